import { catchOf } from "@tightlines/contract/score/entered-score";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import { emptyScore, type EnteredScore } from "@tightlines/domain/score/entered-score";

/** The fish that another device hands over, so that what it says about them later names them. */
export function fishOf(operations: readonly ScoreOperationInput[]): EnteredScore {
  const catches = operations.flatMap((operation) =>
    operation.kind === "add-catch"
      ? [{ id: operation.id, saidBy: operation.id, values: catchOf(operation.catch), voidReason: null }]
      : [],
  );
  return { ...emptyScore, catches };
}
