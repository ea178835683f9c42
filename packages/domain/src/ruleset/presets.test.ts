import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildFacts, catchesOf, resultsOf, type Line } from "../../fixtures/build-competition.ts";
import { formatRational } from "../number/format-rational.ts";
import type { Results } from "../result/compute-results.ts";
import type { Catch, Score } from "../score/score.ts";
import { PRESETS } from "./list-presets.ts";

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
    { catches: weights("carp", [14_200, 13_700, 13_400]) },
    { catches: weights("carp", [15_900, 13_000, 12_400]) },
    { catches: weights("carp", [9_800, 8_950, 1_400]) },
    { catches: weights("carp", [1_499]) },
  ],
  predator: [
    { catches: [...catchesOf("pike", [632]), ...catchesOf("perch", [200])] },
    { catches: [...catchesOf("pike", [500]), ...catchesOf("perch", [274, 199])] },
    { catches: catchesOf("zander", [499]) },
  ],
  "trout-area": [7, 5, 5, 0].map((count) => ({ catches: count === 0 ? [] : [{ species: "trout", count }] })),
  shore: [
    { catches: [...catchesOf("bass", [419]), ...catchesOf("flatfish", [254])] },
    { catches: catchesOf("bass", [660]) },
    { catches: [...catchesOf("bass", [304]), ...catchesOf("flatfish", [253])] },
    {},
  ],
  "boat-percentage": [
    { catches: [{ species: "pouting", count: 7 }, { species: "bass" }] },
    { catches: [{ species: "bass" }] },
    { catches: [{ species: "pouting" }] },
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
        ...catchesOf("bass", [479, 445, 381, 362, 330]),
        { species: "bass", lengthMm: 416, deductions: ["pinched-tail"] },
      ],
    },
    { catches: catchesOf("hybrid", [565]) },
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
  return { species: "carp", weightGrams, caughtAt: `2024-05-01T${time}:00Z` };
}
