import { fail, succeed, type Outcome } from "../outcome.ts";
import { checkRuleset, type RulesetProblemCode } from "../ruleset/check-ruleset.ts";
import type { Classification } from "../ruleset/classification.ts";
import type { RankRules } from "../ruleset/rank-rules.ts";
import type { Ruleset } from "../ruleset/ruleset.ts";
import type { RawScore } from "../score/score.ts";
import { belongs, isEveryone } from "./facts/match-population.ts";
import { checkFacts, type FactsProblemCode } from "./facts/check-facts.ts";
import type { CompetitionFacts } from "./facts/facts.ts";
import { listBiggestFish } from "./table/list-biggest-fish.ts";
import { listEntryCandidates } from "./table/list-entry-candidates.ts";
import { listTeamCandidates } from "./table/list-team-candidates.ts";
import { listSlots, rankPopulation, type UnitResult } from "./unit/rank-population.ts";
import { rankTotals } from "./table/rank-totals.ts";
import { scoreFacts, type ScoredFacts } from "./facts/score-facts.ts";
import type { Standing } from "./table/standing.ts";

export interface Results {
  readonly rulesetVersion: number;
  /** Layer 1: what became of every catch. */
  readonly rawScores: readonly RawScore[];
  readonly classifications: readonly ClassificationResult[];
}

export interface ClassificationResult {
  readonly id: string;
  /** Layer 2: places and points inside each unit, as this classification ranks them. */
  readonly units: readonly UnitResult[];
  /** Layer 3: the table. */
  readonly standings: readonly Standing[];
}

/**
 * The whole of rulebook 0 for one competition: catches to raw scores, raw scores to places and points in every unit,
 * and these to every classification. The same facts give the same results, in any order and on any machine.
 */
export function computeResults(
  ruleset: Ruleset,
  facts: CompetitionFacts,
): Outcome<Results, RulesetProblemCode | FactsProblemCode> {
  const [problem] = [...checkRuleset(ruleset), ...checkFacts(facts)];
  if (problem) return fail(problem.code, problem.facts, problem.path);
  const scored = scoreFacts(ruleset.catching, facts);
  const rankUnits = rankUnitsOnce(facts, scored);
  return succeed({
    rulesetVersion: ruleset.version,
    rawScores: scored.rawScores,
    classifications: ruleset.classifications.map((each) => classify(each, ruleset, facts, scored, rankUnits)),
  });
}

function classify(
  classification: Classification,
  ruleset: Ruleset,
  facts: CompetitionFacts,
  scored: ScoredFacts,
  rankUnits: RankUnits,
): ClassificationResult {
  const { id, lists, ordersBy, team } = classification;
  const rules: RankRules = { ...ruleset.ranking, ...classification.ranking };
  const units = rankUnits(classification, rules);
  const finalists = findFinalists(classification, facts);
  if (lists === "teams" && team) {
    const candidates = listTeamCandidates(team, rules, facts, units, finalists.teams);
    const direction = team.roundPoints === "place" ? "low" : rules.direction;
    return { id, units, standings: rankTotals(classification, direction, candidates, facts.lots?.teams) };
  }
  const isByRounds = ordersBy.kind === "rounds";
  const candidates = isByRounds
    ? listEntryCandidates(facts, units, finalists.entries, scored.banned)
    : listBiggestFish(ordersBy, classification.population, facts, scored.rawScores);
  const direction = isByRounds ? rules.direction : "high";
  return { id, units, standings: rankTotals(classification, direction, candidates, facts.lots?.entries) };
}

type RankUnits = (classification: Classification, rules: RankRules) => readonly UnitResult[];

/** Tables that leave out the same entries and rank by the same rules share one ranking of the units. */
function rankUnitsOnce(facts: CompetitionFacts, scored: ScoredFacts): RankUnits {
  const ranked = new Map<string, readonly UnitResult[]>();
  const hasSubstitutes = facts.units.some((unit) => (unit.substitutes ?? []).length > 0);
  return (classification, rules) => {
    const { lists, population, reranks, ranking } = classification;
    const leftOut = isEveryone(population)
      ? []
      : facts.entries.filter((entry) => !belongs(population, entry)).map((entry) => entry.id);
    const isForAll = leftOut.length === 0;
    // Only substitutes make the units of a team table differ from those of anglers (F16).
    const key = JSON.stringify([isForAll || reranks, leftOut, hasSubstitutes && lists, ranking]);
    const units = ranked.get(key) ?? rankPopulation(classification, rules, facts, scored.findRawScore);
    ranked.set(key, units);
    return units;
  };
}

/** B5 [S41]: whoever was drawn after the cut made it. Without a cut nobody is singled out. */
function findFinalists({ cut }: Classification, facts: CompetitionFacts): Finalists {
  const entries = new Set<number>();
  const teams = new Set<number>();
  if (!cut) return { entries, teams };
  const teamOf = new Map(facts.entries.map((entry) => [entry.id, entry.teamId]));
  const after = facts.sessions.filter((session) => session.isOfficial && session.number > cut.afterSession);
  const sessionIds = new Set(after.map((session) => session.id));
  for (const unit of facts.units) {
    if (!sessionIds.has(unit.sessionId)) continue;
    for (const entryId of listSlots(unit)) {
      entries.add(entryId);
      const teamId = teamOf.get(entryId);
      if (teamId !== null && teamId !== undefined) teams.add(teamId);
    }
  }
  return { entries, teams };
}

interface Finalists {
  readonly entries: ReadonlySet<number>;
  readonly teams: ReadonlySet<number>;
}
