import type { SessionStatus } from "../session/session-status.ts";
import type { EnteredScore } from "./entered-score.ts";
import type { ScoreStep } from "./score-operation.ts";

/**
 * Whether whoever says this has to say why. Until the angler has signed and while the session runs, somebody who types
 * over a number writes the score down; afterwards they correct it. Signing and checking change nothing. Voiding and
 * penalties always have a reason of their own.
 */
export function needsReason(step: ScoreStep, score: EnteredScore, session: SessionStatus): boolean {
  if (step.kind === "sign" || step.kind === "check") return false;
  if (session === "provisional") return true;
  return score.signature.value !== null && step.kind !== "add-penalty";
}
