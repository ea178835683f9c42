import type { Presence } from "../angler/presence.ts";
import type { Rational } from "../number/rational.ts";

/** What one entry (an angler, a pair or a boat) did in one session. Several scores of one entry and session add up (U12). */
export interface Score {
  readonly sessionId: number;
  readonly entryId: number;
  readonly presence: SessionPresence;
  readonly catches: readonly Catch[];
  readonly weighIn?: WeighIn;
  readonly lateMinutes?: number;
  readonly penalties?: readonly Penalty[];
}

/** How an entry took part in one session. Absent and withdrawn mean what they mean for an angler. */
export type SessionPresence = "fished" | Extract<Presence, "absent" | "withdrawn"> | "disqualified";

/** A fish, or a lot of `count` alike fish whose weight is given together. */
export interface Catch {
  readonly species: string;
  readonly lengthMm?: number;
  readonly weightGrams?: number;
  readonly count?: number;
  readonly isDead?: boolean;
  readonly isTagged?: boolean;
  readonly lineClassKg?: number;
  /** ISO 8601 UTC, so that earlier sorts before later. */
  readonly caughtAt?: string;
  /** Codes of the ruleset's deduction table. */
  readonly deductions?: readonly string[];
  readonly isVoid?: boolean;
}

/** The catch weighed as a whole (C1, U13). */
export interface WeighIn {
  readonly weightGrams: number;
  readonly fishCount?: number;
  readonly biggestFishGrams?: number;
  readonly deadCount?: number;
}

/** What a card or a decision does beside the points and the weight it takes. */
export const penaltyEffects = [
  "none",
  "fish-voided",
  "session-zeroed",
  "session-absent",
  "event-disqualified",
  "points-set",
] as const;

/**
 * Rulebook 1.4: a card or decision, with what it does. Points are charged on the result, weight on the raw score. With
 * "points-set" a jury says what the session brings, whatever was caught (rulebook 13.10: overrides, never silently).
 */
export interface Penalty {
  readonly code: string;
  readonly effect: (typeof penaltyEffects)[number];
  /** With "fish-voided": which catch. */
  readonly catchIndex?: number;
  readonly points?: Rational;
  readonly weightGrams?: number;
}

/** The answer of layer 1. Sizes and totals are in the ruleset's units, after rounding. */
export interface RawScore {
  readonly sessionId: number;
  readonly entryId: number;
  readonly status: Status;
  readonly value: Rational;
  readonly fishCount: number;
  readonly longest: Rational;
  readonly secondLongest: Rational;
  readonly heaviest: Rational;
  readonly secondHeaviest: Rational;
  readonly totalWeight: Rational;
  readonly totalLength: Rational;
  readonly firstCaughtAt: string | null;
  readonly lastCaughtAt: string | null;
  readonly hasFullLimit: boolean;
  /** To be charged on the result points, in whichever direction is bad. */
  readonly penaltyPoints: Rational;
  /** What a jury has set instead of the points that the place brings. */
  readonly setPoints?: Rational;
  readonly catches: readonly ScoredCatch[];
  readonly adjustments: readonly Adjustment[];
}

/** Fished with something that counts, or one of the four things that have a price (rulebook 13.3). */
export type Status = "caught" | "blank" | Exclude<SessionPresence, "fished">;

/** What became of one catch, and why. */
export interface ScoredCatch {
  /** Position in the score's list of catches. */
  readonly index: number;
  readonly species: string;
  readonly verdict: Verdict;
  /** How many fish of the lot count, and what they score together. */
  readonly fish: number;
  readonly points: Rational;
  readonly length: Rational;
  readonly weight: Rational;
  readonly caughtAt: string | null;
}

export type Verdict =
  | "counted"
  | "tail"
  | "void"
  | "ineligible"
  | "undersized"
  | "worth-too-little"
  | "gate-closed"
  | "beyond-species-limit"
  | "beyond-session-limit"
  | "beyond-day-limit"
  | "beyond-event-limit";

/** Anything added to or taken from the sum of the catches. */
export interface Adjustment {
  readonly code: string;
  readonly amount: Rational;
  readonly times: number;
}
