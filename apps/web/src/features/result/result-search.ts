/** Which table the address of the results asks for, and which session by its number. */
export interface ResultSearch {
  table?: string;
  session?: number;
}

export function readResultSearch(search: Record<string, unknown>): ResultSearch {
  const { table } = search;
  const session = readNumber(search["session"]);
  return {
    ...(typeof table === "string" && /^[\w-]{1,60}$/.test(table) && { table }),
    ...(session && { session }),
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
