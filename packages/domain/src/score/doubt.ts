import type { CatchRules } from "../ruleset/catch-rules.ts";

/** Something to ask about before a score is accepted; the person entering it decides. */
export interface Doubt {
  readonly code: DoubtCode;
  /** Null when it is about the whole score. */
  readonly catchIndex: number | null;
  /** What was entered, and what was expected. */
  readonly facts: Readonly<Record<string, number | string>>;
}

export type DoubtCode =
  | "score-ten-fold"
  | "score-weight-against-length"
  | "score-undersized"
  | "score-total-below-biggest-fish"
  | "score-total-below-catches"
  | "score-total-above-fish"
  | "score-count-against-weight"
  | "score-fish-too-light"
  | "score-fish-too-heavy"
  | "score-far-from-others"
  | "score-unusual-bag"
  | "score-absent-with-catch";

/** What is usual for a species; the limits are generous, because a doubt that cries wolf is clicked away. */
export interface SpeciesSize {
  readonly usualLengthMm: number;
  readonly usualWeightGrams: number;
  /** Fulton's condition in hundredths, 10,000,000 x grams / mm^3: about 100 for trout, 60 to 80 for pike, 200 for carp. */
  readonly leastCondition: number;
  readonly mostCondition: number;
}

/** What a score is held against. */
export interface Expected {
  readonly rules: Pick<CatchRules, "catchScore" | "species" | "otherSpecies">;
  /** Of the species that can be caught, as far as it is known. */
  readonly sizes: Readonly<Record<string, SpeciesSize>>;
  /** What the others in the session have brought to the scale, in grams. */
  readonly otherBags: readonly number[];
}
