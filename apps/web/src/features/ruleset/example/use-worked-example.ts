import { compareResults, type Move } from "@tightlines/domain/result/compare-results";
import { computeResults, type Results } from "@tightlines/domain/result/compute-results";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { useMemo } from "react";
import { exampleFacts } from "./example-facts.ts";

export interface Example {
  /** Ranked by the rules as they are now; by those before the last change while these rank nobody. */
  results: Results | null;
  rules: Ruleset;
  /** What the last change moved. */
  moves: readonly Move[];
}

/** The small match of six, computed by the rules as they are being changed. */
export function useWorkedExample(ruleset: Ruleset, before: Ruleset): Example {
  const now = useMemo(() => compute(ruleset), [ruleset]);
  const resultsBefore = useMemo(() => compute(before), [before]);
  const moves = useMemo(
    () => (now && resultsBefore ? compareResults(resultsBefore, now) : []),
    [now, resultsBefore],
  );
  return { results: now ?? resultsBefore, rules: now ? ruleset : before, moves };
}

/** How many stand elsewhere in a table than before. */
export function countMoved(moves: readonly Move[]): number {
  return moves.filter((each) => each.unitId === null).length;
}

function compute(ruleset: Ruleset): Results | null {
  const outcome = computeResults(ruleset, exampleFacts(ruleset));
  return outcome.ok ? outcome.value : null;
}
