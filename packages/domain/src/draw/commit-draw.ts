import type { Outcome } from "../outcome.ts";
import { type Commitment, commitInput } from "../random/commit-input.ts";
import type { DrawInput } from "./draw-input.ts";
import { orderInput } from "./order-input.ts";

/** Changes whenever the same input and seed would give another draw, so that old draws stay verifiable (R17). */
export const DRAW_ALGORITHM = "tightlines-draw-1";

/** Binds a peg draw to its seed and input before it is made (docs/rules/draw.md, "Before the draw"; R17). */
export function commitDraw(input: DrawInput, seed: string): Outcome<Commitment, "seed-is-not-256-bits"> {
  return commitInput(DRAW_ALGORITHM, orderInput(input), seed);
}
