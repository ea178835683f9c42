/** A field that two people gave different values. */
export interface ConflictRow {
  name: string;
  mine: unknown;
  theirs: unknown;
}

/**
 * Lays my changes of `before` over theirs. What only one of us changed is kept as they left it; what both changed
 * differently stays mine and is told apart.
 */
export function layOver<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
): { merged: Values; conflicts: ConflictRow[] } {
  const merged = { ...theirs };
  const conflicts: ConflictRow[] = [];
  // These are the names of its own fields.
  for (const name of Object.keys(theirs) as (keyof Values & string)[]) {
    if (isSame(mine[name], before[name])) continue;
    merged[name] = mine[name];
    const isConflict = !isSame(theirs[name], before[name]) && !isSame(theirs[name], mine[name]);
    if (isConflict) conflicts.push({ name, mine: mine[name], theirs: theirs[name] });
  }
  return { merged, conflicts };
}

/** Whether two values of fields mean the same; a row of choices is compared choice by choice. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isComposed(one) || !isComposed(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

function isComposed(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
