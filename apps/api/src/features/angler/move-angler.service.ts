import type { AuditAction } from "@tightlines/contract/audit-action";
import type { ManyAtOnce } from "@tightlines/contract/angler";
import { canReplace } from "@tightlines/domain/angler/can-replace";
import type { Presence } from "@tightlines/domain/angler/presence";
import { tell } from "@tightlines/contract/problem/problem";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import * as places from "./angler-place.repository.ts";
import type { Place } from "./angler-place.repository.ts";
import { type Move, requireDrawOpen, requireGroupsKept, settlePlaces } from "./angler-place.service.ts";
import { findAnglers, getAngler, type ListedAngler } from "./angler-reading.service.ts";
import type { AnglerUses } from "./angler-uses.ts";
import { leavesDrawnGroup, requireGroupReason, settleGroupReasons } from "./group-reason.service.ts";
import { presentWholeAngler } from "./angler.presenter.ts";
import { isTransfer, nameOf, placeOf, requireReason, valuesOf } from "./angler.service.ts";

/** The revision whoever moves an angler saw. A call that names none moves what is there now. */
interface Seen {
  revision?: number | undefined;
}

/** To another team, until the draw is locked; the group stays. */
export function transferAngler(
  call: EventCall,
  id: number,
  {
    reason,
    revision,
    ...wanted
  }: Seen & { teamId: number; slot?: number | null | undefined; reason?: string | undefined },
  uses: AnglerUses,
): Promise<ListedAngler> {
  return changeEventPart(call, { topics: ["angler"] }, async (change) => {
    const { trx, event } = change;
    const angler = await getAngler(trx, event.id, id, uses);
    await change.requireSeen("angler", angler, revision, presentWholeAngler);
    requireReason(event, reason);
    const move = moveOf(angler, wanted);
    await requireDrawOpen(trx, event.id, [move], uses);
    const [place] = await settlePlaces(trx, event.id, [move], uses);
    await store(change, [{ ...angler, ...place! }], [angler], { action: "transfer", reason, uses });
    return getAngler(trx, event.id, angler.id, uses);
  });
}

/**
 * A reserve takes the team, slot and group of somebody who cannot fish, also after the draw. Whoever is replaced is
 * withdrawn and stays in the list.
 */
export function substituteAngler(
  call: EventCall,
  id: number,
  { reserveId, reason, revision }: Seen & { reserveId: number; reason: string },
  uses: AnglerUses,
): Promise<{ angler: ListedAngler; reserve: ListedAngler }> {
  return changeEventPart(call, { topics: ["angler"] }, async (change) => {
    const { trx, event } = change;
    const angler = await getAngler(trx, event.id, id, uses);
    await change.requireSeen("angler", angler, revision, presentWholeAngler);
    const [reserve] = await findAnglers(trx, event.id, [reserveId], uses);
    if (!reserve)
      throw new ProblemError("angler-not-found", { fields: { reserveId: [tell("not-in-list")] } });
    if (angler.presence === "withdrawn")
      throw new ProblemError("angler-withdrawn", { facts: { name: nameOf(angler) } });
    requireReserveFor(angler, reserve);
    const after = [
      { ...angler, slot: null, groupId: null, presence: "withdrawn" as const },
      {
        ...reserve,
        teamId: angler.teamId,
        slot: angler.slot,
        groupId: angler.groupId,
        category: reserve.category,
        isReserve: false,
      },
    ];
    const moves = [angler, reserve].map((row) => ({ id: row.id, before: placeOf(row) }));
    await requireGroupsKept(trx, event.id, moves, after, uses);
    await store(change, after, [angler, reserve], { action: "substitute", reason, uses });
    return {
      angler: await getAngler(trx, event.id, angler.id, uses),
      reserve: await getAngler(trx, event.id, reserve.id, uses),
    };
  });
}

/** Many anglers at once, all or none; answers with what takes it back. */
export function assignAnglers(
  call: EventCall,
  { ids, changes, reason, ...same }: ManyAtOnce,
  uses: AnglerUses,
): Promise<{ anglers: ListedAngler[]; undo: ({ id: number; revision: number } & Place)[] }> {
  const wanted = new Map<number, Move["wanted"] & { revision?: number }>(
    changes?.map(({ id, ...change }) => [id, change]) ?? ids?.map((id) => [id, same]),
  );
  return changeEventPart(call, { topics: ["angler"] }, async (change) => {
    const { trx, event } = change;
    const before = await findAnglers(trx, event.id, [...wanted.keys()], uses);
    if (before.length < wanted.size)
      throw new ProblemError("angler-not-found", { fields: { ids: [tell("anglers-not-here")] } });
    for (const row of before)
      await change.requireSeen("angler", row, wanted.get(row.id)!.revision, presentWholeAngler);
    const moves = before.map((row) => moveOf(row, wantedPlace(wanted.get(row.id)!)));
    await requireDrawOpen(trx, event.id, moves, uses);
    if (moves.some(({ before: { teamId }, wanted: to }) => isTransfer(teamId, to.teamId)))
      requireReason(event, reason);
    if (await leavesDrawnGroup(trx, event.id, moves, uses)) requireGroupReason(reason);
    const settled = await settlePlaces(trx, event.id, moves, uses);
    const after = before.map((row, i) => ({ ...row, ...settled[i]! }));
    const changed = await store(change, after, before, { action: "update", reason, uses });
    return {
      anglers: await findAnglers(trx, event.id, [...wanted.keys()], uses),
      undo: before
        .filter(({ id }) => changed.has(id))
        .map((row) => ({ id: row.id, revision: changed.get(row.id)!, ...placeOf(row) })),
    };
  });
}

/** Within a change of the event: who will not fish after all, or will. */
export async function changePresences(
  change: EventPartChange,
  ids: readonly number[],
  presence: Presence,
  uses: AnglerUses,
): Promise<void> {
  const { trx, event } = change;
  const before = await findAnglers(trx, event.id, ids, uses);
  const moves = before.map((row) => moveOf(row, { presence }));
  const settled = await settlePlaces(trx, event.id, moves, uses);
  const after = before.map((row, i) => ({ ...row, ...settled[i]! }));
  await store(change, after, before, { action: "update", uses });
}

/** Within a change of the event: who is a reserve, and in which category each fishes. A new reserve leaves their slot. */
export async function changeRoles(
  change: EventPartChange,
  roles: ReadonlyMap<number, { isReserve?: boolean; category?: string }>,
  uses: AnglerUses,
): Promise<void> {
  const { trx, event } = change;
  const before = await findAnglers(trx, event.id, [...roles.keys()], uses);
  const moves = before.map((row) => {
    const { category, isReserve = row.isReserve } = roles.get(row.id)!;
    return { ...moveOf(row, { category }), isReserve, changesRole: isReserve !== row.isReserve };
  });
  const settled = await settlePlaces(trx, event.id, moves, uses);
  const after = before.map((row, i) => ({ ...row, ...settled[i]!, isReserve: moves[i]!.isReserve }));
  await store(change, after, before, { action: "update", uses });
}

/** Writes the places that differ, with their trail; answers the new revision of each by the angler's id. */
async function store(
  { trx, event, record }: EventPartChange,
  after: readonly ListedAngler[],
  before: readonly ListedAngler[],
  act: { action: AuditAction; reason?: string | undefined; uses: AnglerUses },
): Promise<Map<number, number>> {
  const groupReasons = await settleGroupReasons(trx, event.id, after, before, act);
  const explained = after.map((row, i) => ({ ...row, groupReason: groupReasons[i]! }));
  const changed = explained.filter((row, i) => differs(row, before[i]!));
  if (changed.length === 0) return new Map();
  const rows = await places.updatePlaces(
    trx,
    event.id,
    changed.map(({ id, isReserve, groupReason, ...row }) => ({
      id,
      isReserve,
      groupReason,
      ...placeOf(row),
    })),
  );
  const was = new Map(before.map((row) => [row.id, row]));
  for (const row of rows)
    await record({
      noun: "angler",
      nounId: row.id,
      action: isTransfer(was.get(row.id)!.teamId, row.teamId) ? "transfer" : act.action,
      reason: act.reason ?? null,
      before: valuesOf(was.get(row.id)!),
      after: valuesOf(row),
    });
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

function moveOf(angler: ListedAngler, wanted: Move["wanted"]): Move {
  return {
    id: angler.id,
    name: nameOf(angler),
    isReserve: angler.isReserve,
    before: placeOf(angler),
    wanted,
  };
}

function wantedPlace({ teamId, slot, groupId, category, presence }: Move["wanted"]): Move["wanted"] {
  return { teamId, slot, groupId, category, presence };
}

function differs(a: ListedAngler, b: ListedAngler): boolean {
  return a.isReserve !== b.isReserve || JSON.stringify(placeOf(a)) !== JSON.stringify(placeOf(b));
}

function requireReserveFor(angler: ListedAngler, reserve: ListedAngler): void {
  if (canReplace(reserve, angler)) return;
  throw new ProblemError("not-a-reserve", {
    facts: { name: nameOf(reserve) },
    fields: { reserveId: [tell("not-a-reserve-here")] },
  });
}
