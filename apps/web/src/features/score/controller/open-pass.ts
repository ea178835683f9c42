import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState, ScoreDesk } from "../device/score-desk.ts";
import type { PassPlace } from "./pass-place.ts";

/** A pass that is open on this device, and the way to another place of it. */
export interface OpenPass {
  desk: ScoreDesk;
  state: DeskState;
  book: ScoreBook;
  place: PassPlace;
  onGo: (place: PassPlace) => void;
}
