import type { ScoreOperationInput, ScoreOutcome } from "@tightlines/contract/score/score-operation";
import { expect, test } from "vitest";
import { fishOf } from "../../../testing/score-server.ts";
import { showScore, type WaitingScore } from "./shown-score.ts";

test("what was entered here is shown before the server has heard of it", () => {
  const { entered, waiting } = showScore(undefined, [wait(fishOf("a")), wait(fishOf("b"))]);
  expect(entered.catches.map(({ id }) => id)).toEqual(["a", "b"]);
  expect([...waiting]).toEqual(["a", "b"]);
});

test("a fish that was taken back before it was sent stays, struck through", () => {
  const undo = { ...base("c"), kind: "void-catch", catchId: "a", seen: "a", reason: "Slip" } as const;
  const { entered, waiting } = showScore(undefined, [wait(fishOf("a")), wait(undo)]);
  expect(entered.catches).toMatchObject([{ id: "a", saidBy: "c", voidReason: "Slip" }]);
  expect([...waiting]).toEqual(["a"]);
});

test("a change on top of a change that waits holds, and one on something else does not", () => {
  const weigh = (id: string, seen: string | null, weightGrams: number) =>
    wait({
      ...base(id),
      kind: "set-weigh-in",
      seen,
      weighIn: { weightGrams, fishCount: null, biggestFishGrams: null, deadCount: null },
    });
  const operations = [weigh("a", null, 4520), weigh("b", "a", 5100), weigh("c", null, 9)];
  expect(showScore(undefined, operations).entered.weighIn).toEqual({
    value: { weightGrams: 5100 },
    saidBy: "b",
  });
});

test("what was not accepted is no part of the score", () => {
  const refused = { id: "a", outcome: "refused", score: null, problem: null } as const;
  expect(showScore(undefined, [wait(fishOf("a"), refused)]).entered.catches).toEqual([]);
});

function base(id: string) {
  const { kind: _kind, ...envelope } = fishOf(id) as Extract<ScoreOperationInput, { kind: "add-catch" }>;
  const { catch: _catch, ...rest } = envelope;
  return rest;
}

function wait(body: ScoreOperationInput, answer: ScoreOutcome | null = null): WaitingScore {
  return { queue: "", id: body.id, body, answer };
}
