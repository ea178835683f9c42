import { readWords } from "./list-search.ts";

/** What the address of a table says: the words looked for, and the column it is sorted by ("-number" from the end). */
export interface TableSearch {
  find?: string;
  sort?: string;
}

/** Reads it from an address; nonsense is left out. A column that the table does not have sorts nothing. */
export function readTableSearch(raw: Record<string, unknown>): TableSearch {
  const { sort } = raw;
  const find = readWords(raw["find"]);
  return {
    ...(find && { find }),
    ...(typeof sort === "string" && /^-?[a-zA-Z]{1,30}$/.test(sort) && { sort }),
  };
}
