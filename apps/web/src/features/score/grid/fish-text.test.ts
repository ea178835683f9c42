import { expect, test } from "vitest";
import { bookOf } from "../../../testing/score-book.ts";
import { readFishText, writeFishText } from "./fish-text.ts";

const fly = bookOf("fly-fips-mouche");

test.each([
  ["BTR 32.3 28 RTR 41", ["1 323", "1 280", "2 410"]],
  ["btr32,3, 28; rtr 41", ["1 323", "1 280", "2 410"]],
  ["BTR 323mm\n28", ["1 323", "1 280"]],
  ["", []],
])("“%s” is read fish by fish", (text, fish) => {
  expect(readFishText(text, fly)?.map(({ speciesId, lengthMm }) => `${speciesId} ${lengthMm}`)).toEqual(fish);
});

test.each(["32.3", "PIK 32", "BTR 0", "BTR 32..3", "BTR 32/450"])("“%s” is no list of fish", (text) => {
  expect(readFishText(text, fly)).toBeUndefined();
});

test("where there is one species its code may be left out", () => {
  const one = { ...fly, species: fly.species.slice(0, 1) };
  expect(readFishText("32 28", one)).toMatchObject([{ speciesId: 1 }, { speciesId: 1, lengthMm: 280 }]);
});

test("what is stored is written as it would be typed", () => {
  const typed = "BTR 32.3 28 RTR 41 BTR 22";
  const fish = readFishText(typed, fly)!.map(({ speciesId, lengthMm }) => ({
    species: String(speciesId),
    lengthMm: lengthMm!,
  }));
  expect(writeFishText(fish, fly)).toBe(typed);
});
