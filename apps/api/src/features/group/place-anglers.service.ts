import type { EventPartChange } from "../event/event-part.service.ts";
import * as members from "./member.repository.ts";
import type { Member } from "./member.repository.ts";

/** Stores who is in which group from now on, with a trail for each who changes. */
export async function placeAnglers(
  { trx, event, record }: EventPartChange,
  anglers: readonly Member[],
  groupOf: ReadonlyMap<number, number>,
  reason: string,
): Promise<void> {
  for (const { id, groupId: before } of anglers) {
    const groupId = groupOf.get(id);
    if (groupId === undefined || groupId === before) continue;
    await members.setGroup(trx, event.id, id, groupId);
    const values = { before: { groupId: before }, after: { groupId } };
    await record({ noun: "angler", nounId: id, action: "update", ...values, reason });
  }
}
