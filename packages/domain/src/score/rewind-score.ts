import type { EnteredPresence, EnteredScore } from "./entered-score.ts";
import { emptyScore } from "./entered-score.ts";
import type { ScoreStep } from "./score-operation.ts";
import type { WeighIn } from "./score.ts";

/** Something that was carried out on a score, with the part as it was before. */
export interface LaterChange {
  readonly kind: ScoreStep["kind"];
  /** The id of the fish or of the card; null for a weigh-in and a presence, of which there is one. */
  readonly partId: string | null;
  readonly before: object | null;
}

/**
 * A score as it was before these changes, given in the order they were made: each part says what the first of them found. What
 * was confirmed of it is not kept apart: nobody has signed what is shown.
 */
export function rewindScore(score: EnteredScore, later: readonly LaterChange[]): EnteredScore {
  const first = new Map<string, object | null>();
  for (const { kind, partId, before } of later) {
    const name = partId ?? kind;
    if (!first.has(name)) first.set(name, before);
  }
  const weighIn = first.get("set-weigh-in");
  const presence = first.get("set-presence");
  return {
    ...score,
    ...(weighIn !== undefined && { weighIn: { ...score.weighIn, value: weighIn as WeighIn | null } }),
    ...(presence !== undefined && {
      presence: presence ? { ...score.presence, value: presence as EnteredPresence } : emptyScore.presence,
    }),
    catches: score.catches.flatMap((fish) => rewindPart(fish, first)),
    penalties: score.penalties.flatMap((card) => rewindPart(card, first)),
  };
}

interface Part {
  readonly id: string;
  readonly values: object;
  readonly voidReason: string | null;
}

/** What was not there yet goes. */
function rewindPart<P extends Part>(part: P, first: ReadonlyMap<string, object | null>): readonly P[] {
  const before = first.get(part.id);
  if (before === undefined) return [part];
  if (before === null) return [];
  const { voidReason, ...values } = before as { readonly voidReason: string | null };
  return [{ ...part, values, voidReason }];
}
