import type { EnteredScore } from "./entered-score.ts";
import type { ScoreOperation } from "./score-operation.ts";

/** An operation as if it were made now: for somebody who has looked at both versions and takes this one. */
export function seeAgain(score: EnteredScore, operation: ScoreOperation): ScoreOperation {
  switch (operation.kind) {
    case "change-catch":
    case "void-catch":
    case "restore-catch":
      return { ...operation, seen: lastOf(score.catches, operation.catchId) };
    case "void-penalty":
      return { ...operation, seen: lastOf(score.penalties, operation.penaltyId) };
    case "set-weigh-in":
      return { ...operation, seen: score.weighIn.saidBy };
    case "set-presence":
      return { ...operation, seen: score.presence.saidBy };
    case "add-catch":
    case "add-penalty":
    case "sign":
    case "check":
      return operation;
  }
}

function lastOf(parts: readonly { id: string; saidBy: string }[], id: string): string | null {
  return parts.find((part) => part.id === id)?.saidBy ?? null;
}
