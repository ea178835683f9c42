import { describe, expect, it } from "vitest";
import { BASS_FIVE_FISH } from "../ruleset/presets/bass-five-fish.ts";
import { checkSeasonRules } from "../ruleset/check-season-rules.ts";
import { type SeasonChoice, seasonChoiceOf, seasonRulesOf, usualSeasonChoice } from "./season-choice.ts";

const choices = (["table", "descending", "place"] as const).flatMap((points) =>
  (["all", "best", "drop", "half-drop"] as const).flatMap((counts) =>
    [null, 3].map((minimumRounds): SeasonChoice => {
      const rounds = counts === "all" ? usualSeasonChoice.rounds : 2;
      return { ...usualSeasonChoice, points, counts, rounds, minimumRounds };
    }),
  ),
);

describe("what is chosen about a season", () => {
  it.each(choices)("gives sound rules, from which it is read again: $points, $counts", (choice) => {
    const rules = seasonRulesOf(choice);
    expect(checkSeasonRules(rules)).toEqual([]);
    expect(seasonChoiceOf(JSON.parse(JSON.stringify(rules)))).toEqual(choice);
  });

  it("is nothing for rules that say more than the choice can", () => {
    expect(seasonChoiceOf(BASS_FIVE_FISH.season!)).toBeUndefined();
    const rules = seasonRulesOf(usualSeasonChoice);
    expect(seasonChoiceOf({ ...rules, participation: 5 })).toBeUndefined();
  });

  it("may give the last places of a short list nothing", () => {
    const rules = seasonRulesOf({ ...usualSeasonChoice, table: [3, 2, 0] });
    expect(checkSeasonRules(rules)).toEqual([]);
    // A blank is not worth more than a fish.
    expect(rules.prices.blank).toEqual({ kind: "fixed", points: 0 });
  });
});
