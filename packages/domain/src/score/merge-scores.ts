import type { Score, SessionPresence, WeighIn } from "./score.ts";

/** Two cards of one entry in one session, such as the two pegs of a pair, are one score (U12 [D2], K1 [S36]). */
export function mergeScores(first: Score, second: Score): Score {
  const weighIn = addWeighIns(first.weighIn, second.weighIn);
  const offset = first.catches.length;
  return {
    sessionId: first.sessionId,
    entryId: first.entryId,
    presence: mergePresence(first.presence, second.presence),
    catches: [...first.catches, ...second.catches],
    lateMinutes: Math.max(first.lateMinutes ?? 0, second.lateMinutes ?? 0),
    penalties: [
      ...(first.penalties ?? []),
      ...(second.penalties ?? []).map((penalty) =>
        penalty.catchIndex === undefined ? penalty : { ...penalty, catchIndex: penalty.catchIndex + offset },
      ),
    ],
    ...(weighIn && { weighIn }),
  };
}

/** One disqualified member takes the pair out; otherwise the pair fished when either did. */
function mergePresence(first: SessionPresence, second: SessionPresence): SessionPresence {
  const order: readonly SessionPresence[] = ["disqualified", "fished", "withdrawn", "absent"];
  return order.find((presence) => presence === first || presence === second) ?? "absent";
}

function addWeighIns(first: WeighIn | undefined, second: WeighIn | undefined): WeighIn | undefined {
  if (!first || !second) return first ?? second;
  return {
    weightGrams: first.weightGrams + second.weightGrams,
    deadCount: (first.deadCount ?? 0) + (second.deadCount ?? 0),
    ...((first.fishCount ?? second.fishCount) !== undefined && {
      fishCount: (first.fishCount ?? 0) + (second.fishCount ?? 0),
    }),
    ...((first.biggestFishGrams ?? second.biggestFishGrams) !== undefined && {
      biggestFishGrams: Math.max(first.biggestFishGrams ?? 0, second.biggestFishGrams ?? 0),
    }),
  };
}
