import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { CatchInput } from "@tightlines/contract/score/score-values";
import type { Trx } from "../../platform/database/schema.ts";
import { addCatch } from "./add-catch.repository.ts";
import { insertCatch, insertPenalty, updateCatch, updatePenalty } from "./catch.repository.ts";
import type { DeskScore } from "./score-desk.ts";
import * as operationLog from "./score-operation.repository.ts";
import type { NewOperation } from "./score-operation.repository.ts";
import * as scores from "./score.repository.ts";

/**
 * Stores what an operation says that was found to hold, with its entry in the log. The score at the desk has the new rows from
 * now on. Answers whether it is stored: not where it was before.
 */
export async function storeLogged(
  trx: Trx,
  logged: NewOperation,
  score: DeskScore,
  operation: ScoreOperationInput,
): Promise<boolean> {
  if (operation.kind === "add-catch") {
    const added = await addCatch(trx, logged, newCatch(score, operation));
    if (!added) return false;
    score.catches.push(added.fish);
    score.row = { ...score.row, ...added.score };
    return true;
  }
  if (!(await operationLog.insert(trx, logged))) return false;
  await storeOperation(trx, score, operation);
  return true;
}

/** The same for an operation that is in the log already. */
export async function storeOperation(
  trx: Trx,
  score: DeskScore,
  operation: ScoreOperationInput,
): Promise<void> {
  const change = await storePart(trx, score, operation);
  score.row = { ...score.row, ...(await scores.update(trx, score.row, change)) };
}

/** Stores what has a row of its own, and answers what changes on the score itself. */
async function storePart(
  trx: Trx,
  score: DeskScore,
  operation: ScoreOperationInput,
): Promise<scores.ScoreChange> {
  const { row, catches, penalties } = score;
  const { eventId, id: scoreId } = row;
  const saidBy = operation.id;
  switch (operation.kind) {
    case "add-catch":
      catches.push(await insertCatch(trx, newCatch(score, operation)));
      return {};
    case "change-catch": {
      const change = { saidBy, ...columnsOf(operation.catch) };
      replace(catches, await updateCatch(trx, { eventId, id: operation.catchId }, change));
      return {};
    }
    case "void-catch":
    case "restore-catch": {
      const voidReason = operation.kind === "void-catch" ? operation.reason : null;
      replace(catches, await updateCatch(trx, { eventId, id: operation.catchId }, { saidBy, voidReason }));
      return {};
    }
    case "add-penalty": {
      const said = { ...operation.penalty, saidBy, reason: operation.reason, voidReason: null };
      penalties.push(await insertPenalty(trx, { ...said, eventId, id: saidBy, scoreId }));
      return {};
    }
    case "void-penalty": {
      const change = { saidBy, voidReason: operation.reason };
      replace(penalties, await updatePenalty(trx, { eventId, id: operation.penaltyId }, change));
      return {};
    }
    case "set-weigh-in":
      return { ...(operation.weighIn ?? nothingWeighed), weighInSaidBy: saidBy };
    case "set-presence": {
      const { presence, lateMinutes } = operation;
      return { presence, lateMinutes, presenceSaidBy: saidBy };
    }
    case "sign":
      return { signedHash: operation.hash, signedBy: saidBy };
    case "check":
      return { checkedHash: operation.hash, checkedBy: saidBy };
  }
}

function newCatch(
  { row: { eventId, id: scoreId } }: DeskScore,
  { id, catch: fish }: Extract<ScoreOperationInput, { kind: "add-catch" }>,
) {
  return { eventId, id, scoreId, saidBy: id, voidReason: null, ...columnsOf(fish) };
}

function replace<Row extends { id: string }>(rows: Row[], changed: Row): void {
  rows[rows.findIndex(({ id }) => id === changed.id)] = changed;
}

const nothingWeighed = { weightGrams: null, fishCount: null, biggestFishGrams: null, deadCount: null };

function columnsOf({ caughtAt, ...values }: CatchInput) {
  return { ...values, caughtAt: caughtAt === null ? null : new Date(caughtAt) };
}
