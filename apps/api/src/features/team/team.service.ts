import type { TeamInput, TeamPatch } from "@tightlines/contract/team";
import { tell } from "@tightlines/contract/problem/problem";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { TeamRow } from "../../platform/database/tables/team.table.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { changeEventPart, type EventPartChange } from "../event/event-part.service.ts";
import { findManagers } from "../security/security.repository.ts";
import * as uploads from "../upload/upload.repository.ts";
import { presentTeam } from "./team.presenter.ts";
import type { TeamUses } from "./team-uses.ts";
import * as teams from "./team.repository.ts";

export async function getTeam(db: Db, eventId: number, id: number): Promise<TeamRow> {
  return requireFound(await teams.findById(db, eventId, id), "team-not-found");
}

export function addTeam(call: EventCall, input: TeamInput): Promise<TeamRow> {
  return changeEventPart(call, { topics: ["team"] }, async (change) => {
    await requireUploaded(change, input.logo);
    return createTeam(change, input);
  });
}

/** Within a change of the event, where other rows may come with it. */
export async function createTeam(
  { trx, event, record }: EventPartChange,
  input: TeamInput,
): Promise<TeamRow> {
  const row = await teams.insert(trx, event.id, input);
  await record({ noun: "team", nounId: row.id, action: "create", after: auditedValues(row) });
  return row;
}

export function changeTeam(
  call: EventCall,
  id: number,
  { revision, ...wanted }: TeamPatch,
): Promise<TeamRow> {
  return changeEventPart(call, { topics: ["team"] }, async (change) => {
    const { trx, event, record } = change;
    const before = await getTeam(trx, event.id, id);
    await change.requireSeen("team", before, revision, presentTeam);
    if (wanted.logo !== before.logo) await requireUploaded(change, wanted.logo);
    const after = await teams.update(trx, event.id, before.id, wanted);
    const values = { before: auditedValues(before), after: auditedValues(after) };
    await record({ noun: "team", nounId: after.id, action: "update", ...values });
    return after;
  });
}

/** A team goes when nobody is in it any more. */
export function deleteTeam(
  call: EventCall,
  id: number,
  uses: Pick<TeamUses, "findAnglerNames">,
): Promise<TeamRow> {
  return changeEventPart(call, { topics: ["team"] }, async ({ trx, event, record }) => {
    const row = await getTeam(trx, event.id, id);
    const names = await uses.findAnglerNames(trx, event.id, row.id);
    if (names.length > 0) throw stillNeeded(row, names);
    await teams.deleteById(trx, event.id, row.id);
    await record({ noun: "team", nounId: row.id, action: "delete", before: auditedValues(row) });
    return row;
  });
}

function stillNeeded({ name }: TeamRow, names: string[]): ProblemError {
  const reasons = [tell("anglers-in-team", { anglers: names })];
  return new ProblemError("still-needed", { facts: { name, reasons } });
}

/** An image of the caller, or of somebody who organizes the event. */
async function requireUploaded(
  { trx, event, caller: { userId } }: EventPartChange,
  logo: string | null | undefined,
): Promise<void> {
  if (logo == null) return;
  if (!(await uploads.isHeldByAny(trx, logo, [userId, ...(await findManagers(trx, event.id))])))
    throw new ProblemError("upload-not-found", { fields: { logo: [tell("not-uploaded")] } });
}
