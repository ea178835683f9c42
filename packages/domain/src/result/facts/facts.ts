import type { Rational } from "../../number/rational.ts";
import type { RawScore, Score } from "../../score/score.ts";

/** Everything results are computed from. The order of any list has no influence on the outcome. */
export interface CompetitionFacts {
  readonly sessions: readonly SessionFacts[];
  readonly units: readonly Unit[];
  readonly entries: readonly Entry[];
  readonly scores: readonly Score[];
  /** Decisions about a whole competition, beside those written on a score (rulebook 1.4). */
  readonly decisions?: readonly Decision[];
  /** Lots as they were drawn, first drawn first: entry ids, and team ids. */
  readonly lots?: { readonly entries: readonly number[]; readonly teams: readonly number[] };
}

export interface SessionFacts {
  readonly id: number;
  readonly number: number;
  /** Days are numbered from 1. */
  readonly day: number;
  /** Practice and rest sessions count nothing (rulebook 13.12). */
  readonly isOfficial: boolean;
  /** While a session runs, an entry without a score is awaited; once it is complete, it was absent. */
  readonly isComplete: boolean;
}

/** Those ranked against each other in one session. */
export interface Unit {
  readonly id: string;
  readonly sessionId: number;
  /** N, frozen at the draw: a beat left empty later still counts (R13 [D1], rulebook 13.11). */
  readonly size: number;
  /** Who was drawn here. */
  readonly drawn: readonly number[];
  /** A reserve takes the slot of the one drawn (F16 [D1], R14 [S4]). */
  readonly substitutes?: readonly Substitute[];
}

export interface Substitute {
  readonly outId: number;
  readonly inId: number;
}

/** Who is ranked: an angler, a pair or a boat. */
export interface Entry {
  readonly id: number;
  /** Decides an "ordinal" tie; ids decide between equal numbers. */
  readonly startNumber: number;
  /** Null for one who entered without a team (F1, F9 [D1]). */
  readonly teamId: number | null;
  readonly category: string;
}

/** An entry with what it did in one session. */
export interface Contestant {
  readonly entry: Entry;
  readonly raw: RawScore;
}

/** A disqualification from the competition, or points charged to an entry's or a team's total. */
export interface Decision {
  readonly code: string;
  readonly entryId?: number;
  readonly teamId?: number;
  readonly effect: "none" | "event-disqualified";
  readonly points?: Rational;
}
