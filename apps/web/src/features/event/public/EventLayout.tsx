import { useQuery } from "@tanstack/react-query";
import { Outlet, useMatchRoute } from "@tanstack/react-router";
import { useApi } from "../../../lib/api/api.context.ts";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { eventQuery } from "../event.queries.ts";
import { EventHeader } from "./EventHeader.tsx";
import styles from "./EventLayout.module.css";
import { EventTabs } from "./EventTabs.tsx";

/** The frame of every public page of an event, with the header and the tab bar above it. */
export function EventLayout({ eventUrl, mayManage }: EventLayoutProps) {
  const api = useApi();
  const signedIn = useSignedIn();
  const isAbout = useMatchRoute()({ to: "/events/$eventUrl" }) !== false;
  const { data: event } = useQuery(eventQuery(api, eventUrl));
  if (!event) return <Outlet />;
  return (
    <>
      <EventHeader event={event} canManage={mayManage(signedIn, event.security)} isBrief={!isAbout} />
      <EventTabs eventUrl={event.url} />
      <div className={styles.content}>
        <Outlet />
      </div>
    </>
  );
}

export interface EventLayoutProps {
  eventUrl: string;
  /** The owner check on the event's `security` (docs/seed-conformance.md, section 6). */
  mayManage: (user: ReturnType<typeof useSignedIn>, security: string | null) => boolean;
}
