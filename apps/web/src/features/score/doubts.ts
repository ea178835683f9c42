import { checkScore } from "@tightlines/domain/score/check-score";
import type { Doubt } from "@tightlines/domain/score/doubt";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import { findSpeciesSize } from "@tightlines/domain/score/species-sizes";
import { m } from "../../paraglide/messages.js";
import type { ScoreBook } from "./device/score-book.ts";
import { type Pair, scoreByCodes } from "./device/shown-score.ts";
import { showLength, showWeight, type Units } from "./measure.ts";

export interface DoubtContext {
  book: ScoreBook;
  pair: Pair;
  /** What the others in the session have brought to the scale, in grams. */
  otherBags: readonly number[];
}

/** What somebody should look at before this is believed. */
export function doubtsOf(entered: EnteredScore, { book, pair, otherBags }: DoubtContext): readonly Doubt[] {
  const sizes = book.species.flatMap(({ code, latinName = "" }) => {
    const size = findSpeciesSize(latinName);
    return size ? [[code, size] as const] : [];
  });
  return checkScore(scoreByCodes(book, entered, pair), {
    rules: book.rules.catching,
    sizes: Object.fromEntries(sizes),
    otherBags,
  });
}

/** What a change makes doubtful. Whoever has been asked about a fish is not asked about it again. */
export function newDoubts(
  before: EnteredScore,
  after: EnteredScore,
  context: DoubtContext,
): readonly Doubt[] {
  const asked = new Set(doubtsOf(before, context).map((doubt) => JSON.stringify(doubt)));
  return doubtsOf(after, context).filter((doubt) => !asked.has(JSON.stringify(doubt)));
}

export function doubtSentence(doubt: Doubt, { species, event: { units } }: ScoreBook): string {
  const facts = readFacts(doubt, units);
  const name = species.find(({ code }) => code === doubt.facts["species"])?.name;
  const fish = { ...facts, species: name ?? m.score_unknown_species() };
  switch (doubt.code) {
    case "score-ten-fold":
      return m.score_doubt_ten_fold(fish);
    case "score-weight-against-length":
      return m.score_doubt_weight_against_length(fish);
    case "score-undersized":
      return m.score_doubt_undersized(fish);
    case "score-total-below-biggest-fish":
      return m.score_doubt_total_below_biggest(facts);
    case "score-total-below-catches":
      return m.score_doubt_total_below_catches(facts);
    case "score-total-above-fish":
      return m.score_doubt_total_above_fish(facts);
    case "score-count-against-weight":
      return m.score_doubt_count_against_weight(facts);
    case "score-fish-too-light":
      return m.score_doubt_too_light(facts);
    case "score-fish-too-heavy":
      return m.score_doubt_too_heavy(facts);
    case "score-far-from-others":
      return m.score_doubt_far_from_others(facts);
    case "score-unusual-bag":
      return m.score_doubt_unusual_bag(facts);
    case "score-absent-with-catch":
      return m.score_doubt_absent_with_catch();
  }
}

/** The figures of a doubt in the units of the bank; empty where it has none of a kind. */
function readFacts({ facts }: Doubt, units: Units) {
  const weight = (name: string) => said(facts[name], (grams) => showWeight(grams, units));
  const length = (name: string) => said(facts[name], (mm) => showLength(mm, units));
  return {
    weight: weight("weightGrams"),
    length: length("lengthMm"),
    size: length("lengthMm") || weight("weightGrams"),
    usual: length("usualLengthMm") || weight("usualWeightGrams"),
    minimum: length("minLengthMm") || weight("minWeightGrams"),
    biggest: weight("biggestFishGrams"),
    listed: weight("listedGrams"),
    fish: said(facts["fishCount"], (count) => m.score_fish({ count })),
  };
}

function said(fact: number | string | undefined, show: (value: number) => string): string {
  return typeof fact === "number" ? show(fact) : "";
}
