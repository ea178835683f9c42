import type { ClassificationResult } from "@tightlines/domain/result/compute-results";
import type { ComputedResults } from "./kept-results.ts";

export type OverallState = "to-come" | "provisional" | "official" | "cancelled";

export interface Overall {
  /** The event's first table of single anglers that takes everybody; not every ruleset has one. */
  table: ClassificationResult | undefined;
  state: OverallState;
}

/** Where everybody stands in an event, and how far it is: it counts from its first score on. */
export function findOverall(
  { facts, competition, results }: ComputedResults,
  { wasCancelled }: { wasCancelled: boolean },
): Overall {
  const wanted = facts.ruleset.classifications.find(
    ({ lists, ordersBy, population }) =>
      lists === "entries" && ordersBy.kind === "rounds" && !population.categories,
  );
  const table = results.classifications.find(({ id }) => id === wanted?.id);
  if (wasCancelled) return { table, state: "cancelled" };
  const isFished = results.classifications.some(({ units }) => units.some(({ rows }) => rows.length > 0));
  if (!isFished) return { table, state: "to-come" };
  const counting = new Set(competition.sessions.filter((each) => each.isOfficial).map(({ id }) => id));
  const isOfficial = facts.sessions.every(({ id, status }) => !counting.has(id) || status === "official");
  return { table, state: isOfficial ? "official" : "provisional" };
}
