import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { newId } from "../../../lib/outbox/new-id.ts";
import type { ScoreStepInput } from "../device/score-desk.ts";
import type { Pair } from "../device/shown-score.ts";

/** A step as it would be sent, to see what it moves. The reason is asked for beside that. */
export function triedOperation({ sessionId, anglerId }: Pair, step: ScoreStepInput): ScoreOperationInput {
  return {
    reason: "-",
    deviceId: null,
    deviceNumber: null,
    ...step,
    id: newId(),
    sessionId,
    anglerId,
    madeAt: new Date().toISOString(),
  };
}

/** What takes everything on a score back. */
export function voidSteps(score: ScoreResponse): ScoreStepInput[] {
  const { catches, penalties, weighIn, weighInSaidBy, presenceSaidBy: seen } = score;
  const reason = "-";
  return [
    ...catches
      .filter(({ voidReason }) => voidReason === null)
      .map(({ id, saidBy }) => ({ kind: "void-catch" as const, catchId: id, seen: saidBy, reason })),
    ...penalties
      .filter(({ voidReason }) => voidReason === null)
      .map(({ id, saidBy }) => ({ kind: "void-penalty" as const, penaltyId: id, seen: saidBy, reason })),
    ...(weighIn ? [{ kind: "set-weigh-in" as const, seen: weighInSaidBy, weighIn: null }] : []),
    ...(seen === null
      ? []
      : [{ kind: "set-presence" as const, seen, presence: "fished" as const, lateMinutes: 0 }]),
  ];
}
