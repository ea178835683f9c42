import type { Rational } from "../number/rational.ts";
import type { Aggregate, TotalTieBreak } from "./classification.ts";
import type { LeftoverTie, Price, Prices, ResultPoints } from "./rank-rules.ts";

/** Rulebook 12.15: what the places of a competition are worth over a year. */
export interface SeasonRules {
  readonly direction: "low" | "high";
  readonly resultPoints: ResultPoints;
  /** How points are given to those who share a place in a round: B.A.S.S. to 2011 averages them [S40]. */
  readonly sharedPlace: Extract<LeftoverTie, "shared" | "average">;
  readonly prices: Prices;
  /** A round someone did not even enter, which is not the same as paying and staying away (South Austin [S42]). */
  readonly notEntered: Price;
  /** NE Walleye [S79]: for taking part, whatever the result. */
  readonly participation: Rational;
  /** Some rounds weigh more: their points are multiplied. */
  readonly bonusRoundMultiplier: Rational;
  /** Palm Bay [S76], B.A.S.S. [S40]: points by code for what a result list does not hold (a meeting, a day led). */
  readonly bonuses: Readonly<Record<string, Rational>>;
  readonly aggregate: Aggregate;
  readonly tieBreaks: readonly TotalTieBreak[];
  readonly leftoverTie: "shared" | "dense" | "ordinal" | "lot";
}
