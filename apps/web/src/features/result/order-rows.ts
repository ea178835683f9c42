import type { ResultRow } from "@tightlines/contract/result/result-table";
import type { ResultOrder, ResultSearch } from "./result-search.ts";

/** What the address asks for of a table: those of one category, and in which order. Without one they stand by place. */
export function orderRows(
  rows: readonly ResultRow[],
  { category, order }: Pick<ResultSearch, "category" | "order">,
): readonly ResultRow[] {
  const wanted = category === undefined ? rows : rows.filter((row) => row.category === category);
  return order ? wanted.toSorted(orders[order]) : wanted;
}

const orders: Readonly<Record<ResultOrder, (one: ResultRow, other: ResultRow) => number>> = {
  number: (one, other) => (one.number ?? 0) - (other.number ?? 0),
  name: (one, other) => one.name.localeCompare(other.name),
  team: (one, other) => (one.teamName ?? "").localeCompare(other.teamName ?? ""),
};
