import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildEntry, buildScore, resultsOf, tableOf } from "../../../fixtures/build-competition.ts";
import { compare, divide, sum } from "../../number/rational.ts";
import type { Classification } from "../../ruleset/classification.ts";
import { PRESETS } from "../../ruleset/list-presets.ts";
import { COARSE_AND_FEEDER } from "../../ruleset/presets/coarse-and-feeder.ts";
import { PLAIN_TABLE } from "../../ruleset/presets/plain-switches.ts";
import type { RankRules } from "../../ruleset/rank-rules.ts";
import { describeAbsence } from "../../score/describe-absence.ts";
import type { Score, SessionPresence } from "../../score/score.ts";
import type { CompetitionFacts, Contestant } from "../facts/facts.ts";
import { rankUnit } from "./rank-unit.ts";

const RUNS = { numRuns: 2000 };
const WHOLE_COMPETITIONS = { numRuns: 1000 };
const PATIENCE_MS = 60_000;

/** Few different values, so that ties and blanks are the rule rather than the exception. */
const rawScores = fc.array(
  fc.record({ value: fc.integer({ min: 0, max: 6 }), fishCount: fc.integer({ min: 1, max: 3 }) }),
  {
    minLength: 1,
    maxLength: 14,
  },
);
const anyRules = fc.record({
  leftoverTie: fc.constantFrom("shared", "average", "dense", "ordinal"),
  tieBreaks: fc.constantFrom<RankRules["tieBreaks"]>([], ["fish-count"]),
});

function contestantsFrom(
  raws: readonly { readonly value: number; readonly fishCount: number }[],
): readonly Contestant[] {
  return raws.map(({ value, fishCount }, index) => ({
    entry: buildEntry(index + 1),
    raw: {
      ...describeAbsence(1, index + 1),
      status: value === 0 ? ("blank" as const) : ("caught" as const),
      value,
      fishCount: value === 0 ? 0 : fishCount,
    },
  }));
}

/** Three anglers a team, one who came alone, two sessions of two sectors. */
const competition: fc.Arbitrary<CompetitionFacts> = fc
  .array(
    fc.record({
      presence: fc.constantFrom<SessionPresence>(
        "fished",
        "fished",
        "fished",
        "absent",
        "withdrawn",
        "disqualified",
      ),
      grams: fc.array(
        fc.integer({ min: 1, max: 4 }).map((half) => half * 500),
        { maxLength: 3 },
      ),
    }),
    { minLength: 20, maxLength: 20 },
  )
  .map((cards) => {
    const ids = Array.from({ length: 10 }, (_, index) => index + 1);
    const sectors = [ids.filter((id) => id % 2 === 0), ids.filter((id) => id % 2 === 1)];
    return {
      sessions: [1, 2].map((id) => ({ id, number: id, day: id, isOfficial: true, isComplete: true })),
      entries: ids.map((id) => ({
        ...buildEntry(id),
        teamId: id === 10 ? null : Math.ceil(id / 3),
        category: id % 3 === 0 ? "youth" : "open",
      })),
      units: [1, 2].flatMap((sessionId) =>
        sectors.map((drawn, index) => ({
          id: `${sessionId}-${index}`,
          sessionId,
          size: drawn.length,
          drawn,
        })),
      ),
      scores: cards.map(({ presence, grams }, index): Score => {
        const catches = grams.map((weightGrams) => ({
          species: "CRP",
          lengthMm: 200 + weightGrams,
          weightGrams,
        }));
        return buildScore(index < 10 ? 1 : 2, (index % 10) + 1, { presence, catches });
      }),
    };
  });

/** A different order for every turn, and the same order for the same turn. */
function shuffle<T>(items: readonly T[], turn: number): readonly T[] {
  const key = (index: number): number => ((index + 1) * (turn + 7)) % 997;
  return items
    .map((item, index) => ({ item, key: key(index) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

describe("laws of ranking", () => {
  it(
    "permuting the input changes nothing, with any preset",
    () => {
      fc.assert(
        fc.property(competition, fc.constantFrom(...PRESETS), fc.nat(), (facts, preset, turn) => {
          const shuffled: CompetitionFacts = {
            sessions: shuffle(facts.sessions, turn),
            units: shuffle(facts.units, turn).map((unit) => ({ ...unit, drawn: shuffle(unit.drawn, turn) })),
            entries: shuffle(facts.entries, turn),
            scores: shuffle(facts.scores, turn),
          };
          // As text, because comparing large objects by their parts takes longer than computing them.
          expect(JSON.stringify(resultsOf(preset, shuffled))).toBe(JSON.stringify(resultsOf(preset, facts)));
        }),
        WHOLE_COMPETITIONS,
      );
    },
    PATIENCE_MS,
  );

  it(
    "a better raw score never ranks worse",
    () => {
      fc.assert(
        fc.property(rawScores, anyRules, (raws, rules) => {
          const contestants = contestantsFrom(raws);
          const { rows } = rankUnit({ ...COARSE_AND_FEEDER.ranking, ...rules }, contestants, raws.length);
          const wronged = rows.flatMap((better) =>
            rows.filter(
              (worse) =>
                compare(better.raw, worse.raw) > 0 &&
                (compare(better.points, worse.points) > 0 || (better.place ?? 0) > (worse.place ?? 0)),
            ),
          );
          expect(wronged).toEqual([]);
        }),
        RUNS,
      );
    },
    PATIENCE_MS,
  );

  it(
    "averaged points of a sector add up to N(N+1)/2 (C8)",
    () => {
      fc.assert(
        fc.property(rawScores, (raws) => {
          const { rows } = rankUnit(COARSE_AND_FEEDER.ranking, contestantsFrom(raws), raws.length);
          expect(sum(rows.map((row) => row.points))).toBe(divide(raws.length * (raws.length + 1), 2));
        }),
        RUNS,
      );
    },
    PATIENCE_MS,
  );

  it(
    "ranking a filtered population again equals ranking it alone (F9)",
    () => {
      const youth: Classification = {
        ...PLAIN_TABLE,
        id: "youth",
        population: { categories: ["youth"] },
        reranks: true,
      };
      fc.assert(
        fc.property(competition, fc.constantFrom(...PRESETS), (facts, preset) => {
          const filtered = tableOf(resultsOf({ ...preset, classifications: [youth] }, facts), "youth");
          const isYoung = new Set(
            facts.entries.filter((entry) => entry.category === "youth").map((entry) => entry.id),
          );
          const alone: CompetitionFacts = {
            ...facts,
            entries: facts.entries.filter((entry) => isYoung.has(entry.id)),
            scores: facts.scores.filter((score) => isYoung.has(score.entryId)),
            units: facts.units.map((unit) => {
              const drawn = unit.drawn.filter((id) => isYoung.has(id));
              return { ...unit, drawn, size: drawn.length };
            }),
          };
          expect(filtered).toEqual(
            tableOf(
              resultsOf({ ...preset, classifications: [{ ...youth, population: {} }] }, alone),
              "youth",
            ),
          );
        }),
        WHOLE_COMPETITIONS,
      );
    },
    PATIENCE_MS,
  );

  it(
    "everyone who was drawn has a row, in every table, whatever happened",
    () => {
      fc.assert(
        fc.property(competition, fc.constantFrom(...PRESETS), (facts, preset) => {
          const { units } = tableOf(
            resultsOf({ ...preset, classifications: [PLAIN_TABLE] }, facts),
            "individual",
          );
          for (const unit of units) {
            const drawn = facts.units.find((each) => each.id === unit.unitId)?.drawn ?? [];
            expect(unit.rows.map((row) => row.entryId).sort((a, b) => a - b)).toEqual(
              [...drawn].sort((a, b) => a - b),
            );
          }
        }),
        WHOLE_COMPETITIONS,
      );
    },
    PATIENCE_MS,
  );
});
