import { getRouteApi, Link } from "@tanstack/react-router";
import type { ResultRow, ResultTables } from "@tightlines/contract/result/result-table";
import { m } from "../../../paraglide/messages.js";
import { isByGroup, pickTable } from "../pick-result.ts";
import { groupTitle, tableName } from "../result-words.ts";
import { ResultFrame } from "./ResultFrame.tsx";
import { ResultList } from "./ResultList.tsx";

const route = getRouteApi("/default/events/$eventUrl/results");

/** By group, or the tables of sums: anglers, teams, categories, the biggest fish. */
export function ResultsPage() {
  const { eventUrl } = route.useParams();
  const search = route.useSearch();
  return (
    <ResultFrame eventUrl={eventUrl} sums={search.table === undefined ? "groups" : "tables"}>
      {(tables, { units }) => {
        const table = pickTable(tables, search.table);
        if (!table) return null;
        const byGroup = isByGroup(tables, search.table);
        return (
          <>
            {!byGroup && <TableLinks eventUrl={eventUrl} tables={tables} shown={table.id} />}
            <ResultList
              eventUrl={eventUrl}
              units={units}
              tables={tables}
              wish={{ classification: table.id }}
              measure={table.measure}
              search={search}
              {...(byGroup && { sectionOf: groupOf, sections: () => groupSections(tables) })}
            />
          </>
        );
      }}
    </ResultFrame>
  );
}

function groupOf({ groupCode }: ResultRow): string {
  return groupCode ?? "";
}

function groupSections({ groups }: ResultTables) {
  return [
    ...groups.map((group) => ({ key: group.code, title: groupTitle(group) })),
    { key: "", title: m.result_no_group() },
  ];
}

function TableLinks({ eventUrl, tables, shown }: { eventUrl: string; tables: ResultTables; shown: string }) {
  const hasGroups = tables.groups.length > 0;
  if (tables.tables.length < 2) return null;
  return (
    <nav aria-label={m.result_tables()}>
      <ul className="choices">
        {tables.tables.map((table, index) => (
          <li key={table.id}>
            <Link
              to="/events/$eventUrl/results"
              params={{ eventUrl }}
              search={index === 0 && !hasGroups ? {} : { table: table.id }}
              resetScroll={false}
              aria-current={table.id === shown ? "page" : undefined}
              activeOptions={{ exact: true }}
            >
              {tableName(table)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
