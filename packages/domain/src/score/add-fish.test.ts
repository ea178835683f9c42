import { expect, test } from "vitest";
import { findPreset } from "../ruleset/list-presets.ts";
import { addFish } from "./add-fish.ts";
import type { Score } from "./score.ts";

const fly = findPreset("fly-fips-mouche").catching;
const coarse = findPreset("coarse-and-feeder").catching;
const nothing: Score = { sessionId: 1, entryId: 1, presence: "fished", catches: [] };

test("where fish are entered one by one, it is another catch", () => {
  const first = { species: "trout", lengthMm: 250 };
  const more = addFish(fly, { ...nothing, catches: [first] }, { species: "trout", lengthMm: 301 });
  expect(more.catches).toEqual([first, { species: "trout", lengthMm: 301 }]);
  expect(more.weighIn).toBeUndefined();
});

test("where the catch is weighed as a whole, it is weighed with it, and counted where fish were counted", () => {
  const counted = { weightGrams: 3000, fishCount: 4, biggestFishGrams: 900 };
  expect(addFish(coarse, { ...nothing, weighIn: counted }, { weightGrams: 1200 }).weighIn).toEqual({
    weightGrams: 4200,
    fishCount: 5,
    biggestFishGrams: 1200,
  });
  const whole = { weightGrams: 3000 };
  expect(addFish(coarse, { ...nothing, weighIn: whole }, { weightGrams: 1200 }).weighIn).toEqual({
    weightGrams: 4200,
  });
  expect(addFish(coarse, nothing, { weightGrams: 1200 }).weighIn).toEqual({
    weightGrams: 1200,
    fishCount: 1,
    biggestFishGrams: 1200,
  });
});

test("whoever was absent had been there, and a disqualification stays", () => {
  const fish = { weightGrams: 500 };
  expect(addFish(coarse, { ...nothing, presence: "absent" }, fish).presence).toBe("fished");
  expect(addFish(coarse, { ...nothing, presence: "disqualified" }, fish).presence).toBe("disqualified");
});
