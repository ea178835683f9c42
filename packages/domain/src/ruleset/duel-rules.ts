import type { Rational } from "../number/rational.ts";

/** How a duel competition is scheduled and scored (T1 to T7): the schedule, the points of a duel, and what parts equals. */
export interface DuelRules {
  readonly rounds: number;
  /** Anglers judge each other, a third of the rounds each (T2 [S56]), or officials judge and everybody fishes. */
  readonly judgedBy: "anglers" | "officials";
  readonly scoring: DuelScoring;
  /** Asked in order of anglers level on points; what is level after all of them shares the place. */
  readonly tieBreaks: readonly DuelTieBreak[];
  /** How many go on to the finals, 12 in the source (T4 [S58]); null where nobody does. */
  readonly qualifiers: number | null;
}

export type DuelTieBreak = "fish" | "wins" | "head-to-head";

/** What a duel is worth. The fish of each angler may add to it, so that they break ties by themselves (T4 [S58]). */
export interface DuelScoring {
  readonly win: Rational;
  readonly draw: Rational;
  readonly drawWithoutFish: Rational;
  readonly loss: Rational;
  readonly perFish: Rational;
}
