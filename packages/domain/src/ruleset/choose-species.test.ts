import { expect, test } from "vitest";
import { checkRuleset } from "./check-ruleset.ts";
import { FLY_FIPS_MOUCHE } from "./presets/fly-fips-mouche.ts";
import { chooseSpecies, type ChosenSpecies } from "./choose-species.ts";

const rules = { ...FLY_FIPS_MOUCHE.catching, species: { GRY: { minLengthMm: 300, perFish: 50 } } };

test("without a choice every species counts as the ruleset says", () => {
  expect(chooseSpecies(rules, [])).toBe(rules);
});

test("a minimum is the event's, the ruleset's for that species, the usual one, or the ruleset's for any", () => {
  const { species, otherSpecies } = chooseSpecies(rules, [
    trout({ code: "GRY" }),
    trout({ code: "BT" }),
    trout({ code: "ASP", defaultMinLengthMm: null }),
    trout({ code: "RBT", minLengthMm: 0, cap: 3, points: "7.5" }),
  ]);
  expect(otherSpecies).toBeNull();
  expect(species).toEqual({
    GRY: { minLengthMm: 300, perFish: 50 },
    BT: { minLengthMm: 180 },
    ASP: { minLengthMm: 200 },
    RBT: { best: 3, points: "15/2" },
  });
});

test("where an event takes every size of a species, its rules can still be computed with", () => {
  const catching = chooseSpecies(FLY_FIPS_MOUCHE.catching, [trout({ code: "RBT", minLengthMm: 0 })]);
  expect(checkRuleset({ ...FLY_FIPS_MOUCHE, catching })).toEqual([]);
});

test("what the ruleset does not know counts with its usual minimum once it is chosen", () => {
  const closed = { ...rules, species: {}, otherSpecies: null };
  expect(chooseSpecies(closed, [trout({ code: "BT" })]).species).toEqual({ BT: { minLengthMm: 180 } });
});

function trout(values: Partial<ChosenSpecies> & { code: string }): ChosenSpecies {
  return { minLengthMm: null, defaultMinLengthMm: 180, cap: null, points: null, ...values };
}
