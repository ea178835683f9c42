import type { AuditChange, AuditEntryResponse } from "@tightlines/contract/audit";
import type { Sheet } from "@tightlines/contract/sheet";
import { clockCell } from "../../platform/sheet/clock-cell.ts";

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
  return JSON.stringify(value);
}
