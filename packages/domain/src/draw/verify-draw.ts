import { type Commitment, mixSeed } from "../random/commit-input.ts";
import type { Verification } from "../random/verification.ts";
import { commitDraw, DRAW_ALGORITHM } from "./commit-draw.ts";
import type { Turn } from "./draw-choice-order.ts";
import type { DrawInput, Placement } from "./draw-input.ts";
import { drawPegs } from "./draw-pegs.ts";
import { orderPlacements } from "./order-input.ts";

/** A peg draw as it is published: what was promised, what was revealed, and what came out. */
export interface PegDrawRun extends Commitment {
  readonly kind: "peg";
  readonly input: DrawInput;
  readonly seed: string;
  readonly ingredient: string | null;
  readonly placements: readonly Placement[];
  readonly turns: readonly Turn[];
}

export interface DrawVerification extends Verification {
  /** What is published but not computed, and what is computed but not published. */
  readonly unexplained: readonly (Placement | Turn)[];
  readonly missing: readonly (Placement | Turn)[];
}

/** Recomputes both hashes and the draw, as any visitor may (docs/rules/draw.md; R17). */
export function verifyDraw(run: PegDrawRun): DrawVerification {
  const isAlgorithmKnown = run.algorithm === DRAW_ALGORITHM;
  const commitment = commitDraw(run.input, run.seed);
  const seed = mixSeed(run.seed, run.ingredient);
  const drawn = seed.ok ? drawPegs(run.input, seed.value) : seed;
  const computed = drawn.ok ? listAll(drawn.value) : [];
  const published = listAll(run);
  const unexplained = subtract(published, computed);
  const missing = subtract(computed, published);
  return {
    isAlgorithmKnown,
    isSeedAsCommitted: commitment.ok && commitment.value.seedHash === run.seedHash,
    isInputAsCommitted: commitment.ok && commitment.value.inputHash === run.inputHash,
    isDrawAsComputed: isAlgorithmKnown && drawn.ok && unexplained.length + missing.length === 0,
    unexplained,
    missing,
  };
}

function listAll({ placements, turns }: Pick<PegDrawRun, "placements" | "turns">): (Placement | Turn)[] {
  return [...orderPlacements(placements), ...turns];
}

/** Compared as text, and counted: the same placement published twice is one too many. */
function subtract(
  all: readonly (Placement | Turn)[],
  others: readonly (Placement | Turn)[],
): (Placement | Turn)[] {
  const left = others.map(describe);
  return all.filter((one) => {
    const found = left.indexOf(describe(one));
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

function describe(one: Placement | Turn): string {
  return "pegId" in one
    ? `${one.sessionId} ${one.anglerId} ${one.sectorId} ${one.pegId}`
    : `${one.sessionId} ${one.turn} ${one.anglerIds.join("+")}`;
}
