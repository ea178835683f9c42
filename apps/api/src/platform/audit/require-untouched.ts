import { ProblemError } from "../http/problem-error.ts";

interface Revised {
  id: number;
  revision: number;
}

/** The rows somebody takes back, provided that every one of them is still as it was left. */
export function requireUntouched<Row extends Revised>(
  rows: readonly Row[],
  seen: readonly Revised[],
  nameOf: (row: Row) => string,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const revisions = new Map(seen.map(({ id, revision }) => [id, revision]));
  return [...revisions].map(([id, revision]) => {
    const row = byId.get(id);
    if (!row) throw tooLate("some of it was deleted meanwhile");
    if (row.revision !== revision) throw tooLate(`${nameOf(row)} was changed meanwhile`);
    return row;
  });
}

export function tooLate(reason: string): ProblemError {
  return new ProblemError("undo-too-late", { facts: { reason } });
}
