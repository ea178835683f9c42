import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRational, multiply, sum } from "../number/rational.ts";
import { checkRuleset } from "../ruleset/check-ruleset.ts";
import { PRESETS } from "../ruleset/list-presets.ts";
import type { Ruleset } from "../ruleset/ruleset.ts";
import { type Catch, type Penalty, penaltyEffects, type Score, type WeighIn } from "../score/score.ts";
import { checkUnitPoints } from "./unit/check-unit-points.ts";
import { computeResults, type Results } from "./compute-results.ts";
import type { CompetitionFacts, Entry, SessionFacts, Substitute, Unit } from "./facts/facts.ts";

const RUNS = 400;

/** Numbers as a broken client or import might send them, among sound ones. */
const oddNumber = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0.1, 2 ** 53, -0);
const number = (isSound: boolean): fc.Arbitrary<number> =>
  isSound
    ? fc.constantFrom(0, 1, 2, 3, 179, 200, 201, 1500)
    : fc.oneof(
        { weight: 30, arbitrary: fc.integer({ min: 0, max: 1500 }) },
        { weight: 1, arbitrary: oddNumber },
      );
const id = fc.integer({ min: 1, max: 6 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const record = <T>(model: { [K in keyof T]-?: fc.Arbitrary<T[K] | undefined> }) =>
  fc.record(model as Record<string, fc.Arbitrary<unknown>>).map(dropUndefined) as fc.Arbitrary<T>;

function factsWith(isSound: boolean): fc.Arbitrary<CompetitionFacts> {
  const caught = record<Catch>({
    species: fc.constantFrom("trout", "PIK", "CRP", "LMB", "constructor", "__proto__", ""),
    lengthMm: maybe(number(isSound)),
    weightGrams: maybe(number(isSound)),
    count: maybe(isSound ? fc.constantFrom(1, 4) : number(false)),
    isDead: maybe(fc.boolean()),
    isTagged: maybe(fc.boolean()),
    lineClassKg: maybe(number(isSound)),
    caughtAt: maybe(fc.constantFrom("2026-05-01T08:00:00Z", "2026-05-01T09:00:00Z")),
    deductions: maybe(fc.constant(["tail", "toString"])),
    isVoid: maybe(fc.boolean()),
  });
  const weighIn = record<WeighIn>({
    weightGrams: number(isSound),
    fishCount: maybe(number(isSound)),
    biggestFishGrams: maybe(number(isSound)),
    deadCount: maybe(number(isSound)),
  });
  const penalty = record<Penalty>({
    code: fc.constant("card"),
    effect: fc.constantFrom(...penaltyEffects),
    catchIndex: maybe(number(isSound)),
    points: maybe(isSound ? fc.constantFrom(1, "1/2" as const) : number(false)),
    weightGrams: maybe(number(isSound)),
  });
  const score = record<Score>({
    sessionId: fc.integer({ min: 1, max: 3 }),
    entryId: id,
    presence: fc.constantFrom("fished", "fished", "fished", "absent", "withdrawn", "disqualified"),
    catches: fc.array(caught, { maxLength: 3 }),
    weighIn: maybe(weighIn),
    lateMinutes: maybe(number(isSound)),
    penalties: maybe(fc.array(penalty, { maxLength: 2 })),
  });
  const entry = (own: number): fc.Arbitrary<Entry> =>
    fc.record({
      id: fc.constant(own),
      startNumber: number(isSound),
      teamId: fc.constantFrom(null, 1, 2),
      category: fc.constantFrom("open", "youth"),
    });
  const session = (own: number): fc.Arbitrary<SessionFacts> =>
    fc.record({
      id: fc.constant(own),
      number: isSound ? fc.constant(own) : number(false),
      day: fc.constantFrom(1, 2),
      isOfficial: fc.boolean(),
      isComplete: fc.boolean(),
    });
  const unit = (own: number): fc.Arbitrary<Unit> =>
    record<Unit>({
      id: isSound ? fc.constant(`unit ${own}`) : fc.constantFrom(`unit ${own}`, "unit 1"),
      sessionId: isSound ? fc.constant(((own - 1) % 2) + 1) : fc.integer({ min: 1, max: 3 }),
      size: isSound ? fc.constantFrom(3, 8) : number(false),
      // Sound units of one session share nobody.
      drawn: isSound
        ? fc.subarray(own <= 2 ? [1, 2, 3] : [4, 5])
        : fc.constantFrom([], [1], [own], [own + 1], [1, 2, 3], [4, 5, 5]),
      substitutes: maybe(
        isSound
          ? fc.constant<Substitute[]>([])
          : fc.array(fc.record({ outId: id, inId: id }), { maxLength: 2 }),
      ),
    });
  return record<CompetitionFacts>({
    sessions: fc.tuple(session(1), session(2)),
    entries: fc.tuple(
      entry(1),
      entry(2),
      entry(3),
      entry(4),
      isSound ? entry(5) : fc.oneof(entry(5), entry(5), entry(5), entry(4)),
    ),
    units: fc
      .array(fc.constant(0), { maxLength: 4 })
      .chain((list) => fc.tuple(...list.map((_, i) => unit(i + 1)))),
    scores: fc.array(score, { maxLength: 12 }),
    decisions: maybe(
      fc.constant([
        { code: "cheat", entryId: 1, effect: "event-disqualified" as const, points: "1/3" as const },
      ]),
    ),
    lots: maybe(fc.constant({ entries: [3, 1, 99], teams: [2] })),
  });
}

describe("whatever the facts, results are exact or refused", () => {
  it.each([
    ["sound", true],
    ["broken", false],
  ])(
    "from %s facts, under every preset",
    (_, isSound) => {
      let computed = 0;
      fc.assert(
        fc.property(fc.constantFrom(...PRESETS), factsWith(isSound), (ruleset, facts) => {
          const outcome = computeResults(ruleset, facts);
          if (outcome.ok) computed += 1;
          expect(outcome.ok || !isSound).toBe(true);
          expect(outcome.ok ? findInexact(outcome.value) : []).toEqual([]);
          expect(outcome.ok ? findWrongSums(ruleset, outcome.value) : []).toEqual([]);
        }),
        { numRuns: RUNS },
      );
      expect(computed).toBeGreaterThan(isSound ? RUNS - 1 : RUNS / 50);
    },
    60_000,
  );

  it.each(PRESETS.map((preset) => [preset.preset, preset] as const))(
    "with nobody, one, and everyone level, absent or disqualified: %s",
    (_, ruleset) => {
      for (const size of [0, 1, 4]) {
        for (const presence of ["fished", "absent", "withdrawn", "disqualified"] as const) {
          for (const weightGrams of [0, 2000]) {
            const outcome = computeResults(ruleset, createField(size, presence, weightGrams));
            if (!outcome.ok) throw new Error(outcome.problem.code);
            expect(findInexact(outcome.value)).toEqual([]);
            expect(findWrongSums(ruleset, outcome.value)).toEqual([]);
          }
        }
      }
    },
  );
});

describe("whatever the ruleset, it is refused or used", () => {
  it("with any number in any preset replaced", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PRESETS),
        fc.nat(),
        fc.oneof(oddNumber, fc.constantFrom(0, 1, 2, 100)),
        factsWith(true),
        (preset, position, value, facts) => {
          const ruleset = replaceNumber(preset, position, value);
          const outcome = computeResults(ruleset, facts);
          expect(outcome.ok).toBe(checkRuleset(ruleset).length === 0);
          expect(outcome.ok ? findInexact(outcome.value) : []).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

/** Totals that are not the sum of what their rounds keep, and averaged sectors that do not come to N(N+1)/2. */
function findWrongSums(ruleset: Ruleset, results: Results): readonly unknown[] {
  return results.classifications.flatMap(({ id: name, standings, units }) => {
    const own = ruleset.classifications.find((each) => each.id === name);
    const rules = { ...ruleset.ranking, ...own?.ranking };
    const wrongTotals = standings.filter(
      ({ rounds, total, trace }) =>
        trace.charged === 0 && total !== sum(rounds.map((round) => multiply(round.points, round.keeps))),
    );
    return [...wrongTotals, ...units.flatMap((unit) => checkUnitPoints(rules, unit) ?? [])];
  });
}

/** Every number, and every text that stands for one, that is not exact. */
function findInexact(value: unknown): readonly unknown[] {
  if (typeof value === "number") return isRational(value) ? [] : [value];
  if (typeof value === "string") return /^-?\d+\//.test(value) && !isRational(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(findInexact);
}

function createField(size: number, presence: Score["presence"], weightGrams: number): CompetitionFacts {
  const ids = Array.from({ length: size }, (_, index) => index + 1);
  const caught = { species: "CRP", lengthMm: 400, weightGrams };
  return {
    sessions: [{ id: 1, number: 1, day: 1, isOfficial: true, isComplete: true }],
    units: [{ id: "only", sessionId: 1, size, drawn: ids }],
    entries: ids.map((own) => ({ id: own, startNumber: 1, teamId: 1, category: "open" })),
    scores: ids.map((entryId) => ({
      sessionId: 1,
      entryId,
      presence,
      catches: weightGrams === 0 ? [] : [caught],
    })),
  };
}

function replaceNumber(ruleset: Ruleset, position: number, value: number): Ruleset {
  const count = countNumbers(ruleset);
  let left = position % count;
  const walk = (node: unknown): unknown => {
    if (typeof node === "number") return (left -= 1) === -1 ? value : node;
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, each]) => [key, walk(each)]));
  };
  return walk(ruleset) as Ruleset;
}

function countNumbers(node: unknown): number {
  if (typeof node === "number") return 1;
  if (typeof node !== "object" || node === null) return 0;
  return Object.values(node).reduce<number>((count, each) => count + countNumbers(each), 0);
}

function dropUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}
