import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawGroups, type GroupAngler, type GroupDrawInput, type GroupPlacement } from "./draw-groups.ts";
import { commitGroups, type GroupDrawRun, verifyGroups } from "./verify-groups.ts";

const SEED = "42".repeat(32);

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));

describe("drawGroups", () => {
  it("puts one angler of each of 20 teams of five into every group", () => {
    const anglers = anglersOf(Array.from({ length: 20 }, () => 5));
    fc.assert(
      fc.property(seeds, (seed) => {
        const groups = membersOf(draw({ anglers, groupIds: [1, 2, 3, 4, 5] }, seed));
        for (const members of groups.values()) {
          expect(new Set(members.map((id) => teamOf(anglers, id))).size).toBe(20);
        }
      }),
      { numRuns: 50 },
    );
  });

  it("places everyone once, evenly by team and by group, whatever the team sizes", () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 7 }),
        (seed, sizes, groupCount) => {
          const anglers = anglersOf(sizes);
          const groupIds = Array.from({ length: groupCount }, (_, i) => i + 1);
          const placements = draw({ anglers, groupIds }, seed);
          expect(placements.map((placement) => placement.anglerId)).toEqual(
            anglers.map((one) => one.anglerId),
          );
          expect(spread(groupIds.map((id) => count(placements, id)))).toBeLessThanOrEqual(1);
          for (const team of new Set(anglers.map((one) => one.teamId))) {
            const own = placements.filter((placement) => teamOf(anglers, placement.anglerId) === team);
            expect(spread(groupIds.map((id) => count(own, id)))).toBeLessThanOrEqual(1);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("does not depend on the order in which anglers and groups are listed", () => {
    const anglers = [...anglersOf([3, 4, 2]), { anglerId: 99, teamId: null, pinnedGroupId: null }];
    fc.assert(
      fc.property(seeds, fc.shuffledSubarray(anglers, { minLength: anglers.length }), (seed, listed) => {
        expect(draw({ anglers: listed, groupIds: [3, 1, 2] }, seed)).toEqual(
          draw({ anglers, groupIds: [1, 2, 3] }, seed),
        );
      }),
    );
  });

  it("keeps the captain's choice and spreads the rest of the team round it", () => {
    const anglers = anglersOf([3, 3, 3]).with(1, { anglerId: 2, teamId: 1, pinnedGroupId: 3 });
    fc.assert(
      fc.property(seeds, (seed) => {
        const placements = draw({ anglers, groupIds: [1, 2, 3] }, seed);
        expect(placements[1]).toEqual({ anglerId: 2, groupId: 3 });
        expect(new Set(placements.slice(0, 3).map((placement) => placement.groupId)).size).toBe(3);
      }),
    );
  });

  it("names an angler pinned to a group that does not exist", () => {
    const anglers = [{ anglerId: 7, teamId: 1, pinnedGroupId: 4 }];
    expect(drawGroups({ anglers, groupIds: [1] }, SEED)).toMatchObject({
      ok: false,
      problem: { code: "pinned-to-unknown-group", facts: { anglerId: 7, groupId: 4 } },
    });
  });

  it("refuses an angler listed twice", () => {
    const anglers = [...anglersOf([2]), ...anglersOf([1])];
    expect(drawGroups({ anglers, groupIds: [1, 2] }, SEED)).toMatchObject({
      problem: { code: "angler-listed-twice", facts: { anglerId: 1 } },
    });
  });
});

describe("verifyGroups", () => {
  const input = { anglers: anglersOf([3, 3, 2]), groupIds: [1, 2, 3] };
  const commitment = commitGroups(input, SEED);
  const run: GroupDrawRun = {
    kind: "group",
    ...(commitment.ok ? commitment.value : { algorithm: "", seedHash: "", inputHash: "" }),
    input,
    seed: SEED,
    ingredient: null,
    placements: draw(input, SEED),
  };
  const asPromised = {
    isAlgorithmKnown: true,
    isSeedAsCommitted: true,
    isInputAsCommitted: true,
    isDrawAsComputed: true,
    differing: [],
  };

  it("finds the groups as they were promised, in whatever order the lists are published", () => {
    const published = { anglers: input.anglers.toReversed(), groupIds: [3, 1, 2] };
    expect(verifyGroups({ ...run, input: published, placements: run.placements.toReversed() })).toEqual(
      asPromised,
    );
  });

  it("shows two anglers who changed groups, and one who was left out or added", () => {
    const [one, other, ...rest] = run.placements;
    const swapped = [{ ...one!, groupId: other!.groupId }, { ...other!, groupId: one!.groupId }, ...rest];
    expect(verifyGroups({ ...run, placements: swapped })).toMatchObject({
      isDrawAsComputed: false,
      differing: [1, 2],
    });
    expect(verifyGroups({ ...run, placements: rest }).differing).toEqual([1, 2]);
    expect(verifyGroups({ ...run, placements: [...run.placements, one!] }).differing).toEqual([1]);
  });

  it("shows a seed, an input or an ingredient that is not the one promised", () => {
    expect(verifyGroups({ ...run, seed: "43".repeat(32) }).isSeedAsCommitted).toBe(false);
    const pinned = input.anglers.with(0, { ...input.anglers[0]!, pinnedGroupId: 2 });
    expect(verifyGroups({ ...run, input: { ...input, anglers: pinned } }).isInputAsCommitted).toBe(false);
    expect(verifyGroups({ ...run, ingredient: "tench" }).isDrawAsComputed).toBe(false);
    expect(verifyGroups({ ...run, algorithm: "tightlines-groups-0" })).toMatchObject({
      isAlgorithmKnown: false,
      isDrawAsComputed: false,
    });
  });
});

function draw(input: GroupDrawInput, seed: string): GroupPlacement[] {
  const outcome = drawGroups(input, seed);
  if (!outcome.ok) throw new Error(outcome.problem.code);
  return outcome.value;
}

function anglersOf(teamSizes: readonly number[]): GroupAngler[] {
  let anglerId = 0;
  return teamSizes.flatMap((size, team) =>
    Array.from({ length: size }, () => ({
      anglerId: (anglerId += 1),
      teamId: team + 1,
      pinnedGroupId: null,
    })),
  );
}

function membersOf(placements: readonly GroupPlacement[]): Map<number, number[]> {
  const members = new Map<number, number[]>();
  for (const { anglerId, groupId } of placements)
    members.set(groupId, [...(members.get(groupId) ?? []), anglerId]);
  return members;
}

function teamOf(anglers: readonly GroupAngler[], id: number): number | null | undefined {
  return anglers.find((one) => one.anglerId === id)?.teamId;
}

function count(placements: readonly GroupPlacement[], groupId: number): number {
  return placements.filter((placement) => placement.groupId === groupId).length;
}

function spread(counts: readonly number[]): number {
  return Math.max(...counts) - Math.min(...counts);
}
