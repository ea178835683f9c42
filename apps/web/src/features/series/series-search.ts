import { listSearchReader, type ListSearch, readWords } from "../../lib/list/list-search.ts";

export interface SeriesSearch extends Omit<ListSearch, "sort"> {
  mine?: "true";
}

const readList = listSearchReader([]);

export function readSeriesSearch(raw: Record<string, unknown>): SeriesSearch {
  return { ...readList(raw), ...(String(raw["mine"]) === "true" && { mine: "true" as const }) };
}

/** Whose records: one club's, or everybody's. */
export interface RecordsSearch {
  club?: string;
}

export function readRecordsSearch(raw: Record<string, unknown>): RecordsSearch {
  const club = readWords(raw["club"]);
  return club ? { club } : {};
}
