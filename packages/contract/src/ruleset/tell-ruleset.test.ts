import { checkRuleset } from "@tightlines/domain/ruleset/check-ruleset";
import type { RulesetProblem } from "@tightlines/domain/ruleset/ruleset-problem";
import { PRESETS } from "@tightlines/domain/ruleset/list-presets";
import { expect, test } from "vitest";
import { sayInEnglish } from "../problem/english.ts";
import { tellRuleset } from "./tell-ruleset.ts";

const [fly] = PRESETS;

test("the rules' own findings are said", () => {
  const [problem] = checkRuleset({
    ...fly!,
    catching: { ...fly!.catching, limits: { bestPerSession: 5, bestPerDay: 3 } },
  });
  expect(said(problem!)).toBe("One session cannot count more fish than the whole day.");
});

test.each<[RulesetProblem["code"], RulesetProblem["facts"], string]>([
  ["ruleset-not-positive", { value: 0 }, "This must be more than zero."],
  [
    "ruleset-not-exact",
    { value: "0.1" },
    "0.1 is not an exact number. Enter a whole number or a fraction like 1/2.",
  ],
  ["ruleset-empty", {}, "At least one entry is needed here."],
  ["ruleset-duplicate", { id: "ladies" }, "ladies is here twice."],
  [
    "ruleset-duplicate",
    { tieBreak: "full-field-raw" },
    "the tie-break by the rounds before the cut is here twice.",
  ],
  ["ruleset-missing", { neededBy: "teams" }, "A table of teams needs this."],
  ["ruleset-missing", { neededBy: "overLimit" }, "The price for too many fish needs this."],
  [
    "ruleset-missing",
    { neededBy: "length-to-weight", species: "Pike" },
    "Scoring by weight by length needs this of Pike.",
  ],
  ["ruleset-unknown-species", { species: "Pike" }, "Pike is not among the species of these rules."],
  ["ruleset-gate-in-circle", { species: "Pike" }, "Pike would wait for itself and never count."],
  ["ruleset-not-ascending", {}, "Each row must go further than the one before."],
  ["ruleset-wrong-direction", { better: "win" }, "This is worth more than a win."],
  [
    "ruleset-wrong-direction",
    { direction: "low", place: 3 },
    "Place 3 would be better than the place before.",
  ],
  [
    "ruleset-wrong-direction",
    { direction: "low" },
    "A later place would be better, since the fewest points win.",
  ],
  [
    "ruleset-wrong-direction",
    { direction: "high", resultPoints: "place" },
    "With the place as points it cannot be that the most points win.",
  ],
  [
    "ruleset-price-needs-place",
    { price: "last-place", resultPoints: "raw" },
    "The last place is a place, but points here are the catch itself. Give a number of points.",
  ],
  ["ruleset-price-not-allowed", { price: "blankPlus" }, "A blank cannot be priced by what a blank costs."],
  [
    "ruleset-deduction-misses-biggest-fish",
    { catchScore: "count" },
    "Scored by the number of fish, a deduction cannot come off the biggest fish as well.",
  ],
  ["ruleset-more-than-team", { counted: 5, size: 4 }, "5 cannot count of a team of 4."],
  ["ruleset-contradicts", { with: "lists" }, "This contradicts what this table lists."],
  ["ruleset-unreachable", { decimals: 12, most: 9 }, "At most 9."],
])("%s with %j", (code, facts, sentence) => {
  expect(said({ code, facts })).toBe(sentence);
});

function said(problem: RulesetProblem): string | undefined {
  return sayInEnglish(tellRuleset(problem));
}
