import { NO_PLACE, requireDrawOpen, requireGroupsKept } from "../angler/angler-place.service.ts";
import type { AnglerUses } from "../angler/angler-uses.ts";
import type { EventPartChange } from "../event/event-part.service.ts";
import * as members from "./member.repository.ts";
import type { Member } from "./member.repository.ts";

/** Which group somebody is in, if any. */
export interface GroupOf {
  anglerId: number;
  groupId: number | null;
}

/** Stores who is in which group from now on, with a trail for each who changes. Answers whom it moved, and from where. */
export async function placeAnglers(
  { trx, event, record }: EventPartChange,
  anglers: readonly Member[],
  groupOf: ReadonlyMap<number, number | null>,
  reason: string,
  uses: AnglerUses,
): Promise<GroupOf[]> {
  const moves = anglers.flatMap(({ id, name, groupId: before }) => {
    const groupId = groupOf.get(id);
    if (groupId === undefined || groupId === before) return [];
    return { id, name, isReserve: false, before: { ...NO_PLACE, groupId: before }, wanted: { groupId } };
  });
  await requireDrawOpen(trx, event.id, moves, uses);
  const settled = moves.map(({ before, wanted }) => ({ ...before, ...wanted }));
  await requireGroupsKept(trx, event.id, moves, settled, uses);
  for (const { id, before, wanted } of moves) {
    await members.setGroup(trx, event.id, id, wanted.groupId);
    const values = { before: { groupId: before.groupId }, after: wanted };
    await record({ noun: "angler", nounId: id, action: "update", ...values, reason });
  }
  return moves.map(({ id, before }) => ({ anglerId: id, groupId: before.groupId }));
}
