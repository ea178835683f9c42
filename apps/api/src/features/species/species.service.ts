import type { SpeciesInput, SpeciesPatch } from "@tightlines/contract/species";
import { tell } from "@tightlines/contract/problem/problem";
import { recordAudit } from "../../platform/audit/audit.ts";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import { requireSeen } from "../../platform/audit/require-seen.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { SpeciesRow } from "../../platform/database/tables/species.table.ts";
import type { UserCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { actorOf, type UserCaller } from "../../platform/identity/caller.ts";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import * as uploads from "../upload/upload.repository.ts";
import { presentSpecies } from "./species.presenter.ts";
import type { SpeciesUses } from "./species-uses.ts";
import * as species from "./species.repository.ts";

export async function getSpecies(db: Db, id: number): Promise<SpeciesRow> {
  return requireFound(await species.findById(db, id), "species-not-found");
}

export function addSpecies({ db, caller }: UserCall, input: SpeciesInput): Promise<SpeciesRow> {
  return inTransaction(db, async (trx) => {
    await requirePhoto(trx, input.photo);
    const row = await species.insert(trx, input);
    await recordAudit(trx, { ...entryOf(caller, row), action: "create", after: auditedValues(row) });
    await bumpRevisions(trx, ["species"]);
    return row;
  });
}

export function changeSpecies(
  { db, caller }: UserCall,
  id: number,
  { revision, ...change }: SpeciesPatch,
): Promise<SpeciesRow> {
  return inTransaction(db, async (trx) => {
    const before = requireFound(await species.findByIdForUpdate(trx, id), "species-not-found");
    await requireSeen(trx, { noun: "species", nounId: id, eventId: null }, before, revision, presentSpecies);
    await requirePhoto(trx, change.photo);
    const after = await species.update(trx, before.id, change);
    const values = { before: auditedValues(before), after: auditedValues(after) };
    await recordAudit(trx, { ...entryOf(caller, after), action: "update", ...values });
    await bumpRevisions(trx, ["species"]);
    return after;
  });
}

/** A species that events fish for stays: their rules and scores speak of it. */
export function deleteSpecies({ db, caller }: UserCall, id: number, uses: SpeciesUses): Promise<SpeciesRow> {
  return inTransaction(db, async (trx) => {
    const row = requireFound(await species.findByIdForUpdate(trx, id), "species-not-found");
    const events = await uses.findEventNames(trx, row.id);
    if (events.length > 0) throw new ProblemError("species-in-use", { facts: { name: row.name, events } });
    await species.deleteById(trx, row.id);
    await recordAudit(trx, { ...entryOf(caller, row), action: "delete", before: auditedValues(row) });
    await bumpRevisions(trx, ["species"]);
    return row;
  });
}

/** Only what was uploaded here can be shown; until the transaction ends it cannot be deleted. */
async function requirePhoto(trx: Db, photo: string | null | undefined): Promise<void> {
  if (photo && !(await uploads.existsByUrl(trx, photo)))
    throw new ProblemError("upload-not-found", { fields: { photo: [tell("image-gone")] } });
}

function entryOf(caller: UserCaller, { id }: SpeciesRow) {
  return { actor: actorOf(caller), noun: "species" as const, nounId: id };
}
