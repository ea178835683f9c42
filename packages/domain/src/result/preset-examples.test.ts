import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildFacts, catchesOf, resultsOf, type Line } from "../../fixtures/build-competition.ts";
import { presetNames } from "../event/preset-name.ts";
import { formatRational } from "../number/format-rational.ts";
import type { Results } from "./compute-results.ts";
import type { Catch, Score } from "../score/score.ts";
import { PRESETS } from "../ruleset/list-presets.ts";

/** What each angler of the worked example in docs/rules caught, in the order of the page. */
const CAUGHT: Readonly<Record<string, readonly (number | Partial<Score>)[]>> = {
  "fly-fips-mouche": [
    { catches: catchesOf("trout", [315, 280, 200]) },
    { catches: catchesOf("trout", [420, 401]) },
    { catches: catchesOf("trout", [409, 420, 199]) },
    { catches: catchesOf("trout", [190]) },
    { presence: "absent" },
  ],
  "coarse-and-feeder": [4120, 3980, 3980, 560, 0, 0],
  "carp-pairs": [
    { catches: weights("CRP", [14_200, 13_700, 13_400]) },
    { catches: weights("CRP", [15_900, 13_000, 12_400]) },
    { catches: weights("CRP", [9_800, 8_950, 1_400]) },
    { catches: weights("CRP", [1_499]) },
  ],
  predator: [
    { catches: [...catchesOf("PIK", [632]), ...catchesOf("PER", [200])] },
    { catches: [...catchesOf("PIK", [500]), ...catchesOf("PER", [274, 199])] },
    { catches: catchesOf("ZAN", [499]) },
  ],
  "trout-area": [7, 5, 5, 0].map((count) => ({ catches: count === 0 ? [] : [{ species: "trout", count }] })),
  shore: [
    { catches: [...catchesOf("BSS", [419]), ...catchesOf("PLA", [254])] },
    { catches: catchesOf("BSS", [660]) },
    { catches: [...catchesOf("BSS", [304]), ...catchesOf("PLA", [253])] },
    {},
  ],
  "boat-percentage": [
    { catches: [{ species: "PTG", count: 7 }, { species: "BSS" }] },
    { catches: [{ species: "BSS" }] },
    { catches: [{ species: "PTG" }] },
    {},
    {},
  ],
  "bass-five-fish": [
    { weighIn: { weightGrams: 6849, biggestFishGrams: 2177, deadCount: 1 }, lateMinutes: 3 },
    { weighIn: { weightGrams: 5443 } },
    { weighIn: { weightGrams: 2722 }, lateMinutes: 15 },
  ],
  "kayak-release": [
    {
      catches: [
        ...catchesOf("LMB", [479, 445, 381, 362, 330]),
        { species: "LMB", lengthMm: 416, deductions: ["pinched-tail"] },
      ],
    },
    { catches: catchesOf("HSB", [565]) },
    {},
  ],
  "club-match": [68_000, 55_300, 50_580, 50_580, 31_000, 0],
  "biggest-fish": [
    { catches: [fishAt(8400, "10:00")] },
    { catches: [fishAt(8400, "09:30"), fishAt(2000, "11:00")] },
    { catches: [fishAt(8399, "07:00")] },
  ],
};

describe("the worked example of each preset's page", () => {
  it("begins each as itself", () => {
    expect(PRESETS.map(({ preset }) => preset)).toEqual(presetNames);
  });

  it("covers every preset", () => {
    expect(Object.keys(CAUGHT).sort()).toEqual(PRESETS.map((preset) => preset.preset).sort());
  });

  it.each(PRESETS.map((ruleset) => [ruleset.preset, ruleset] as const))("%s", (preset, ruleset) => {
    const lines = (CAUGHT[preset] ?? []).map((outcome, index): Line => [index + 1, outcome]);
    const results = resultsOf(ruleset, buildFacts({ sessions: [{ A: lines }] }));
    const standings = results.classifications[0]?.standings ?? [];
    const computed = lines.map(([id]) => {
      const standing = standings.find((each) => each.id === id);
      return [showPlace(results, id), formatRational(standing?.total ?? 0, ruleset.display)];
    });
    expect(computed).toEqual(readExample(preset));
  });
});

/** The place in the session; a table of biggest fish has only its own. */
function showPlace(results: Results, id: number): string {
  const [table] = results.classifications;
  const row = table?.units[0]?.rows.find((each) => each.entryId === id);
  return String(row?.place ?? "");
}

/** The last two columns, place and points, of the table under "Worked example". */
function readExample(preset: string): readonly (readonly string[])[] {
  const page = readFileSync(new URL(`../../../../docs/rules/${preset}.md`, import.meta.url), "utf8");
  const [, example = ""] = page.split("## Worked example");
  const rows = example.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) =>
    line
      .split("|")
      .slice(-3, -1)
      .map((cell) => cell.trim()),
  );
}

function weights(species: string, grams: readonly number[]): readonly Catch[] {
  return grams.map((weightGrams) => ({ species, weightGrams }));
}

function fishAt(weightGrams: number, time: string): Catch {
  return { species: "CRP", weightGrams, caughtAt: `2024-05-01T${time}:00Z` };
}
