import { getRouteApi, Link } from "@tanstack/react-router";
import type { ResultTables } from "@tightlines/contract/result/result-table";
import { m } from "../../../paraglide/messages.js";
import { Choices } from "../../../ui/Choices.tsx";
import { pickTable } from "../pick-result.ts";
import { tableName } from "../result-words.ts";
import { ResultFrame } from "./ResultFrame.tsx";
import { ResultList } from "./ResultList.tsx";
import styles from "./Results.module.css";

const route = getRouteApi("/default/events/$eventUrl/results");

/** The tables of sums: anglers, teams, categories, the biggest fish. */
export function ResultsPage() {
  const { eventUrl } = route.useParams();
  const search = route.useSearch();
  return (
    <ResultFrame eventUrl={eventUrl}>
      {(tables, { units }) => {
        const table = pickTable(tables, search.table);
        if (!table) return null;
        return (
          <>
            <TableLinks eventUrl={eventUrl} tables={tables} shown={table.id} />
            <ResultList
              eventUrl={eventUrl}
              units={units}
              tables={tables}
              wish={{ classification: table.id }}
              measure={table.measure}
            />
          </>
        );
      }}
    </ResultFrame>
  );
}

function TableLinks({ eventUrl, tables, shown }: { eventUrl: string; tables: ResultTables; shown: string }) {
  if (tables.tables.length < 2) return null;
  return (
    <Choices label={m.result_tables()}>
      {tables.tables.map((table, index) => (
        <li key={table.id}>
          <Link
            to="/events/$eventUrl/results"
            params={{ eventUrl }}
            search={index === 0 ? {} : { table: table.id }}
            resetScroll={false}
            aria-current={table.id === shown ? "page" : undefined}
            activeOptions={{ exact: true }}
          >
            {tableName(table)}
          </Link>
        </li>
      ))}
    </Choices>
  );
}
