import { add, negate, subtract, sum, type Rational } from "../../number/rational.ts";
import type { LeftoverTie, RankRules } from "../../ruleset/rank-rules.ts";
import type { Adjustment, RawScore, Status } from "../../score/score.ts";
import { awardExtras } from "./award-extras.ts";
import { awardPoints, type AwardField } from "../place/award-points.ts";
import { compareUnitEntries } from "./compare-unit-entries.ts";
import type { Contestant } from "../facts/facts.ts";
import { orderByCriteria, type Ordered, type Tie, type TieBreakTrace } from "../place/order-by-criteria.ts";
import { findPrice, priceMissing, type Field, type PriceTrace } from "../place/price-missing.ts";

export interface UnitRow {
  readonly entryId: number;
  readonly status: Status;
  /** The place to show and to give prizes by (FIPSAS: effective place [S12]); null for one who is not placed. */
  readonly place: number | null;
  /** What counts in totals (FIPSAS: technical penalty [S12]), extras included. */
  readonly points: Rational;
  readonly raw: Rational;
  readonly fishCount: number;
  readonly longest: Rational;
  readonly heaviest: Rational;
  readonly trace: RowTrace;
}

export interface RankedUnit {
  readonly field: Field;
  readonly rows: readonly UnitRow[];
}

export interface RowTrace {
  readonly decidedBy: TieBreakTrace | null;
  /** How many share this place, so 1 when it is the entry's own; they are the other rows with the same place. */
  readonly sharedBy: number;
  /** The ruleset wants a lot drawn for this tie and none is recorded yet. */
  readonly awaitsLot: boolean;
  readonly price: PriceTrace | null;
  /** Bonuses and penalty points already inside `points`. */
  readonly extras: readonly Adjustment[];
}

/**
 * Layer 2 of rulebook 0: ranks those who fished together and gives each their result points. `fieldSize` is N as it was
 * frozen at the draw (rulebook 13.11), which may be more than those who came.
 */
export function rankUnit(
  rules: RankRules,
  contestants: readonly Contestant[],
  fieldSize: number,
  lots: readonly number[] = [],
): RankedUnit {
  const placed = orderByCriteria(
    contestants.filter((each) => takesPlace(rules, each.raw)),
    compareUnitEntries(rules, lots),
    (each) => each.entry.id,
    (a, b) => a.entry.startNumber - b.entry.startNumber,
  );
  const awardField: AwardField = {
    size: fieldSize,
    placed: placed.length,
    blanks: contestants.filter((each) => each.raw.status === "blank").length,
    bestRaw: placed[0]?.item.raw.value ?? 0,
  };
  const points = placed.map(({ item, tie, scoreTie }) => {
    const shared = rules.tieBreaksDecide === "place-only" ? scoreTie : tie;
    return awardPoints(rules.resultPoints, rules.leftoverTie, shared, item.raw.value, awardField);
  });
  const field = describeField(rules, placed, points, fieldSize);
  const finish = prepareFinish(rules, contestants, field);

  const placedRows = placed.map((each, index) =>
    each.item.raw.status === "disqualified"
      ? finish(each.item, priceRow(rules, each.item, field))
      : finish(each.item, placeRow(rules, each, points[index] ?? 0)),
  );
  const priced = contestants
    .filter((each) => !takesPlace(rules, each.raw))
    .toSorted((a, b) => STATUS_ORDER[a.raw.status] - STATUS_ORDER[b.raw.status] || a.entry.id - b.entry.id)
    .map((each) => finish(each, priceRow(rules, each, field)));
  return { field, rows: [...placedRows, ...priced] };
}

const NO_EXTRAS: readonly Adjustment[] = [];

type BareRow = Pick<UnitRow, "status" | "place" | "points" | "trace">;

const STATUS_ORDER: Readonly<Record<Status, number>> = {
  caught: 0,
  blank: 1,
  withdrawn: 2,
  absent: 3,
  disqualified: 4,
};

/** Disqualified entries keep their place empty when the ranks do not close up (rulebook 0.3). */
function takesPlace(rules: RankRules, raw: RawScore): boolean {
  if (raw.status === "caught") return true;
  const hasFish = raw.fishCount > 0 || raw.value !== 0;
  if (raw.status === "withdrawn") return hasFish && rules.prices.withdrawn.kind === "as-fished";
  return raw.status === "disqualified" && hasFish && !rules.disqualifiedClosesUp;
}

function describeField(
  rules: RankRules,
  placed: readonly Ordered<Contestant>[],
  points: readonly Rational[],
  size: number,
): Field {
  const lastCaught = placed.findLastIndex((each) => each.item.raw.status !== "disqualified");
  const last = placed.at(-1);
  const nextPlace = rules.leftoverTie === "dense" ? (last?.tie.dense ?? 0) + 1 : placed.length + 1;
  return { size, caught: placed.length, nextPlace, lastCaughtPoints: points[lastCaught] };
}

function placeRow(
  rules: RankRules,
  { item, tie, decidedBy }: Ordered<Contestant>,
  points: Rational,
): BareRow {
  return {
    status: item.raw.status,
    place: showPlace(rules.leftoverTie, tie),
    points,
    trace: {
      decidedBy,
      sharedBy: tie.size,
      awaitsLot: rules.leftoverTie === "lot" && tie.size > 1,
      price: null,
      extras: NO_EXTRAS,
    },
  };
}

function priceRow(rules: RankRules, { raw }: Contestant, field: Field): BareRow {
  // One who withdrew without a fish under "as-fished" simply blanked.
  const status = raw.status === "caught" ? "blank" : raw.status;
  const price = findPrice(rules.prices, status) ?? rules.prices.blank;
  const blankPlace = price.kind === "last-place" ? field.size : field.nextPlace;
  return {
    status,
    place: status === "blank" ? blankPlace : null,
    points: priceMissing(rules, price, field),
    trace: {
      decidedBy: null,
      sharedBy: 1,
      awaitsLot: false,
      price: { status, price, fieldSize: field.size, caught: field.caught },
      extras: NO_EXTRAS,
    },
  };
}

/** Adds bonuses and penalty points, and takes everything away from a unit too small to count (M4 [S63]). */
function prepareFinish(rules: RankRules, contestants: readonly Contestant[], field: Field) {
  const isTooSmall = rules.minimumField !== undefined && field.size < rules.minimumField;
  const findExtras = awardExtras(rules, contestants, field.size);
  return ({ entry, raw }: Contestant, bare: BareRow): UnitRow => {
    const extras =
      setByJury(raw, bare) ??
      (isTooSmall ? [{ code: "fieldTooSmall", amount: negate(bare.points), times: 1 }] : findExtras(raw));
    return {
      entryId: entry.id,
      status: bare.status,
      place: bare.place,
      points: extras.length === 0 ? bare.points : add(bare.points, sum(extras.map((each) => each.amount))),
      raw: raw.value,
      fishCount: raw.fishCount,
      longest: raw.longest,
      heaviest: raw.heaviest,
      trace: extras.length === 0 ? bare.trace : { ...bare.trace, extras },
    };
  };
}

/** A jury's word about the points replaces all others; nobody who is disqualified is given any (rulebook 13.10). */
function setByJury({ setPoints, status }: RawScore, { points }: BareRow): readonly Adjustment[] | undefined {
  if (setPoints === undefined || status === "disqualified") return undefined;
  return [{ code: "points-set", amount: subtract(setPoints, points), times: 1 }];
}

function showPlace(leftoverTie: LeftoverTie, tie: Tie): number {
  return leftoverTie === "dense" ? tie.dense : tie.first;
}
