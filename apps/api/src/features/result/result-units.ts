import type { ResultUnits } from "@tightlines/contract/result/result-units";
import { drawnUnits, type ResultFacts } from "./result-facts.ts";

/** What a device computes places from, beside what it keeps to enter scores. */
export function presentUnits(facts: ResultFacts): ResultUnits {
  return {
    units: drawnUnits(facts).map(({ id, sessionId, size, drawn, substitutes = [] }) => ({
      id,
      sessionId,
      size,
      drawn: [...drawn],
      substitutes: [...substitutes],
    })),
    disqualified: [...facts.scores.values()]
      .filter(({ penalties = [] }) => penalties.some(({ effect }) => effect === "event-disqualified"))
      .map(({ entryId: anglerId, sessionId }) => ({ anglerId, sessionId })),
  };
}
