import type { Rational } from "../number/rational.ts";

/** How the entries of one unit are placed and what a place is worth (layer 2 of rulebook 0). */
export interface RankRules {
  /** Rulebook 12.6: which end of the result points is good (U1 [S27][S28]). */
  readonly direction: "low" | "high";
  /** Rulebook 12.8: asked in order when raw scores are equal. */
  readonly tieBreaks: readonly UnitTieBreak[];
  readonly leftoverTie: LeftoverTie;
  /**
   * FIPSAS keeps two numbers [S12]: the effective place, decided by the tie-breaks, and the technical penalty, shared by
   * all who are equal on the raw score. With "place-only" tie-breaks move the place and leave the points alone.
   */
  readonly tieBreaksDecide: "place-and-points" | "place-only";
  readonly resultPoints: ResultPoints;
  readonly bonuses?: ResultBonuses;
  readonly prices: Prices;
  /** Rulebook 12.9: whether those behind a disqualified entry move up. */
  readonly disqualifiedClosesUp: boolean;
  /** M4 [S63]: a unit with fewer drawn entries is ranked but worth nothing. */
  readonly minimumField?: number;
}

/** F10 [D1], K4, B6 [S71], Y6 [D6], M11 [S69], B8. */
export type UnitTieBreak =
  | "fish-count"
  | "longest-fish"
  | "second-longest-fish"
  | "heaviest-fish"
  | "second-heaviest-fish"
  | "total-weight"
  | "total-length"
  | "first-fish-earlier"
  | "last-fish-earlier";

/** Rulebook 0.1: 50, 40, 40, 30 gives 1224, 1 2.5 2.5 4, 1223, 1234 by start number, or 1234 by a drawn lot. */
export type LeftoverTie = "shared" | "average" | "dense" | "ordinal" | "lot";

/** Rulebook 12.7. */
export type ResultPoints =
  | { readonly kind: "place" }
  /** The raw score is the result: weights, lengths or points simply add up (B5 [S41], K3 [S37]). */
  | { readonly kind: "raw" }
  /** U2 [D2]; `overallTop` is U3 [S29]: the best of the whole session take these instead, nobody else moves up. */
  | {
      readonly kind: "table";
      readonly points: readonly Rational[];
      readonly tail: Rational;
      readonly overallTop?: readonly Rational[];
    }
  /** B.A.S.S. to 2011 [S40]: 300, then 5 less down to the 5th, 4 less down to the 10th ... */
  | {
      readonly kind: "base-step";
      readonly first: Rational;
      readonly steps: readonly PlaceStep[];
      readonly floor?: Rational;
    }
  /** M4 [S63]: the best of the unit is 100. */
  | { readonly kind: "percent-of-best" }
  /** B.A.S.S. 2012 [S41]: the winner takes the size of the field, each next one less. */
  | { readonly kind: "field-size" }
  /** Elite Bass Club [S78]: those who tie are not beaten. */
  | { readonly kind: "per-beaten"; readonly taking: Rational; readonly perBeaten: Rational };

/** Each place down to `downTo` is worth `step` less (or more) than the one before; the last step has no end. */
export interface PlaceStep {
  readonly downTo?: number;
  readonly step: Rational;
}

/** Palm Bay [S76], NE Walleye [S79], Topwater [S43]. */
export interface ResultBonuses {
  /** The heaviest (else longest) fish of the unit; equal fish all take it. */
  readonly biggestFish?: Rational;
  /** As many counting fish as `bestPerSession` allows. */
  readonly fullLimit?: Rational;
  readonly perFish?: Rational;
  readonly perEntryDrawn?: Rational;
  readonly takingPart?: Rational;
}

/** Rulebook 12.9 and 0.3: four different things with four different prices. */
export interface Prices {
  readonly blank: Price;
  readonly absent: Price;
  readonly withdrawn: Price | { readonly kind: "as-fished" };
  readonly disqualified: Price;
}

/** Rulebook 0.2. N is the frozen size of the unit, c the number of places taken by fish. */
export type Price =
  /** F11 [D1]: N. */
  | { readonly kind: "last-place" }
  /** C3 [S10][S11]: (c+1+N)/2. */
  | { readonly kind: "average-remaining" }
  /** PZW clubs [S13][S14]: N+k. */
  | { readonly kind: "n-plus"; readonly k: number }
  /** Newtown [S15] +5, South Austin [S42] -2: the points of the last with fish, plus k. */
  | { readonly kind: "last-caught-plus"; readonly k: Rational }
  /** The place after the last with fish. */
  | { readonly kind: "shared-next" }
  | { readonly kind: "fixed"; readonly points: Rational }
  /** South Austin [S42]: one below a blank. */
  | { readonly kind: "blank-plus"; readonly k: Rational };
