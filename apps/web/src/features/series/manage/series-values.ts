import type { SeriesResponse } from "@tightlines/contract/series/series";
import {
  type SeasonChoice,
  seasonChoiceOf,
  seasonRulesOf,
  usualSeasonChoice,
} from "@tightlines/domain/series/season-choice";

export interface SeriesFormValues {
  name: string;
  /** Empty while it follows the name; chosen at creation only. */
  url: string;
  eventIds: readonly number[];
  bonusIds: readonly number[];
  multiplier: number | null;
  points: SeasonChoice["points"];
  /** The points of the first places, with commas. */
  table: string;
  first: number | null;
  counts: SeasonChoice["counts"];
  rounds: number | null;
  minimumRounds: number | null;
  /** Rules that say more than the form can: they stay as they are. */
  isSpecial: boolean;
}

export function emptyValues(): SeriesFormValues {
  return {
    name: "",
    url: "",
    eventIds: [],
    bonusIds: [],
    isSpecial: false,
    ...rulesValues(usualSeasonChoice),
  };
}

export function valuesOf({ name, url, rounds, rules }: SeriesResponse): SeriesFormValues {
  const choice = seasonChoiceOf(rules);
  return {
    name,
    url,
    eventIds: rounds.map(({ eventId }) => eventId),
    bonusIds: rounds.filter(({ isBonusRound }) => isBonusRound).map(({ eventId }) => eventId),
    isSpecial: choice === undefined,
    ...rulesValues(choice ?? usualSeasonChoice),
  };
}

/** What is sent; an event that was taken out is no bonus round either. */
export function bodyOf(values: SeriesFormValues) {
  const { name, eventIds, bonusIds, isSpecial } = values;
  return {
    name,
    rounds: eventIds.map((eventId) => ({ eventId, isBonusRound: bonusIds.includes(eventId) })),
    ...(!isSpecial && { rules: rulesOf(values) }),
  };
}

export function rulesOf(values: SeriesFormValues): SeriesResponse["rules"] {
  const { points, counts, first, rounds, minimumRounds, multiplier } = values;
  const rules = seasonRulesOf({
    points,
    counts,
    table: readTable(values.table) ?? [],
    first: first ?? usualSeasonChoice.first,
    rounds: counts === "all" ? usualSeasonChoice.rounds : (rounds ?? usualSeasonChoice.rounds),
    minimumRounds,
    multiplier: multiplier ?? usualSeasonChoice.multiplier,
  });
  return rules as SeriesResponse["rules"];
}

/** Whole numbers, none higher than the one before; undefined for anything else. */
export function readTable(text: string): number[] | undefined {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  if (words.length === 0 || words.length > 500 || !words.every((word) => /^\d{1,6}$/.test(word)))
    return undefined;
  const points = words.map(Number);
  return points.every((value, index) => index === 0 || value <= points[index - 1]!) ? points : undefined;
}

function rulesValues(choice: SeasonChoice) {
  const { points, counts, table, first, rounds, minimumRounds, multiplier } = choice;
  return { points, counts, table: table.join(", "), first, rounds, minimumRounds, multiplier };
}
