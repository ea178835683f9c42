import type { SeriesResponse } from "@tightlines/contract/series/series";
import type { SeriesRow } from "../../platform/database/tables/series.table.ts";
import type { Caller } from "../../platform/identity/caller.ts";
import type { SeriesRoundRow } from "./series.repository.ts";

export interface WholeSeries {
  row: SeriesRow;
  rounds: readonly SeriesRoundRow[];
}

/** Whoever does not manage it sees the events that everybody sees. */
export function presentSeries({ row, rounds }: WholeSeries, caller: Caller): SeriesResponse {
  const mayManage = managesSeries(row, caller);
  const { id, name, url, rules, revision } = row;
  return {
    id,
    name,
    url,
    rules: rules as SeriesResponse["rules"],
    rounds: rounds.filter(({ isShown }) => isShown || mayManage).map(({ units: _units, ...round }) => round),
    mayManage,
    revision,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function managesSeries({ userId }: SeriesRow, caller: Caller): boolean {
  if (caller.role === "administrator") return true;
  return caller.kind === "user" && caller.role === "organizer" && userId === caller.userId;
}
