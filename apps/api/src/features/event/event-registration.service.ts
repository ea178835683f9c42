import { type FieldCode, tell, type Told } from "@tightlines/contract/problem/problem";
import { addDays, localTimeAt, readLocalTime } from "@tightlines/domain/time/zone-time";
import type { Trx } from "../../platform/database/schema.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { EventEntries } from "./event-parts.ts";
import type { EventChange } from "./event.repository.ts";

/**
 * Refuses a registration nobody could live with. Only what this change touches is held against what is stored: an event
 * that has grown over its capacity can still be renamed.
 */
export async function requireSensibleRegistration(
  trx: Trx,
  before: EventRow,
  change: EventChange,
  entries: EventEntries,
): Promise<void> {
  const after = { ...before, ...change } as EventRow;
  requireTimes(before, after);
  await requireSameKind(trx, before, after, entries);
  await requireRoom(trx, before, after, entries);
  await requireTeamSize(trx, before, after, entries);
}

function requireTimes(before: EventRow, after: EventRow): void {
  const { registrationOpensAt: opens, registrationClosesAt: closes } = after;
  const isMoved = (name: TimeName) => hasMoved(before, after, name);
  if (opens && closes && opens >= closes)
    throw refusal(
      isMoved("registrationClosesAt") ? "registrationClosesAt" : "registrationOpensAt",
      tell("closes-before-opening"),
    );

  const isShortened = after.endsOn < before.endsOn;
  const end = new Date(readLocalTime(`${addDays(after.endsOn, 1)}T00:00`, after.timeZone).instant);
  if (opens && opens >= end && (isShortened || isMoved("registrationOpensAt")))
    throw isMoved("registrationOpensAt")
      ? refusal("registrationOpensAt", tell("event-over-by-then"))
      : refusal("endsOn", tell("registration-opens-too-late"));
  if (closes && closes > end && (isShortened || isMoved("registrationClosesAt")))
    throw isMoved("registrationClosesAt")
      ? refusal("registrationClosesAt", tell("event-over-by-then"))
      : refusal("endsOn", tell("registration-closes-too-late"));
}

type TimeName = "registrationOpensAt" | "registrationClosesAt";

/** In another time zone, a time at which the clock shows what it showed before was touched by nobody. */
function hasMoved(before: EventRow, after: EventRow, name: TimeName): boolean {
  if (before.timeZone === after.timeZone) return before[name]?.getTime() !== after[name]?.getTime();
  const clockOf = ({ [name]: time, timeZone }: EventRow) => time && localTimeAt(time.toISOString(), timeZone);
  return clockOf(before) !== clockOf(after);
}

/** Whoever registered alone is no team, and a team is not one angler. */
async function requireSameKind(
  trx: Trx,
  before: EventRow,
  after: EventRow,
  entries: EventEntries,
): Promise<void> {
  if (after.registrationFor === before.registrationFor) return;
  const count = await entries.countRegistrations(trx, after.id);
  if (count > 0) throw refusal("registrationFor", tell("registrations-of-another-kind", { count }));
}

/** Whoever is in stays in: there is no room for fewer. */
async function requireRoom(
  trx: Trx,
  before: EventRow,
  after: EventRow,
  entries: EventEntries,
): Promise<void> {
  const { capacity, registrationFor } = after;
  if (capacity === null) return;
  if (capacity === before.capacity && registrationFor === before.registrationFor) return;
  const isForTeams = registrationFor === "team";
  const entered = isForTeams
    ? await entries.countTeams(trx, after.id)
    : await entries.countAnglers(trx, after.id);
  const count = Math.max(entered, await entries.countPlaces(trx, after.id));
  if (capacity >= count) return;
  throw refusal("capacity", tell("fewer-than-entered", { who: registrationFor, count }));
}

async function requireTeamSize(
  trx: Trx,
  before: EventRow,
  after: EventRow,
  entries: EventEntries,
): Promise<void> {
  if (after.registrationFor !== "team") return;
  if (after.teamSize >= before.teamSize && before.registrationFor === "team") return;
  const largest = await entries.findLargestTeam(trx, after.id);
  if (!largest || largest.anglers <= after.teamSize) return;
  throw refusal("teamSize", tell("team-is-larger", largest));
}

function refusal(field: string, problem: Told<FieldCode>): ProblemError {
  return new ProblemError("invalid-input", { fields: { [field]: [problem] } });
}
