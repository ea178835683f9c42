import { compare } from "../number/rational.ts";
import { checkAggregate } from "./check-classification.ts";
import { checkPrices, checkResultPoints } from "./check-rank-rules.ts";
import { startCheck, type RulesetProblem } from "./ruleset-problem.ts";
import type { SeasonRules } from "./season-rules.ts";

/** Whether a season's points can be given from result lists alone (rulebook 12.15). */
export function checkSeasonRules(season: SeasonRules): readonly RulesetProblem[] {
  const check = startCheck(["season"]);
  checkResultPoints(season.resultPoints, season.direction, check);
  checkPrices(season.prices, season.resultPoints, check);
  checkAggregate(season.aggregate, check);
  check.refuseWhen(compare(season.bonusRoundMultiplier, 0) <= 0, "ruleset-not-positive", [
    "bonusRoundMultiplier",
  ]);
  season.tieBreaks.forEach((tieBreak, index) => {
    const path = ["tieBreaks", index];
    check.refuseWhen(season.tieBreaks.indexOf(tieBreak) < index, "ruleset-duplicate", path, { tieBreak });
    const isIdle = tieBreak === "dropped-result" && season.aggregate.counts.kind === "all";
    check.refuseWhen(isIdle, "ruleset-contradicts", path, { with: "aggregate", tieBreak });
  });
  return check.problems;
}
