/** What a list's address says: the words looked for, the page, the order. What is missing is the default. */
export interface ListSearch<Sort extends string = string> {
  search?: string;
  page?: number;
  sort?: Sort;
}

/** Reads it from an address; nonsense is left out. `sorts` are the orders that are offered, the default first. */
export function listSearchReader<const Sort extends string>(sorts: readonly Sort[]) {
  return (raw: Record<string, unknown>): ListSearch<Sort> => {
    const search = readWords(raw["search"]);
    const page = Number(raw["page"]);
    const sort = sorts.find((each) => each === raw["sort"]);
    return {
      ...(search && { search }),
      ...(Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 && { page }),
      ...(sort && sort !== sorts[0] && { sort }),
    };
  };
}

/** The router reads `?search=12` as a number and `?search=true` as a boolean. */
export function readWords(raw: unknown): string {
  const isWords = typeof raw === "string" || typeof raw === "number" || typeof raw === "boolean";
  return isWords ? String(raw).trim().slice(0, 200) : "";
}
