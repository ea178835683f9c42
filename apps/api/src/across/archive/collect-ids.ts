import { type ArchivedNoun, byNoun } from "@tightlines/domain/archive/translate-ids";
import type { ArchiveTable } from "./archive-tables.ts";
import { type Row, translateRow } from "./translate-row.ts";

/** Every number that rows have or speak of; documents may speak of rows that were deleted since. */
export function collectIds(
  lists: readonly (readonly [ArchiveTable, readonly Row[]])[],
): Record<ArchivedNoun, Set<number>> {
  const found = byNoun(() => new Set<number>());
  for (const [table, rows] of lists)
    for (const row of rows)
      translateRow(table, row, (noun, id) => {
        found[noun].add(id);
        return id;
      });
  return found;
}
