import { enteredOf } from "@tightlines/contract/score/entered-score";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { isAbout, type WaitingScore } from "./shown-score.ts";

/** Of what was not carried out at first, that which has been since: the organizer took it after all. */
export function takenLater(
  operations: readonly WaitingScore[],
  scores: readonly ScoreResponse[],
): readonly WaitingScore[] {
  return operations.filter(
    (operation) =>
      operation.answer !== null &&
      scores.some((score) => isAbout(score)(operation) && isTaken(score, operation)),
  );
}

function isTaken(score: ScoreResponse, { id, body }: WaitingScore): boolean {
  if (body.kind === "sign") return score.isSigned && score.hash === body.hash;
  const { presence, weighIn, catches, penalties } = enteredOf(score);
  return [presence, weighIn, ...catches, ...penalties].some(({ saidBy }) => saidBy === id);
}
