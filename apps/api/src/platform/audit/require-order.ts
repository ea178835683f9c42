import type { Db } from "../database/schema.ts";
import { ProblemError } from "../http/problem-error.ts";
import { staleRevision } from "./require-seen.ts";

interface OrderWish {
  ids: readonly number[];
  /** The order that whoever wishes saw. */
  seen: readonly number[];
}

/** What the trail calls the order of an event's rows: it belongs to none of them. */
export const ORDER = "order";

/** The rows in the order wished for. Whoever saw other rows, or another order of them, is refused. */
export async function requireOrder<Row extends { id: number }>(
  db: Db,
  rows: readonly Row[],
  { ids, seen }: OrderWish,
  { noun, eventId, present }: { noun: "sector" | "group"; eventId: number; present: () => Promise<object> },
): Promise<Row[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wanted = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (wanted.length !== rows.length || ids.length !== rows.length)
    throw new ProblemError("rows-changed", { facts: { noun } });
  if (seen.length !== rows.length || rows.some(({ id }, place) => seen[place] !== id))
    throw await staleRevision(db, { noun, nounId: ORDER, eventId }, await present());
  return wanted;
}
