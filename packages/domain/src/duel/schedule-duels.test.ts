import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DuelPlan, type DuelSchedule, scheduleDuels } from "./schedule-duels.ts";

const seeds = fc.integer({ min: 0 }).map((n) => n.toString(16).padStart(64, "0"));
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe("scheduleDuels", () => {
  it("gives each of 18 anglers six duels and three turns as judge in nine rounds", () => {
    const { duels, rests } = schedule({
      seed: "00".repeat(32),
      anglerIds: upTo(18),
      rounds: 9,
      judgedBy: "anglers",
    });
    expect(rests).toEqual([]);
    for (const id of upTo(18)) {
      expect(duels.filter(({ anglerIds }) => anglerIds.includes(id))).toHaveLength(6);
      expect(duels.filter(({ judgeId }) => judgeId === id)).toHaveLength(3);
    }
  });

  it("lets no pair meet twice and nobody be in two places at once, whatever the field", () => {
    const plans = fc.record({
      seed: seeds,
      anglers: fc.integer({ min: 3, max: 40 }),
      share: fc.integer({ min: 1, max: 100 }),
      judgedBy: fc.constantFrom("anglers" as const, "officials" as const),
    });
    fc.assert(
      fc.property(plans, ({ seed, anglers, share, judgedBy }) => {
        const rounds = roundsFor(anglers, share, judgedBy);
        const { duels, rests } = schedule({ seed, anglerIds: upTo(anglers), rounds, judgedBy });
        const pairs = duels.map(({ anglerIds }) => anglerIds.toSorted((a, b) => a - b).join());
        expect(new Set(pairs).size).toBe(pairs.length);
        for (let round = 1; round <= rounds; round += 1) {
          const inRound = duels.filter((duel) => duel.round === round);
          const busy = [
            ...inRound.flatMap(({ anglerIds, judgeId }) => [
              ...anglerIds,
              ...(judgeId === null ? [] : [judgeId]),
            ]),
            ...rests.filter((rest) => rest.round === round).map(({ anglerId }) => anglerId),
          ];
          expect(new Set(busy).size).toBe(busy.length);
          expect(new Set(inRound.map(({ box }) => box)).size).toBe(inRound.length);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("lets an angler judge at most, and not fish in, a third of the rounds", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 9, max: 40 }), (seed, anglers) => {
        const { duels, rests } = schedule({ seed, anglerIds: upTo(anglers), rounds: 9, judgedBy: "anglers" });
        for (const id of upTo(anglers)) {
          const fished = duels.filter(({ anglerIds }) => anglerIds.includes(id)).length;
          const rested = rests.filter(({ anglerId }) => anglerId === id).length;
          expect(fished + rested).toBe(6);
          expect(rested).toBeLessThanOrEqual(2);
          expect(duels.filter(({ judgeId }) => judgeId === id).length).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("swaps the seats at half time", () => {
    const { duels } = schedule({ seed: "01".repeat(32), anglerIds: upTo(9), rounds: 9, judgedBy: "anglers" });
    for (const { halves, anglerIds } of duels) {
      expect(halves[1]).toEqual({ leftId: halves[0].rightId, rightId: halves[0].leftId });
      expect(new Set([halves[0].leftId, halves[0].rightId])).toEqual(new Set(anglerIds));
    }
  });

  it("plays a full round robin with officials, each of an odd field resting once", () => {
    const even = schedule({ seed: "02".repeat(32), anglerIds: upTo(10), rounds: 9, judgedBy: "officials" });
    const odd = schedule({ seed: "02".repeat(32), anglerIds: upTo(9), rounds: 9, judgedBy: "officials" });
    expect([even.duels.length, even.rests.length]).toEqual([45, 0]);
    expect(odd.duels).toHaveLength(36);
    expect(new Set(odd.rests.map(({ anglerId }) => anglerId))).toEqual(new Set(upTo(9)));
    expect(odd.rests).toHaveLength(9);
  });

  it("does not depend on the order in which the anglers are listed", () => {
    const plan = { seed: "03".repeat(32), anglerIds: upTo(12), rounds: 9, judgedBy: "anglers" as const };
    expect(schedule({ ...plan, anglerIds: upTo(12).toReversed() })).toEqual(schedule(plan));
  });

  it.each([
    ["rounds-not-in-thirds", { rounds: 8 }],
    ["too-many-rounds", { rounds: 12 }],
    ["too-few-anglers", { anglerIds: [1, 2] }],
    ["angler-listed-twice", { anglerIds: [1, 2, 3, 3] }],
    ["seed-is-not-256-bits", { seed: "" }],
  ] as const)("refuses with %s", (code, changed) => {
    const plan = {
      seed: "00".repeat(32),
      anglerIds: upTo(9),
      rounds: 9,
      judgedBy: "anglers" as const,
      ...changed,
    };
    expect(scheduleDuels(plan)).toMatchObject({ ok: false, problem: { code } });
  });
});

function schedule(plan: DuelPlan): DuelSchedule {
  const outcome = scheduleDuels(plan);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
}

function roundsFor(anglers: number, share: number, judgedBy: DuelPlan["judgedBy"]): number {
  if (judgedBy === "anglers") return Math.ceil((Math.ceil(anglers / 3) * share) / 100) * 3;
  const most = anglers % 2 === 0 ? anglers - 1 : anglers;
  return Math.ceil((most * share) / 100);
}
