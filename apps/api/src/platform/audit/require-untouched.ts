import type { Phrase } from "@tightlines/contract/problem/facts";
import { type PhraseCode, tell, type Told } from "@tightlines/contract/problem/problem";
import { ProblemError } from "../http/problem-error.ts";

interface Revised {
  id: number;
  revision: number;
}

/** The rows somebody takes back, provided that every one of them is still as it was left. */
export function requireUntouched<Row extends Revised>(
  rows: readonly Row[],
  seen: readonly Revised[],
  labelOf: (row: Row) => string | Phrase,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const revisions = new Map(seen.map(({ id, revision }) => [id, revision]));
  return [...revisions].map(([id, revision]) => {
    const row = byId.get(id);
    if (!row) throw tooLate(tell("rows-deleted"));
    if (row.revision !== revision) throw tooLate(tell("row-changed", { name: labelOf(row) }));
    return row;
  });
}

export function tooLate(reason: Told<PhraseCode>): ProblemError {
  return new ProblemError("undo-too-late", { facts: { reason } });
}
