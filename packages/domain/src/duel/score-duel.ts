import { add, divide, multiply, type Rational, sum } from "../number/rational.ts";
import type { DuelScoring } from "../ruleset/duel-rules.ts";

export type DuelOutcome = "win" | "draw" | "loss";

/** The points of both sides for the fish of both sides (T4, T5, T7, W15). */
export function scoreDuel(scoring: DuelScoring, fish: readonly [number, number]): [Rational, Rational] {
  const [one, other] = fish;
  return [
    scoreSide(scoring, compareFish(one, other), one),
    scoreSide(scoring, compareFish(other, one), other),
  ];
}

/** The points of one side, also where something else than fish has decided the duel. */
export function scoreSide(scoring: DuelScoring, outcome: DuelOutcome, fish: number): Rational {
  const worth = outcome === "draw" && fish === 0 ? scoring.drawWithoutFish : scoring[outcome];
  return add(worth, multiply(scoring.perFish, fish));
}

export function compareFish(own: number, other: number): DuelOutcome {
  if (own === other) return "draw";
  return own > other ? "win" : "loss";
}

/** Singles in fours, 5/3/2/1 by fish caught (T7 [S60]): those who tie split the points of the places they share. */
export function scoreBox(
  fish: readonly number[],
  pointsByPlace: readonly Rational[] = [5, 3, 2, 1],
): Rational[] {
  return fish.map((own) => {
    const better = fish.filter((other) => other > own).length;
    const level = fish.filter((other) => other === own).length;
    const shared = Array.from({ length: level }, (_, i) => pointsByPlace[better + i] ?? 0);
    return divide(sum(shared), level);
  });
}
