import { add, divide, multiply, type Rational, sum } from "../number/rational.ts";

/** What a duel is worth. The fish of each angler may add to it, so that they break ties by themselves (T4 [S58]). */
export interface DuelScoring {
  readonly win: Rational;
  readonly draw: Rational;
  readonly drawWithoutFish: Rational;
  readonly loss: Rational;
  readonly perFish: Rational;
}

/** T4 [S58], W15: 3100 and 1000, and one for each trout. */
export const WIN_3100: DuelScoring = { win: 3100, draw: 1000, drawWithoutFish: 1000, loss: 0, perFish: 1 };

/** T5, confidence L: a default to be changed, not a rule that was read. */
export const FIPSED_DUEL: DuelScoring = { win: 3, draw: "3/2", drawWithoutFish: 1, loss: 0, perFish: 0 };

/** T7 [S60]: a pair that loses still takes a point home. */
export const PAIRS_LEAGUE: DuelScoring = { win: 3, draw: 2, drawWithoutFish: 2, loss: 1, perFish: 0 };

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
