import type { Rational } from "../../number/rational.ts";
import type { Round } from "./add-up-rounds.ts";
import type { TieBreakTrace } from "../place/order-by-criteria.ts";

/** One line of a published table: an entry's or a team's total, with everything it was made from. */
export interface Standing {
  /** The entry's or the team's id. */
  readonly id: number;
  readonly status: StandingStatus;
  readonly place: number | null;
  readonly total: Rational;
  readonly totalRaw: Rational;
  readonly fishCount: number;
  readonly longest: Rational;
  readonly heaviest: Rational;
  readonly rounds: readonly Round[];
  readonly isFinalist: boolean;
  readonly trace: StandingTrace;
}

export type StandingStatus = "ranked" | "too-few-rounds" | "incomplete" | "disqualified";

export interface StandingTrace {
  readonly decidedBy: TieBreakTrace | null;
  /** How many share this place. */
  readonly sharedBy: number;
  readonly awaitsLot: boolean;
  /** Points a jury charged to the total. */
  readonly charged: Rational;
}

/** What a total is made from, before anyone is placed. */
export interface Candidate {
  readonly id: number;
  readonly startNumber: number;
  readonly rounds: readonly Round[];
  readonly isFinalist: boolean;
  readonly isDisqualified: boolean;
  readonly isIncomplete: boolean;
  readonly charged: Rational;
  /** When the biggest fish was caught, where a table orders by it. */
  readonly biggestFishAt: string | null;
}

/** A candidate added up, with everything a tie-break may ask for. */
export interface Totalled {
  readonly id: number;
  readonly candidate: Candidate;
  readonly status: StandingStatus;
  readonly counted: readonly Round[];
  readonly total: Rational;
  readonly totalRaw: Rational;
  readonly fullFieldRaw: Rational;
  readonly fishCount: number;
  readonly longest: Rational;
  readonly heaviest: Rational;
}
