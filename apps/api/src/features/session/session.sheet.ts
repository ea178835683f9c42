import type { Sheet } from "@tightlines/contract/sheet";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import { clockCell } from "../../platform/sheet/clock-cell.ts";

/** The sessions as a table, by the clock at the water. */
export function sessionSheet(sessions: readonly SessionRow[], timeZone: string): Sheet {
  const clock = (instant: Date) => clockCell(instant.toISOString(), timeZone);
  return {
    name: "Sessions",
    header: ["Number", "Name", `Starts (${timeZone})`, `Ends (${timeZone})`, "Kind", "Status"],
    rows: sessions.map(({ number, name, startsAt, endsAt, kind, status }) => [
      number,
      name,
      clock(startsAt),
      clock(endsAt),
      kind,
      status,
    ]),
  };
}
