import type { AuditEntryResponse } from "@tightlines/contract/audit";
import type { AuditRow } from "../../platform/database/tables/audit.table.ts";
import { isValues, keyOfField, keyOfSubject } from "./audit-ids.ts";
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
