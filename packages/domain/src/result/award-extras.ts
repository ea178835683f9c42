import { compare, multiply, negate, type Rational } from "../number/rational.ts";
import type { RankRules } from "../ruleset/rank-rules.ts";
import type { Adjustment, RawScore } from "../score/score.ts";

/**
 * Points on top of the place: big fish, full limit, per fish, per entry drawn, taking part (Palm Bay [S76], NE Walleye
 * [S79], Topwater [S43]), and what a jury charged. A penalty goes in whichever direction is bad.
 */
export function awardExtras(
  rules: RankRules,
  contestants: readonly { readonly raw: RawScore }[],
  fieldSize: number,
): (raw: RawScore) => readonly Adjustment[] {
  const { bonuses = {} } = rules;
  const isBiggest = bonuses.biggestFish === undefined ? () => false : findBiggest(contestants);
  return (raw) => {
    const extras: Adjustment[] = [];
    const note = (code: string, each: Rational | undefined, times: number): void => {
      if (each !== undefined && times > 0) extras.push({ code, amount: multiply(each, times), times });
    };
    if (raw.status === "caught" || raw.status === "blank") {
      note("biggestFish", bonuses.biggestFish, isBiggest(raw) ? 1 : 0);
      note("fullLimit", bonuses.fullLimit, raw.hasFullLimit ? 1 : 0);
      note("perFish", bonuses.perFish, raw.fishCount);
      note("perEntryDrawn", bonuses.perEntryDrawn, fieldSize);
      note("takingPart", bonuses.takingPart, 1);
    }
    if (raw.penaltyPoints !== 0) {
      const charge = rules.direction === "low" ? raw.penaltyPoints : negate(raw.penaltyPoints);
      note("penalty", charge, 1);
    }
    return extras;
  };
}

/** By weight where anything was weighed, else by length. */
function findBiggest(contestants: readonly { readonly raw: RawScore }[]): (raw: RawScore) => boolean {
  const caught = contestants.map((each) => each.raw).filter((raw) => raw.status === "caught");
  const isWeighed = caught.some((raw) => raw.heaviest !== 0);
  const read = (raw: RawScore): Rational => (isWeighed ? raw.heaviest : raw.longest);
  const biggest = caught
    .map(read)
    .reduce<Rational>((best, size) => (compare(size, best) > 0 ? size : best), 0);
  return (raw) => biggest !== 0 && read(raw) === biggest;
}
