import { useQuery } from "@tanstack/react-query";
import type { ResultRow } from "@tightlines/contract/result/result-table";
import { lazy, Suspense, useCallback } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FindList } from "../../../ui/FindList.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { resultsQuery } from "../result.queries.ts";
import type { LineFrame } from "./line-frame.ts";
import { ResultLine } from "./ResultLine.tsx";

// For whoever is signed in: nobody is when the page is rendered.
const MyLines = lazy(async () => ({ default: (await import("./MyLines.tsx")).MyLines }));

/** A whole table, with the lines of whoever looks at it on top. */
export function ResultList(frame: LineFrame) {
  const { eventUrl, wish, units, tables, measure } = frame;
  const isSignedIn = useSignedIn() !== null;
  const query = useQuery(resultsQuery(useApi(), eventUrl, wish));
  const line = useCallback(
    (row: ResultRow) => (
      <ResultLine eventUrl={eventUrl} units={units} tables={tables} wish={wish} measure={measure} row={row} />
    ),
    [eventUrl, units, tables, wish, measure],
  );
  return (
    <>
      <Suspense>{isSignedIn && <MyLines {...frame} />}</Suspense>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={10} columns={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState drawing={<QuietWater />} sentence={m.result_session_empty()} />}
      >
        {(rows) => (
          <FindList
            key={`${wish.classification ?? ""} ${wish.session ?? ""}`}
            label={m.result_find()}
            rows={rows}
            rowKey={rowKey}
            searchText={searchText}
            count={(count) => m.result_count({ count })}
          >
            {line}
          </FindList>
        )}
      </Loaded>
    </>
  );
}

function rowKey({ id, unit }: ResultRow): string {
  return `${id} ${unit?.sessionId ?? ""}`;
}

function searchText({ number, name, teamName, sectorCode }: ResultRow): string {
  return [number, name, teamName, sectorCode].filter((word) => word !== null).join(" ");
}
