import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { EventResponse } from "@tightlines/contract/event";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import type { SessionResponse } from "@tightlines/contract/session";
import { type ComponentType, useCallback } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatDayAndPeriod } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FindList } from "../../../ui/FindList.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { eventQuery } from "../../event/event.queries.ts";
import { useLive } from "../../event/use-live.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { SessionStatusBadge } from "../../session/SessionStatusBadge.tsx";
import { sessionListQuery } from "../../session/session.queries.ts";
import { scoredSessionQuery, sessionScoresQuery } from "../score.queries.ts";
import { pickScored } from "./pick-scored.ts";
import { ScoreCard } from "./ScoreCard.tsx";
import styles from "./ScoresPage.module.css";

const route = getRouteApi("/default/events/$eventUrl/scores");

export interface ScoresPageProps {
  /** What a later part of the event has to say about a session: what waits for a judge. */
  Waiting: ComponentType<{ event: EventResponse; session: SessionResponse }> | undefined;
}

/** What everybody has caught, session by session. */
export function ScoresPage({ Waiting }: ScoresPageProps) {
  const { eventUrl } = route.useParams();
  const { session: number } = route.useSearch();
  const api = useApi();
  const { data: event } = useQuery(eventQuery(api, eventUrl));
  const sessions = useQuery(sessionListQuery(api, eventUrl));
  const latest = useQuery(scoredSessionQuery(api, eventUrl));
  return (
    <section className={styles.page} aria-labelledby="scores">
      <h2 id="scores">{m.score_public_title()}</h2>
      <Loaded query={sessions} skeleton={<TableSkeleton rows={8} columns={3} />}>
        {(rows) => {
          const session = pickScored(rows, number, latest.data ?? null);
          if (!event || !session)
            return <EmptyState drawing={<QuietWater />} sentence={m.score_public_empty()} />;
          return (
            <>
              <SessionLinks eventUrl={eventUrl} sessions={rows} session={session} />
              <h3 className={styles.session}>
                {sessionLabel(session)} <SessionStatusBadge status={session.status} />
                <span className={styles.when}>{formatDayAndPeriod(session, event.timeZone)}</span>
              </h3>
              {Waiting && <Waiting event={event} session={session} />}
              <SessionScores event={event} session={session} />
              <p>
                <Link to="/events/$eventUrl/results/pdf" params={{ eventUrl }}>
                  {m.result_paper_scores_link()}
                </Link>
              </p>
              <p>
                <Link to="/events/$eventUrl/protests" params={{ eventUrl }}>
                  {m.protest_public_link()}
                </Link>
              </p>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function SessionScores({ event, session }: { event: EventResponse; session: SessionResponse }) {
  const live = useLive(event.url);
  const query = useQuery({ ...sessionScoresQuery(useApi(), event.url, session.id), ...live });
  const card = useCallback((score: ScoreResponse) => <ScoreCard event={event} score={score} />, [event]);
  return (
    <Loaded
      query={query}
      skeleton={<TableSkeleton rows={8} columns={3} />}
      isEmpty={(scores) => scores.length === 0}
      empty={<EmptyState drawing={<QuietWater />} sentence={m.score_public_session_empty()} />}
    >
      {(scores) => (
        <FindList
          key={session.id}
          label={m.score_public_find()}
          rows={scores}
          rowKey={rowKey}
          searchText={searchText}
          count={(count) => m.score_public_count({ count })}
        >
          {card}
        </FindList>
      )}
    </Loaded>
  );
}

function rowKey({ id }: ScoreResponse): number {
  return id;
}

function searchText({ anglerNumber, anglerName, teamName, sectorCode, pegNumber }: ScoreResponse): string {
  return [anglerNumber, anglerName, teamName, sectorCode, pegNumber]
    .filter((word) => word !== null)
    .join(" ");
}

interface SessionLinksProps {
  eventUrl: string;
  sessions: readonly SessionResponse[];
  session: SessionResponse;
}

function SessionLinks({ eventUrl, sessions, session }: SessionLinksProps) {
  const fished = sessions.filter(({ kind }) => kind !== "rest");
  if (fished.length < 2) return null;
  return (
    <nav aria-label={m.score_public_sessions()}>
      <ul className="choices">
        {fished.map((one) => (
          <li key={one.id}>
            <Link
              to="/events/$eventUrl/scores"
              params={{ eventUrl }}
              search={{ session: one.number }}
              resetScroll={false}
              aria-current={one.id === session.id ? "page" : undefined}
              // Otherwise a link without a search is taken for the current one whatever is searched for.
              activeOptions={{ exact: true }}
            >
              {sessionLabel(one)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
