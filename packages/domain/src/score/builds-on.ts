import type { ScoreOperation } from "./score-operation.ts";

/**
 * The operations that one takes for granted: the one that added the fish or the penalty, and the one that had said the
 * part last when the device showed it. A network may bring them in another order than the device has made them.
 */
export function buildsOn(operation: ScoreOperation): readonly string[] {
  switch (operation.kind) {
    case "change-catch":
    case "void-catch":
    case "restore-catch":
      return known(operation.catchId, operation.seen);
    case "void-penalty":
      return known(operation.penaltyId, operation.seen);
    case "add-penalty":
      return known(operation.penalty.catchId);
    case "set-weigh-in":
    case "set-presence":
      return known(operation.seen);
    case "add-catch":
    case "sign":
    case "check":
      return [];
  }
}

function known(...ids: readonly (string | null | undefined)[]): string[] {
  return ids.filter((id) => id != null);
}
