import type { GroupPlacement } from "@tightlines/domain/group/draw-groups";
import type { Kysely } from "kysely";
import { tooLate } from "../../platform/audit/require-untouched.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { DrawRunRow } from "../../platform/database/tables/draw-run.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as members from "../group/member.repository.ts";
import type { Member } from "../group/member.repository.ts";
import { type GroupOf, placeAnglers } from "../group/place-anglers.service.ts";
import { getDrawRun } from "./draw-run.service.ts";
import * as runs from "./draw-run.repository.ts";

/**
 * Takes a draw out of force: everybody goes back to the group he had, and the draw before it holds again. The run stays
 * listed as undone with its seed, so that nothing which anybody has seen disappears.
 */
export function undoGroupDraw(
  db: Kysely<Schema>,
  caller: UserCaller,
  event: ServedEvent,
  id: string,
  revision: number,
): Promise<DrawRunRow> {
  return changeEventPart(db, caller, event, async (change) => {
    const { trx, record } = change;
    const run = await getDrawRun(trx, event, id);
    requireInForce(run, revision);
    const anglers = await members.findMembers(trx, event.id);
    requireUnmoved(run, anglers);
    const groupOf = new Map((run.moved as GroupOf[]).map(({ anglerId, groupId }) => [anglerId, groupId]));
    await placeAnglers(change, anglers, groupOf, `Draw ${run.number} undone`);
    const replaced = await runs.findReplaced(trx, event.id, "group");
    const undone = await runs.setStatus(trx, event.id, run.id, "undone");
    if (replaced) await runs.setStatus(trx, event.id, replaced.id, "published");
    await record({ noun: "draw-run", nounId: run.id, action: "undo" });
    return undone;
  });
}

function requireInForce({ kind, status, number, revision }: DrawRunRow, seen: number): void {
  if (status === "locked")
    throw new ProblemError("draw-locked", { facts: { name: "everybody", place: "the group" } });
  if (kind !== "group" || status !== "published") throw tooLate(`draw ${number} is not in force`);
  if (revision !== seen) throw tooLate(`draw ${number} was changed meanwhile`);
}

/** Whoever was moved by hand since, or left, built on what the draw made. */
function requireUnmoved({ outcome, moved }: DrawRunRow, anglers: readonly Member[]): void {
  const drawn = new Map((outcome as GroupPlacement[]).map(({ anglerId, groupId }) => [anglerId, groupId]));
  for (const { anglerId } of moved as GroupOf[]) {
    const angler = anglers.find(({ id }) => id === anglerId);
    if (!angler) throw tooLate("somebody who was drawn is gone");
    if (angler.groupId !== drawn.get(anglerId))
      throw tooLate(`${angler.name} was moved to another group meanwhile`);
  }
}
