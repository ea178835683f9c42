import { expect, test } from "vitest";
import type { Catch, RawScore, ScoredCatch } from "../score/score.ts";
import { tallySpecies } from "./tally-species.ts";

/** What of a raw score the tally reads. */
function rawOf(
  entryId: number,
  fish: readonly (Catch & { verdict?: ScoredCatch["verdict"] })[],
  status: RawScore["status"] = "caught",
) {
  const catches = fish.map(({ species, count = 1, verdict = "counted" }, index) => ({
    index,
    species,
    verdict,
    fish: verdict === "counted" ? count : 0,
    points: 0,
    length: 0,
    weight: 0,
    caughtAt: null,
  }));
  return { raw: { sessionId: 1, entryId, status, catches } as unknown as RawScore, fish };
}

function tally(scores: readonly ReturnType<typeof rawOf>[]) {
  const measured = new Map(scores.map(({ raw, fish }) => [raw, fish]));
  return tallySpecies(
    scores.map(({ raw }) => raw),
    (raw) => measured.get(raw) ?? [],
  );
}

test("species stand by how many were caught, and catchers by fish, then by the longer one", () => {
  const found = tally([
    rawOf(1, [
      { species: "perch", lengthMm: 210 },
      { species: "trout", lengthMm: 300 },
    ]),
    rawOf(2, [
      { species: "trout", lengthMm: 410 },
      { species: "trout", lengthMm: 250 },
    ]),
    rawOf(3, [{ species: "trout", lengthMm: 320 }]),
  ]);
  expect(found).toEqual([
    {
      species: "trout",
      fish: 4,
      lengthMm: 410,
      weightGrams: null,
      catchers: [
        { entryId: 2, fish: 2, lengthMm: 410, weightGrams: null },
        { entryId: 3, fish: 1, lengthMm: 320, weightGrams: null },
        { entryId: 1, fish: 1, lengthMm: 300, weightGrams: null },
      ],
    },
    {
      species: "perch",
      fish: 1,
      lengthMm: 210,
      weightGrams: null,
      catchers: [{ entryId: 1, fish: 1, lengthMm: 210, weightGrams: null }],
    },
  ]);
});

test("what does not count is not there, nor what the disqualified caught, and a lot has no biggest fish", () => {
  const found = tally([
    rawOf(1, [
      { species: "bream", weightGrams: 900, count: 6 },
      { species: "bream", weightGrams: 700 },
      { species: "bream", weightGrams: 4000, verdict: "void" },
      { species: "eel", weightGrams: 800, verdict: "ineligible" },
    ]),
    rawOf(2, [{ species: "bream", weightGrams: 5000 }], "disqualified"),
  ]);
  expect(found).toMatchObject([
    { species: "bream", fish: 7, weightGrams: 700, catchers: [{ entryId: 1, fish: 7 }] },
  ]);
});
