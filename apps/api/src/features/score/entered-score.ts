import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { CatchInput, PenaltyInput, WeighInInput } from "@tightlines/contract/score/score-values";
import { parseRational } from "@tightlines/domain/number/format-rational";
import type { CatchValues, EnteredScore, PenaltyValues } from "@tightlines/domain/score/entered-score";
import type { WeighIn } from "@tightlines/domain/score/score";
import type { ScoreOperation } from "@tightlines/domain/score/score-operation";
import type { CatchRow } from "../../platform/database/tables/catch.table.ts";
import type { PenaltyRow } from "../../platform/database/tables/penalty.table.ts";
import type { ScoreRow } from "../../platform/database/tables/score.table.ts";

/** A score as the rules see it. Species go by their id here: a code may be changed after somebody has signed. */
export function readEntered(
  row: ScoreRow,
  catches: readonly CatchRow[],
  penalties: readonly PenaltyRow[],
): EnteredScore {
  return {
    presence: {
      value: { presence: row.presence, lateMinutes: row.lateMinutes },
      saidBy: row.presenceSaidBy,
    },
    weighIn: { value: readWeighIn(row), saidBy: row.weighInSaidBy },
    catches: catches.map(({ id, saidBy, voidReason, ...values }) => ({
      id,
      saidBy,
      voidReason,
      values: catchOf({ ...values, caughtAt: values.caughtAt?.toISOString() ?? null }),
    })),
    penalties: penalties.map(({ id, saidBy, voidReason, ...values }) => ({
      id,
      saidBy,
      voidReason,
      values: penaltyOf(values),
    })),
    signature: { value: row.signedHash, saidBy: row.signedBy },
  };
}

/** What was sent, as the rules see it. */
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
      return input;
  }
}

function catchOf(input: CatchInput): CatchValues {
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

function readWeighIn({ weightGrams, ...row }: ScoreRow): WeighIn | null {
  return weightGrams === null ? null : weighInOf({ weightGrams, ...row });
}

function weighInOf({ weightGrams, fishCount, biggestFishGrams, deadCount }: WeighInInput): WeighIn {
  return {
    weightGrams,
    ...(fishCount !== null && { fishCount }),
    ...(biggestFishGrams !== null && { biggestFishGrams }),
    ...(deadCount !== null && { deadCount }),
  };
}

function penaltyOf({ code, effect, catchId, points, weightGrams }: PenaltyInput): PenaltyValues {
  const exact = points === null ? undefined : parseRational(points);
  return {
    code,
    effect,
    ...(catchId !== null && { catchId }),
    ...(exact !== undefined && { points: exact }),
    ...(weightGrams !== null && { weightGrams }),
  };
}
