import type { Verification } from "@tightlines/domain/random/verification";

/** What making a draw again has shown, and what else was looked at. */
export interface Verified extends Verification {
  held?: HeldFacts;
}

/** Whether what was drawn still holds, for a draw that is in force. */
export interface HeldFacts {
  /** "Everybody fishes where the draw has put them". */
  words: string;
  isTrue: boolean;
  /** What is said above, where nothing is wrong but the change that was declared. */
  declared: string | null;
  /** Who is elsewhere, and why. */
  notes: readonly string[];
}

/** What is found out about the list and the draw, in words for one kind of draw. */
export interface FactWords {
  input: string;
  draw: string;
}
