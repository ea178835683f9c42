import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { ResultRow, ResultTables } from "@tightlines/contract/result/result-table";
import { groupBy } from "@tightlines/domain/group-by";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Choices } from "../../../ui/Choices.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { resultsQuery } from "../result.queries.ts";
import { pickResultSession } from "../pick-result.ts";
import { ResultFrame } from "./ResultFrame.tsx";
import type { LineFrame } from "./line-frame.ts";
import { ResultLine } from "./ResultLine.tsx";
import styles from "./Results.module.css";

const route = getRouteApi("/default/events/$eventUrl/results/sectors");

/** One session, sector by sector. */
export function SectorResultsPage() {
  const { eventUrl } = route.useParams();
  const search = route.useSearch();
  return (
    <ResultFrame eventUrl={eventUrl}>
      {(tables, { units }) => {
        const session = pickResultSession(tables, search.session);
        if (!session) return <p>{m.result_session_empty()}</p>;
        return (
          <>
            <SessionLinks eventUrl={eventUrl} tables={tables} shown={session.number} />
            <Sectors
              eventUrl={eventUrl}
              units={units}
              tables={tables}
              wish={{ session: session.id }}
              measure={tables.roundMeasure}
            />
          </>
        );
      }}
    </ResultFrame>
  );
}

function Sectors(frame: LineFrame) {
  const query = useQuery(resultsQuery(useApi(), frame.eventUrl, frame.wish));
  return (
    <Loaded query={query} skeleton={<TableSkeleton rows={10} columns={3} />}>
      {(rows) =>
        [...groupBy(rows, ({ sectorCode }: ResultRow) => sectorCode ?? "")]
          .toSorted(([one], [other]) => one.localeCompare(other, undefined, { numeric: true }))
          .map(([code, lines]) => (
            <section key={code} className={styles.sector} aria-labelledby={`sector-${code}`}>
              <h3 id={`sector-${code}`}>
                {code === "" ? m.result_no_sector() : m.result_unit_sector({ code })}
              </h3>
              <ul className={styles.lines}>
                {lines.map((row) => (
                  <li key={row.id}>
                    <ResultLine {...frame} row={row} />
                  </li>
                ))}
              </ul>
            </section>
          ))
      }
    </Loaded>
  );
}

function SessionLinks({
  eventUrl,
  tables,
  shown,
}: {
  eventUrl: string;
  tables: ResultTables;
  shown: number;
}) {
  const fished = tables.sessions.filter(({ rows }) => rows > 0);
  if (fished.length < 2) return null;
  return (
    <Choices label={m.score_public_sessions()}>
      {fished.map(({ number }) => (
        <li key={number}>
          <Link
            to="/events/$eventUrl/results/sectors"
            params={{ eventUrl }}
            search={{ session: number }}
            resetScroll={false}
            aria-current={number === shown ? "page" : undefined}
            activeOptions={{ exact: true }}
          >
            {m.result_view_session({ number })}
          </Link>
        </li>
      ))}
    </Choices>
  );
}
