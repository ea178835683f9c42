import { useQuery } from "@tanstack/react-query";
import type { SeasonRow, SeriesResponse } from "@tightlines/contract/series/series";
import { useCallback, useMemo } from "react";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Badge } from "../../../ui/Badge.tsx";
import { QuietWater } from "../../../ui/drawings/QuietWater.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FindList } from "../../../ui/FindList.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { TableSkeleton } from "../../../ui/Skeletons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { standingsQuery } from "../series.queries.ts";
import { countWords } from "../series-words.ts";
import styles from "./Series.module.css";

/** Everybody's sum, with how each round counted in the same line. */
export function SeasonTable({ series: { url, rounds } }: { series: SeriesResponse }) {
  const query = useQuery(standingsQuery(useApi(), url));
  const names = useMemo(() => new Map(rounds.map(({ eventId, name }) => [eventId, name])), [rounds]);
  // Visitors count the rounds that they see.
  const numbers = useMemo(
    () => new Map(query.data?.rounds.map(({ eventId }, index) => [eventId, index + 1])),
    [query.data],
  );
  const line = useCallback(
    (row: SeasonRow) => <SeasonLine row={row} names={names} numbers={numbers} />,
    [names, numbers],
  );
  return (
    <section aria-labelledby="season" className={styles.section}>
      <h2 id="season" className={styles.title}>
        {m.series_table_title()}
        {query.data && query.data.rows.length > 0 && !query.data.isProvisional && (
          <Badge tone="reed">{m.series_state_official()}</Badge>
        )}
      </h2>
      <Loaded
        query={query}
        skeleton={<TableSkeleton rows={10} columns={3} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState drawing={<QuietWater />} sentence={m.series_table_empty()} />}
      >
        {({ rows, isProvisional }) => (
          <>
            {isProvisional && <p className={styles.facts}>{m.series_table_provisional()}</p>}
            <FindList
              label={m.series_find()}
              rows={rows}
              rowKey={rowKey}
              searchText={searchText}
              count={(count) => m.series_count({ count })}
              rowHeight="6rem"
            >
              {line}
            </FindList>
          </>
        )}
      </Loaded>
    </section>
  );
}

interface SeasonLineProps {
  row: SeasonRow;
  names: ReadonlyMap<number, string>;
  numbers: ReadonlyMap<number, number>;
}

function SeasonLine({ row, names, numbers }: SeasonLineProps) {
  return (
    <div className={styles.line}>
      <span className={`${styles.place} tabular`}>
        {row.place === null ? "–" : row.sharedBy > 1 ? `${row.place}=` : row.place}
      </span>
      <span className={styles.person}>
        <strong className={styles.name}>{row.name}</strong>
        <span className={styles.facts}>
          {[row.club, row.hasTooFewRounds && m.series_too_few()].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className={`${styles.sum} tabular`}>{m.series_points({ points: row.points })}</span>
      <ul className={styles.cells}>
        {row.rounds.map((cell) => (
          <li key={cell.eventId} className={styles.cell} data-counts={cell.counts}>
            <VisuallyHidden>
              {m.series_cell({
                number: numbers.get(cell.eventId) ?? 0,
                name: names.get(cell.eventId) ?? "",
                points: cell.points,
              })}
            </VisuallyHidden>
            <span aria-hidden="true" className={styles.number}>
              {numbers.get(cell.eventId)}
            </span>
            <span aria-hidden="true" className={`${styles.points} tabular`}>
              {cell.points}
            </span>
            <span className={styles.counts}>{countWords(cell)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function rowKey({ id }: SeasonRow): number {
  return id;
}

function searchText({ name, club }: SeasonRow): string {
  return `${name} ${club}`;
}
