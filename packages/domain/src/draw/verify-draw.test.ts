import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { mixSeed } from "../random/commit-input.ts";
import { commitDraw } from "./commit-draw.ts";
import type { DrawInput } from "./draw-input.ts";
import { drawPegs } from "./draw-pegs.ts";
import { createInput, createSector } from "./draw.factory.ts";
import { type PegDrawRun, verifyDraw } from "./verify-draw.ts";

const SEED = "42".repeat(32);
const input = createInput({ anglers: 8, sectors: [createSector(1, 9)] });

describe("commitDraw", () => {
  it("publishes the hash of the seed's bytes and a hash of the input that ignores the order of lists", () => {
    const commitment = commit();
    expect(commitment.seedHash).toBe(createHash("sha256").update(Buffer.from(SEED, "hex")).digest("hex"));
    expect(commitDraw({ ...input, anglers: input.anglers.toReversed() }, SEED)).toMatchObject({
      value: commitment,
    });
    expect(commitDraw({ ...input, anglers: input.anglers.slice(1) }, SEED)).not.toMatchObject({
      value: commitment,
    });
  });

  it("keeps the seed as it is without an ingredient and hashes both together with one", () => {
    const mixed = createHash("sha256")
      .update(Buffer.from(SEED, "hex"))
      .update("6 aus 49: 3 17 22 – pike")
      .digest("hex");
    expect(mixSeed(SEED, null)).toMatchObject({ value: SEED });
    expect(mixSeed(SEED, "6 aus 49: 3 17 22 – pike")).toMatchObject({ value: mixed });
  });
});

describe("verifyDraw", () => {
  it("finds a draw as it was promised, with and without a public ingredient", () => {
    for (const ingredient of [null, "tench"]) {
      expect(verifyDraw(createRun(ingredient))).toEqual({
        isAlgorithmKnown: true,
        isSeedAsCommitted: true,
        isInputAsCommitted: true,
        isDrawAsComputed: true,
        unexplained: [],
        missing: [],
      });
    }
  });

  it("shows two anglers who changed pegs after the draw", () => {
    const run = createRun(null);
    const [one, other, ...rest] = run.placements;
    const placements = [{ ...one!, pegId: other!.pegId }, { ...other!, pegId: one!.pegId }, ...rest];
    const verification = verifyDraw({ ...run, placements });
    expect(verification.isDrawAsComputed).toBe(false);
    expect(verification.unexplained).toEqual(placements.slice(0, 2));
    expect(verification.missing).toEqual([one, other]);
  });

  it("shows a duel with other seats or another judge, one that is left out, and a rest that is doubled", () => {
    const mode = { kind: "duels", rounds: 3, judgedBy: "anglers" } as const;
    const run = createRun(
      null,
      createInput({ anglers: 7, sectors: [createSector(1, 4)], mode, sessionIds: [4] }),
    );
    expect(verifyDraw(run)).toMatchObject({ isInputAsCommitted: true, isDrawAsComputed: true });
    const [duel, ...others] = run.duels;
    const [rest] = run.rests;
    const swapped = { ...duel!, firstHalf: duel!.secondHalf };
    expect(verifyDraw({ ...run, duels: [swapped, ...others], rests: [...run.rests, rest!] })).toMatchObject({
      isDrawAsComputed: false,
      unexplained: [swapped, rest],
      missing: [duel],
    });
    expect(verifyDraw({ ...run, duels: others })).toMatchObject({ isDrawAsComputed: false, missing: [duel] });
    expect(verifyDraw({ ...run, duels: [{ ...duel!, judgeId: null }, ...others] })).toMatchObject({
      isDrawAsComputed: false,
    });
  });

  it("shows a seed or an input that is not the one promised", () => {
    const run = createRun(null);
    expect(verifyDraw({ ...run, seed: "43".repeat(32) }).isSeedAsCommitted).toBe(false);
    const withoutOne = { ...input, anglers: input.anglers.slice(1) };
    expect(verifyDraw({ ...run, input: withoutOne }).isInputAsCommitted).toBe(false);
    expect(verifyDraw({ ...run, seed: "not a seed" })).toMatchObject({
      isSeedAsCommitted: false,
      isDrawAsComputed: false,
    });
  });

  it("does not judge a draw of another algorithm", () => {
    expect(verifyDraw({ ...createRun(null), algorithm: "tightlines-draw-0" })).toMatchObject({
      isAlgorithmKnown: false,
      isDrawAsComputed: false,
    });
  });
});

function commit(given: DrawInput = input) {
  const commitment = commitDraw(given, SEED);
  if (!commitment.ok) throw new Error(commitment.problem.code);
  return commitment.value;
}

function createRun(ingredient: string | null, given: DrawInput = input): PegDrawRun {
  const seed = mixSeed(SEED, ingredient);
  const drawn = seed.ok ? drawPegs(given, seed.value) : seed;
  if (!drawn.ok) throw new Error(drawn.problem.code);
  const { placements, turns, duels, rests } = drawn.value;
  return {
    kind: "peg",
    ...commit(given),
    input: given,
    seed: SEED,
    ingredient,
    placements,
    turns,
    duels,
    rests,
  };
}
