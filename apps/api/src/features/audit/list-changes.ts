import { isDeepStrictEqual } from "node:util";
import { snakeKey } from "@tightlines/contract/wire/case";
import type { AuditRow } from "../../platform/database/tables/audit.table.ts";

/** One field of one entry, as it was and as it became. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * An entry field by field. What was made or deleted is told by what was filled in, leaving out large values that stand
 * for themselves elsewhere; what was changed is followed into them, down to what differs.
 */
export function listChanges({ before, after }: Pick<AuditRow, "before" | "after">): FieldChange[] {
  if (before && after) return differences(before, after, "");
  const values = before ?? after ?? {};
  return Object.entries(values)
    .filter(([, value]) => !isEmpty(value) && !isValues(value))
    .map(([key, value]) => ({
      field: snakeKey(key),
      before: before ? value : null,
      after: after ? value : null,
    }));
}

function differences(before: Values, after: Values, path: string): FieldChange[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const [from, to] = [before[key] ?? null, after[key] ?? null];
    if (isDeepStrictEqual(from, to)) return [];
    const field = path + snakeKey(key);
    return isValues(from) && isValues(to)
      ? differences(from, to, `${field}.`)
      : [{ field, before: from, after: to }];
  });
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
