import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DuelPlan, type DuelSchedule, scheduleDuels } from "./schedule-duels.ts";

const seeds = fc.integer({ min: 0 }).map((n) => n.toString(16).padStart(64, "0"));
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe("scheduleDuels", () => {
  it("gives each of 18 anglers six duels and three turns as judge in nine rounds", () => {
    const { duels, rests } = schedule({ anglers: field(18) });
    expect(rests).toEqual([]);
    for (const id of upTo(18)) {
      expect(duels.filter(({ anglerIds }) => anglerIds.includes(id))).toHaveLength(6);
      expect(duels.filter(({ judgeId }) => judgeId === id)).toHaveLength(3);
    }
  });

  it("lets no pair meet twice and everybody be in one place in every round, whatever the field", () => {
    const plans = fc.record({
      seed: seeds,
      anglers: fc.integer({ min: 3, max: 40 }),
      sessions: fc.integer({ min: 1, max: 3 }),
      teams: fc.integer({ min: 1, max: 6 }),
      share: fc.integer({ min: 1, max: 100 }),
      judgedBy: fc.constantFrom("anglers" as const, "officials" as const),
    });
    fc.assert(
      fc.property(plans, ({ seed, anglers, sessions, teams, share, judgedBy }) => {
        const rounds = roundsFor(anglers, sessions, share, judgedBy);
        const sessionIds = upTo(sessions);
        const { duels, rests } = schedule({
          seed,
          sessionIds,
          anglers: field(anglers, (id) => id % teams),
          rounds,
          judgedBy,
        });
        const pairs = duels.map(({ anglerIds }) => anglerIds.toSorted((a, b) => a - b).join());
        expect(new Set(pairs).size).toBe(pairs.length);
        for (const sessionId of sessionIds) {
          for (const round of upTo(rounds)) {
            const isNow = (one: { sessionId: number; round: number }) =>
              one.sessionId === sessionId && one.round === round;
            const inRound = duels.filter(isNow);
            const everybody = [
              ...inRound.flatMap(({ anglerIds, judgeId }) => [...anglerIds, judgeId ?? []].flat()),
              ...rests.filter(isNow).map(({ anglerId }) => anglerId),
            ];
            expect(everybody.toSorted((a, b) => a - b)).toEqual(upTo(anglers));
            expect(inRound.map(({ box }) => box).toSorted((a, b) => a - b)).toEqual(upTo(inRound.length));
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("lets an angler fish two thirds of the rounds and judge one, less where the field is not even", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 9, max: 40 }), (seed, anglers) => {
        const { duels, rests } = schedule({ seed, anglers: field(anglers) });
        // A small field that is not even goes round its empty places more often.
        const least = anglers % 3 === 0 ? 6 : anglers >= 14 ? 5 : 4;
        for (const id of upTo(anglers)) {
          const fished = duels.filter(({ anglerIds }) => anglerIds.includes(id)).length;
          const judged = duels.filter(({ judgeId }) => judgeId === id).length;
          const rested = rests.filter(({ anglerId }) => anglerId === id).length;
          expect(fished + judged + rested).toBe(9);
          expect(judged).toBeLessThanOrEqual(3);
          expect(fished).toBeLessThanOrEqual(6);
          expect(fished).toBeGreaterThanOrEqual(least);
          expect(rested === 0 || anglers % 3 !== 0).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("lets nobody only judge and rest, however few the rounds and uneven the field", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 3, max: 60 }), (seed, anglers) => {
        const { duels } = schedule({ seed, anglers: field(anglers), rounds: 3 });
        expect(new Set(duels.flatMap(({ anglerIds }) => anglerIds)).size).toBe(anglers);
      }),
      { numRuns: 300 },
    );
  });

  it("goes on in the second session with opponents whom nobody has met in the first", () => {
    const { duels } = schedule({ anglers: field(18), sessionIds: [7, 5] });
    expect(duels.map(({ sessionId }) => sessionId)).toEqual([
      ...Array<number>(54).fill(7),
      ...Array<number>(54).fill(5),
    ]);
    expect(duels[0]).toMatchObject({ sessionId: 7, round: 1 });
    expect(duels.at(-1)).toMatchObject({ sessionId: 5, round: 9 });
    for (const id of upTo(18)) {
      const own = duels.filter(({ anglerIds }) => anglerIds.includes(id));
      expect(new Set(own.flatMap(({ anglerIds }) => anglerIds)).size).toBe(13);
    }
  });

  it("lets nobody judge a team mate where another judge can", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const teamOf = (id: number) => Math.ceil(id / 3);
        const { duels } = schedule({ seed, anglers: field(27, teamOf) });
        for (const { anglerIds, judgeId } of duels) {
          expect(anglerIds.map(teamOf)).not.toContain(teamOf(judgeId!));
        }
      }),
      { numRuns: 300 },
    );
  });

  it("lets a team mate judge where all are of one team", () => {
    const { duels } = schedule({ anglers: field(9, () => 1) });
    expect(duels.filter(({ judgeId }) => judgeId === null)).toEqual([]);
  });

  it("swaps the seats at half time, and lets everybody begin on either peg", () => {
    const { duels } = schedule({ seed: "01".repeat(32), anglers: field(9) });
    for (const { halves, anglerIds } of duels) {
      expect(halves[1]).toEqual(halves[0].toReversed());
      expect(new Set(halves[0])).toEqual(new Set(anglerIds));
    }
  });

  it("plays a full round robin with officials, each of an odd field resting once", () => {
    const even = schedule({ anglers: field(10), judgedBy: "officials" });
    const odd = schedule({ anglers: field(9), judgedBy: "officials" });
    expect([even.duels.length, even.rests.length]).toEqual([45, 0]);
    expect(odd.duels).toHaveLength(36);
    expect(new Set(odd.rests.map(({ anglerId }) => anglerId))).toEqual(new Set(upTo(9)));
    expect(odd.rests).toHaveLength(9);
  });

  it("does not depend on the order in which the anglers are listed", () => {
    const anglers = field(12, (id) => id % 4);
    expect(schedule({ anglers: anglers.toReversed() })).toEqual(schedule({ anglers }));
  });

  it.each([
    ["rounds-not-in-thirds", { rounds: 8 }],
    ["rounds-not-in-thirds", { rounds: 4, sessionIds: [1, 2, 3] }],
    ["too-many-rounds", { rounds: 12 }],
    ["too-many-rounds", { sessionIds: [1, 2] }],
    ["too-many-rounds", { rounds: 102, anglers: field(400) }],
    ["too-few-anglers", { anglers: field(2) }],
    ["angler-listed-twice", { anglers: [...field(3), ...field(1)] }],
    ["seed-is-not-256-bits", { seed: "" }],
  ] as const)("refuses with %s", (code, changed) => {
    expect(scheduleDuels({ ...plan, ...changed })).toMatchObject({ ok: false, problem: { code } });
  });
});

const plan: DuelPlan = {
  seed: "00".repeat(32),
  sessionIds: [1],
  anglers: field(9),
  rounds: 9,
  judgedBy: "anglers",
};

function field(anglers: number, teamOf: (id: number) => number | null = () => null): DuelPlan["anglers"] {
  return upTo(anglers).map((anglerId) => ({ anglerId, teamId: teamOf(anglerId) }));
}

function schedule(changed: Partial<DuelPlan>): DuelSchedule {
  const outcome = scheduleDuels({ ...plan, ...changed });
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
}

/** A share of what the field allows in so many sessions; where it does not allow one round in each, none at all. */
function roundsFor(anglers: number, sessions: number, share: number, judgedBy: DuelPlan["judgedBy"]): number {
  if (judgedBy === "anglers") return Math.floor((Math.ceil(anglers / 3) * share) / 100 / sessions) * 3;
  const most = anglers % 2 === 0 ? anglers - 1 : anglers;
  return Math.floor((most * share) / 100 / sessions);
}
