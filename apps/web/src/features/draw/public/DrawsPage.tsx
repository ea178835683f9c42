import { eventQuery } from "../../event/event.queries.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { SectorResponse } from "@tightlines/contract/sector";
import type { SessionResponse } from "@tightlines/contract/session";
import { placesAnglers } from "@tightlines/domain/draw/places-anglers";
import { holdingRun } from "@tightlines/domain/draw/run-of-session";
import { Suspense } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { formatDayAndPeriod } from "../../../lib/time/format-zone.ts";
import { m } from "../../../paraglide/messages.js";
import { Loaded } from "../../../ui/Loaded.tsx";
import { CardsSkeleton, TableSkeleton } from "../../../ui/Skeletons.tsx";
import { sectorListQuery } from "../../sector/sector.queries.ts";
import { sessionLabel } from "../../session/session-label.ts";
import { sessionListQuery } from "../../session/session.queries.ts";
import { sessionDrawsQuery } from "../draw.queries.ts";
import { pegRunsQuery } from "../draw-run.queries.ts";
import { DrawnBanks } from "../DrawnBanks.tsx";
import { sayWhy } from "../say-why.ts";
import { hasDraw, type PegRunSummary } from "../session-run.ts";
import { type DrawSearch, pickSession } from "./draw-search.ts";
import styles from "./DrawsPage.module.css";
import { NoDraw } from "./NoDraw.tsx";
import { PegDrawSeal } from "./PegDrawSeal.tsx";
import { DrawTables, SessionOrder } from "./session-order.ts";
import { WhereDoIFish } from "./WhereDoIFish.tsx";

interface DrawsPageProps {
  eventUrl: string;
  timeZone: string;
  search: DrawSearch;
}

/** Who fishes where, and how it was drawn. */
export function DrawsPage(props: DrawsPageProps) {
  const { eventUrl, timeZone } = props;
  const api = useApi();
  const sessions = useQuery(sessionListQuery(api, eventUrl));
  const runs = useQuery(pegRunsQuery(api, eventUrl));
  const sectors = useQuery(sectorListQuery(api, eventUrl));
  return (
    <section className={styles.page} aria-labelledby="draw">
      <h2 id="draw" className={styles.title}>
        {m.peg_draw_public_title()}
      </h2>
      <Loaded query={sessions} skeleton={<CardsSkeleton cards={3} />}>
        {(sessionRows) => (
          <Loaded query={runs} skeleton={<CardsSkeleton cards={3} />}>
            {(runRows) => (
              <Loaded query={sectors} skeleton={<CardsSkeleton cards={3} />}>
                {(sectorRows) => (
                  <>
                    <Drawn {...props} sessions={sessionRows} runs={runRows} sectors={sectorRows} />
                    <PegDrawSeal
                      eventUrl={eventUrl}
                      timeZone={timeZone}
                      runs={runRows}
                      sessions={sessionRows}
                    />
                  </>
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </section>
  );
}

interface DrawnProps extends DrawsPageProps {
  sessions: readonly SessionResponse[];
  runs: readonly PegRunSummary[];
  sectors: readonly SectorResponse[];
}

function Drawn({ eventUrl, timeZone, search, sessions, runs, sectors }: DrawnProps) {
  const session = pickSession(sessions, search.session);
  const draws = useQuery({
    ...sessionDrawsQuery(useApi(), eventUrl, session?.id ?? 0),
    enabled: session !== undefined,
  });
  const isDrawn = hasDraw(runs);
  if (!session || (!isDrawn && draws.data?.length === 0)) {
    const isPromised = runs.some(({ status }) => status === "draft");
    return <NoDraw eventUrl={eventUrl} isPromised={isPromised} />;
  }
  const view = search.view ?? "sectors";
  const run = holdingRun(runs, session.id);
  return (
    <>
      <WhereDoIFish
        eventUrl={eventUrl}
        timeZone={timeZone}
        sessions={sessions}
        sectors={sectors}
        runs={runs}
      />
      <Views eventUrl={eventUrl} search={search} />
      {view === "sectors" ? (
        <>
          <SessionLinks eventUrl={eventUrl} sessions={sessions} session={session} />
          <h3 className={styles.session}>
            {sessionLabel(session)}
            <span className={styles.when}>{formatDayAndPeriod(session, timeZone)}</span>
          </h3>
          {run && !placesAnglers({ kind: run.mode }) && (
            <Suspense fallback={<TableSkeleton rows={10} columns={2} />}>
              <SessionOrder eventUrl={eventUrl} run={run} sessionId={session.id} sectors={sectors} />
            </Suspense>
          )}
          <Loaded query={draws} skeleton={<TableSkeleton rows={10} columns={2} />}>
            {(seats) =>
              seats.length > 0 ? (
                <DrawnBanks sectors={sectors} seats={seats} headingLevel={4} />
              ) : (
                run?.mode !== "duels" && (
                  <p className={styles.dim}>
                    {run ? m.peg_draw_session_unchosen() : m.peg_draw_session_empty()}
                  </p>
                )
              )
            }
          </Loaded>
        </>
      ) : (
        <Suspense fallback={<TableSkeleton rows={10} columns={4} />}>
          <DrawTables
            eventUrl={eventUrl}
            runs={runs}
            sessions={sessions}
            sectors={sectors}
            isByTeam={view === "teams"}
            sayWhy={sayWhy}
          />
        </Suspense>
      )}
      <p>
        <Link to="/events/$eventUrl/draws/pdf" params={{ eventUrl }}>
          {m.paper_link()}
        </Link>
      </p>
    </>
  );
}

const views = [
  { view: undefined, label: m.peg_draw_view_sectors },
  { view: "teams", label: m.peg_draw_view_teams },
  { view: "anglers", label: m.peg_draw_view_anglers },
] as const;

function Views({ eventUrl, search }: { eventUrl: string; search: DrawSearch }) {
  return (
    <nav aria-label={m.peg_draw_views()}>
      <ul className="choices">
        {views.map(({ view, label }) => (
          <li key={view ?? "sectors"}>
            <Link
              to="/events/$eventUrl/draws"
              params={{ eventUrl }}
              search={view ? { view } : {}}
              resetScroll={false}
              aria-current={search.view === view ? "page" : undefined}
              // Otherwise a link without a search is taken for the current one whatever is searched for.
              activeOptions={{ exact: true }}
            >
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
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
    <nav aria-label={m.peg_draw_session_nav()}>
      <ul className="choices">
        {fished.map((one) => (
          <li key={one.id}>
            <Link
              to="/events/$eventUrl/draws"
              params={{ eventUrl }}
              search={{ session: one.number }}
              resetScroll={false}
              aria-current={one.id === session.id ? "page" : undefined}
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

const route = getRouteApi("/default/events/$eventUrl/draws");

/** The page as its address asks for it. */
export function DrawsRoute() {
  const { eventUrl } = route.useParams();
  const search = route.useSearch();
  const { data: event } = useQuery(eventQuery(useApi(), eventUrl));
  return event && <DrawsPage eventUrl={eventUrl} timeZone={event.timeZone} search={search} />;
}
