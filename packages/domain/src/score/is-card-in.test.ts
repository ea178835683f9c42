import { expect, test } from "vitest";
import { applyOperation } from "./apply-operation.ts";
import { emptyScore, type EnteredScore } from "./entered-score.ts";
import { hashScore } from "./hash-score.ts";
import { cardOf, isCardIn } from "./is-card-in.ts";
import type { ScoreOperation } from "./score-operation.ts";

const fish: ScoreOperation = { id: "f", kind: "add-catch", catch: { species: "1", lengthMm: 300 } };
const undo: ScoreOperation = { id: "u", kind: "void-catch", catchId: "f", seen: "f", reason: "Slip" };
const weigh = (id: string, seen: string | null, weighIn: { weightGrams: number } | null): ScoreOperation => ({
  id,
  kind: "set-weigh-in",
  seen,
  weighIn,
});

test("a card on which something stands is in, and one on which everything was taken back is not", () => {
  expect(isIn([])).toBe(false);
  expect(isIn([fish])).toBe(true);
  expect(isIn([fish, undo])).toBe(false);
  expect(isIn([weigh("w", null, { weightGrams: 0 })])).toBe(true);
  expect(isIn([weigh("w", null, { weightGrams: 0 }), weigh("x", "w", null)])).toBe(false);
  expect(isIn([{ id: "p", kind: "set-presence", seen: null, presence: "absent", lateMinutes: 0 }])).toBe(
    true,
  );
});

test("a blank card is in when the angler has signed it, until something on it was taken back", () => {
  const sign: ScoreOperation = { id: "s", kind: "sign", hash: hashScore(emptyScore) };
  expect(isIn([sign])).toBe(true);
  expect(isIn([sign, fish, undo])).toBe(false);
});

function isIn(operations: readonly ScoreOperation[]): boolean {
  let score: EnteredScore = emptyScore;
  for (const operation of operations) {
    const applied = applyOperation(score, operation);
    if (applied.outcome !== "applied") throw new Error(operation.id);
    score = applied.score;
  }
  return isCardIn(cardOf(score));
}
