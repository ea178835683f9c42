import type { Sheet } from "@tightlines/contract/sheet";
import { localTimeAt } from "@tightlines/domain/time/zone-time";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";

/** The sessions as a table, by the clock at the water. */
export function sessionSheet(sessions: readonly SessionRow[], timeZone: string): Sheet {
  const clock = (instant: Date) => localTimeAt(instant.toISOString(), timeZone).replace("T", " ");
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
