import { compare, multiply, negate, type Rational } from "../../number/rational.ts";
import type { RankRules, ResultBonuses } from "../../ruleset/rank-rules.ts";
import type { Adjustment, RawScore } from "../../score/score.ts";

/**
 * Points on top of the place: big fish, full limit, per fish, per entry drawn, taking part (Palm Bay [S76], NE Walleye
 * [S79], Topwater [S43]), and what a jury charged.
 */
export function awardExtras(
  rules: RankRules,
  contestants: readonly { readonly raw: RawScore }[],
  fieldSize: number,
): (raw: RawScore) => readonly Adjustment[] {
  const { bonuses } = rules;
  if (!bonuses) return (raw) => chargePenalty(rules, raw);
  const isBiggest = findBiggest(contestants);
  return (raw) => {
    const hasFished = raw.status === "caught" || raw.status === "blank";
    const penalty = chargePenalty(rules, raw);
    return hasFished ? [...listBonuses(bonuses, raw, isBiggest(raw), fieldSize), ...penalty] : penalty;
  };
}

function listBonuses(
  bonuses: ResultBonuses,
  raw: RawScore,
  isBiggest: boolean,
  fieldSize: number,
): readonly Adjustment[] {
  const times: Readonly<Record<keyof ResultBonuses, number>> = {
    biggestFish: isBiggest ? 1 : 0,
    fullLimit: raw.hasFullLimit ? 1 : 0,
    perFish: raw.fishCount,
    perEntryDrawn: fieldSize,
    takingPart: 1,
  };
  return BONUS_CODES.flatMap((code) => {
    const each = bonuses[code];
    const isEarned = each !== undefined && times[code] > 0;
    return isEarned ? [{ code, amount: multiply(each, times[code]), times: times[code] }] : [];
  });
}

const BONUS_CODES = ["biggestFish", "fullLimit", "perFish", "perEntryDrawn", "takingPart"] as const;
const NOTHING: readonly Adjustment[] = [];

/** A penalty goes in whichever direction is bad. */
function chargePenalty({ direction }: RankRules, { penaltyPoints }: RawScore): readonly Adjustment[] {
  if (penaltyPoints === 0) return NOTHING;
  return [{ code: "penalty", amount: direction === "low" ? penaltyPoints : negate(penaltyPoints), times: 1 }];
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
