import type { AuditChange, AuditEntryResponse } from "@tightlines/contract/audit";
import type { Sheet } from "@tightlines/contract/sheet";
import { snakeKey } from "@tightlines/contract/wire/case";
import { clockCell } from "../../platform/sheet/clock-cell.ts";
import { isValues } from "./audit-ids.ts";
import type { NamedValues } from "./named-row.repository.ts";

/** The trail as a table: one line a field that was changed, and one for an act that changed none. */
export function auditSheet(entries: readonly AuditEntryResponse[], timeZone: string): Sheet {
  return {
    name: "Audit",
    header: [`At (${timeZone})`, "By", "Noun", "Name", "Action", "Reason", "Field", "Before", "After"],
    rows: entries.flatMap(({ at, actorName, noun, subject, action, reason, changes }) => {
      const entry = [clockCell(at, timeZone), actorName, noun, subject, action, reason];
      if (changes.length === 0) return [[...entry, null, null, null]];
      return changes.map((change) => [...entry, ...cellsOf(change)]);
    }),
  };
}

/** A name says more than the id it stands for. */
function cellsOf({ field, before, after, beforeName, afterName }: AuditChange) {
  return [field, beforeName ?? cellOf(before), afterName ?? cellOf(after)];
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((each) => cellOf(each) ?? "").join("; ");
  if (isValues(value)) return sayParts(value);
  return JSON.stringify(value);
}

/** "group: C, session: 2, sector: B"; what is empty is left out. */
function sayParts(values: NamedValues): string {
  return Object.entries(values)
    .map(([field, value]) => ({ field: snakeKey(field).replace(/_id$/, ""), value: cellOf(value) }))
    .filter(({ value }) => value !== null && value !== "")
    .map(({ field, value }) => `${field.replaceAll("_", " ")}: ${value}`)
    .join(", ");
}
