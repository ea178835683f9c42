import { expect, test } from "vitest";
import { ownRounds, roundsOf } from "./duel-rounds.ts";

const duel = (sessionId: number, round: number, one: number, other: number, judgeId: number | null) => ({
  sessionId,
  round,
  sectorId: 1,
  pegIds: [101, 102] as const,
  firstHalf: [one, other] as const,
  secondHalf: [other, one] as const,
  judgeId,
});

const run = {
  duels: [duel(7, 2, 3, 1, 2), duel(7, 1, 1, 2, 3), duel(8, 1, 1, 4, null)],
  rests: [
    { sessionId: 7, round: 1, anglerId: 4 },
    { sessionId: 7, round: 2, anglerId: 4 },
  ],
};

test("a session's duels stand round by round, with those who rest", () => {
  expect(roundsOf(run, 7)).toEqual([
    { round: 1, duels: [run.duels[1]], restIds: [4] },
    { round: 2, duels: [run.duels[0]], restIds: [4] },
  ]);
  expect(roundsOf({ duels: null, rests: null }, 7)).toEqual([]);
});

test("an angler reads whom they meet, from which peg before and after half time, and when they judge or rest", () => {
  const rounds = roundsOf(run, 7);
  expect(ownRounds(rounds, 1)).toEqual([
    { round: 1, kind: "fishes", opponentId: 2, pegIds: [101, 102], judgeId: 3 },
    { round: 2, kind: "fishes", opponentId: 3, pegIds: [102, 101], judgeId: 2 },
  ]);
  expect(ownRounds(rounds, 3)[0]).toEqual({
    round: 1,
    kind: "judges",
    anglerIds: [1, 2],
    pegIds: [101, 102],
  });
  expect(ownRounds(rounds, 4).map(({ kind }) => kind)).toEqual(["rests", "rests"]);
  expect(ownRounds(rounds, 9)).toEqual([]);
});
