import type { AnglerChoices, AnglerInput, AnglerPatch } from "@tightlines/contract/angler";
import { tell } from "@tightlines/contract/problem/problem";
import { categories } from "@tightlines/domain/angler/category";
import { firstFree } from "@tightlines/domain/angler/first-free";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import * as teams from "../team/team.repository.ts";
import * as places from "./angler-place.repository.ts";
import { NO_PLACE, requireDrawOpen, requireGroupsKept, settlePlaces } from "./angler-place.service.ts";
import { leavesDrawnGroup } from "./group-reason.service.ts";
import { getAngler, type ListedAngler } from "./angler-reading.service.ts";
import type { AnglerUses } from "./angler-uses.ts";
import { presentWholeAngler } from "./angler.presenter.ts";
import * as anglers from "./angler.repository.ts";

const LAST_NUMBER = 99_999;

export async function listChoices(db: Db, eventId: number, uses: AnglerUses): Promise<AnglerChoices> {
  const [numbers, allTeams, groups, used] = await Promise.all([
    anglers.findNumbers(db, eventId),
    teams.findAll(db, eventId),
    uses.findGroups(db, eventId),
    anglers.findCategories(db, eventId),
  ]);
  const taken = await places.findTakenSlots(
    db,
    eventId,
    allTeams.map(({ id }) => id),
  );
  return {
    nextNumber: nextNumber(numbers),
    teams: allTeams.map(({ id, name }) => ({
      id,
      name,
      takenSlots: taken.filter(({ teamId }) => teamId === id).map(({ slot }) => slot),
    })),
    groups,
    categories: [...new Set([...categories, ...used])],
  };
}

export function addAngler(call: EventCall, input: AnglerInput, uses: AnglerUses): Promise<ListedAngler> {
  return changeEventPart(call, { topics: ["angler"] }, async (change) => {
    const [row] = await createAnglers(change, [input], uses);
    return getAngler(change.trx, change.event.id, row!.id, uses);
  });
}

/** Within a change of the event, many at once as an import brings them: all of them or none. */
export async function createAnglers(
  { trx, event, record }: EventPartChange,
  inputs: readonly (AnglerInput & { userId?: number | null })[],
  uses: AnglerUses,
): Promise<AnglerRow[]> {
  const moves = inputs.map(({ teamId, slot, groupId, category, presence, ...angler }) => ({
    name: nameOf(angler),
    isReserve: angler.isReserve,
    before: NO_PLACE,
    wanted: { teamId, slot, groupId, category, presence },
  }));
  const settled = await settlePlaces(trx, event.id, moves, uses);
  const numbers = await anglers.findNumbers(trx, event.id);
  const rows = inputs.map((input, i) => {
    const number = input.number ?? nextNumber(numbers);
    requireFreeNumber(numbers, number);
    numbers.set(number, nameOf(input));
    return { ...input, ...settled[i]!, number };
  });
  const created = await anglers.insertMany(trx, event.id, rows);
  for (const row of created)
    await record({ noun: "angler", nounId: row.id, action: "create", after: valuesOf(row) });
  return created;
}

export function changeAngler(
  call: EventCall,
  id: number,
  { revision, ...wanted }: AnglerPatch,
  uses: AnglerUses,
): Promise<ListedAngler> {
  return changeEventPart(call, { topics: ["angler"] }, async ({ trx, event, record, requireSeen }) => {
    const before = await getAngler(trx, event.id, id, uses);
    await requireSeen("angler", before, revision, presentWholeAngler);
    const { teamId, slot, groupId, category, presence, ...person } = wanted;
    const move = {
      id: before.id,
      name: nameOf(before),
      isReserve: wanted.isReserve ?? before.isReserve,
      before,
      wanted: { teamId, slot, groupId, category, presence },
    };
    await requireDrawOpen(trx, event.id, [move], uses);
    refuseTransfer(before.teamId, teamId);
    if (await leavesDrawnGroup(trx, event.id, [move], uses))
      throw new ProblemError("invalid-input", { fields: { groupId: [tell("group-was-drawn")] } });
    const [settled] = await settlePlaces(trx, event.id, [move], uses);
    if (wanted.number !== undefined && wanted.number !== before.number)
      requireFreeNumber(await anglers.findNumbers(trx, event.id), wanted.number);
    // Back in the group of the draw, or where nothing is drawn: there is nothing to explain any more.
    const groupReason = settled!.groupId === before.groupId ? before.groupReason : "";
    const after = await anglers.update(trx, event.id, before.id, {
      ...person,
      ...placeOf(settled!),
      groupReason,
    });
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await record({ noun: "angler", nounId: after.id, action: "update", ...values });
    return getAngler(trx, event.id, after.id, uses);
  });
}

/** Whoever a draw or a score speaks of stays; they can be withdrawn instead. */
export function deleteAngler(call: EventCall, id: number, uses: AnglerUses): Promise<AnglerRow> {
  return changeEventPart(call, { topics: ["angler"] }, async ({ trx, event, record }) => {
    const row = await getAngler(trx, event.id, id, uses);
    const draws = await uses.findDependents(trx, event.id, [row.id]);
    const places = await uses.countPlaces(trx, event.id, [row.id]);
    const scores = await uses.countScores(trx, event.id, [row.id]);
    const protests = await uses.countProtests(trx, event.id, [row.id]);
    if (draws.length > 0 || places + scores + protests > 0)
      throw stillNeeded(row, { draws, places, scores, protests });
    await requireGroupsKept(trx, event.id, [{ id: row.id, before: row }], [undefined], uses);
    await anglers.deleteById(trx, event.id, row.id);
    await record({ noun: "angler", nounId: row.id, action: "delete", before: valuesOf(row) });
    return row;
  });
}

export function nameOf({ firstName, lastName }: Pick<AnglerRow, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`;
}

/** Of a whole row only what belongs to a place. */
export function placeOf({ teamId, slot, groupId, category, presence }: places.Place): places.Place {
  return { teamId, slot, groupId, category, presence };
}

/** What the trail keeps of an angler; the names of team and group are those of other rows. */
export function valuesOf(row: AnglerRow & Partial<ListedAngler>) {
  return auditedValues(row, "searchText", "teamName", "groupCode");
}

/** From one team to another; undefined leaves somebody where they are. */
export function isTransfer(from: number | null, to: number | null | undefined): boolean {
  return from !== null && to != null && to !== from;
}

/** Whoever moves people between teams says why; in a draft nobody has seen the teams yet. */
export function requireReason({ status }: Pick<EventRow, "status">, reason: string | undefined): void {
  if (status === "draft" || reason !== undefined) return;
  throw new ProblemError("invalid-input", { fields: { reason: [tell("reason-missing")] } });
}

/** Moving somebody between teams needs a reason, which a change of their details has no place for. */
function refuseTransfer(from: number | null, to: number | null | undefined): void {
  if (!isTransfer(from, to)) return;
  throw new ProblemError("invalid-input", { fields: { teamId: [tell("transfer-instead")] } });
}

function requireFreeNumber(numbers: ReadonlyMap<number, string>, number: number): void {
  const owner = numbers.get(number);
  if (owner === undefined) return;
  const taken = tell("number-of-another", { name: owner, next: nextNumber(numbers) });
  throw new ProblemError("angler-number-taken", { fields: { number: [taken] } });
}

/** One more than the highest; the first gap once there is no higher one. */
function nextNumber(numbers: ReadonlyMap<number, string>): number {
  const next = [...numbers.keys()].reduce((highest, number) => Math.max(highest, number), 0) + 1;
  return next <= LAST_NUMBER ? next : firstFree(new Set(numbers.keys()));
}

function stillNeeded(
  row: AnglerRow,
  {
    draws,
    places,
    scores,
    protests,
  }: { draws: readonly number[] } & Record<"places" | "scores" | "protests", number>,
): ProblemError {
  const reasons = [
    ...(draws.length > 0 ? [tell("draws-speak-of-angler", { draws })] : []),
    ...(draws.length === 0 && places > 0 ? [tell("places-of-angler", { places })] : []),
    ...(scores > 0 ? [tell("scores-of-angler", { scores })] : []),
    ...(protests > 0 ? [tell("protests-of-angler", { protests })] : []),
  ];
  return new ProblemError("still-needed", { facts: { name: nameOf(row), reasons } });
}
