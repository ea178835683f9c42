import { hashJson } from "../random/hash-json.ts";
import type { EnteredCatch, EnteredPenalty, EnteredPresence, EnteredScore } from "./entered-score.ts";
import type { WeighIn } from "./score.ts";

/** What an angler reads before they sign: every value, and nothing of who wrote it down. */
export interface SignedValues {
  readonly presence: EnteredPresence;
  readonly weighIn: WeighIn | null;
  readonly catches: readonly Omit<EnteredCatch, "saidBy">[];
  readonly penalties: readonly Omit<EnteredPenalty, "saidBy">[];
}

export function signedValues({ presence, weighIn, catches, penalties }: EnteredScore): SignedValues {
  return {
    presence: presence.value,
    weighIn: weighIn.value,
    catches: catches.map(({ id, values, voidReason }) => ({ id, values, voidReason })),
    penalties: penalties.map(({ id, values, voidReason }) => ({ id, values, voidReason })),
  };
}

/** Stands for these values. */
export function hashScore(score: EnteredScore): string {
  return hashJson(signedValues(score));
}

/** Whether the angler has confirmed the score as it is now. */
export function isSigned(score: EnteredScore): boolean {
  return score.signature.value !== null && score.signature.value === hashScore(score);
}

/** Whether a second person has read the same from the card, and nothing has changed since. */
export function isChecked(score: EnteredScore): boolean {
  return score.check.value !== null && score.check.value === hashScore(score);
}
