import type { DrawRunUndo } from "@tightlines/contract/draw-run";
import { tell } from "@tightlines/contract/problem/problem";
import { trailReasons } from "../../../platform/audit/trail-reasons.ts";
import { tooLate } from "../../../platform/audit/require-untouched.ts";
import type { DrawRunStatus } from "../../../platform/database/tables/draw-run.table.ts";
import type { EventPartChange } from "../../event/event-part.service.ts";
import * as groups from "../../group/group.repository.ts";
import * as members from "../../group/member.repository.ts";
import type { Member } from "../../group/member.repository.ts";
import { type GroupOf, placeAnglers } from "../../group/place-anglers.service.ts";
import type { GroupRun } from "../draw-run.ts";
import * as runs from "../draw-run.repository.ts";
import { tellGroups } from "../letter/group.letters.ts";
import type { RunOptions } from "../letter/tell-anglers.ts";
import { requireInForce } from "../require-in-force.ts";

/**
 * Takes a draw out of force: everybody goes back to the group they had, and the draw before it holds again. The run stays
 * listed as undone with its seed, with who did it, when and why, so that nothing which anybody has seen disappears.
 */
export async function undoGroupDraw(
  change: EventPartChange,
  run: GroupRun,
  { revision, reason }: DrawRunUndo,
  { uses, letters }: RunOptions,
): Promise<GroupRun> {
  const { trx, event, caller, record } = change;
  requireInForce(run, revision);
  const anglers = await members.findMembers(trx, event.id);
  const moved = requireMoved(run);
  requireUnmoved(run, moved, anglers);
  requireGroups(moved, await groups.findAll(trx, event.id));
  const groupOf = new Map(moved.map(({ anglerId, groupId }) => [anglerId, groupId]));
  const because = trailReasons.drawUndone(run.number);
  await placeAnglers(change, anglers, groupOf, because, uses);
  const replaced = await runs.findReplaced(trx, event.id, "group");
  const undone = await runs.undo(trx, run, { undoneByUid: caller.uid, undoneReason: reason });
  if (replaced) {
    await runs.restore(trx, replaced);
    await record({ ...entryOf(replaced, "published"), action: "update", reason: because });
  }
  await record({ ...entryOf(run, "undone"), action: "undo", reason });
  const news = { kind: "undone", number: run.number } as const;
  await tellGroups(change, letters, { run, anglerIds: [...groupOf.keys()], news });
  return undone;
}

function entryOf({ id, status }: GroupRun, after: DrawRunStatus) {
  return { noun: "draw-run" as const, nounId: id, before: { status }, after: { status: after } };
}

function requireMoved({ moved, number }: GroupRun): GroupOf[] {
  if (moved === null) throw tooLate(tell("draw-without-memory", { number }));
  return moved;
}

/** Whoever was moved by hand since, or left, built on what the draw made. */
function requireUnmoved({ outcome }: GroupRun, moved: readonly GroupOf[], anglers: readonly Member[]): void {
  const drawn = new Map(outcome?.map(({ anglerId, groupId }) => [anglerId, groupId]));
  for (const { anglerId } of moved) {
    const angler = anglers.find(({ id }) => id === anglerId);
    if (!angler) throw tooLate(tell("drawn-angler-gone"));
    if (angler.groupId !== drawn.get(anglerId))
      throw tooLate(tell("drawn-angler-moved", { name: angler.name }));
  }
}

function requireGroups(moved: readonly GroupOf[], known: readonly { id: number }[]): void {
  const ids = new Set(known.map(({ id }) => id));
  if (moved.some(({ groupId }) => groupId !== null && !ids.has(groupId)))
    throw tooLate(tell("former-group-gone"));
}
