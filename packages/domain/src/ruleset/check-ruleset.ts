import { checkCatchRules } from "./check-catch-rules.ts";
import { checkClassification } from "./check-classification.ts";
import { checkDuelRules } from "./check-duel-rules.ts";
import { checkExactNumbers } from "./check-exact-numbers.ts";
import { checkRankRules } from "./check-rank-rules.ts";
import { checkSeasonRules } from "./check-season-rules.ts";
import { startCheck, type RulesetProblem } from "./ruleset-problem.ts";
import type { Ruleset } from "./ruleset.ts";

export type { RulesetProblemCode } from "./ruleset-problem.ts";

/**
 * Everything in a ruleset that contradicts itself, each with the reason and the place (rulebook 12). The shape of the
 * data is the contract's business; this asks whether the switches make sense together. No problem means it can be used.
 */
export function checkRuleset(ruleset: Ruleset): readonly RulesetProblem[] {
  const inexact = checkExactNumbers(ruleset);
  // The checks below compare numbers, which is only possible when they are numbers.
  if (inexact.length > 0) return inexact;
  return [
    ...checkHead(ruleset),
    ...checkCatchRules(ruleset.catching),
    ...checkRankRules(ruleset.ranking, ["ranking"]),
    ...ruleset.classifications.flatMap((each, index) => checkClassification(ruleset, each, index)),
    ...(ruleset.season ? checkSeasonRules(ruleset.season) : []),
    ...(ruleset.duels ? checkDuelRules(ruleset.duels) : []),
  ];
}

function checkHead(ruleset: Ruleset): readonly RulesetProblem[] {
  const { problems, refuseWhen, requirePositive } = startCheck();
  requirePositive(ruleset.version, ["version"]);
  refuseWhen(ruleset.classifications.length === 0, "ruleset-empty", ["classifications"]);
  const ids = ruleset.classifications.map((each) => each.id);
  ids.forEach((id, index) =>
    refuseWhen(ids.indexOf(id) < index, "ruleset-duplicate", ["classifications", index, "id"], { id }),
  );
  const { hiddenLastMinutes, protestWindowMinutes } = ruleset.publication;
  refuseWhen(hiddenLastMinutes < 0, "ruleset-not-positive", ["publication", "hiddenLastMinutes"]);
  refuseWhen(protestWindowMinutes < 0, "ruleset-not-positive", ["publication", "protestWindowMinutes"]);
  const { decimals = 0 } = ruleset.display;
  refuseWhen(decimals < 0 || decimals > MOST_DECIMALS, "ruleset-unreachable", ["display", "decimals"], {
    decimals,
    most: MOST_DECIMALS,
  });
  return problems;
}

const MOST_DECIMALS = 9;
