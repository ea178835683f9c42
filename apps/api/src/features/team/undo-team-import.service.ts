import type { TeamImportUndo } from "@tightlines/contract/team";
import { tell } from "@tightlines/contract/problem/problem";
import { trailReasons } from "../../platform/audit/trail-reasons.ts";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { requireUntouched, tooLate } from "../../platform/audit/require-untouched.ts";
import { deferConstraints, requireConstraints } from "../../platform/database/defer-constraints.ts";
import { refusingTaken } from "../../platform/database/refuse-taken.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import type { TeamUses } from "./team-uses.ts";
import * as teams from "./team.repository.ts";

/** Takes an import of teams back, all of it or nothing: if nobody has changed them since and nobody is in them. */
export function undoTeamImport(
  call: EventCall,
  undo: TeamImportUndo,
  uses: Pick<TeamUses, "findAnglerNames">,
): Promise<{ removed: number; restored: number }> {
  return changeEventPart(call, { topics: ["team"] }, async (change) => {
    await deferConstraints(change.trx);
    await removeTeams(change, undo.added, uses);
    await restoreTeams(change, undo.changed);
    await refusingTaken(requireConstraints(change.trx), taken);
    return { removed: undo.added.length, restored: undo.changed.length };
  });
}

/** Within a change that takes an import back. */
export async function removeTeams(
  { trx, event, record }: EventPartChange,
  added: TeamImportUndo["added"],
  uses: Pick<TeamUses, "findAnglerNames">,
): Promise<void> {
  for (const row of await findUntouched(trx, event.id, added)) {
    const names = await uses.findAnglerNames(trx, event.id, row.id);
    if (names.length > 0) throw tooLate(tell("anglers-without-team", { anglers: names, team: row.name }));
    await teams.deleteById(trx, event.id, row.id);
    const before = auditedValues(row);
    await record({
      noun: "team",
      nounId: row.id,
      action: "delete",
      before,
      reason: trailReasons.importTakenBack,
    });
  }
}

async function restoreTeams(
  { trx, event, record }: EventPartChange,
  changed: TeamImportUndo["changed"],
): Promise<void> {
  const wasBefore = new Map(changed.map(({ id, revision: _revision, ...was }) => [id, was]));
  for (const row of await findUntouched(trx, event.id, changed)) {
    const after = await teams.update(trx, event.id, row.id, wasBefore.get(row.id)!);
    const values = { before: auditedValues(row), after: auditedValues(after) };
    await record({
      noun: "team",
      nounId: row.id,
      action: "update",
      ...values,
      reason: trailReasons.importTakenBack,
    });
  }
}

async function findUntouched(db: Db, eventId: number, seen: TeamImportUndo["added"]) {
  const ids = seen.map(({ id }) => id);
  return requireUntouched(await teams.findByIds(db, eventId, ids), seen, ({ name }) =>
    tell("team-label", { name }),
  );
}

const taken = {
  team_start_number_taken: () => tooLate(tell("start-number-given-away")),
};
