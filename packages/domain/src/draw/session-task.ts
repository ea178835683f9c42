import type { DrawInput, Placement } from "./draw-input.ts";
import type { Recollection } from "./recall-earlier.ts";
import type { Unmet } from "./relax-constraints.ts";

/** One session to be drawn, what is known of the sessions before it, and where its random numbers come from. */
export interface SessionTask {
  readonly sessionId: number;
  readonly input: DrawInput;
  readonly memory: Recollection;
  readonly seed: Uint8Array;
  /** Empty at first, another for each attempt to draw all sessions again (docs/rules/draw.md, step 15). */
  readonly labelPrefix: string;
}

export interface SessionDraw {
  readonly placements: readonly Placement[];
  readonly unmet: readonly Unmet[];
}
