import type { UndoInput } from "@tightlines/contract/event-part";
import type { GroupInput, GroupPatch } from "@tightlines/contract/group";
import { tell } from "@tightlines/contract/problem/problem";
import { nextGroupCodes } from "@tightlines/domain/group/next-group-codes";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { requireUntouched } from "../../platform/audit/require-untouched.ts";
import { insertAt } from "../../platform/database/insert-at.ts";
import type { Db } from "../../platform/database/schema.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { findAll as findSectors } from "../sector/sector.repository.ts";
import { groupLabel, groupPresenter } from "./group.presenter.ts";
import * as groups from "./group.repository.ts";
import type { GroupUses } from "./group-uses.ts";
import type { GroupWithMembers } from "./group.repository.ts";

export async function getGroup(db: Db, eventId: number, id: number): Promise<GroupWithMembers> {
  return requireFound(await groups.findById(db, eventId, id), "group-not-found");
}

export function addGroup(call: EventCall, input: GroupInput): Promise<GroupWithMembers> {
  return changeEventPart(call, { topics: ["group"] }, (change) => insertGroup(change, input));
}

/** Further ones where there are groups already: the next free codes. */
export function addGroupSeries(call: EventCall, count: number): Promise<GroupWithMembers[]> {
  return changeEventPart(call, { topics: ["group"] }, async (change) => {
    const taken = await groups.findAll(change.trx, change.event.id);
    const sectors = await findSectors(change.trx, change.event.id);
    const codes = nextGroupCodes(codesOf(taken), count, codesOf(sectors));
    const added: GroupWithMembers[] = [];
    for (const code of codes) added.push(await insertGroup(change, { code, name: "" }));
    return added;
  });
}

export function changeGroup(
  call: EventCall,
  id: number,
  { revision, ...change }: GroupPatch,
  uses: GroupUses,
): Promise<GroupWithMembers> {
  return changeEventPart(call, { topics: ["group"] }, async ({ trx, event, record, requireSeen }) => {
    const before = await getGroup(trx, event.id, id);
    const cells = await uses.countCells(trx, event.id);
    await requireSeen("group", before, revision, groupPresenter(cells));
    await groups.update(trx, event.id, before.id, change);
    const after = await getGroup(trx, event.id, id);
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await record({ noun: "group", nounId: after.id, action: "update", ...values });
    return after;
  });
}

export function deleteGroup(call: EventCall, id: number, uses: GroupUses): Promise<GroupWithMembers> {
  return changeEventPart(call, { topics: ["group"] }, async (change) => {
    const group = await getGroup(change.trx, change.event.id, id);
    await removeGroup(change, group, "delete", uses);
    return group;
  });
}

/** Takes groups back that were just added, all of them or none. */
export function undoGroupSeries(
  call: EventCall,
  { rows: seen }: UndoInput,
  uses: GroupUses,
): Promise<number[]> {
  return changeEventPart(call, { topics: ["group"] }, async (change) => {
    const rows = requireUntouched(await groups.findAll(change.trx, change.event.id), seen, groupLabel);
    for (const group of rows) await removeGroup(change, group, "undo", uses);
    return rows.map(({ id }) => id);
  });
}

async function removeGroup(
  { trx, event, record }: EventPartChange,
  group: GroupWithMembers,
  action: "delete" | "undo",
  uses: GroupUses,
): Promise<void> {
  refuseWhileNeeded(group, (await uses.countCells(trx, event.id)).get(group.id) ?? 0);
  await groups.deleteById(trx, event.id, group.id);
  await record({ noun: "group", nounId: group.id, action, before: valuesOf(group) });
}

function refuseWhileNeeded(group: GroupWithMembers, cells: number): void {
  const anglers = group.anglerIds.length;
  const reasons = [
    ...(anglers > 0 ? [tell("anglers-in-group", { anglers })] : []),
    ...(cells > 0 ? [tell("group-in-rotation", { cells })] : []),
  ];
  if (reasons.length > 0)
    throw new ProblemError("still-needed", { facts: { name: groupLabel(group), reasons } });
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
  const group = await getGroup(trx, event.id, id);
  await record({ noun: "group", nounId: id, action: "create", after: valuesOf(group) });
  return group;
}

function codesOf(rows: readonly { code: string }[]): string[] {
  return rows.map(({ code }) => code);
}

function valuesOf(group: GroupWithMembers) {
  return auditedValues(group, "position", "anglerIds");
}
