import type { UndoInput } from "@tightlines/contract/event-part";
import type { GroupInput, GroupPatch } from "@tightlines/contract/group";
import { nextGroupCodes } from "@tightlines/domain/group/next-group-codes";
import { requireUntouched } from "../../platform/audit/require-untouched.ts";
import { staleRevision } from "../../platform/audit/stale-revision.ts";
import { insertAt } from "../../platform/database/insert-at.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { GroupRow } from "../../platform/database/tables/group.table.ts";
import { countOf } from "../../platform/http/count-of.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { rowId } from "../../platform/http/row-id.ts";
import type { UserCaller } from "../../platform/identity/caller.ts";
import type { ServedEvent } from "../../platform/identity/event-access.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { groupLabel, presentGroup } from "./group.presenter.ts";
import * as groups from "./group.repository.ts";
import type { GroupWithMembers } from "./group.repository.ts";

export async function getGroup(db: Db, event: ServedEvent, id: string): Promise<GroupWithMembers> {
  return orNotFound(await groups.findById(db, event.id, rowId(id)));
}

export function addGroup(
  db: Db,
  caller: UserCaller,
  event: ServedEvent,
  input: GroupInput,
): Promise<GroupWithMembers> {
  return changeEventPart(db, caller, event, (change) => insertGroup(change, input));
}

/** Further ones where there are groups already: the next free letters. */
export function addGroupSeries(
  db: Db,
  caller: UserCaller,
  event: ServedEvent,
  count: number,
): Promise<GroupWithMembers[]> {
  return changeEventPart(db, caller, event, async (change) => {
    const taken = await groups.findAll(change.trx, event.id);
    const codes = nextGroupCodes(
      taken.map(({ code }) => code),
      count,
    );
    const added: GroupWithMembers[] = [];
    for (const code of codes) added.push(await insertGroup(change, { code, name: "" }));
    return added;
  });
}

export function changeGroup(
  db: Db,
  caller: UserCaller,
  event: ServedEvent,
  id: string,
  { revision, ...change }: GroupPatch,
): Promise<GroupWithMembers> {
  return changeEventPart(db, caller, event, async ({ trx, record }) => {
    const before = orNotFound(await groups.findById(trx, event.id, rowId(id)));
    if (before.revision !== revision)
      throw await staleRevision(
        trx,
        { noun: "group", nounId: before.id, eventId: before.eventId },
        presentGroup(before),
      );
    await groups.update(trx, event.id, before.id, change);
    const after = orNotFound(await groups.findById(trx, event.id, before.id));
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await record({ noun: "group", nounId: after.id, action: "update", ...values });
    return after;
  });
}

export function deleteGroup(
  db: Db,
  caller: UserCaller,
  event: ServedEvent,
  id: string,
): Promise<GroupWithMembers> {
  return changeEventPart(db, caller, event, async (change) => {
    const group = orNotFound(await groups.findById(change.trx, event.id, rowId(id)));
    await removeGroup(change, group, "delete");
    return group;
  });
}

/** Takes groups back that were just added, all of them or none. */
export function undoGroupSeries(
  db: Db,
  caller: UserCaller,
  event: ServedEvent,
  { rows: seen }: UndoInput,
): Promise<number[]> {
  return changeEventPart(db, caller, event, async (change) => {
    const rows = requireUntouched(await groups.findAll(change.trx, event.id), seen, groupLabel);
    for (const group of rows) await removeGroup(change, group, "undo");
    return rows.map(({ id }) => id);
  });
}

async function removeGroup(
  { trx, event, record }: EventPartChange,
  group: GroupWithMembers,
  action: "delete" | "undo",
): Promise<void> {
  refuseWhileNeeded(group);
  await groups.deleteById(trx, event.id, group.id);
  await record({ noun: "group", nounId: group.id, action, before: valuesOf(group) });
}

function refuseWhileNeeded(group: GroupWithMembers): void {
  const anglers = group.anglerIds.length;
  const dependents = [
    ...(anglers > 0 ? [`${countOf(anglers, "angler is", "anglers are")} in it, move them out first`] : []),
    ...(group.rotationCount > 0
      ? [`it has ${countOf(group.rotationCount, "cell")} in the rotation, empty its row there first`]
      : []),
  ];
  if (dependents.length > 0)
    throw new ProblemError("still-needed", {
      facts: { name: groupLabel(group), dependents: dependents.join("; and ") },
    });
}

async function insertGroup(
  { trx, event, record }: EventPartChange,
  { position, ...input }: Omit<GroupInput, "position"> & { position?: number | undefined },
) {
  const id = await groups.insert(trx, event.id, input);
  if (position !== undefined) {
    const others = (await groups.findAll(trx, event.id)).filter((group) => group.id !== id);
    await groups.storeOrder(trx, event.id, insertAt(others, position, id));
  }
  await record({ noun: "group", nounId: id, action: "create", after: input });
  return orNotFound(await groups.findById(trx, event.id, id));
}

function orNotFound(group: GroupWithMembers | undefined): GroupWithMembers {
  if (!group) throw new ProblemError("group-not-found");
  return group;
}

function valuesOf({ code, name }: GroupRow) {
  return { code, name };
}
