import type { StartListOutcome } from "@tightlines/contract/registration/start-list";
import {
  compareListed,
  type ListedChange,
  type ListedPerson,
} from "@tightlines/domain/registration/compare-listed";
import { nameKey } from "@tightlines/domain/registration/check-party";
import { planStartList, type StartListPlan } from "@tightlines/domain/registration/plan-start-list";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import * as anglers from "../angler/angler.repository.ts";
import { createAnglers, valuesOf } from "../angler/angler.service.ts";
import { changePresences, changeRoles } from "../angler/move-angler.service.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import * as teams from "../team/team.repository.ts";
import { createTeam } from "../team/team.service.ts";
import { fullName } from "./check-input.ts";
import * as removals from "./entrant-removal.repository.ts";
import * as entrants from "./entrant.repository.ts";
import * as registrationSettings from "./registration-settings.repository.ts";

type Entrant = Awaited<ReturnType<typeof entrants.findAll>>[number];

/** How far the start list is from the confirmed registrations. */
export async function previewStartList(db: Db, eventId: number): Promise<StartListOutcome> {
  return countsOf(await plan(db, eventId), 0);
}

/**
 * Makes teams and anglers of the confirmed registrations, linked to their accounts. Done again, it adds whoever was confirmed
 * since, withdraws whoever cancelled or was taken out, and brings along what was corrected; nobody is on the list twice, and
 * what the organizer has changed on the list stays.
 */
export function makeStartList(call: EventCall, uses: AnglerUses): Promise<StartListOutcome> {
  return changeEventPart(call, { topics: ["registration", "team", "angler"] }, async (change) => {
    const { trx, event } = change;
    await registrationSettings.lock(trx, event.id);
    const found = await plan(trx, event.id);
    const { homes, outdated, differing } = found;
    const { toAdd, toLink, toWithdraw, toReturn } = found.planned;
    await changePresences(change, toWithdraw, "withdrawn", uses);
    const { ids, added } = await findTeams(change, toAdd, homes);
    for (const { entrant, anglerId } of toLink) {
      await entrants.linkAngler(trx, event.id, entrant, anglerId);
      await takeOver(change, anglerId, entrant);
    }
    for (const entrant of outdated) await takeOver(change, entrant.anglerId!, entrant);
    await changeRoles(change, rolesOf(found), uses);
    for (const { entrant, toChange, keptByHand } of differing) {
      await takeOver(change, entrant.anglerId!, entrant, withoutRole(toChange));
      // What stays as the organizer wrote it is shown with every list until both agree.
      const taken = keptByHand.map((name) => [name, entrant.listed![name]] as const);
      const listed = { ...entrant, ...Object.fromEntries(taken) };
      await entrants.linkAngler(trx, event.id, listed, entrant.anglerId!);
    }
    if (toAdd.length > 0) {
      const rows = await createAnglers(
        change,
        toAdd.map((entrant) => ({ ...newAngler(entrant), teamId: ids.get(entrant.registrationId) ?? null })),
        uses,
      );
      for (const [index, { id }] of rows.entries())
        await entrants.linkAngler(trx, event.id, toAdd[index]!, id);
    }
    await changePresences(change, toReturn, "expected", uses);
    await entrants.markWithdrawn(trx, event.id, toWithdraw);
    await removals.settle(trx, event.id);
    // The pages of these people do not know the event yet.
    const linked = [...toAdd, ...toLink.map(({ entrant }) => entrant), ...outdated];
    if (linked.some(({ userId }) => userId !== null)) change.alsoMove("people");
    return countsOf(found, added);
  });
}

interface Found {
  planned: StartListPlan<Entrant>;
  /** The teams that earlier lists made of registrations. */
  homes: Map<number, number>;
  /** Whose account or age an earlier list did not know. */
  outdated: Entrant[];
  /** Of whom the registration says something else than when the last list was made. */
  differing: (ListedChange & { entrant: Entrant })[];
  /** Those on the list who were taken out of their registrations, and whom a list has made. */
  removed: ReadonlySet<number>;
}

async function plan(db: Db, eventId: number): Promise<Found> {
  const [everybody, listed, removed] = await Promise.all([
    entrants.findAll(db, eventId),
    anglers.findAll(db, eventId),
    removals.findRemoved(db, eventId),
  ]);
  const planned = planStartList(
    everybody,
    listed.map((row) => ({ ...row, nameKey: nameKey(row) })),
    removed,
  );
  const teamIds = new Map(listed.map(({ id, teamId }) => [id, teamId]));
  const homes = everybody.flatMap(({ kind, registrationId, anglerId }) => {
    const teamId = kind === "team" && anglerId !== null ? teamIds.get(anglerId) : null;
    return teamId == null ? [] : [[registrationId, teamId] as const];
  });
  const anglersById = new Map(listed.map((row) => [row.id, row]));
  const outdated = everybody.filter(({ anglerId, userId, isMinor }) => {
    const angler = anglerId === null ? undefined : anglersById.get(anglerId);
    return angler && ((isMinor && !angler.isMinor) || (userId !== null && angler.userId === null));
  });
  const differing = everybody.flatMap((entrant) => {
    const angler = entrant.anglerId === null ? undefined : anglersById.get(entrant.anglerId);
    if (!angler || entrant.status !== "confirmed") return [];
    const change = compareListed(entrant, entrant.listed, angler);
    const isSame = Object.keys(change.toChange).length + change.keptByHand.length === 0;
    return isSame ? [] : [{ entrant, ...change }];
  });
  const removedIds = new Set(removed.map(({ anglerId }) => anglerId));
  return { planned, homes: new Map(homes), outdated, differing, removed: removedIds };
}

/** The teams of these by registration: those that are there, and new ones. No two registrations share one. */
async function findTeams(
  change: EventPartChange,
  toAdd: readonly Entrant[],
  homes: ReadonlyMap<number, number>,
): Promise<{ ids: Map<number, number>; added: number }> {
  const ids = new Map(homes);
  let added = 0;
  for (const { registrationId, kind, teamName, club, country } of toAdd) {
    if (kind !== "team" || ids.has(registrationId)) continue;
    const known = await teams.findByName(change.trx, change.event.id, teamName);
    const isFree = known && ![...ids.values()].includes(known.id);
    if (!isFree) added += 1;
    const captain = captainOf(toAdd.filter((entrant) => entrant.registrationId === registrationId));
    const team = isFree
      ? known
      : await createTeam(change, { name: teamName, club, country, captain, logo: null, startNumber: null });
    ids.set(registrationId, team.id);
  }
  return { ids, added };
}

/** The first who is of age: a team's captain is public, and an event can hide the family names of its youth. */
function captainOf(entrants: readonly Entrant[]): string {
  const captain = entrants.find(({ isMinor }) => !isMinor);
  return captain ? `${captain.firstName} ${captain.lastName}` : "";
}

/** Who becomes a reserve or changes category, by angler. Whoever is named again comes back as what they are named for. */
function rolesOf({ planned, differing, removed }: Found): Map<number, Role> {
  const changed = differing.map(({ entrant, toChange }) => [entrant.anglerId!, roleOf(toChange)] as const);
  const again = planned.toLink
    .filter(({ anglerId }) => removed.has(anglerId))
    .map(({ anglerId, entrant }) => [anglerId, roleOf(entrant)] as const);
  return new Map([...changed, ...again]);
}

type Role = Partial<Pick<ListedPerson, "isReserve" | "category">>;

function roleOf({ isReserve, category }: Partial<ListedPerson>): Role {
  return { ...(isReserve !== undefined && { isReserve }), ...(category !== undefined && { category }) };
}

function withoutRole({ isReserve: _isReserve, category: _category, ...person }: Partial<ListedPerson>) {
  return person;
}

/** Whoever came on the list without an account, from a spreadsheet or before they had one, finds it among their own events. */
async function takeOver(
  { trx, event, record }: EventPartChange,
  id: number,
  { userId, isMinor }: Entrant,
  toChange: Omit<Partial<ListedPerson>, keyof Role> = {},
): Promise<void> {
  const before = await anglers.findById(trx, event.id, id);
  if (!before) return;
  const wanted = { userId: before.userId ?? userId, isMinor: before.isMinor || isMinor };
  const isSame = wanted.userId === before.userId && wanted.isMinor === before.isMinor;
  if (isSame && Object.keys(toChange).length === 0) return;
  const after = await anglers.update(trx, event.id, id, { ...wanted, ...toChange });
  const values = { before: valuesOf(before), after: valuesOf(after) };
  await record({ noun: "angler", nounId: id, action: "update", ...values });
}

function newAngler(entrant: Entrant) {
  const { firstName, lastName, club, country, licence, isReserve, needsAccessiblePeg, isMinor, category } =
    entrant;
  const person = { firstName, lastName, club, country, licence, needsAccessiblePeg, userId: entrant.userId };
  return { ...person, isReserve, isMinor, category, groupId: null, presence: "expected" as const };
}

function countsOf({ planned, outdated, differing }: Found, teamsAdded: number): StartListOutcome {
  return {
    changed: differing.filter(({ toChange }) => Object.keys(toChange).length > 0).length,
    keptByHand: differing.flatMap(({ entrant, keptByHand }) =>
      keptByHand.length > 0 ? fullName(entrant) : [],
    ),
    added: planned.toAdd.length,
    linked: planned.toLink.length + outdated.length,
    withdrawn: planned.toWithdraw.length,
    returned: planned.toReturn.length,
    teamsAdded,
  };
}
