/** What the address of the results asks for: a table, a session by its number, and what of it in which order. */
export interface ResultSearch {
  table?: string;
  session?: number;
  /** Of a published version. */
  number?: number;
  category?: string;
  order?: ResultOrder;
  find?: string;
}

/** Beside the order of the places. */
export const resultOrders = ["name", "number", "team"] as const;

export type ResultOrder = (typeof resultOrders)[number];

export function readResultSearch(search: Record<string, unknown>): ResultSearch {
  const { table } = search;
  const session = readNumber(search["session"]);
  const number = readNumber(search["number"]);
  const category = readText(search["category"]);
  const find = readText(search["find"]);
  const order = resultOrders.find((each) => each === search["order"]);
  return {
    ...(typeof table === "string" && /^[\w-]{1,60}$/.test(table) && { table }),
    ...(session && { session }),
    ...(number && { number }),
    ...(category && { category }),
    ...(order && { order }),
    ...(find && { find }),
  };
}

/** What the address of the calculation says: ids, as the seed has them. */
export interface CalculateSearch {
  group?: number;
  session?: number;
}

export function readCalculateSearch(search: Record<string, unknown>): CalculateSearch {
  const group = readNumber(search["group"]);
  const session = readNumber(search["session"]);
  return { ...(group && { group }), ...(session && { session }) };
}

function readNumber(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** The router reads a number where one is typed. */
function readText(value: unknown): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" && text.length <= 100 ? text.trim() : undefined;
}
