import type { DuelRest } from "../duel/schedule-duels.ts";
import { type Commitment, mixSeed } from "../random/commit-input.ts";
import type { Verification } from "../random/verification.ts";
import { commitDraw, DRAW_ALGORITHM } from "./commit-draw.ts";
import type { Turn } from "./draw-choice-order.ts";
import type { DrawnDuel } from "./draw-duels.ts";
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
  readonly duels: readonly DrawnDuel[];
  readonly rests: readonly DuelRest[];
}

export interface DrawVerification extends Verification {
  /** What is published but not computed, and what is computed but not published. */
  readonly unexplained: readonly Drawn[];
  readonly missing: readonly Drawn[];
}

type Drawn = Placement | Turn | DrawnDuel | DuelRest;

/** Recomputes both hashes and the draw, as every visitor may (docs/rules/draw.md; R17). */
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

function listAll({
  placements,
  turns,
  duels,
  rests,
}: Pick<PegDrawRun, "placements" | "turns" | "duels" | "rests">): Drawn[] {
  return [...orderPlacements(placements), ...turns, ...duels, ...rests];
}

/** Compared as text, and counted: the same placement published twice is one too many. */
function subtract(all: readonly Drawn[], others: readonly Drawn[]): Drawn[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(describe(one), (left.get(describe(one)) ?? 0) + 1);
  return all.filter((one) => {
    const count = left.get(describe(one)) ?? 0;
    left.set(describe(one), count - 1);
    return count <= 0;
  });
}

function describe(one: Drawn): string {
  if ("pegId" in one) return `${one.sessionId} ${one.anglerId} ${one.sectorId} ${one.pegId}`;
  if ("turn" in one) return `${one.sessionId} ${one.turn} ${one.anglerIds.join("+")}`;
  if ("anglerId" in one) return `rest ${one.sessionId} ${one.round} ${one.anglerId}`;
  const { sessionId, round, sectorId, pegIds, firstHalf, secondHalf, judgeId } = one;
  return `duel ${sessionId} ${round} ${sectorId} ${pegIds.join()} ${firstHalf.join()} ${secondHalf.join()} ${judgeId}`;
}
