import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { EventProgressResponse } from "@tightlines/contract/event-progress";
import type { EventState } from "@tightlines/domain/event/status";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiContext } from "../../../lib/api/api.context.ts";
import type { Api } from "../../../lib/api/api.ts";
import { eventProgressQuery } from "../event.queries.ts";
import { EventHomePage } from "./EventHomePage.tsx";

test("an event that comes shows its next step and what is left to set up", async () => {
  const html = await show({ status: "published", wasCancelled: false });
  expect(html).toMatch(/Next step.*Next session.*Before the draw/s);
});

test.each(["cancelled", "archived"] as const)(
  "one that was cancelled and is %s has nothing left to do",
  async (status) => {
    const html = await show({ status, wasCancelled: true });
    expect(html).toMatch(/Overview.*This event was cancelled/s);
    expect(html).not.toMatch(/Next step|Next session|Before the draw/);
  },
);

test.each([
  ["running", "Session 2 is being fished."],
  ["provisional", "Session 2 is provisional."],
  ["scheduled", "Start Session 2 when its time comes."],
] as const)("a live event with a session that is %s is not to be finished yet", async (status, words) => {
  const html = await show({ status: "running", wasCancelled: false }, [{ number: 2, name: "", status }]);
  expect(html).toContain(words);
  expect(html).not.toContain(">Finish<");
});

test("a live event whose sessions are all official is to be finished", async () => {
  const html = await show({ status: "running", wasCancelled: false });
  expect(html).toMatch(/When the last result is official, finish the event.*>Finish</s);
});

async function show(
  state: EventState,
  openSessions: EventProgressResponse["openSessions"] = [],
): Promise<string> {
  const event = { name: "Storm Cup", url: "storm-cup", timeZone: "UTC", right: "owner", ...state };
  const api = {} as Api;
  const queryClient = new QueryClient();
  queryClient.setQueryData(eventProgressQuery(api, event.url).queryKey, { ...progress, openSessions });
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({ component: () => <EventHomePage event={event as EventResponse} /> }),
  });
  await router.load();
  return renderToString(
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </ApiContext>,
  );
}

const startsAt = "2099-05-14T06:00:00Z";
const endsAt = "2099-05-14T10:00:00Z";
const progress = {
  sectors: 0,
  sessions: 1,
  nextSession: { id: 1, number: 1, name: "", startsAt, endsAt, isRunning: false },
} as EventProgressResponse;
