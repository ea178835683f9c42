import type { ResultMeasure, ResultTable, ResultTables } from "@tightlines/contract/result/result-table";
import type { ClassificationResult } from "@tightlines/domain/result/compute-results";
import { findFreeze } from "@tightlines/domain/score/find-freeze";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import type { ComputedResults } from "./kept-results.ts";

/** Which tables an event has, and how far its sessions are. */
export function describeTables(
  { facts, competition, results }: ComputedResults,
  latestVersion: number | null,
): ResultTables {
  const { ruleset } = facts;
  const official = new Set(competition.sessions.filter(({ isOfficial }) => isOfficial).map(({ id }) => id));
  const counted = facts.sessions.filter(({ id }) => official.has(id));
  const units = results.classifications[0]?.units ?? [];
  return {
    rulesetVersion: results.rulesetVersion,
    unit: ruleset.unit,
    roundMeasure: measureRound(ruleset),
    rawMeasure: measureRaw(ruleset),
    isCatchApart: ruleset.ranking.resultPoints.kind !== "raw",
    tables: results.classifications.map((table) => describeTable(ruleset, table)),
    sessions: counted.map(({ id, number, name, status }) => ({
      id,
      number,
      name,
      status,
      rows: units.filter(({ sessionId }) => sessionId === id).reduce((sum, { rows }) => sum + rows.length, 0),
    })),
    groups: facts.groups
      .filter(({ id }) => facts.anglers.some(({ groupId }) => groupId === id))
      .map(({ code, name }) => ({ code, name })),
    categories: listCategories(facts.anglers),
    isProvisional: counted.some(({ status }) => status !== "official"),
    hiddenSession:
      counted.find((session) => findFreeze(session, ruleset.publication, new Date()))?.number ?? null,
    latestVersion,
  };
}

export function describeTable(
  ruleset: Ruleset,
  { id, standings }: Pick<ClassificationResult, "id" | "standings">,
): ResultTable {
  const classification = ruleset.classifications.find((each) => each.id === id)!;
  const { lists, ordersBy, population } = classification;
  return {
    id,
    lists,
    ordersBy: ordersBy.kind,
    categories: [...(population.categories ?? [])],
    measure: measureSum(ruleset, classification),
    rows: standings.length,
  };
}

/** Nobody chooses between categories where there is but one. */
function listCategories(anglers: readonly { category: string }[]): string[] {
  const categories = [...new Set(anglers.map(({ category }) => category))].toSorted((one, other) =>
    one.localeCompare(other, "en"),
  );
  return categories.length > 1 ? categories : [];
}

/** Of the sums of a table. */
export function measureSum(
  ruleset: Ruleset,
  { ordersBy }: Pick<Ruleset["classifications"][number], "ordersBy">,
): ResultMeasure {
  return ordersBy.kind === "biggest-fish" ? metric(ruleset, ordersBy.measure) : measureRound(ruleset);
}

export function measureRound(ruleset: Ruleset): ResultMeasure {
  return ruleset.ranking.resultPoints.kind === "raw" ? measureRaw(ruleset) : "points";
}

export function measureRaw(ruleset: Ruleset): ResultMeasure {
  const { kind } = ruleset.catching.catchScore;
  if (kind === "weight" || kind === "length-to-weight") return metric(ruleset, "weight");
  return kind === "length" ? metric(ruleset, "length") : "points";
}

/** Where the rules read pounds or inches, the numbers are those already. */
export function metric({ catching: { units } }: Ruleset, measure: "weight" | "length"): ResultMeasure {
  const isMetric = measure === "weight" ? units.weight.name === "gram" : units.length.name === "millimetre";
  return isMetric ? measure : "points";
}
