import { hashJson } from "../random/hash-json.ts";
import type { EnteredScore } from "./entered-score.ts";

/** Stands for what an angler reads before they sign: every value, and nothing of who wrote it down. */
export function hashScore({ presence, weighIn, catches, penalties }: EnteredScore): string {
  return hashJson({
    presence: presence.value,
    weighIn: weighIn.value,
    catches: catches.map(({ id, values, voidReason }) => ({ id, values, voidReason })),
    penalties: penalties.map(({ id, values, voidReason }) => ({ id, values, voidReason })),
  });
}

/** Whether the angler has confirmed the score as it is now. */
export function isSigned(score: EnteredScore): boolean {
  return score.signature.value !== null && score.signature.value === hashScore(score);
}
