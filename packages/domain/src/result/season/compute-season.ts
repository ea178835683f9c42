import { findOwn } from "../../find-own.ts";
import { add, larger, multiply, sum, type Rational } from "../../number/rational.ts";
import type { SeasonRules } from "../../ruleset/season-rules.ts";
import type { Status } from "../../score/score.ts";
import type { Round } from "../table/add-up-rounds.ts";
import { awardPoints } from "../place/award-points.ts";
import { findPrice, priceMissing, type Field } from "../place/price-missing.ts";
import { rankTotals } from "../table/rank-totals.ts";
import type { Standing } from "../table/standing.ts";

/** One competition of a season, as its result list has it. */
export interface SeasonRound {
  readonly id: number;
  readonly number: number;
  readonly isBonusRound: boolean;
  readonly results: readonly SeasonResult[];
  /** What a result list does not hold, by the codes of the season's bonus table. */
  readonly bonuses?: readonly { readonly entryId: number; readonly code: string }[];
}

export interface SeasonResult {
  /** The same person in every round. */
  readonly entryId: number;
  readonly status: Status;
  readonly place: number | null;
  readonly raw: Rational;
  readonly fishCount: number;
  readonly longest: Rational;
  readonly heaviest: Rational;
}

/**
 * A season table (rulebook 12.15): places become points (B.A.S.S. [S40][S41], South Austin [S42], Denver [D3], Kingfisher
 * [D2]), with participation and bonuses on top; the best rounds add up and ties are broken as in any other table.
 */
export function computeSeason(
  season: SeasonRules,
  rounds: readonly SeasonRound[],
  lots: readonly number[] = [],
): readonly Standing[] {
  const scored = rounds.map((round) => scoreRound(season, round));
  const entryIds = new Set(rounds.flatMap((round) => round.results.map((result) => result.entryId)));
  const candidates = [...entryIds].map((id) => ({
    id,
    startNumber: id,
    rounds: scored.map((findRound) => findRound(id)),
    isFinalist: false,
    isDisqualified: false,
    isIncomplete: false,
    charged: 0,
    biggestFishAt: null,
  }));
  return rankTotals(season, season.direction, candidates, lots);
}

function scoreRound(season: SeasonRules, round: SeasonRound): (entryId: number) => Round {
  const results = new Map(round.results.map((result) => [result.entryId, result]));
  const placed = round.results.filter((result) => result.status === "caught" && result.place !== null);
  const award = prepareAward(season, round, placed);
  const last = placed.reduce((worst, result) => Math.max(worst, result.place ?? 0), 0);
  const lastPlaced = placed.find((result) => result.place === last);
  const field: Field = {
    size: round.results.length,
    caught: placed.length,
    nextPlace: placed.length + 1,
    lastCaughtPoints: lastPlaced && award(lastPlaced),
  };
  return (entryId) => {
    const result = results.get(entryId);
    if (!result) return describeNotEntered(round, priceMissing(season, season.notEntered, field));
    const isPlaced = result.status === "caught" && result.place !== null;
    const status = result.status === "caught" ? "blank" : result.status;
    const base = isPlaced
      ? award(result)
      : priceMissing(season, findPrice(season.prices, status) ?? season.prices.blank, field);
    return { ...describeRound(round, result), points: addExtras(season, round, result, base) };
  };
}

function prepareAward(season: SeasonRules, round: SeasonRound, placed: readonly SeasonResult[]) {
  const field = {
    size: round.results.length,
    placed: placed.length,
    blanks: round.results.filter((result) => result.status === "blank").length,
    bestRaw: placed.reduce<Rational>((best, result) => larger(best, result.raw), 0),
  };
  const sharing = new Map<number, number>();
  for (const { place } of placed) if (place !== null) sharing.set(place, (sharing.get(place) ?? 0) + 1);
  return (result: SeasonResult): Rational => {
    const first = result.place ?? 0;
    const tie = { first, size: sharing.get(first) ?? 1, dense: first };
    return awardPoints(season.resultPoints, season.sharedPlace, tie, result.raw, field);
  };
}

function addExtras(season: SeasonRules, round: SeasonRound, result: SeasonResult, base: Rational): Rational {
  const weighed = round.isBonusRound ? multiply(base, season.bonusRoundMultiplier) : base;
  const hasFished = result.status === "caught" || result.status === "blank";
  const bonuses = (round.bonuses ?? []).filter((bonus) => bonus.entryId === result.entryId);
  const earned = sum(bonuses.map((bonus) => findOwn(season.bonuses, bonus.code) ?? 0));
  return add(add(weighed, hasFished ? season.participation : 0), earned);
}

function describeRound(round: SeasonRound, result: SeasonResult): Omit<Round, "points"> {
  const { status, raw, fishCount, longest, heaviest, place } = result;
  const places = place === null ? [] : [place];
  return {
    sessionId: round.id,
    sessionNumber: round.number,
    status,
    raw,
    fishCount,
    longest,
    heaviest,
    places,
    keeps: 1,
  };
}

function describeNotEntered(round: SeasonRound, points: Rational): Round {
  const nothing = { raw: 0, fishCount: 0, longest: 0, heaviest: 0, places: [] };
  return { sessionId: round.id, sessionNumber: round.number, status: "absent", points, ...nothing, keeps: 1 };
}
