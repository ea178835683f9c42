import { listSearchReader, type ListSearch } from "../../lib/list/list-search.ts";

export interface SeriesSearch extends Omit<ListSearch, "sort"> {
  mine?: "true";
}

const readList = listSearchReader([]);

export function readSeriesSearch(raw: Record<string, unknown>): SeriesSearch {
  return { ...readList(raw), ...(String(raw["mine"]) === "true" && { mine: "true" as const }) };
}
