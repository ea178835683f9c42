import type { SessionRow } from "../../platform/database/tables/session.table.ts";

/** "Session 2, Morning": how a sentence speaks of it. */
export function nameOf({ number, name }: Pick<SessionRow, "number" | "name">): string {
  return name ? `Session ${number}, ${name}` : `Session ${number}`;
}
