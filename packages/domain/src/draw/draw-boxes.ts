import { openStream } from "../random/open-stream.ts";
import type { DrawInput, Placement } from "./draw-input.ts";
import { explainConflict } from "./explain-conflict.ts";
import { listBoxes } from "./list-boxes.ts";
import { type Box, poseQuestion, type Rules } from "./pose-question.ts";
import type { Recollection } from "./recall-earlier.ts";
import { type Attempt, relaxConstraints, type Unmet } from "./relax-constraints.ts";
import { drawSeating } from "./seating/draw-seating.ts";

export interface SessionDraw {
  readonly placements: readonly Placement[];
  readonly unmet: readonly Unmet[];
}

/** Draws the pegs of one session, box by box (R1 a, c, e, g [S96][D1]); the first box without a draw ends it. */
export function drawBoxes(
  seed: Uint8Array,
  labelPrefix: string,
  input: DrawInput,
  memory: Recollection,
  sessionId: number,
): Attempt<SessionDraw> {
  const placements: Placement[] = [];
  const unmet: Unmet[] = [];
  for (const box of listBoxes(input, sessionId)) {
    const drawn = relaxConstraints(input.constraints, (rules) =>
      drawBox(seed, labelPrefix, box, input, memory, rules),
    );
    if (!drawn.ok) return drawn;
    placements.push(...drawn.value.value);
    unmet.push(...drawn.value.unmet);
  }
  return { ok: true, value: { placements, unmet } };
}

/** Every attempt opens the box's stream anew, so that it starts from the same shuffle whatever was tried before. */
function drawBox(
  seed: Uint8Array,
  labelPrefix: string,
  box: Box,
  input: DrawInput,
  memory: Recollection,
  rules: Rules,
): Attempt<Placement[]> {
  const question = poseQuestion(box, input, memory, rules);
  const answer = drawSeating(question, openStream(seed, labelPrefix + box.label));
  if (!answer.ok) return { ok: false, conflict: explainConflict(answer.conflict, box, input, memory, rules) };
  const placements = box.anglers.map(({ anglerId }, entrant) => {
    const { sectorId, peg } = box.seats[answer.seatOf[entrant]!]!;
    return { sessionId: box.sessionId, anglerId, sectorId, pegId: peg.pegId };
  });
  return { ok: true, value: placements };
}
