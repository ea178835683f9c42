import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DrawnEntry, drawLottery, type LotteryEntry, type LotteryInput } from "./draw-lottery.ts";
import { commitLottery, type LotteryRun, verifyLottery } from "./verify-lottery.ts";

const SEED = "42".repeat(32);

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString("hex"));

const entries: fc.Arbitrary<LotteryEntry[]> = fc.uniqueArray(
  fc.record({
    registrationId: fc.integer({ min: 1, max: 1_000_000 }),
    category: fc.constantFrom("open", "youth", "ladies"),
  }),
  { selector: ({ registrationId }) => registrationId, maxLength: 60 },
);

const limits = fc.uniqueArray(
  fc.record({
    category: fc.constantFrom("open", "youth", "ladies"),
    capacity: fc.nat({ max: 12 }),
    taken: fc.nat({ max: 4 }),
  }),
  { selector: ({ category }) => category },
);

const inputs: fc.Arbitrary<LotteryInput> = fc.record({
  registrations: entries,
  capacity: fc.option(fc.nat({ max: 30 })),
  taken: fc.nat({ max: 12 }),
  limits,
});

describe("drawLottery", () => {
  it("draws everybody once", () => {
    fc.assert(
      fc.property(inputs, seeds, (input, seed) => {
        const ids = draw(input, seed).map(({ registrationId }) => registrationId);
        expect(ids.toSorted((a, b) => a - b)).toEqual(
          input.registrations.map(({ registrationId }) => registrationId).toSorted((a, b) => a - b),
        );
      }),
    );
  });

  it("never gives more places than there are, and leaves none empty that somebody waits for", () => {
    fc.assert(
      fc.property(inputs, seeds, (input, seed) => {
        const drawn = draw(input, seed);
        const categoryOf = new Map(input.registrations.map((each) => [each.registrationId, each.category]));
        const given = (category?: string) =>
          drawn.filter(
            ({ registrationId, hasPlace }) =>
              hasPlace && (category === undefined || categoryOf.get(registrationId) === category),
          ).length;
        const leftOf = (capacity: number, taken: number) => Math.max(0, capacity - taken);
        const left = input.capacity === null ? Infinity : leftOf(input.capacity, input.taken);
        expect(given()).toBeLessThanOrEqual(left);
        for (const { category, capacity, taken } of input.limits)
          expect(given(category)).toBeLessThanOrEqual(leftOf(capacity, taken));
        const isFull = given() >= left;
        for (const { registrationId, hasPlace } of drawn) {
          if (hasPlace || isFull) continue;
          const limit = input.limits.find(({ category }) => category === categoryOf.get(registrationId))!;
          expect(given(limit.category)).toBe(leftOf(limit.capacity, limit.taken));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("lets nobody of one category pass another of it", () => {
    fc.assert(
      fc.property(inputs, seeds, (input, seed) => {
        const categoryOf = new Map(input.registrations.map((each) => [each.registrationId, each.category]));
        const drawn = draw(input, seed);
        for (const category of ["open", "youth", "ladies"]) {
          const places = drawn
            .filter(({ registrationId }) => categoryOf.get(registrationId) === category)
            .map(({ hasPlace }) => hasPlace);
          expect(places).toEqual(places.toSorted((a, b) => Number(b) - Number(a)));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("is the same for the same seed, in whatever order the registrations and limits are listed", () => {
    fc.assert(
      fc.property(inputs, seeds, (input, seed) => {
        const { registrations, limits: listed } = input;
        const turned = { ...input, registrations: registrations.toReversed(), limits: listed.toReversed() };
        expect(draw(turned, seed)).toEqual(draw(input, seed));
        expect(commitLottery(turned, seed)).toEqual(commitLottery(input, seed));
      }),
    );
  });

  it("draws each of the 24 orders of four equally often", () => {
    const counts = new Map<string, number>();
    const draws = 24_000;
    for (let i = 0; i < draws; i += 1) {
      const order = draw(fourFor(2), seedNumber(i)).map(({ registrationId }) => registrationId);
      counts.set(order.join(), (counts.get(order.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // The chi-square that a fair draw exceeds once in a thousand: 23 degrees of freedom.
    expect(chiSquare([...counts.values()], draws / 24)).toBeLessThan(49.73);
  });

  it("gives each of twelve the same chance of one of five places, whoever came first", () => {
    const input = { ...fourFor(5), registrations: registrationsOf(12) };
    const wins = new Map<number, number>();
    const draws = 12_000;
    for (let i = 0; i < draws; i += 1)
      for (const { registrationId, hasPlace } of draw(input, seedNumber(i)))
        if (hasPlace) wins.set(registrationId, (wins.get(registrationId) ?? 0) + 1);
    expect(wins.size).toBe(12);
    // Five of twelve win together, so the sum is 7 on average and not 11, the degrees of freedom; once in a thousand above.
    expect((chiSquare([...wins.values()], (draws * 5) / 12) * 11) / 7).toBeLessThan(31.26);
  });

  it("refuses a text that is no seed, and the same registration twice", () => {
    expect(drawLottery(fourFor(2), "42")).toMatchObject({ problem: { code: "seed-is-not-256-bits" } });
    const twice = { ...fourFor(2), registrations: [...registrationsOf(2), ...registrationsOf(1)] };
    expect(drawLottery(twice, SEED)).toMatchObject({
      problem: { code: "registration-listed-twice", facts: { registrationId: 1 } },
    });
  });
});

describe("verifyLottery", () => {
  const good = { isAlgorithmKnown: true, isSeedAsCommitted: true };

  it("finds a lottery as it was promised, and says what is not", () => {
    const run = createRun();
    const all = { ...good, isInputAsCommitted: true, isDrawAsComputed: true };
    expect(verifyLottery(run)).toEqual(all);
    expect(verifyLottery({ ...run, outcome: run.outcome.toReversed() })).toEqual({
      ...all,
      isDrawAsComputed: false,
    });
    expect(verifyLottery({ ...run, outcome: run.outcome.slice(1) }).isDrawAsComputed).toBe(false);
    const given = run.outcome.map((each) => ({ ...each, hasPlace: true }));
    expect(verifyLottery({ ...run, outcome: given }).isDrawAsComputed).toBe(false);
    expect(verifyLottery({ ...run, seed: "43".repeat(32) }).isSeedAsCommitted).toBe(false);
    expect(verifyLottery({ ...run, input: fourFor(3) })).toMatchObject({
      ...good,
      isInputAsCommitted: false,
    });
    expect(verifyLottery({ ...run, algorithm: "tightlines-lottery-0" })).toMatchObject({
      isAlgorithmKnown: false,
      isDrawAsComputed: false,
    });
  });

  it("mixes in what the crowd added, and misses it when it is left out", () => {
    const outcome = draw(
      fourFor(2),
      createHash("sha256").update(Buffer.from(SEED, "hex")).update("pike 7").digest("hex"),
    );
    const run = { ...createRun(), ingredient: "pike 7", outcome };
    expect(verifyLottery(run).isDrawAsComputed).toBe(true);
    expect(verifyLottery({ ...run, ingredient: null }).isDrawAsComputed).toBe(false);
  });
});

function createRun(): LotteryRun {
  const commitment = commitLottery(fourFor(2), SEED);
  if (!commitment.ok) throw new Error(commitment.problem.code);
  const input = fourFor(2);
  return { ...commitment.value, input, seed: SEED, ingredient: null, outcome: draw(input, SEED) };
}

function fourFor(capacity: number): LotteryInput {
  return { registrations: registrationsOf(4), capacity, taken: 0, limits: [] };
}

function registrationsOf(count: number): LotteryEntry[] {
  return Array.from({ length: count }, (_, i) => ({ registrationId: i + 1, category: "open" }));
}

function draw(input: LotteryInput, seed: string): DrawnEntry[] {
  const drawn = drawLottery(input, seed);
  if (!drawn.ok) throw new Error(drawn.problem.code);
  return drawn.value;
}

/** Fixed seeds: the same counts with every run of this test. */
function seedNumber(i: number): string {
  return createHash("sha256").update(`lottery ${i}`).digest("hex");
}

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
