import { compare } from "../number/rational.ts";
import type { DuelRules } from "./duel-rules.ts";
import { startCheck, type RulesetProblem } from "./ruleset-problem.ts";

/** Whether duels can be scheduled and a win is worth winning (T2 [S56], T4 [S58], T7 [S60]). */
export function checkDuelRules(duels: DuelRules): readonly RulesetProblem[] {
  const { problems, refuseWhen, requirePositive } = startCheck(["duels"]);
  const { rounds, judgedBy, scoring, tieBreaks, qualifiers } = duels;
  requirePositive(rounds, ["rounds"]);
  refuseWhen(judgedBy === "anglers" && rounds % 3 !== 0, "ruleset-contradicts", ["rounds"], {
    with: "judgedBy",
  });
  requirePositive(qualifiers ?? undefined, ["qualifiers"]);
  refuseWhen(compare(scoring.perFish, 0) < 0, "ruleset-not-positive", ["scoring", "perFish"]);
  const falling = ["win", "draw", "drawWithoutFish", "loss"] as const;
  falling.forEach((outcome, index) => {
    const better = falling[index - 1];
    const isBetter = better !== undefined && compare(scoring[outcome], scoring[better]) > 0;
    refuseWhen(isBetter, "ruleset-wrong-direction", ["scoring", outcome], { better: better ?? null });
  });
  tieBreaks.forEach((tieBreak, index) =>
    refuseWhen(tieBreaks.indexOf(tieBreak) < index, "ruleset-duplicate", ["tieBreaks", index], { tieBreak }),
  );
  return problems;
}
