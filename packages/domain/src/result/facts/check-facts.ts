import { describeProblem, type Problem } from "../../outcome.ts";
import { checkReadings, type ReadingProblemCode } from "./check-readings.ts";
import type { CompetitionFacts, Unit } from "./facts.ts";

export type FactsProblemCode =
  | "result-unknown-session"
  | "result-unknown-entry"
  | "result-unit-too-small"
  | "result-entry-in-two-units"
  | "result-listed-twice"
  | ReadingProblemCode;

/**
 * What no ruleset could make sense of. An entry stands in one unit of a session only: one result per session (F4, R10). The
 * contract has looked at what people typed; this looks again, because a wrong number here would be published as a result.
 */
export function checkFacts(facts: CompetitionFacts): readonly Problem<FactsProblemCode>[] {
  const sessionIds = new Set(facts.sessions.map((session) => session.id));
  const entryIds = new Set(facts.entries.map((entry) => entry.id));
  return [
    ...findListedTwice("sessions", facts.sessions),
    ...findListedTwice("entries", facts.entries),
    ...findListedTwice("units", facts.units),
    ...facts.units.flatMap((unit, index) => checkUnit(unit, index, sessionIds, entryIds)),
    ...findDoubles(facts.units),
    ...checkReadings(facts),
  ];
}

function findListedTwice(
  list: string,
  items: readonly { readonly id: number | string }[],
): readonly Problem<FactsProblemCode>[] {
  const seen = new Set<number | string>();
  return items.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [describeProblem("result-listed-twice", { list, id }, [list, index])];
  });
}

function checkUnit(
  unit: Unit,
  index: number,
  sessionIds: ReadonlySet<number>,
  entryIds: ReadonlySet<number>,
): readonly Problem<FactsProblemCode>[] {
  const problems: Problem<FactsProblemCode>[] = [];
  const path = ["units", index] as const;
  if (!sessionIds.has(unit.sessionId)) {
    problems.push(
      describeProblem("result-unknown-session", { unit: unit.id, session: unit.sessionId }, path),
    );
  }
  const named = [...unit.drawn, ...(unit.substitutes ?? []).map((each) => each.inId)];
  for (const entryId of named) {
    if (!entryIds.has(entryId)) {
      problems.push(describeProblem("result-unknown-entry", { unit: unit.id, entry: entryId }, path));
    }
  }
  for (const { outId } of unit.substitutes ?? []) {
    if (!unit.drawn.includes(outId))
      problems.push(describeProblem("result-unknown-entry", { unit: unit.id, entry: outId }, path));
  }
  if (unit.size < unit.drawn.length) {
    const sizes = { unit: unit.id, size: unit.size, drawn: unit.drawn.length };
    problems.push(describeProblem("result-unit-too-small", sizes, [...path, "size"]));
  }
  return problems;
}

/** Counting both those drawn and those who stood in: a reserve with a slot of their own would be ranked twice. */
function findDoubles(units: readonly Unit[]): readonly Problem<FactsProblemCode>[] {
  const seen = new Map<number, Set<number>>();
  const problems: Problem<FactsProblemCode>[] = [];
  units.forEach((unit, index) => {
    const inSession = seen.get(unit.sessionId) ?? new Set<number>();
    seen.set(unit.sessionId, inSession);
    const note = (entryId: number, list: string): void => {
      if (inSession.has(entryId)) {
        const facts = { unit: unit.id, entry: entryId };
        problems.push(describeProblem("result-entry-in-two-units", facts, ["units", index, list]));
      }
      inSession.add(entryId);
    };
    for (const entryId of unit.drawn) note(entryId, "drawn");
    const replaced = new Set<number>();
    for (const { inId, outId } of unit.substitutes ?? []) {
      note(inId, "substitutes");
      if (replaced.has(outId))
        problems.push(
          describeProblem("result-listed-twice", { list: "substitutes", id: outId }, [
            "units",
            index,
            "substitutes",
          ]),
        );
      replaced.add(outId);
    }
  });
  return problems;
}
