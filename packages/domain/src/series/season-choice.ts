import type { SeasonRules } from "../ruleset/season-rules.ts";

/** What an organizer chooses about a season; everything else follows from it. */
export interface SeasonChoice {
  /** Points from a list, one less for each place, or the places themselves, of which the fewest win. */
  readonly points: "table" | "descending" | "place";
  /** For a list: the points of the first places. */
  readonly table: readonly number[];
  /** The points of the winner where each place has one less. */
  readonly first: number;
  readonly counts: "all" | "best" | "drop" | "half-drop";
  /** How many rounds are the best, or are dropped. */
  readonly rounds: number;
  readonly minimumRounds: number | null;
  /** What a bonus round multiplies its points by. */
  readonly multiplier: number;
}

export const usualSeasonChoice: SeasonChoice = {
  points: "table",
  table: [13, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  first: 100,
  counts: "all",
  rounds: 1,
  minimumRounds: null,
  multiplier: 2,
};

/**
 * The rules of a season (rulebook 12.15) as the usual ones are: whoever caught nothing gets the last points of the list, and
 * one for the place after the last where places are added up (U2, U4, U10).
 */
export function seasonRulesOf(choice: SeasonChoice): SeasonRules {
  const isLow = choice.points === "place";
  return {
    direction: isLow ? "low" : "high",
    resultPoints: resultPointsOf(choice),
    sharedPlace: "shared",
    prices: isLow ? lowPrices : highPrices(lastPointsOf(choice)),
    notEntered: isLow ? { kind: "n-plus", k: 1 } : { kind: "fixed", points: 0 },
    participation: 0,
    bonusRoundMultiplier: choice.multiplier,
    bonuses: {},
    aggregate: {
      counts: countsOf(choice),
      ...(choice.minimumRounds !== null && { minimumRounds: choice.minimumRounds }),
    },
    tieBreaks:
      choice.counts === "all" ? ["count-of-firsts", "best-places"] : ["dropped-result", "count-of-firsts"],
    leftoverTie: "shared",
  };
}

/** What was chosen to get these rules; undefined for rules that no choice leads to. */
export function seasonChoiceOf(rules: SeasonRules): SeasonChoice | undefined {
  const { resultPoints, aggregate, bonusRoundMultiplier } = rules;
  const { counts } = aggregate;
  const choice: SeasonChoice = {
    ...usualSeasonChoice,
    ...(resultPoints.kind === "table" && { points: "table", table: resultPoints.points.map(Number) }),
    ...(resultPoints.kind === "base-step" && { points: "descending", first: Number(resultPoints.first) }),
    ...(resultPoints.kind === "place" && { points: "place" }),
    counts: counts.kind === "drop" && counts.keeps === "1/2" ? "half-drop" : counts.kind,
    rounds: counts.kind === "all" ? usualSeasonChoice.rounds : counts.rounds,
    minimumRounds: aggregate.minimumRounds ?? null,
    multiplier: Number(bonusRoundMultiplier),
  };
  return isAlike(seasonRulesOf(choice), rules) ? choice : undefined;
}

/** Whoever came gets what the last with a fish gets, and no more. */
function highPrices(last: number): SeasonRules["prices"] {
  return {
    blank: { kind: "fixed", points: last },
    absent: { kind: "fixed", points: 0 },
    withdrawn: { kind: "fixed", points: last },
    disqualified: { kind: "fixed", points: 0 },
  };
}

const lowPrices: SeasonRules["prices"] = {
  blank: { kind: "last-place" },
  absent: { kind: "n-plus", k: 1 },
  withdrawn: { kind: "last-place" },
  disqualified: { kind: "n-plus", k: 1 },
};

function resultPointsOf(choice: SeasonChoice): SeasonRules["resultPoints"] {
  const { points, table, first } = choice;
  if (points === "place") return { kind: "place" };
  if (points === "descending")
    return { kind: "base-step", first, steps: [{ step: 1 }], floor: lastPointsOf(choice) };
  return { kind: "table", points: table, tail: lastPointsOf(choice) };
}

/** One point, unless the list ends with nothing. */
function lastPointsOf({ points, table }: SeasonChoice): number {
  return points === "table" ? Math.min(1, table.at(-1) ?? 0) : 1;
}

function countsOf({ counts, rounds }: SeasonChoice): SeasonRules["aggregate"]["counts"] {
  if (counts === "all") return { kind: "all" };
  return counts === "best"
    ? { kind: "best", rounds }
    : { kind: "drop", rounds, keeps: counts === "drop" ? 0 : "1/2" };
}

/** The database keeps the keys of an object in another order. */
function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isAlike(one[key as never], other[key as never]));
}
