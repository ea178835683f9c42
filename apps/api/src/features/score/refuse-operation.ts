import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { needsReason } from "@tightlines/domain/score/needs-reason";
import { takesScores } from "@tightlines/domain/score/takes-scores";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { type AnglerViewer, showName } from "../angler/angler.presenter.ts";
import { labelOf } from "../session/session-label.ts";
import { operationOf } from "@tightlines/contract/score/entered-score";
import { keyOf, type KnownAtDesk, speciesOf } from "./score-desk.ts";

/** So many fish and penalties one score can have. */
const SCORE_PARTS = 500;

/** Why an operation cannot be carried out, whatever the score says. */
export function refuseOperation(
  desk: KnownAtDesk,
  operation: ScoreOperationInput,
  now: Date,
  viewer: AnglerViewer,
): ProblemError | undefined {
  const session = desk.sessions.get(operation.sessionId);
  if (!session) return new ProblemError("session-not-found");
  const angler = desk.anglers.get(operation.anglerId);
  if (!angler) return new ProblemError("angler-not-found");
  const state = takesScores(session, now);
  if (state !== "open")
    return new ProblemError("session-takes-no-scores", { facts: { session: labelOf(session), why: state } });
  if (!desk.fishesIn(operation))
    return new ProblemError("angler-not-in-session", {
      facts: { name: `${angler.firstName} ${showName(angler, viewer).lastName}`, session: labelOf(session) },
    });
  if (speciesOf(operation).some((id) => !desk.speciesIds.has(id)))
    return new ProblemError("species-not-found");
  const score = desk.scores.get(keyOf(operation));
  if (!score) return new ProblemError("score-not-found");
  const { catches, penalties } = score.entered;
  const isAdded = operation.kind === "add-catch" || operation.kind === "add-penalty";
  if (isAdded && catches.length + penalties.length >= SCORE_PARTS)
    return new ProblemError("score-full", { facts: { limit: SCORE_PARTS } });
  if (operation.reason === "" && needsReason(operationOf(operation), score.entered, session.status))
    return new ProblemError("score-needs-reason");
  return undefined;
}
