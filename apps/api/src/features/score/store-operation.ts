import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { CatchInput } from "@tightlines/contract/score/score-values";
import type { Trx } from "../../platform/database/schema.ts";
import type { ScoreRow } from "../../platform/database/tables/score.table.ts";
import { insertCatch, insertPenalty, updateCatch, updatePenalty } from "./catch.repository.ts";
import * as scores from "./score.repository.ts";

/** Stores what an operation says that was found to hold. */
export async function storeOperation(
  trx: Trx,
  score: Pick<ScoreRow, "eventId" | "id">,
  operation: ScoreOperationInput,
): Promise<ScoreRow> {
  const { eventId, id: scoreId } = score;
  const saidBy = operation.id;
  switch (operation.kind) {
    case "add-catch":
      await insertCatch(trx, {
        eventId,
        id: saidBy,
        scoreId,
        saidBy,
        voidReason: null,
        ...columnsOf(operation.catch),
      });
      return scores.update(trx, score, {});
    case "change-catch":
      await updateCatch(trx, { eventId, id: operation.catchId }, { saidBy, ...columnsOf(operation.catch) });
      return scores.update(trx, score, {});
    case "void-catch":
    case "restore-catch": {
      const voidReason = operation.kind === "void-catch" ? operation.reason : null;
      await updateCatch(trx, { eventId, id: operation.catchId }, { saidBy, voidReason });
      return scores.update(trx, score, {});
    }
    case "add-penalty":
      await insertPenalty(trx, {
        ...operation.penalty,
        eventId,
        id: saidBy,
        scoreId,
        saidBy,
        reason: operation.reason,
        voidReason: null,
      });
      return scores.update(trx, score, {});
    case "void-penalty":
      await updatePenalty(
        trx,
        { eventId, id: operation.penaltyId },
        { saidBy, voidReason: operation.reason },
      );
      return scores.update(trx, score, {});
    case "set-weigh-in":
      return scores.update(trx, score, { ...(operation.weighIn ?? nothingWeighed), weighInSaidBy: saidBy });
    case "set-presence": {
      const { presence, lateMinutes } = operation;
      return scores.update(trx, score, { presence, lateMinutes, presenceSaidBy: saidBy });
    }
    case "sign":
      return scores.update(trx, score, { signedHash: operation.hash, signedBy: saidBy });
    case "check":
      return scores.update(trx, score, { checkedHash: operation.hash, checkedBy: saidBy });
  }
}

const nothingWeighed = { weightGrams: null, fishCount: null, biggestFishGrams: null, deadCount: null };

function columnsOf({ caughtAt, ...values }: CatchInput) {
  return { ...values, caughtAt: caughtAt === null ? null : new Date(caughtAt) };
}
