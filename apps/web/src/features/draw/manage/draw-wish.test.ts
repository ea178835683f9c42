import { pegDrawWish } from "@tightlines/contract/draw/peg-run";
import { expect, test } from "vitest";
import { constraintDefaults, readWish, type WishValues } from "./draw-wish.ts";

const values: WishValues = {
  ...constraintDefaults,
  sessionIds: [1, 2],
  mode: "free",
  assignments: [
    { sessionId: 1, anglerId: 10, sectorId: 7 },
    { sessionId: 3, anglerId: 10, sectorId: 8 },
  ],
  membersTake: "lot",
  by: "team",
  laterSessions: "reversed",
  rounds: 9,
  judgedBy: "anglers",
  pins: [],
  takesIngredient: false,
  reason: "",
};

test("what is left off is not asked, and the rest with its strength", () => {
  expect(readWish(values).constraints).toEqual([
    { kind: "accessible-peg", strength: "hard" },
    { kind: "team-mates-apart", strength: "soft", weight: 10 },
    { kind: "one-end-peg", strength: "soft", weight: 10 },
    { kind: "new-sector", strength: "soft", weight: 10 },
  ]);
});

test.each([
  ["free", { kind: "free" }],
  ["rotation", { kind: "rotation" }],
  ["per-sector", { kind: "per-sector", assignments: [{ sessionId: 1, anglerId: 10, sectorId: 7 }] }],
  ["team-rows", { kind: "team-rows", membersTake: "lot" }],
  ["duels", { kind: "duels", rounds: 9, judgedBy: "anglers" }],
  ["order-of-choice", { kind: "order-of-choice", by: "team", laterSessions: "reversed" }],
] as const)("a draw of mode %s is sent with what belongs to it alone", (mode, sent) => {
  const wish = readWish({ ...values, mode });
  expect(wish.mode).toEqual(sent);
  expect(pegDrawWish.parse(wish)).toMatchObject({ sessionIds: [1, 2], pins: [] });
});

test.each(["order-of-choice", "duels"] as const)("%s keeps to nothing: nobody gets one peg", (mode) => {
  expect(readWish({ ...values, mode }).constraints).toEqual([]);
});

test("whom to place by hand is sent for the sessions that are drawn, where somebody is placed", () => {
  const pins = [1, 3].map((sessionId) => ({ sessionId, anglerId: 10, pegId: 70 }));
  expect(readWish({ ...values, pins }).pins).toEqual([pins[0]]);
  expect(readWish({ ...values, pins, mode: "order-of-choice" }).pins).toEqual([]);
});
