import type { DuelRest } from "../duel/schedule-duels.ts";
import { fail, type Outcome, succeed } from "../outcome.ts";
import { readSeed } from "../random/read-seed.ts";
import { findInputProblem, type InputProblem } from "./check-input.ts";
import { drawBoxes } from "./draw-boxes.ts";
import { drawChoiceOrder, type Turn } from "./draw-choice-order.ts";
import { drawDuels, type DrawnDuel, type DuelDrawProblem } from "./draw-duels.ts";
import type { ConstraintKind, DrawInput, Placement } from "./draw-input.ts";
import { drawTeamRows } from "./draw-team-rows.ts";
import { listConflictFacts } from "./explain-conflict.ts";
import { orderInput, orderPlacements } from "./order-input.ts";
import { planSectors } from "./plan-sectors.ts";
import { recallEarlier } from "./recall-earlier.ts";
import type { Attempt, Unmet } from "./relax-constraints.ts";

export interface DrawResult {
  readonly placements: readonly Placement[];
  /** Only for an order of choice. */
  readonly turns: readonly Turn[];
  /** Only for duels, and so are the rests. */
  readonly duels: readonly DrawnDuel[];
  readonly rests: readonly DuelRest[];
  readonly unmet: readonly Unmet[];
}

export type DrawProblem = InputProblem | DuelDrawProblem | "seed-is-not-256-bits" | "no-valid-draw";

/**
 * Draws the pegs of one or more sessions in any mode of rulebook R1. The same input and seed give the same draw
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
    return succeed({ ...NOTHING, turns: drawChoiceOrder(seed, input, input.mode) });
  }
  if (input.mode.kind === "duels") {
    const drawn = drawDuels(seedText, input, input.mode);
    return drawn.ok ? succeed({ ...NOTHING, ...drawn.value }) : drawn;
  }
  const drawn = drawSessions(seed, "", input);
  if (drawn.ok) return succeed(drawn.value);
  const isFirst = drawn.conflict.sessionId === input.sessionIds[0];
  const redrawn = isFirst ? undefined : drawAgain(seed, input);
  return redrawn ? succeed(redrawn) : fail("no-valid-draw", listConflictFacts(drawn.conflict));
}

const NOTHING: DrawResult = { placements: [], turns: [], duels: [], rests: [], unmet: [] };

/**
 * Where nobody may fish a sector twice, a free draw is then held to a plan of the sectors of all sessions; a plan that
 * cannot be made proves that there is no draw.
 */
function drawAgain(seed: Uint8Array, input: DrawInput): DrawResult | undefined {
  const isPlanned = input.mode.kind === "free" && isHard(input, "new-sector");
  for (let attempt = 2; attempt <= ATTEMPTS; attempt += 1) {
    const labelPrefix = `attempt ${attempt} `;
    const assignments = isPlanned ? planSectors(seed, labelPrefix, input) : undefined;
    if (isPlanned && !assignments) return undefined;
    const mode = assignments ? { kind: "per-sector" as const, assignments } : input.mode;
    const drawn = drawSessions(seed, labelPrefix, { ...input, mode });
    if (drawn.ok) return drawn.value;
  }
  return undefined;
}

/** Only sessions that hang together through earlier ones need it. */
const ATTEMPTS = 8;

function isHard({ constraints }: DrawInput, kind: ConstraintKind): boolean {
  return constraints.some((constraint) => constraint.kind === kind && constraint.strength === "hard");
}

function drawSessions(seed: Uint8Array, labelPrefix: string, input: DrawInput): Attempt<DrawResult> {
  const placements: Placement[] = [];
  const unmet: Unmet[] = [];
  const looksBack = input.constraints.some(({ kind }) => LOOKING_BACK.has(kind));
  for (const sessionId of input.sessionIds) {
    const memory = recallEarlier(input.sectors, looksBack ? [...input.earlier, ...placements] : []);
    const task = { sessionId, input, memory, seed, labelPrefix };
    const drawn = input.mode.kind === "team-rows" ? drawTeamRows(task, input.mode) : drawBoxes(task);
    if (!drawn.ok) return drawn;
    placements.push(...drawn.value.placements);
    unmet.push(...drawn.value.unmet);
  }
  return { ok: true, value: { ...NOTHING, placements: orderPlacements(placements), unmet } };
}

const LOOKING_BACK: ReadonlySet<ConstraintKind> = new Set(["new-sector", "one-end-peg", "new-neighbour"]);
