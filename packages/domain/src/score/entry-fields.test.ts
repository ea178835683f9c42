import { expect, test } from "vitest";
import { PRESETS } from "../ruleset/list-presets.ts";
import { entryFields } from "./entry-fields.ts";

test("each preset asks for what it scores", () => {
  const asked = Object.fromEntries(
    PRESETS.map(({ preset, catching }) => {
      const { form, length, weight } = entryFields(catching);
      return [preset, `${form}, length ${length}, weight ${weight}`];
    }),
  );
  expect(asked).toEqual({
    "fly-fips-mouche": "catches, length needed, weight no",
    "coarse-and-feeder": "weigh-in, length no, weight needed",
    "carp-pairs": "catches, length no, weight needed",
    predator: "catches, length needed, weight no",
    "trout-area": "catches, length no, weight no",
    shore: "catches, length needed, weight no",
    "boat-percentage": "catches, length no, weight no",
    "bass-five-fish": "catches, length useful, weight needed",
    "kayak-release": "catches, length needed, weight no",
    "club-match": "weigh-in, length no, weight needed",
    "biggest-fish": "catches, length no, weight needed",
  });
});
