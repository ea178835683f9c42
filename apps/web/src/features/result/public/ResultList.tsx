import { useQuery } from "@tanstack/react-query";
import type { ResultRow } from "@tightlines/contract/result/result-table";
import { lazy, Suspense, useCallback, useMemo } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { useSignedIn } from "../../../lib/identity/identity.context.ts";
import { m } from "../../../paraglide/messages.js";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FindList } from "../../../ui/FindList.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { orderRows } from "../order-rows.ts";
import type { ResultSearch } from "../result-search.ts";
import { useLive } from "../../event/use-live.ts";
import { resultsQuery } from "../result.queries.ts";
import type { LineFrame } from "./line-frame.ts";
import { FILTER_FORM, ResultFilters } from "./ResultFilters.tsx";
import { ResultLine } from "./ResultLine.tsx";
import { ResultSections, type SectionsProps } from "./ResultSections.tsx";

// For whoever is signed in: nobody is when the page is rendered.
const MyLines = lazy(async () => ({ default: (await import("./MyLines.tsx")).MyLines }));

interface ResultListProps extends LineFrame {
  /** What the address asks for; without it the list has no filters. */
  search?: ResultSearch;
  /** The headings that the lines stand under, and which one a line belongs to. */
  sections?: (rows: readonly ResultRow[]) => SectionsProps["sections"];
  sectionOf?: SectionsProps["sectionOf"];
}

/** A whole table, with the lines of whoever looks at it on top. */
export function ResultList(props: ResultListProps) {
  const { search: _search, sections: _sections, sectionOf: _sectionOf, ...frame } = props;
  const isSignedIn = useSignedIn() !== null;
  const live = useLive(frame.eventUrl);
  const query = useQuery({ ...resultsQuery(useApi(), frame.eventUrl, frame.wish), ...live });
  return (
    <>
      <Suspense>{isSignedIn && <MyLines {...frame} />}</Suspense>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={10} columns={3} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState drawing={<QuietWater />} sentence={m.result_session_empty()} />}
      >
        {(rows) => <Lines {...props} rows={rows} />}
      </Loaded>
    </>
  );
}

function Lines({
  rows,
  search,
  sections,
  sectionOf,
  ...frame
}: ResultListProps & { rows: readonly ResultRow[] }) {
  const { eventUrl, wish, units, tables, measure } = frame;
  const { category, order } = search ?? {};
  const shown = useMemo(
    () => orderRows(rows, { ...(category && { category }), ...(order && { order }) }),
    [rows, category, order],
  );
  const line = useCallback(
    (row: ResultRow) => (
      <ResultLine eventUrl={eventUrl} units={units} tables={tables} wish={wish} measure={measure} row={row} />
    ),
    [eventUrl, units, tables, wish, measure],
  );
  return (
    <FindList
      key={`${wish.classification ?? ""} ${wish.session ?? ""}`}
      label={m.result_find()}
      rows={shown}
      rowKey={rowKey}
      searchText={searchText}
      count={(count) => m.result_count({ count })}
      {...(search && {
        asked: search.find ?? "",
        form: FILTER_FORM,
        tools: <ResultFilters tables={tables} search={search} rows={rows} />,
      })}
      {...(sections &&
        sectionOf && {
          whole: (
            <ResultSections sections={sections(shown)} sectionOf={sectionOf} rows={shown}>
              {line}
            </ResultSections>
          ),
        })}
    >
      {line}
    </FindList>
  );
}

function rowKey({ id, unit }: ResultRow): string {
  return `${id} ${unit?.sessionId ?? ""}`;
}

function searchText({ number, name, teamName, sectorCode, category, groupCode }: ResultRow): string {
  return [number, name, teamName, sectorCode, category, groupCode].filter((word) => word !== null).join(" ");
}
