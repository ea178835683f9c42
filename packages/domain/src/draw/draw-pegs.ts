import { fail, type Outcome, succeed } from "../outcome.ts";
import { readSeed } from "../random/read-seed.ts";
import { findInputProblem, type InputProblem } from "./check-input.ts";
import { drawBoxes } from "./draw-boxes.ts";
import { drawChoiceOrder, type Turn } from "./draw-choice-order.ts";
import type { ConstraintKind, DrawInput, Placement } from "./draw-input.ts";
import { drawTeamRows } from "./draw-team-rows.ts";
import { listConflictFacts } from "./explain-conflict.ts";
import { orderInput, orderPlacements } from "./order-input.ts";
import { recallEarlier } from "./recall-earlier.ts";
import type { Attempt, Unmet } from "./relax-constraints.ts";

export interface DrawResult {
  readonly placements: readonly Placement[];
  /** Only for an order of choice. */
  readonly turns: readonly Turn[];
  readonly unmet: readonly Unmet[];
}

export type DrawProblem = InputProblem | "seed-is-not-256-bits" | "no-valid-draw";

/**
 * Draws the pegs of one or more sessions in any mode of rules.md 10, R1. The same input and seed give the same draw
 * everywhere (R17), whatever order the lists come in. Sessions are drawn one after the other, each held to what the
 * ones before it gave; when a later one has no valid draw, the whole is begun again a few times with other numbers.
 */
export function drawPegs(given: DrawInput, seedText: string): Outcome<DrawResult, DrawProblem> {
  const seed = readSeed(seedText);
  if (!seed) return fail("seed-is-not-256-bits");
  const problem = findInputProblem(given);
  if (problem) return { ok: false, problem };
  const input = orderInput(given);
  if (input.mode.kind === "order-of-choice") {
    const turns = input.sessionIds.flatMap((sessionId) => drawChoiceOrder(seed, input, sessionId));
    return succeed({ placements: [], turns, unmet: [] });
  }
  const drawn = drawSessions(seed, "", input);
  if (drawn.ok) return succeed(drawn.value);
  const isFirst = drawn.conflict.sessionId === input.sessionIds[0];
  const redrawn = isFirst ? undefined : drawAgain(seed, input);
  return redrawn ? succeed(redrawn) : fail("no-valid-draw", listConflictFacts(drawn.conflict));
}

function drawAgain(seed: Uint8Array, input: DrawInput): DrawResult | undefined {
  for (let attempt = 2; attempt <= countAttempts(input); attempt += 1) {
    const drawn = drawSessions(seed, `attempt ${attempt} `, input);
    if (drawn.ok) return drawn.value;
  }
  return undefined;
}

/** Small fields have the fewest ways out and cost the least to try. */
function countAttempts({ anglers, sessionIds }: DrawInput): number {
  return Math.max(8, Math.min(100, Math.floor(40_000 / (anglers.length * sessionIds.length))));
}

function drawSessions(seed: Uint8Array, labelPrefix: string, input: DrawInput): Attempt<DrawResult> {
  const placements: Placement[] = [];
  const unmet: Unmet[] = [];
  const looksBack = input.constraints.some(({ kind }) => LOOKING_BACK.has(kind));
  const drawSession = input.mode.kind === "team-rows" ? drawTeamRows : drawBoxes;
  for (const sessionId of input.sessionIds) {
    const memory = recallEarlier(input.sectors, looksBack ? [...input.earlier, ...placements] : []);
    const drawn = drawSession(seed, labelPrefix, input, memory, sessionId);
    if (!drawn.ok) return drawn;
    placements.push(...drawn.value.placements);
    unmet.push(...drawn.value.unmet);
  }
  return { ok: true, value: { placements: orderPlacements(placements), turns: [], unmet } };
}

const LOOKING_BACK: ReadonlySet<ConstraintKind> = new Set(["new-sector", "one-end-peg", "new-neighbour"]);
