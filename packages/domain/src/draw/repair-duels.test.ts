import { expect, test } from "vitest";
import type { DrawChange } from "./draw-change.ts";
import { drawPegs } from "./draw-pegs.ts";
import { compareSchedule } from "./compare-schedule.ts";
import { createAngler, createInput, createSector } from "./draw.factory.ts";
import { listSeats } from "./list-seats.ts";
import { repairHeld } from "./repair-held.ts";
import { type KeptChange, replayChanges } from "./replay-changes.ts";

const SEED = "07".repeat(32);
const NOTHING_NEW = { anglers: [], sectors: [], earlier: null };
const input = createInput({
  anglers: 7,
  describeAngler: (id) => ({ teamId: Math.ceil(id / 2) }),
  sectors: [createSector(1, 6)],
  sessionIds: [4, 5],
  mode: { kind: "duels", rounds: 3, judgedBy: "anglers" },
});
const outcome = drawPegs(input, SEED);
if (!outcome.ok) throw new Error(outcome.problem.code);
const drawn = { ...outcome.value, input };

test("the seat of whoever withdraws stays empty, an official judges for them, and nobody else changes", () => {
  const { duels, rests, moves } = repair({ kind: "withdrawal", anglerId: 3, sessionIds: [5] });
  expect(duels).toEqual(
    drawn.duels.map((duel) =>
      duel.sessionId === 4
        ? duel
        : {
            ...duel,
            firstHalf: duel.firstHalf.map((id) => (id === 3 ? null : id)),
            secondHalf: duel.secondHalf.map((id) => (id === 3 ? null : id)),
            judgeId: duel.judgeId === 3 ? null : duel.judgeId,
          },
    ),
  );
  expect(rests).toEqual(drawn.rests.filter((one) => one.sessionId === 4 || one.anglerId !== 3));
  const own = drawn.duels.filter(
    ({ sessionId, firstHalf, judgeId }) => sessionId === 5 && [...firstHalf, judgeId].includes(3),
  );
  expect(moves.map(({ round, isJudge = false }) => [round, isJudge])).toEqual(
    own.map(({ round, judgeId }) => [round, judgeId === 3]),
  );
  expect(moves.every(({ reason, toPegId }) => reason === "was-withdrawn" && toPegId === null)).toBe(true);
});

test("a reserve takes every seat, every turn as judge and every rest, and the input knows them", () => {
  const reserve = createAngler(9, { teamId: 2 });
  const change = substitution(reserve);
  const repaired = repair(change);
  const seats = (held: Parameters<typeof listSeats>[1], id: number) =>
    listSeats("duels", held)
      .filter(({ anglerId }) => anglerId === id)
      .map(({ sessionId, pegId }) => [sessionId, pegId]);
  expect(seats(repaired, 9)).toEqual(seats(drawn, 3));
  expect(seats(repaired, 3)).toEqual([]);
  expect(repaired.input.anglers).toContainEqual({ ...reserve, slot: null });
  expect(repaired.moves).toHaveLength(
    drawn.duels.filter(({ firstHalf, judgeId }) => [...firstHalf, judgeId].includes(3)).length * 2,
  );
});

test("what would need other pairs is refused", () => {
  const all = [4, 5];
  const codeOf = (change: DrawChange) => {
    const repaired = repairHeld(input, drawn, change, SEED);
    return repaired.ok ? null : repaired.problem.code;
  };
  expect(codeOf({ kind: "late-entrant", angler: createAngler(9), sessionIds: all })).toBe("needs-a-new-draw");
  expect(codeOf({ kind: "peg-out-of-use", pegId: 101, sessionIds: all })).toBe("needs-a-new-draw");
  expect(codeOf({ kind: "withdrawal", anglerId: 77, sessionIds: all })).toBe("angler-not-in-draw");
  expect(codeOf(substitution(createAngler(9, { teamId: 1 })))).toBe("reserve-of-another-team");
  expect(codeOf(substitution(createAngler(4, { teamId: 2 })))).toBe("reserve-already-fishes");
});

test("changes are made again, and what was changed besides is found", () => {
  const change = { kind: "withdrawal", anglerId: 3, sessionIds: [5] } as const;
  const { duels, rests, turns, moves } = repair(change);
  const kept: KeptChange = { number: 1, change, news: NOTHING_NEW, moves };
  const replayed = replayChanges(drawn, SEED, [kept]);
  expect(replayed.unexplained).toEqual([]);
  expect(compareSchedule(replayed, { duels, rests, turns }, [4, 5])).toEqual([]);
  const [first, ...others] = duels;
  const bribed = [{ ...first!, judgeId: null }, ...others];
  const found = [{ sessionId: 4, part: "round", number: 1 }];
  expect(compareSchedule(replayed, { duels: bribed, rests, turns }, [4, 5])).toEqual(found);
  expect(compareSchedule(replayed, { duels: others, rests, turns }, [4, 5])).toEqual(found);
  expect(compareSchedule(replayed, { duels: bribed, rests, turns }, [5])).toEqual([]);
  expect(replayChanges(drawn, SEED, [{ ...kept, moves: moves.slice(1) }]).unexplained).toEqual([1]);
});

function substitution(reserve: ReturnType<typeof createAngler>): DrawChange {
  return { kind: "substitution", anglerId: 3, reserve, sessionIds: [4, 5], hasEmergencyPermission: false };
}

function repair(change: DrawChange) {
  const repaired = repairHeld(input, drawn, change, SEED);
  if (!repaired.ok) throw new Error(repaired.problem.code);
  return repaired.value;
}
