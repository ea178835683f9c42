import { catchOf, penaltyOf, weighInOf } from "@tightlines/contract/score/entered-score";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import type { WeighIn } from "@tightlines/domain/score/score";
import type { CatchRow } from "../../platform/database/tables/catch.table.ts";
import type { PenaltyRow } from "../../platform/database/tables/penalty.table.ts";
import type { ScoreRow } from "../../platform/database/tables/score.table.ts";

/** A stored score as the rules see it. */
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
    check: { value: row.checkedHash, saidBy: row.checkedBy },
  };
}

function readWeighIn({ weightGrams, ...row }: ScoreRow): WeighIn | null {
  return weightGrams === null ? null : weighInOf({ weightGrams, ...row });
}
