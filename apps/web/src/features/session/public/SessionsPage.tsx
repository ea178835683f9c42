import { getRouteApi } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import type { SessionResponse } from "@tightlines/contract/session";
import { useApi } from "../../../lib/api/api.context.ts";
import { DownloadSheet } from "../../../lib/sheet/DownloadSheet.tsx";
import { formatZone } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { eventQuery } from "../../event/event.queries.ts";
import { sessionListQuery } from "../session.queries.ts";
import { FindSession } from "./FindSession.tsx";
import { NextSession } from "./NextSession.tsx";
import styles from "./SessionsPage.module.css";

/** When is what fished: the days of an event, one below the other. */
export function SessionsPage({ eventUrl }: { eventUrl: string }) {
  const api = useApi();
  const { data: event } = useQuery(eventQuery(api, eventUrl));
  const query = useQuery(sessionListQuery(api, eventUrl));
  if (!event) return null;
  return (
    <section className={styles.page} aria-labelledby="sessions">
      <h2 id="sessions">{m.session_list_title()}</h2>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={4} columns={3} />}
        isEmpty={(sessions) => sessions.length === 0}
        empty={<EmptyState drawing={<QuietWater />} sentence={m.session_public_empty()} />}
      >
        {(sessions) => <Sessions event={event} sessions={sessions} />}
      </Loaded>
    </section>
  );
}

function Sessions({ event, sessions }: { event: EventResponse; sessions: readonly SessionResponse[] }) {
  const [first] = sessions;
  return (
    <>
      <NextSession sessions={sessions} timeZone={event.timeZone} />
      {first && (
        <p className={styles.zone}>
          {m.session_public_zone({ zone: formatZone(event.timeZone, first.startsAt) })}
        </p>
      )}
      <FindSession
        sessions={sessions}
        timeZone={event.timeZone}
        eventStatus={event.status}
        publicUrl={event.status === "draft" ? null : event.url}
      />
      <DownloadSheet eventUrl={event.url} nouns="sessions" />
    </>
  );
}

const route = getRouteApi("/default/events/$eventUrl/sessions");

/** The page as its address asks for it. */
export function SessionsRoute() {
  return <SessionsPage {...route.useParams()} />;
}
