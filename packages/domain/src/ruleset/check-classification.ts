import { findOwn } from "../find-own.ts";
import type { Aggregate, Classification } from "./classification.ts";
import { checkRankRules } from "./check-rank-rules.ts";
import { startCheck, type RulesetCheck, type RulesetProblem } from "./ruleset-problem.ts";
import type { Ruleset } from "./ruleset.ts";

/** Whether one published table makes sense with the rest of the ruleset (rulebook 12.10 to 12.14). */
export function checkClassification(
  ruleset: Ruleset,
  classification: Classification,
  index: number,
): readonly RulesetProblem[] {
  const path = ["classifications", index];
  const check = startCheck(path);
  checkAggregate(classification.aggregate, check);
  checkTieBreaks(classification, check);
  checkTeam(classification, check);
  checkBiggestFish(ruleset, classification, check);
  checkCut(classification, check);
  check.refuseWhen(classification.population.categories?.length === 0, "ruleset-empty", [
    "population",
    "categories",
  ]);
  const overridden = classification.ranking
    ? checkRankRules({ ...ruleset.ranking, ...classification.ranking }, [...path, "ranking"])
    : [];
  return [...check.problems, ...overridden];
}

export function checkAggregate(aggregate: Aggregate, { refuseWhen, requirePositive }: RulesetCheck): void {
  const { counts, minimumRounds } = aggregate;
  requirePositive(minimumRounds, ["aggregate", "minimumRounds"]);
  requirePositive(aggregate.dropsFromRoundsWithFish, ["aggregate", "dropsFromRoundsWithFish"]);
  if (counts.kind !== "all") requirePositive(counts.rounds, ["aggregate", "counts", "rounds"]);
  for (const field of ["dropsFromRoundsWithFish", "neverDrops"] as const) {
    const isIdle = counts.kind === "all" && aggregate[field] !== undefined;
    refuseWhen(isIdle, "ruleset-contradicts", ["aggregate", field], { with: "counts" });
  }
}

function checkTieBreaks({ tieBreaks, aggregate, cut }: Classification, { refuseWhen }: RulesetCheck): void {
  tieBreaks.forEach((tieBreak, index) => {
    const path = ["tieBreaks", index];
    refuseWhen(tieBreaks.indexOf(tieBreak) < index, "ruleset-duplicate", path, { tieBreak });
    const neverDrops = tieBreak === "dropped-result" && aggregate.counts.kind === "all";
    refuseWhen(neverDrops, "ruleset-contradicts", path, { with: "aggregate", tieBreak });
    refuseWhen(tieBreak === "full-field-raw" && !cut, "ruleset-missing", ["cut"], { neededBy: tieBreak });
  });
}

/** Units list entries, so a table of teams can only be cut as a whole; a biggest fish is caught before or after any cut. */
function checkCut(
  { cut, qualifying, lists, ordersBy }: Classification,
  { refuseWhen, requirePositive }: RulesetCheck,
): void {
  requirePositive(cut?.afterSession, ["cut", "afterSession"]);
  requirePositive(cut?.keep, ["cut", "keep"]);
  requirePositive(qualifying?.top, ["qualifying", "top"]);
  const isOfTeams = lists === "teams";
  refuseWhen(isOfTeams && cut?.per === "unit", "ruleset-contradicts", ["cut", "per"], { with: "lists" });
  refuseWhen(isOfTeams && qualifying?.per === "unit", "ruleset-contradicts", ["qualifying", "per"], {
    with: "lists",
  });
  refuseWhen(cut !== undefined && ordersBy.kind === "biggest-fish", "ruleset-contradicts", ["cut"], {
    with: "ordersBy",
  });
}

function checkTeam(
  { lists, team, population, ordersBy }: Classification,
  { refuseWhen, requirePositive }: RulesetCheck,
): void {
  refuseWhen(lists === "teams" && !team, "ruleset-missing", ["team"], { neededBy: "teams" });
  refuseWhen(lists === "entries" && team !== undefined, "ruleset-contradicts", ["team"], { with: "lists" });
  if (!team) return;
  requirePositive(team.size, ["team", "size"]);
  if (team.counted !== "all") {
    requirePositive(team.counted, ["team", "counted"]);
    const facts = { counted: team.counted, size: team.size };
    refuseWhen(team.counted > team.size, "ruleset-more-than-team", ["team", "counted"], facts);
  }
  refuseWhen(population.onlyTeamMembers === false, "ruleset-contradicts", ["population", "onlyTeamMembers"], {
    with: "lists",
  });
  refuseWhen(ordersBy.kind === "biggest-fish", "ruleset-contradicts", ["ordersBy"], { with: "lists" });
}

function checkBiggestFish(
  ruleset: Ruleset,
  { ordersBy, tieBreaks }: Classification,
  { refuseWhen }: RulesetCheck,
): void {
  if (ordersBy.kind === "biggest-fish") {
    const { species } = ordersBy;
    const isUnknown = species !== undefined && findOwn(ruleset.catching.species, species) === undefined;
    refuseWhen(isUnknown, "ruleset-unknown-species", ["ordersBy", "species"], { species: species ?? null });
    return;
  }
  const index = tieBreaks.indexOf("biggest-fish-earlier");
  refuseWhen(index >= 0, "ruleset-contradicts", ["tieBreaks", index], { with: "ordersBy" });
}
