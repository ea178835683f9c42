import type { AuditAct, AuditEntryResponse } from "@tightlines/contract/audit";
import type { AuditRow } from "../../platform/database/tables/audit.table.ts";
import { isValues, keyOfField, keyOfSubject } from "./audit-ids.ts";
import type { ActPart } from "./audit.repository.ts";
import { listChanges } from "./list-changes.ts";
import { nameRow, type Names } from "./name-row.ts";

export function presentEntry(row: AuditRow, names: Names): AuditEntryResponse {
  const { id, at, actorUid, actorName, noun, nounId, action, reason } = row;
  const nameOf = (field: string, value: unknown) => names.get(keyOfField(field, value)) ?? null;
  const changes = listChanges(row).map(({ field, before, after }) => ({
    field,
    before: nameInside(before, names),
    after: nameInside(after, names),
    beforeName: nameOf(field, before),
    afterName: nameOf(field, after),
  }));
  // What has no row of its own, such as an invitation, is told by what the entry says of it.
  const subject = names.get(keyOfSubject(row)) ?? nameRow(noun, { ...row.before, ...row.after }, names);
  return { id, at: at.toISOString(), actorUid, actorName, noun, nounId, subject, action, reason, changes };
}

/** `entries` are the first ones of all parts, by their ids. */
export function presentAct(
  { id, parts }: { id: number; parts: readonly ActPart[] },
  entries: ReadonlyMap<number, AuditEntryResponse>,
): AuditAct {
  const { at, actorName } = entries.get(parts[0]!.id)!;
  return {
    id,
    at,
    actorName,
    reason: parts.find(({ reason }) => reason !== null)?.reason ?? null,
    count: parts.reduce((sum, part) => sum + part.count, 0),
    parts: parts.map((part) => ({ count: part.count, first: entries.get(part.id)! })),
  };
}

/** The rows of a list, such as the cells of a rotation, with names in place of ids. */
function nameInside(value: unknown, names: Names): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((each: unknown) =>
    isValues(each)
      ? Object.fromEntries(
          Object.entries(each).map(([field, inner]) => [field, names.get(keyOfField(field, inner)) ?? inner]),
        )
      : each,
  );
}
