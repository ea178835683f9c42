import type { DrawMode } from "./draw-input.ts";

/** Whether a draw gives each angler one peg of a session. An order of choice gives turns, and duels many pegs. */
export function placesAnglers({ kind }: Pick<DrawMode, "kind">): boolean {
  return kind !== "order-of-choice" && kind !== "duels";
}
