import { getRouteApi, Link } from "@tanstack/react-router";
import type { ResultRow, ResultTables } from "@tightlines/contract/result/result-table";
import { m } from "../../../paraglide/messages.js";
import { pickResultSession } from "../pick-result.ts";
import { ResultFrame } from "./ResultFrame.tsx";
import { ResultList } from "./ResultList.tsx";

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
            <ResultList
              eventUrl={eventUrl}
              units={units}
              tables={tables}
              wish={{ session: session.id }}
              measure={tables.roundMeasure}
              search={search}
              sectionOf={sectorOf}
              sections={sectorSections}
            />
          </>
        );
      }}
    </ResultFrame>
  );
}

/** Those without a sector come last. */
function sectorSections(rows: readonly ResultRow[]) {
  const codes = [...new Set(rows.map(sectorOf))].toSorted(
    (one, other) =>
      Number(one === "") - Number(other === "") || one.localeCompare(other, undefined, { numeric: true }),
  );
  return codes.map((key) => ({
    key,
    title: key === "" ? m.result_no_sector() : m.result_unit_sector({ code: key }),
  }));
}

function sectorOf({ sectorCode }: ResultRow): string {
  return sectorCode ?? "";
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
    <nav aria-label={m.score_public_sessions()}>
      <ul className="choices">
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
      </ul>
    </nav>
  );
}
