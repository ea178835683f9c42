import type { Qualifying } from "../ruleset/classification.ts";
import type { ClassificationResult } from "./compute-results.ts";

/** Who goes through. `passedDownFrom` names those whose place went to the next, because they are through already. */
export interface Qualified {
  readonly id: number;
  readonly unitId: string | null;
  readonly passedDownFrom: readonly number[];
}

/**
 * K6 [S37]: the best so many of each unit, or of the whole table; one already through keeps the place or passes it down,
 * also one who got through in an earlier unit of this table. Those who share the last qualifying place all go through:
 * who else would decide (T4 [S58] fishes it off)?
 */
export function qualifyEntries(
  rules: Qualifying,
  result: ClassificationResult,
  alreadyThrough: ReadonlySet<number> = new Set(),
): readonly Qualified[] {
  if (rules.per === "overall") {
    return choose(
      rules,
      result.standings.map(({ id, place }) => ({ id, place })),
      null,
      alreadyThrough,
    );
  }
  const through = new Set(alreadyThrough);
  return result.units.flatMap((unit) => {
    const ranked = unit.rows.map(({ entryId, place, status }) => ({
      id: entryId,
      place: status === "caught" ? place : null,
    }));
    const chosen = choose(rules, ranked, unit.unitId, through);
    for (const { id } of chosen) through.add(id);
    return chosen;
  });
}

interface Ranked {
  readonly id: number;
  readonly place: number | null;
}

interface Placed extends Ranked {
  readonly place: number;
}

function choose(
  rules: Qualifying,
  ranked: readonly Ranked[],
  unitId: string | null,
  alreadyThrough: ReadonlySet<number>,
): readonly Qualified[] {
  const placed = ranked.filter((each): each is Placed => each.place !== null);
  const competing = rules.passesDown ? placed.filter((each) => !alreadyThrough.has(each.id)) : placed;
  const lastPlace = competing[rules.top - 1]?.place ?? Number.POSITIVE_INFINITY;
  const steppedAside = placed.filter((each) => each.place <= rules.top && !competing.includes(each));
  return competing
    .filter((each) => each.place <= lastPlace)
    .map((each) => ({
      id: each.id,
      unitId,
      passedDownFrom: each.place > rules.top ? steppedAside.map((other) => other.id) : [],
    }));
}
