import { expect, test } from "vitest";
import { nextTurn } from "./next-turn.ts";

const turns = [
  { sessionId: 1, turn: 1, anglerIds: [11, 12] },
  { sessionId: 1, turn: 2, anglerIds: [21, 22] },
  { sessionId: 1, turn: 3, anglerIds: [31] },
];
const everybody = new Set([11, 12, 21, 22, 31]);

test("they choose in the order that was drawn, until everybody has a peg", () => {
  expect(nextTurn({ turns, passes: [], waiting: everybody })?.turn).toBe(1);
  expect(nextTurn({ turns, passes: [], waiting: new Set([21, 22, 31]) })?.turn).toBe(2);
  expect(nextTurn({ turns, passes: [], waiting: new Set() })).toBeNull();
});

test("whoever is not there takes what is left (K5)", () => {
  const passes = [{ sessionId: 1, turn: 1 }];
  expect(nextTurn({ turns, passes, waiting: everybody })?.turn).toBe(2);
  expect(nextTurn({ turns, passes, waiting: new Set([11, 12, 31]) })?.turn).toBe(3);
  expect(nextTurn({ turns, passes, waiting: new Set([11, 12]) })?.turn).toBe(1);
});

test("of several who are not there, the one who was asked less often is asked first", () => {
  const first = { sessionId: 1, turn: 1 };
  const passes = [first, { sessionId: 1, turn: 2 }, first];
  expect(nextTurn({ turns, passes, waiting: new Set([11, 21]) })?.turn).toBe(2);
});

test("a pass in another session counts for nothing here", () => {
  expect(nextTurn({ turns, passes: [{ sessionId: 2, turn: 1 }], waiting: everybody })?.turn).toBe(1);
});

test("a party of which one fishes no more chooses with who is left, and one without anybody does not choose", () => {
  expect(nextTurn({ turns, passes: [], waiting: new Set([12, 31]) })?.turn).toBe(1);
  expect(nextTurn({ turns, passes: [], waiting: new Set([31]) })?.turn).toBe(3);
});
