import { describeProblem, type Problem } from "../outcome.ts";
import type { CompetitionFacts, Unit } from "./facts.ts";

export type FactsProblemCode =
  | "result-unknown-session"
  | "result-unknown-entry"
  | "result-unit-too-small"
  | "result-entry-in-two-units";

/** What no ruleset could make sense of. An entry stands in one unit of a session only: one result per session (F4, R10). */
export function checkFacts(facts: CompetitionFacts): readonly Problem<FactsProblemCode>[] {
  const sessionIds = new Set(facts.sessions.map((session) => session.id));
  const entryIds = new Set(facts.entries.map((entry) => entry.id));
  return [
    ...facts.units.flatMap((unit, index) => checkUnit(unit, index, sessionIds, entryIds)),
    ...findDoubles(facts.units),
  ];
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
  if (unit.size < unit.drawn.length) {
    const sizes = { unit: unit.id, size: unit.size, drawn: unit.drawn.length };
    problems.push(describeProblem("result-unit-too-small", sizes, [...path, "size"]));
  }
  return problems;
}

function findDoubles(units: readonly Unit[]): readonly Problem<FactsProblemCode>[] {
  const seen = new Map<number, Set<number>>();
  const problems: Problem<FactsProblemCode>[] = [];
  units.forEach((unit, index) => {
    const inSession = seen.get(unit.sessionId) ?? new Set<number>();
    seen.set(unit.sessionId, inSession);
    for (const entryId of unit.drawn) {
      if (inSession.has(entryId)) {
        const facts = { unit: unit.id, entry: entryId };
        problems.push(describeProblem("result-entry-in-two-units", facts, ["units", index, "drawn"]));
      }
      inSession.add(entryId);
    }
  });
  return problems;
}
