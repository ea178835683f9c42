import type { SessionRow } from "../../../platform/database/tables/session.table.ts";
import { clockAt } from "../../registration/registration.letters.ts";

/** "Session 2, Morning, Saturday, 3 April 2027 at 08:00 (Europe/Prague)": what a letter says beside a place. */
export function sessionLine(
  { number, name, startsAt }: Pick<SessionRow, "number" | "name" | "startsAt">,
  timeZone: string,
): string {
  return `Session ${number}${name && `, ${name}`}, ${clockAt(startsAt, timeZone)}`;
}
