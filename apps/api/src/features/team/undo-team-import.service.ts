import type { TeamImportUndo } from "@tightlines/contract/team";
import type { Kysely } from "kysely";
import { deferConstraints, requireConstraints } from "../../platform/database/defer-constraints.ts";
import { refusingTaken } from "../../platform/database/refuse-taken.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { nameSome } from "../../platform/http/name-some.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import * as teams from "./team.repository.ts";
import { valuesOf } from "./team.service.ts";

/** What the trail says about each row that an import is taken back from. */
export const TAKEN_BACK = "The import was taken back";

/** Takes an import of teams back, all of it or nothing: if nobody has changed them since and nobody is in them. */
export function undoTeamImport(
  db: Kysely<Schema>,
  caller: UserCaller,
  event: ServedEvent,
  undo: TeamImportUndo,
): Promise<{ removed: number; restored: number }> {
  return changeEventPart(db, caller, event, async (change) => {
    await deferConstraints(change.trx);
    await removeTeams(change, undo.added);
    await restoreTeams(change, undo.changed);
    await refusingTaken(requireConstraints(change.trx), taken);
    return { removed: undo.added.length, restored: undo.changed.length };
  });
}

/** Within a change that takes an import back. */
export async function removeTeams(
  { trx, event, record }: EventPartChange,
  added: TeamImportUndo["added"],
): Promise<void> {
  for (const { id, revision } of added) {
    const row = await findUnchanged(trx, event.id, id, revision);
    const names = await teams.findAnglerNames(trx, event.id, id);
    if (names.length > 0) throw importStays(`${nameSome(names)} would be without the team ${row.name}`);
    await teams.deleteById(trx, event.id, id);
    await record({
      noun: "team",
      nounId: id,
      action: "delete",
      before: valuesOf(row),
      reason: TAKEN_BACK,
    });
  }
}

export function importStays(why: string): ProblemError {
  return new ProblemError("import-not-undone", { facts: { why } });
}

async function restoreTeams(
  { trx, event, record }: EventPartChange,
  changed: TeamImportUndo["changed"],
): Promise<void> {
  for (const { id, revision, ...was } of changed) {
    const before = await findUnchanged(trx, event.id, id, revision);
    const after = await teams.update(trx, event.id, id, was);
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await record({ noun: "team", nounId: id, action: "update", ...values, reason: TAKEN_BACK });
  }
}

async function findUnchanged(db: Kysely<Schema>, eventId: number, id: number, revision: number) {
  const row = await teams.findById(db, eventId, id);
  if (!row) throw importStays("a team of it was deleted since");
  if (row.revision !== revision) throw importStays(`the team ${row.name} was changed since`);
  return row;
}

const taken = {
  team_start_number_taken: () => importStays("another team has one of the start numbers now"),
};
