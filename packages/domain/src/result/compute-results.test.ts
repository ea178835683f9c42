import { describe, expect, it } from "vitest";
import { buildFacts, resultsOf, rowOf, tableOf, type Outline } from "../../fixtures/build-competition.ts";
import type { Classification } from "../ruleset/classification.ts";
import { CLUB_MATCH } from "../ruleset/presets/club-match.ts";
import { COARSE_AND_FEEDER } from "../ruleset/presets/coarse-and-feeder.ts";
import { PLAIN_TABLE } from "../ruleset/presets/plain-switches.ts";
import type { Ruleset } from "../ruleset/ruleset.ts";
import { computeResults, type Results } from "./compute-results.ts";

function coarse(...classifications: readonly Classification[]): Ruleset {
  return { ...COARSE_AND_FEEDER, classifications };
}

function compute(ruleset: Ruleset, outline: Outline): Results {
  return resultsOf(ruleset, buildFacts(outline));
}

function totalsOf(results: Results, id: string): Readonly<Record<number, readonly unknown[]>> {
  return Object.fromEntries(
    tableOf(results, id).standings.map((each) => [each.id, [each.place, each.total]]),
  );
}

describe("classifications", () => {
  const outline: Outline = {
    sessions: [
      {
        A: [
          [1, 900],
          [2, 800],
          [3, 700],
          [4, 0],
        ],
      },
    ],
    entries: [
      { id: 2, category: "youth" },
      { id: 4, category: "youth" },
    ],
  };
  const youth: Classification = {
    ...PLAIN_TABLE,
    id: "youth",
    population: { categories: ["youth"] },
    reranks: true,
  };

  it("rank a category again among itself, with its own N", () => {
    const results = compute(coarse(PLAIN_TABLE, youth), outline);
    expect(totalsOf(results, "individual")).toEqual({ 1: [1, 1], 2: [2, 2], 3: [3, 3], 4: [4, 4] });
    expect(totalsOf(results, "youth")).toEqual({ 2: [1, 1], 4: [2, 2] });
  });

  it("only show a category its rows where they do not rank again", () => {
    const results = compute(coarse({ ...youth, reranks: false }), outline);
    expect(totalsOf(results, "youth")).toEqual({ 2: [1, 2], 4: [2, 4] });
  });

  it("may price and tie differently from the ruleset", () => {
    const generous = { ...COARSE_AND_FEEDER.ranking.prices, blank: { kind: "fixed", points: 10 } } as const;
    const results = compute(coarse({ ...PLAIN_TABLE, ranking: { prices: generous } }), outline);
    expect(totalsOf(results, "individual")[4]).toEqual([4, 10]);
  });

  it("list the biggest fish, the earlier of two equals first, and none below the minimum (B7, M11)", () => {
    const fish = (weightGrams: number, caughtAt: string) => ({ species: "carp", weightGrams, caughtAt });
    const biggest: Classification = {
      ...PLAIN_TABLE,
      id: "biggest",
      ordersBy: { kind: "biggest-fish", measure: "weight", minimum: 1000 },
      tieBreaks: ["biggest-fish-earlier"],
    };
    const results = compute(coarse(biggest), {
      sessions: [
        {
          A: [
            [1, { catches: [fish(5000, "2024-05-01T10:00:00Z"), fish(200, "2024-05-01T06:00:00Z")] }],
            [2, { catches: [fish(5000, "2024-05-01T09:00:00Z")] }],
            [3, { catches: [fish(999, "2024-05-01T08:00:00Z")] }],
          ],
        },
      ],
    });
    expect(totalsOf(results, "biggest")).toEqual({ 1: [2, 5000], 2: [1, 5000] });
  });
});

describe("a competition", () => {
  it("takes Linton's top three of the match out of their sections without closing up (U3)", () => {
    const points = { kind: "table", points: [10, 9, 8, 7], tail: 1, overallTop: [13, 12, 11] } as const;
    const linton: Ruleset = { ...CLUB_MATCH, ranking: { ...CLUB_MATCH.ranking, resultPoints: points } };
    const results = compute(linton, {
      sessions: [
        {
          A: [
            [1, 410],
            [2, 334],
            [3, 172],
            [4, 136],
          ],
          B: [
            [5, 152],
            [6, 116],
            [7, 105],
            [8, 87],
          ],
          C: [
            [9, 12],
            [10, 14],
            [11, 19],
            [12, 0],
          ],
        },
      ],
    });
    const pointsOf = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
      (id) => totalsOf(results, "individual")[id]?.[1],
    );
    expect(pointsOf).toEqual([13, 12, 11, 7, 10, 9, 8, 7, 8, 9, 10, 1]);
  });

  it("awaits a score while the session runs, and calls it an absence when it is over", () => {
    const facts = buildFacts({
      sessions: [
        {
          A: [
            [1, 900],
            [2, 800],
            [3, 0],
          ],
        },
      ],
    });
    const scores = facts.scores.filter((score) => score.entryId !== 2);
    const at = (isComplete: boolean) =>
      resultsOf(coarse(PLAIN_TABLE), {
        ...facts,
        scores,
        sessions: facts.sessions.map((each) => ({ ...each, isComplete })),
      });
    expect(totalsOf(at(false), "individual")).toEqual({ 1: [1, 1], 3: [2, "5/2"] });
    expect(totalsOf(at(true), "individual")).toEqual({ 1: [1, 1], 3: [2, "5/2"], 2: [3, 4] });
  });

  it("counts nothing from a practice session", () => {
    const facts = buildFacts({
      sessions: [
        {
          A: [
            [1, 900],
            [2, 800],
          ],
        },
        {
          A: [
            [1, 1],
            [2, 2],
          ],
        },
      ],
    });
    const sessions = facts.sessions.map((each) => ({ ...each, isOfficial: each.number === 1 }));
    expect(totalsOf(resultsOf(coarse(PLAIN_TABLE), { ...facts, sessions }), "individual")).toEqual({
      1: [1, 1],
      2: [2, 2],
    });
  });

  it("adds the two pegs of a pair (U12)", () => {
    const facts = buildFacts({
      sessions: [
        {
          A: [
            [1, 900],
            [2, 800],
          ],
        },
      ],
    });
    const second = {
      sessionId: 1,
      entryId: 2,
      presence: "fished",
      catches: [],
      weighIn: { weightGrams: 300 },
    } as const;
    const results = resultsOf(coarse(PLAIN_TABLE), { ...facts, scores: [...facts.scores, second] });
    expect(rowOf(tableOf(results, "individual"), "1A", 2)).toMatchObject({ place: 1, raw: 1100 });
  });

  it("counts the bag of one paired with himself twice, and his biggest fish once (U12)", () => {
    const card = { weighIn: { weightGrams: 800, biggestFishGrams: 500 } };
    const facts = buildFacts({
      sessions: [
        {
          A: [
            [1, 900],
            [2, card],
          ],
        },
      ],
    });
    const scores = [...facts.scores, ...facts.scores.slice(1)];
    const results = resultsOf(coarse(PLAIN_TABLE), { ...facts, scores });
    expect(rowOf(tableOf(results, "individual"), "1A", 2)).toMatchObject({
      place: 1,
      raw: 1600,
      heaviest: 500,
    });
  });

  it("disqualifies from every session after the fact, and the others move up where ranks close (Y7)", () => {
    const outline: Outline = {
      sessions: [
        {
          A: [
            [1, 900],
            [2, 800],
          ],
        },
        {
          A: [
            [1, 900],
            [2, 800],
          ],
        },
      ],
      facts: { decisions: [{ code: "same-fish-twice", entryId: 1, effect: "event-disqualified" }] },
    };
    const closing = coarse({ ...PLAIN_TABLE, ranking: { disqualifiedClosesUp: true } });
    expect(totalsOf(compute(closing, outline), "individual")).toEqual({ 2: [1, 2], 1: [null, 6] });
    expect(totalsOf(compute(coarse(PLAIN_TABLE), outline), "individual")).toEqual({
      2: [1, 4],
      1: [null, 6],
    });
  });

  it("knows finalists by who was drawn after the cut", () => {
    const cut = { afterSession: 1, keep: 2, per: "overall", scores: "reset" } as const;
    const results = compute(coarse({ ...PLAIN_TABLE, cut }), {
      sessions: [
        {
          A: [
            [1, 900],
            [2, 800],
            [3, 700],
          ],
        },
        {
          A: [
            [1, 100],
            [2, 800],
          ],
        },
      ],
    });
    expect(totalsOf(results, "individual")).toEqual({ 2: [1, 1], 1: [2, 2], 3: [3, 3] });
  });

  it("names the ruleset it was computed with", () => {
    const results = compute({ ...coarse(PLAIN_TABLE), version: 7 }, { sessions: [{ A: [[1, 1]] }] });
    expect(results.rulesetVersion).toBe(7);
  });
});

describe("facts that make no sense", () => {
  const facts = buildFacts({
    sessions: [
      {
        A: [
          [1, 900],
          [2, 800],
        ],
      },
    ],
  });
  const [unit] = facts.units;

  it.each([
    ["result-unknown-session", { ...facts, sessions: [] }],
    ["result-unknown-entry", { ...facts, entries: facts.entries.slice(1) }],
    ["result-unit-too-small", { ...facts, units: facts.units.map((each) => ({ ...each, size: 1 })) }],
    [
      "result-entry-in-two-units",
      { ...facts, units: [...facts.units, ...(unit ? [{ ...unit, id: "1B" }] : [])] },
    ],
    ["result-listed-twice", { ...facts, entries: [...facts.entries, ...facts.entries] }],
    [
      "result-entry-in-two-units",
      { ...facts, units: facts.units.map((each) => ({ ...each, substitutes: [{ outId: 1, inId: 2 }] })) },
    ],
    [
      "result-not-a-whole-number",
      { ...facts, scores: facts.scores.map((each) => ({ ...each, weighIn: { weightGrams: 0.5 } })) },
    ],
    [
      "result-not-exact",
      { ...facts, decisions: [{ code: "card", entryId: 1, effect: "none" as const, points: 0.5 }] },
    ],
  ])("are refused: %s", (code, wrong) => {
    expect(computeResults(coarse(PLAIN_TABLE), wrong)).toMatchObject({ ok: false, problem: { code } });
  });

  it("are not even looked at with a ruleset that contradicts itself", () => {
    expect(computeResults({ ...coarse(PLAIN_TABLE), version: 0 }, facts)).toMatchObject({
      ok: false,
      problem: { code: "ruleset-not-positive", path: ["version"] },
    });
  });
});
