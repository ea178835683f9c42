import type { EnteredScore } from "./entered-score.ts";
import { isSigned, signedValues } from "./hash-score.ts";
import type { ScoreOperation } from "./score-operation.ts";

/** What a score says about the part that an operation speaks of; null where it says nothing. The history shows it. */
export function partOf(score: EnteredScore, operation: ScoreOperation): object | null {
  switch (operation.kind) {
    case "add-catch":
      return findPart(score.catches, operation.id);
    case "change-catch":
    case "void-catch":
    case "restore-catch":
      return findPart(score.catches, operation.catchId);
    case "add-penalty":
      return findPart(score.penalties, operation.id);
    case "void-penalty":
      return findPart(score.penalties, operation.penaltyId);
    case "set-weigh-in":
      return score.weighIn.value;
    case "set-presence":
      return score.presence.saidBy === null ? null : score.presence.value;
    case "sign":
      return signatureOf(score);
    case "check":
      return score.check.value === null ? null : { hash: score.check.value };
  }
}

/** With what was signed, as long as the score still says it: a receipt shows it, whatever is corrected later. */
function signatureOf(score: EnteredScore): object | null {
  const { value: hash } = score.signature;
  if (hash === null) return null;
  return isSigned(score) ? { hash, ...signedValues(score) } : { hash };
}

function findPart(
  parts: readonly { id: string; values: object; voidReason: string | null }[],
  id: string,
): object | null {
  const part = parts.find((each) => each.id === id);
  return part ? { ...part.values, voidReason: part.voidReason } : null;
}
