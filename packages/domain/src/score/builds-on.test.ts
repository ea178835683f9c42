import { expect, test } from "vitest";
import { buildsOn } from "./builds-on.ts";
import type { ScoreStep } from "./score-operation.ts";

const fish = { species: "1", lengthMm: 300 };
const cases: [ScoreStep, string[]][] = [
  [{ kind: "add-catch", catch: fish }, []],
  [{ kind: "change-catch", catchId: "fish", seen: "change", catch: fish }, ["fish", "change"]],
  [{ kind: "void-catch", catchId: "fish", seen: "fish", reason: "Seen twice" }, ["fish", "fish"]],
  [{ kind: "restore-catch", catchId: "fish", seen: "void", reason: "Seen once" }, ["fish", "void"]],
  [{ kind: "set-weigh-in", seen: null, weighIn: null }, []],
  [{ kind: "set-presence", seen: "before", presence: "absent", lateMinutes: 0 }, ["before"]],
  [{ kind: "add-penalty", penalty: { code: "red", effect: "none" }, reason: "Hooks" }, []],
  [
    {
      kind: "add-penalty",
      penalty: { code: "red", effect: "fish-voided", catchId: "fish" },
      reason: "Hooks",
    },
    ["fish"],
  ],
  [{ kind: "void-penalty", penaltyId: "card", seen: "card", reason: "Wrong angler" }, ["card", "card"]],
  [{ kind: "sign", hash: "" }, []],
  [{ kind: "check", hash: "" }, []],
];

test.each(cases)("%j builds on %j", (step, expected) => {
  expect(buildsOn({ id: "own", ...step })).toEqual(expected);
});
