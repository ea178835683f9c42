import { createHash, randomBytes } from "node:crypto";
import type { PassInput, PassPatch } from "@tightlines/contract/pass";
import { tell } from "@tightlines/contract/problem/problem";
import { auditedValues } from "../../platform/audit/audited-values.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { PassRow } from "../../platform/database/tables/pass.table.ts";
import type { EventCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { changeEventPart } from "../event/event-part.service.ts";
import * as sectors from "../sector/sector.repository.ts";
import * as sessions from "../session/session.repository.ts";
import { presentPass } from "./pass.presenter.ts";
import * as passes from "./pass.repository.ts";

export async function getPass(db: Db, eventId: number, id: number): Promise<PassRow> {
  return requireFound(await passes.findById(db, eventId, id), "pass-not-found");
}

/** The pass that a secret belongs to, whether it is still good or not. */
export async function findPass(db: Db, secret: string): Promise<PassRow | undefined> {
  return passes.findBySecretHash(db, hashOf(secret));
}

/** Answers its secret with it, which nobody can read again. */
export function addPass(call: EventCall, input: PassInput): Promise<PassRow & { secret: string }> {
  return changeEventPart(call, { topics: ["pass"] }, async ({ trx, event, record }) => {
    await requireParts(trx, event.id, input);
    const secret = randomBytes(24).toString("base64url");
    const row = await passes.insert(trx, {
      ...input,
      eventId: event.id,
      expiresAt: new Date(input.expiresAt),
      secretHash: hashOf(secret),
    });
    await record({ noun: "pass", nounId: row.id, action: "create", before: null, after: valuesOf(row) });
    return { ...row, secret };
  });
}

export function changePass(
  call: EventCall,
  id: number,
  { revision, expiresAt, ...patch }: PassPatch,
): Promise<PassRow> {
  return changeEventPart(call, { topics: ["pass"] }, async ({ trx, event, record, requireSeen }) => {
    const before = await getPass(trx, event.id, id);
    await requireSeen("pass", before, revision, presentPass);
    await requireParts(trx, event.id, patch);
    const change = { ...patch, ...(expiresAt && { expiresAt: new Date(expiresAt) }) };
    const after = await passes.update(trx, before, change);
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await record({ noun: "pass", nounId: id, action: "update", ...values });
    return after;
  });
}

/** Whoever asks twice gets the same answer. */
export function revokePass(call: EventCall, id: number): Promise<PassRow> {
  return changeEventPart(call, { topics: ["pass"] }, async ({ trx, event, record }) => {
    const before = await getPass(trx, event.id, id);
    if (before.revokedAt) return before;
    const after = await passes.update(trx, before, { revokedAt: new Date() });
    const values = { before: valuesOf(before), after: valuesOf(after) };
    await record({ noun: "pass", nounId: id, action: "update", ...values });
    return after;
  });
}

async function requireParts(
  db: Db,
  eventId: number,
  { sessionIds = [], sectorIds = [] }: Pick<PassPatch, "sessionIds" | "sectorIds">,
): Promise<void> {
  const held = new Set((await sessions.findAll(db, eventId)).map(({ id }) => id));
  if (sessionIds.some((id) => !held.has(id)))
    throw new ProblemError("session-not-found", { fields: { sessionIds: [tell("session-not-here")] } });
  const water = new Set((await sectors.findAll(db, eventId)).map(({ id }) => id));
  if (sectorIds.some((id) => !water.has(id)))
    throw new ProblemError("sector-not-found", { fields: { sectorIds: [tell("sector-not-here")] } });
}

/** The trail is read by many, and a hash is of use to nobody. */
function valuesOf({ secretHash: _hash, lastSeenAt: _seen, ...row }: PassRow) {
  return auditedValues(row);
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
