import type { AnglerImportUndo } from "@tightlines/contract/angler";
import { tell } from "@tightlines/contract/problem/problem";
import { trailReasons } from "../../platform/audit/trail-reasons.ts";
import { requireUntouched, tooLate } from "../../platform/audit/require-untouched.ts";
import { deferConstraints, requireConstraints } from "../../platform/database/defer-constraints.ts";
import { refusingTaken } from "../../platform/database/refuse-taken.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import * as teams from "../team/team.repository.ts";
import { removeTeams } from "../team/undo-team-import.service.ts";
import { requireDrawOpen } from "./angler-place.service.ts";
import type { AnglerUses } from "./angler-uses.ts";
import * as anglers from "./angler.repository.ts";
import type { TeamedAngler } from "./angler.repository.ts";
import { isTransfer, nameOf, valuesOf } from "./angler.service.ts";

type Seen = AnglerImportUndo["added"][number];

/**
 * Takes back exactly what an import did, all of it or nothing: if nobody has changed these anglers and teams since, no
 * draw speaks of them, and nobody has taken a place or number they had.
 */
export function undoAnglerImport(
  call: EventCall,
  { added, changed, addedTeams }: AnglerImportUndo,
  uses: AnglerUses,
): Promise<{ removed: number; restored: number }> {
  return changeEventPart(call, { topics: ["angler", "team"] }, async (change) => {
    const { trx, event } = change;
    await deferConstraints(trx);
    await remove(change, await findUntouched(trx, event.id, added), uses);
    await restore(change, await findUntouched(trx, event.id, changed), changed, uses);
    await removeTeams(change, addedTeams, { findAnglerNames: anglers.findNamesByTeam });
    await refusingTaken(requireConstraints(trx), taken);
    return { removed: added.length, restored: changed.length };
  });
}

async function findUntouched(db: Db, eventId: number, seen: readonly Seen[]): Promise<TeamedAngler[]> {
  const ids = seen.map(({ id }) => id);
  return requireUntouched(await anglers.findByIds(db, eventId, ids), seen, nameOf);
}

async function remove(
  { trx, event, record }: EventPartChange,
  rows: readonly TeamedAngler[],
  uses: AnglerUses,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const draws = await uses.findDependents(trx, event.id, ids);
  if (draws.length > 0) throw tooLate(tell("imported-anglers-drawn", { draws }));
  const places = await uses.countPlaces(trx, event.id, ids);
  if (places > 0) throw tooLate(tell("imported-anglers-placed", { places }));
  const scores = await uses.countScores(trx, event.id, ids);
  if (scores > 0) throw tooLate(tell("imported-anglers-scored", { scores }));
  const protests = await uses.countProtests(trx, event.id, ids);
  if (protests > 0) throw tooLate(tell("imported-anglers-protest", { protests }));
  await anglers.deleteByIds(trx, event.id, ids);
  for (const row of rows) {
    const before = valuesOf(row);
    await record({
      noun: "angler",
      nounId: row.id,
      action: "delete",
      before,
      reason: trailReasons.importTakenBack,
    });
  }
}

async function restore(
  { trx, event, record }: EventPartChange,
  rows: readonly TeamedAngler[],
  changed: AnglerImportUndo["changed"],
  uses: AnglerUses,
): Promise<void> {
  const wasBefore = new Map(changed.map(({ id, revision: _revision, ...was }) => [id, was]));
  await requireTeams(trx, event.id, changed);
  const moves = rows.map((row) => {
    const { teamId } = wasBefore.get(row.id)!;
    return { id: row.id, name: nameOf(row), isReserve: row.isReserve, before: row, wanted: { teamId } };
  });
  await requireDrawOpen(trx, event.id, moves, uses);
  for (const row of rows) {
    const after = await anglers.update(trx, event.id, row.id, wasBefore.get(row.id)!);
    const action = isTransfer(row.teamId, after.teamId) ? "transfer" : "update";
    const values = { before: valuesOf(row), after: valuesOf(after) };
    await record({ noun: "angler", nounId: row.id, action, ...values, reason: trailReasons.importTakenBack });
  }
}

async function requireTeams(db: Db, eventId: number, changed: AnglerImportUndo["changed"]): Promise<void> {
  const ids = new Set(changed.flatMap(({ teamId }) => teamId ?? []));
  const known = await teams.findByIds(db, eventId, [...ids]);
  if (known.length < ids.size)
    throw new ProblemError("team-not-found", { fields: { changed: [tell("team-gone")] } });
}

const taken = {
  angler_number_taken: () => tooLate(tell("angler-number-given-away")),
  angler_slot_taken: () => tooLate(tell("angler-slot-given-away")),
};
