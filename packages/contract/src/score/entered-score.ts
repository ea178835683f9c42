import { parseRational } from "@tightlines/domain/number/format-rational";
import type { CatchValues, EnteredScore, PenaltyValues } from "@tightlines/domain/score/entered-score";
import type { WeighIn } from "@tightlines/domain/score/score";
import type { ScoreOperation } from "@tightlines/domain/score/score-operation";
import type { ScoreOperationInput } from "./score-operation.ts";
import type { ScoreResponse } from "./score-response.ts";
import type { CatchInput, PenaltyInput, WeighInInput } from "./score-values.ts";

/** What travels, as the rules see it. Species go by their id: a code may be changed after somebody has signed. */
export function operationOf(input: ScoreOperationInput): ScoreOperation {
  switch (input.kind) {
    case "add-catch":
      return { id: input.id, kind: input.kind, catch: catchOf(input.catch) };
    case "change-catch": {
      const { id, kind, catchId, seen } = input;
      return { id, kind, catchId, seen, catch: catchOf(input.catch) };
    }
    case "set-weigh-in":
      return {
        id: input.id,
        kind: input.kind,
        seen: input.seen,
        weighIn: input.weighIn && weighInOf(input.weighIn),
      };
    case "add-penalty":
      return { id: input.id, kind: input.kind, reason: input.reason, penalty: penaltyOf(input.penalty) };
    case "void-catch":
    case "restore-catch":
    case "set-presence":
    case "void-penalty":
    case "sign":
    case "check":
      return input;
  }
}

/** A score that was answered, as the rules see it. Which words were signed before they changed stays on the server. */
export function enteredOf(score: ScoreResponse): EnteredScore {
  const { presence, lateMinutes, presenceSaidBy, weighIn, weighInSaidBy } = score;
  return {
    presence: { value: { presence, lateMinutes }, saidBy: presenceSaidBy },
    weighIn: { value: weighIn && weighInOf(weighIn), saidBy: weighInSaidBy },
    catches: score.catches.map((fish) => ({
      id: fish.id,
      saidBy: fish.saidBy,
      voidReason: fish.voidReason,
      values: catchOf(fish),
    })),
    penalties: score.penalties.map((penalty) => ({
      id: penalty.id,
      saidBy: penalty.saidBy,
      voidReason: penalty.voidReason,
      values: penaltyOf(penalty),
    })),
    signature: { value: score.isSigned ? score.hash : score.wasSigned ? "" : null, saidBy: null },
    check: { value: score.isChecked ? score.hash : null, saidBy: null },
  };
}

export function catchOf(input: CatchInput): CatchValues {
  const { speciesId, lengthMm, weightGrams, count, isDead, isTagged, lineClassKg, caughtAt, deductions } =
    input;
  return {
    species: String(speciesId),
    ...(lengthMm !== null && { lengthMm }),
    ...(weightGrams !== null && { weightGrams }),
    ...(count !== 1 && { count }),
    ...(isDead && { isDead }),
    ...(isTagged && { isTagged }),
    ...(lineClassKg !== null && { lineClassKg }),
    ...(caughtAt !== null && { caughtAt: new Date(caughtAt).toISOString() }),
    ...(deductions.length > 0 && { deductions }),
  };
}

export function weighInOf({ weightGrams, fishCount, biggestFishGrams, deadCount }: WeighInInput): WeighIn {
  return {
    weightGrams,
    ...(fishCount !== null && { fishCount }),
    ...(biggestFishGrams !== null && { biggestFishGrams }),
    ...(deadCount !== null && { deadCount }),
  };
}

export function penaltyOf({ code, effect, catchId, points, weightGrams }: PenaltyInput): PenaltyValues {
  const exact = points === null ? undefined : parseRational(points);
  return {
    code,
    effect,
    ...(catchId !== null && { catchId }),
    ...(exact !== undefined && { points: exact }),
    ...(weightGrams !== null && { weightGrams }),
  };
}
