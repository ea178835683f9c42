import { add, type Rational } from "../../number/rational.ts";
import type { Price, Prices, RankRules } from "../../ruleset/rank-rules.ts";
import type { Status } from "../../score/score.ts";
import { averagePlaces, valuePlace } from "./value-place.ts";

/** What a price is reckoned from: N of the unit, how many places fish took, and what the last of them earned. */
export interface Field {
  readonly size: number;
  readonly caught: number;
  /** The place after the last with fish: c+1, or the next number of a dense list. */
  readonly nextPlace: number;
  /** Undefined when nobody caught. */
  readonly lastCaughtPoints: Rational | undefined;
}

/** Why a result without fish is worth what it is (rulebook 0.2, 0.3): the price and the numbers it was reckoned from. */
export interface PriceTrace {
  readonly status: Exclude<Status, "caught">;
  readonly price: Price;
  readonly fieldSize: number;
  readonly caught: number;
}

type PricedRules = Pick<RankRules, "direction" | "resultPoints" | "prices">;

/** The points of a blank, an absence, a withdrawal or a disqualification (rulebook 0.2 and 0.3). */
export function priceMissing(rules: PricedRules, price: Price, field: Field): Rational {
  const { resultPoints } = rules;
  switch (price.kind) {
    case "last-place":
      return valuePlace(resultPoints, field.size, field.size);
    case "average-remaining": {
      const remaining = field.size - field.caught;
      if (remaining < 1) return valuePlace(resultPoints, field.size, field.size);
      return averagePlaces(resultPoints, field.caught + 1, remaining, field.size);
    }
    case "n-plus":
      return valuePlace(resultPoints, field.size + price.k, field.size);
    case "last-caught-plus":
      return add(field.lastCaughtPoints ?? pointsBeforeAnyFish(rules, field), price.k);
    case "shared-next":
      return valuePlace(resultPoints, field.nextPlace, field.size);
    case "fixed":
      return price.points;
    case "blank-plus":
      return add(priceMissing(rules, rules.prices.blank, field), price.k);
  }
}

export function findPrice(prices: Prices, status: Exclude<Status, "caught">): Price | undefined {
  const price = prices[status];
  return price.kind === "as-fished" ? undefined : price;
}

/** No source says what "last with fish" means when nobody has fish: nobody is placed, so count from before the first. */
function pointsBeforeAnyFish(rules: PricedRules, field: Field): Rational {
  return rules.direction === "low" ? 0 : valuePlace(rules.resultPoints, 1, field.size);
}
