import type { Presence } from "./presence.ts";

/**
 * Whether an angler needs a group and a peg: reserves and those who have withdrawn need neither. The database says the same
 * with its function `takes_part`; a test of the API holds the two together.
 */
export function takesPart({ isReserve, presence }: { isReserve: boolean; presence: Presence }): boolean {
  return !isReserve && presence !== "withdrawn";
}
