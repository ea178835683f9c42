import type { RegistrationState } from "@tightlines/contract/registration/registration";
import {
  type Capacity,
  placesLeft,
  placesOverall,
  type Taken,
} from "@tightlines/domain/registration/fill-places";
import { groupBy } from "@tightlines/domain/group-by";
import { registrationEnd, registrationPhase } from "@tightlines/domain/registration/registration-phase";
import type { Db } from "../../platform/database/schema.ts";
import type { EntrantRow } from "../../platform/database/tables/entrant.table.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { RegistrationSettingsRow } from "../../platform/database/tables/registration-settings.table.ts";
import type { Addressee } from "../../platform/database/tables/user.table.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import * as events from "../event/event.repository.ts";
import * as entrants from "./entrant.repository.ts";
import * as lotteries from "./lottery.repository.ts";
import * as settings from "./registration-settings.repository.ts";
import * as registrations from "./registration.repository.ts";

/** A registration as it is shown: with its place on the waitlist and everybody it is for. */
export type ListedRegistration = registrations.PlacedRegistration & { entrants: readonly EntrantRow[] };

export async function getRegistration(db: Db, eventId: number, id: number): Promise<ListedRegistration> {
  const row = requireFound(await registrations.findById(db, eventId, id), "registration-not-found");
  return (await withEntrants(db, eventId, [row]))[0]!;
}

export async function withEntrants(
  db: Db,
  eventId: number,
  rows: readonly registrations.PlacedRegistration[],
): Promise<ListedRegistration[]> {
  const ids = rows.map(({ id }) => id);
  const found = groupBy(
    await entrants.findByRegistrations(db, eventId, ids),
    ({ registrationId }) => registrationId,
  );
  return rows.map((row) => ({ ...row, entrants: found.get(row.id) ?? [] }));
}

/** What somebody registered for all events, and where they take part in somebody else's team, with each event. */
export async function findOfAccount(
  db: Db,
  userId: number,
): Promise<(ListedRegistration & registrations.ItsEvent)[]> {
  const rows = await registrations.findAllOfPerson(db, userId);
  const ids = rows.map(({ id }) => id);
  const found = groupBy(await entrants.findAllIn(db, ids), ({ registrationId }) => registrationId);
  return rows.map((row) => ({ ...row, entrants: found.get(row.id) ?? [] }));
}

/** The same for their export. What organizers note about somebody is for organizers. */
export async function exportRegistrations(db: Db, person: Addressee): Promise<object[]> {
  const rows = await registrations.findAllByPerson(db, person);
  return rows.map(({ notes: _notes, hidesMinors: _hidesMinors, ...row }) => row);
}

/** What somebody sees before they register. */
export async function readState(
  db: Db,
  eventId: number,
  contactMonths: number | null,
): Promise<RegistrationState> {
  const event = requireFound(await events.findById(db, eventId), "event-not-found");
  const [rules, taken, byStatus, lottery] = await Promise.all([
    settings.find(db, eventId),
    findTaken(db, eventId),
    registrations.countByStatus(db, eventId),
    lotteries.findSummary(db, eventId),
  ]);
  const capacity = capacityOf(event, rules);
  const now = new Date().toISOString();
  const times = timesOf(event);
  return {
    phase: registrationPhase(times, now),
    now,
    opensAt: times.registrationOpensAt,
    closesAt: registrationEnd(times),
    kind: event.registrationFor,
    teamSize: event.teamSize,
    reserves: event.reserves,
    needsApproval: event.needsApproval,
    mode: rules.mode,
    lottery:
      rules.mode === "lottery" && lottery
        ? {
            seedHash: lottery.seedHash,
            entered: lottery.drawnAt ? lottery.drawn : (byStatus.get("pending") ?? 0),
            drawnAt: lottery.drawnAt?.toISOString() ?? null,
          }
        : null,
    ...placesOverall(
      capacity,
      taken,
      rules.categories.map(({ category }) => category),
    ),
    waiting: byStatus.get("waitlisted") ?? 0,
    confirmed: byStatus.get("confirmed") ?? 0,
    contactMonths,
    currency: rules.currency,
    categories: rules.categories.map(({ category, fee, capacity: most }) => ({
      category,
      fee,
      capacity: most,
      placesLeft: placesLeft(capacity, taken, category),
    })),
  };
}

export async function findTaken(db: Db, eventId: number): Promise<Taken> {
  const categories = await registrations.countTaken(db, eventId);
  return { categories, total: [...categories.values()].reduce((sum, places) => sum + places, 0) };
}

export function capacityOf(event: EventRow, { categories }: RegistrationSettingsRow): Capacity {
  const limited = categories.flatMap(({ category, capacity }) =>
    capacity === null ? [] : [[category, capacity] as const],
  );
  return { total: event.capacity, categories: new Map(limited) };
}

export function timesOf(event: EventRow) {
  return {
    ...event,
    registrationOpensAt: event.registrationOpensAt?.toISOString() ?? null,
    registrationClosesAt: event.registrationClosesAt?.toISOString() ?? null,
  };
}
