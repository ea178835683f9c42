import { expect, test } from "vitest";
import { translateIds } from "./translate-ids.ts";

const shifted = (_: string, id: number) => id + 100;

test("every number that speaks of a row is translated, wherever it stands", () => {
  const document = {
    sessionIds: [1, 2],
    pins: [{ sessionId: 1, anglerId: 3, pegId: 4 }],
    duels: [{ firstHalf: [3, 5], judgeId: null }],
    weight: 6,
    reason: "anglerId 7",
  };
  expect(translateIds(document, shifted)).toEqual({
    sessionIds: [101, 102],
    pins: [{ sessionId: 101, anglerId: 103, pegId: 104 }],
    duels: [{ firstHalf: [103, 105], judgeId: null }],
    weight: 6,
    reason: "anglerId 7",
  });
});

test("each noun is asked for under its own name, and a document may add names of its own", () => {
  const asked: string[] = [];
  const ask = (noun: string, id: number) => {
    asked.push(`${noun} ${id}`);
    return id;
  };
  translateIds({ groupId: 1, toTeamId: 2, catchId: "a", id: 3, behindId: 4 }, ask, {
    id: "angler",
    behindId: "angler",
  });
  expect(asked).toEqual(["group 1", "team 2", "angler 3", "angler 4"]);
});

test("a number under a name that nobody knows is an error, not somebody else's row", () => {
  expect(() => translateIds({ boatId: 1 }, shifted)).toThrow("boatId");
  expect(() => translateIds({ boatIds: [1] }, shifted)).toThrow("boatIds");
  expect(translateIds({ deviceId: "d41d", constructor: 1 }, shifted)).toEqual({
    deviceId: "d41d",
    constructor: 1,
  });
});
