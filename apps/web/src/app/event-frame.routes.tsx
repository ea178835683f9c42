import { useQuery } from "@tanstack/react-query";
import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { ReactNode } from "react";
import { eventQuery } from "../features/event/event.queries.ts";
import { EventLayout } from "../features/event/public/EventLayout.tsx";
import { ApiProblem } from "../lib/api/api-problem.ts";
import { useApi } from "../lib/api/api.context.ts";
import { logFailure } from "../lib/log-failure.ts";
import type { AppContext } from "./app-context.ts";
import { isUnreachable } from "./guard.ts";
import { hrefAtEvent } from "./href-at-event.ts";
import { defaultLayout, manageLayout } from "./layout-routes.ts";
import { isOwnerAllowed, isRightAllowed } from "./route-access.ts";
import { isOfflineProblem } from "./use-visited-page.ts";

/** The public pages of an event stand under this route, those of its management under `manageRoute`. */
export const eventRoute = createRoute({
  getParentRoute: () => defaultLayout,
  path: "/events/$eventUrl",
  loader: async ({ context, params, location }) => {
    const event = await loadEvent(context, params.eventUrl);
    redirectToCurrentUrl(event, params.eventUrl, location.href);
    return event;
  },
  head: ({ loaderData }) => ({
    meta: [
      ...(loaderData?.coverPhoto ? [{ property: "og:image", content: loaderData.coverPhoto }] : []),
      ...(loaderData?.visibility === "unlisted" ? [{ name: "robots", content: "noindex" }] : []),
    ],
  }),
  component: function EventFrame() {
    const { eventUrl } = eventRoute.useParams();
    return (
      <EventLayout
        eventUrl={eventUrl}
        mayManage={(user, security) => isOwnerAllowed(user, "event-manage", security)}
      />
    );
  },
});

/** Everything under it needs a right on the event; whoever has none is sent away as by the guard. */
export const manageRoute = createRoute({
  getParentRoute: () => manageLayout,
  path: "/events/$eventUrl/manage",
  beforeLoad: async ({ context, params, matches, location }) => {
    const { isKept = false } = matches.at(-1)?.staticData ?? {};
    // What the device keeps was fetched by somebody with the right to it, and goes when they sign out.
    if (isKept && (await isUnreachable(context.identity))) return;
    // Fetched anew: what was rendered for a guest knows nothing of this caller's rights.
    const event = await loadEvent(context, params.eventUrl, { isFresh: true }).catch((error: unknown) => {
      if (isKept && isOfflineProblem(error)) return undefined;
      throw error;
    });
    if (!event) return;
    redirectToCurrentUrl(event, params.eventUrl, location.href);
    const { security, right } = event;
    const user = context.identity.current();
    const name = matches.at(-1)?.staticData.name ?? "event-manage";
    if (user && isOwnerAllowed(user, name, security) && isRightAllowed(user.role, right, name)) return;
    logFailure("403 - Not allowed");
    throw redirect({ to: "/access" });
  },
});

/** A page of the management area is given the event, which its layout has loaded, and the way of its set-up above. */
export function managePage(load: () => Promise<(props: { event: EventResponse }) => ReactNode>) {
  return lazyRouteComponent(async () => {
    const [Page, { SetUpTrail }] = await Promise.all([
      load(),
      import("../features/event/manage/home/SetUpTrail.tsx"),
    ]);
    return {
      default: function ManagePage() {
        const { data: event } = useQuery(eventQuery(useApi(), manageRoute.useParams().eventUrl));
        return (
          event && (
            <>
              <SetUpTrail event={event} />
              <Page event={event} />
            </>
          )
        );
      },
    };
  });
}

/**
 * Redirects from an address the event had before, or from its number, to the same page under the address it has now. The
 * redirect is temporary, because another event may take the old address.
 */
export function redirectToCurrentUrl({ url }: EventResponse, eventUrl: string, href: string): void {
  if (url === eventUrl) return;
  throw redirect({ href: hrefAtEvent(href, url), replace: true });
}

export async function loadEvent(
  { api, queryClient }: AppContext,
  eventUrl: string,
  { isFresh = false } = {},
): Promise<EventResponse> {
  try {
    const query = eventQuery(api, eventUrl);
    return isFresh
      ? await queryClient.fetchQuery({ ...query, staleTime: 0 })
      : await queryClient.ensureQueryData(query);
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) throw notFound();
    throw error;
  }
}
