import type { AuditAction } from "@tightlines/contract/audit-action";
import type { AuditNoun } from "@tightlines/contract/audit-noun";
import { isDeepStrictEqual } from "node:util";
import type { Db } from "../database/schema.ts";
import { hideSecrets } from "./hide-secrets.ts";

export interface AuditEntry {
  /** Who did it, without a uid where they needed no account; null for what the product does by itself. */
  actor: { uid: string | null; name: string } | null;
  eventId?: number | null;
  noun: AuditNoun;
  nounId: string | number;
  action: AuditAction;
  before?: Values | null;
  after?: Values | null;
  reason?: string | null;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes one row of the trail. Pass the transaction that makes the change, so that neither exists without the
 * other. Given both states it keeps only the keys that differ, and writes nothing when none does.
 */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  const isChange = entry.before != null && entry.after != null;
  const changedKeys = isChange ? differingKeys(entry.before!, entry.after!) : undefined;
  if (changedKeys?.length === 0) return;

  await db
    .insertInto("audit")
    .values({
      actorUid: entry.actor?.uid ?? null,
      actorName: entry.actor?.name ?? null,
      eventId: entry.eventId ?? null,
      noun: entry.noun,
      nounId: String(entry.nounId),
      action: entry.action,
      before: toJson(entry.before, changedKeys),
      after: toJson(entry.after, changedKeys),
      reason: entry.reason ?? null,
    })
    .execute();
}

function differingKeys(before: Values, after: Values): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !isDeepStrictEqual(before[key], after[key]));
}

function toJson(values: Values | null | undefined, onlyKeys?: string[]): string | null {
  if (values == null) return null;
  const kept = onlyKeys
    ? Object.entries(values).filter(([key]) => onlyKeys.includes(key))
    : Object.entries(values);
  return JSON.stringify(hideSecrets(Object.fromEntries(kept)));
}
