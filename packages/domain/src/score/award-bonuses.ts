import { divide, multiply, type Rational } from "../number/rational.ts";
import { roundToStep } from "../number/round-to-step.ts";
import type { CatchRules } from "../ruleset/catch-rules.ts";
import { countFish, isCounting } from "./limit-catches.ts";
import type { Adjustment, ScoredCatch } from "./score.ts";

/** Points beyond the fish themselves: per species (M3 [S63]), for a full set (P6 [S53]), per weight (M5 [S65]). */
export function awardBonuses(
  rules: CatchRules,
  catches: readonly ScoredCatch[],
  totalWeight: Rational,
): readonly Adjustment[] {
  const { perSpecies, fullSet, perWeight } = rules.bonuses;
  if (perSpecies === undefined && !fullSet && !perWeight) return NO_BONUS;
  const bonuses: Adjustment[] = [];
  if (perSpecies !== undefined) {
    const times = new Set(catches.filter(isCounting).map((fish) => fish.species)).size;
    bonuses.push({ code: "perSpecies", amount: multiply(perSpecies, times), times });
  }
  if (fullSet && fullSet.species.every((species) => countSpecies(catches, species) >= fullSet.count)) {
    bonuses.push({ code: "fullSet", amount: fullSet.points, times: 1 });
  }
  if (perWeight) {
    const units = divide(roundToStep(totalWeight, perWeight.rounding), perWeight.unitSize);
    bonuses.push({ code: "perWeight", amount: multiply(perWeight.points, units), times: 1 });
  }
  return bonuses.filter((bonus) => bonus.amount !== 0);
}

const NO_BONUS: readonly Adjustment[] = [];

function countSpecies(catches: readonly ScoredCatch[], species: string): number {
  return countFish(catches.filter((fish) => fish.species === species));
}
