import type { Rational } from "../number/rational.ts";
import type { Rounding } from "../number/round-to-step.ts";

/** How catches become the raw score of an entry in one session (layer 1 of rulebook 0). */
export interface CatchRules {
  readonly units: MeasureUnits;
  readonly lengthRounding: Rounding;
  readonly weightRounding: Rounding;
  readonly catchScore: CatchScore;
  /** By species code. */
  readonly species: Readonly<Record<string, SpeciesRule>>;
  /** What applies to a species not listed; null when such a fish does not count. */
  readonly otherSpecies: SpeciesRule | null;
  readonly limits: CatchLimits;
  readonly bonuses: CatchBonuses;
  /** Rulebook 12.4: what a fish below its minimum size costs, besides not counting. */
  readonly undersized: Consequence;
  readonly deductions: Deductions;
  /** Y2 [S80]: anglers report their own fish with a photo. Left out: controllers enter them. */
  readonly selfReports?: SelfReports;
}

/** Whether a fish that an angler reports waits for a judge before it counts, or counts until a judge takes it away. */
export type SelfReports = "wait" | "provisional";

/**
 * Readings are stored as whole grams and millimetres. Where the sport reads pounds or inches, the stored number stands
 * for the nearest mark of the scale or board, and scoring goes on exactly from that mark (U13 [D2], Y1 [S80]).
 */
export interface MeasureUnits {
  readonly weight: { readonly name: "gram" } | { readonly name: "pound"; readonly marksPerUnit: number };
  readonly length: { readonly name: "millimetre" } | { readonly name: "inch"; readonly marksPerUnit: number };
}

/** Rulebook 12.2: what one fish is worth. Amounts are in the ruleset's own units or in points. */
export type CatchScore =
  /** C1, K3, B1: the weight itself. */
  | { readonly kind: "weight" }
  /** P1 [S46], Y1 [S80]: the length itself. */
  | { readonly kind: "length" }
  | { readonly kind: "count" }
  | FormulaScore
  /** M3 [S63], M5 [S65], Z2 [S88]: points by species. */
  | { readonly kind: "species-table" }
  /** M1 [S61], B8 [S42]: weight read off a chart by length. */
  | { readonly kind: "length-to-weight" }
  | LineClassScore;

/** F8 [D1] counts from zero, P3 [S48] from the minimum size, P5 [S51] from a threshold with a floor. */
export interface FormulaScore {
  readonly kind: "formula";
  readonly measure: "length" | "weight";
  readonly perFish: Rational;
  readonly perUnit: Rational;
  /** How much of the measure makes one unit: 10 for a centimetre in millimetres, 1000 for a kilogram in grams. */
  readonly unitSize: Rational;
  readonly from: "zero" | "minimum" | "threshold";
  /** The least a fish of legal size scores (P5: 10 points). */
  readonly floorPoints?: Rational;
}

/** Z1 [S88] is linear: 100 x kg / line. Z3 [S89] is squared: kg^2 x factor of the line class / line. */
export interface LineClassScore {
  readonly kind: "line-class";
  readonly formula: "linear" | "squared";
  /** Squared only: factor by line class in kg. A line without a factor scores nothing. */
  readonly factors?: Readonly<Record<string, Rational>>;
  readonly caps?: readonly LineClassCap[];
}

/** The first cap whose line class is not exceeded applies: at most `points` plus `perKilogram` of the fish. */
export interface LineClassCap {
  readonly upToLineClassKg?: number;
  readonly points: Rational;
  readonly perKilogram: Rational;
}

/** What one event says about one species. What is left out follows the event's catch score. */
export interface SpeciesRule {
  readonly minLengthMm?: number;
  readonly minWeightGrams?: number;
  /** M9 [S67]: rays by wingspan, others to tail or fork; said on scorecards, no effect on arithmetic. */
  readonly measuredTo?: "tail" | "fork" | "wing";
  readonly perFish?: Rational;
  readonly perUnit?: Rational;
  readonly thresholdMm?: number;
  /** Species table: points of one fish. */
  readonly points?: Rational;
  /** Z2, Z4: a tagged and released fish scores this instead, perhaps by line class in kg. */
  readonly tagPoints?: Rational;
  readonly tagPointsByLineClass?: Readonly<Record<string, Rational>>;
  /** Y5 [S86], Z3: applied to the points of the fish. */
  readonly multiplier?: Rational;
  /** P1 [S46]: only the best so many of this species count. */
  readonly best?: number;
  /** M3 [S63], M5 [S65]: so many score in full, the next so many score the tail points, the rest nothing. */
  readonly full?: SpeciesTail;
  /** P6 [S52]: this species scores only once so many of another count. */
  readonly opensAfter?: { readonly species: string; readonly count: number };
  /** M1, B8: ascending by length; a fish takes the last row it reaches. */
  readonly weightByLength?: readonly { readonly lengthMm: number; readonly weightGrams: number }[];
  /** Z3: no points for this species on these lines. */
  readonly closedLineClassesKg?: readonly number[];
  /** Z1: sharks have a cap of their own. */
  readonly caps?: readonly LineClassCap[];
}

export interface SpeciesTail {
  readonly count: number;
  readonly tailPoints: Rational;
  readonly tailCount: number;
}

/** Rulebook 12.3. Culling across days is `bestPerEvent`; without it each day keeps its own best (Y4 [S85]). */
export interface CatchLimits {
  readonly bestPerSession?: number;
  /** One number for every day, or one per day in order: [2, 3] is best 2 on day 1 and best 3 on day 2. */
  readonly bestPerDay?: number | readonly number[];
  readonly bestPerEvent?: number;
  /** Z5 [S92]: a fish worth less does not count. */
  readonly minimumPointsPerCatch?: Rational;
  /** What it costs to present more fish than `bestPerSession`: M10 [S68] everything, B4 [S71] a deduction. */
  readonly overLimit?: Consequence;
}

export interface CatchBonuses {
  /** M3: for every species that counts. */
  readonly perSpecies?: Rational;
  /** P6: once, when each of these species counts at least `count` times. */
  readonly fullSet?: {
    readonly species: readonly string[];
    readonly count: number;
    readonly points: Rational;
  };
  /** M5: points per unit of the weight, of the whole bag where it was weighed as a whole. */
  readonly perWeight?: {
    readonly points: Rational;
    readonly unitSize: Rational;
    readonly rounding: Rounding;
  };
}

export type Consequence =
  | { readonly effect: "ignore" }
  | ({ readonly effect: "deduct" } & Deduction)
  | { readonly effect: "no-points" }
  | { readonly effect: "disqualify" };

/** B2, B3 [S71]: a dead fish leaves the biggest-fish prize alone, lateness does not. */
export interface Deduction {
  readonly amount: Rational;
  readonly hitsBiggestFish: boolean;
}

/** Rulebook 12.5. Amounts are in the unit of the raw score. */
export interface Deductions {
  readonly perDeadFish?: Deduction;
  readonly perLateMinute?: Deduction & { readonly disqualifiesFromMinutes?: number };
  /** Y3 [S82], B4: by code; "catch" comes off that fish before the best are chosen, "total" off the bag. */
  readonly byCode?: Readonly<Record<string, Deduction & { readonly from: "catch" | "total" }>>;
  /** The most all deductions of one session may come to. */
  readonly maximum?: Rational;
}
