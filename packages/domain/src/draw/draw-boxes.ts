import { openStream } from "../random/open-stream.ts";
import type { Placement } from "./draw-input.ts";
import { explainConflict } from "./explain-conflict.ts";
import { listBoxes } from "./list-boxes.ts";
import { type Box, listPlacements, poseQuestion, type Rules } from "./pose-question.ts";
import { type Attempt, relaxConstraints, type Unmet } from "./relax-constraints.ts";
import { drawSeating } from "./seating/draw-seating.ts";
import type { SessionDraw, SessionTask } from "./session-task.ts";

/** Draws the pegs of one session, box by box (R1 a, c, e, g [S96][D1]); the first box without a draw ends it. */
export function drawBoxes(task: SessionTask): Attempt<SessionDraw> {
  const placements: Placement[] = [];
  const unmet: Unmet[] = [];
  for (const box of listBoxes(task.input, task.sessionId)) {
    const drawn = relaxConstraints(task.input.constraints, (rules) => drawBox(task, box, rules));
    if (!drawn.ok) return drawn;
    placements.push(...drawn.value.value);
    unmet.push(...drawn.value.unmet);
  }
  return { ok: true, value: { placements, unmet } };
}

/** Every attempt opens the box's stream anew, so that it starts from the same shuffle whatever was tried before. */
function drawBox(
  { seed, labelPrefix, input, memory }: SessionTask,
  box: Box,
  rules: Rules,
): Attempt<Placement[]> {
  const question = poseQuestion(box, input, memory, rules);
  const answer = drawSeating(question, openStream(seed, labelPrefix + box.label));
  return answer.ok
    ? { ok: true, value: listPlacements(box, answer.seatOf) }
    : { ok: false, conflict: explainConflict(answer.conflict, box, input, memory, rules) };
}
