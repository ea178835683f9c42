import { expect, test } from "vitest";
import { emptyScore, type EnteredScore } from "./entered-score.ts";
import { rewindScore } from "./rewind-score.ts";

const fish = { id: "f1", saidBy: "o2", values: { species: "1", lengthMm: 320 }, voidReason: null };
const later = { id: "f2", saidBy: "f2", values: { species: "1", lengthMm: 400 }, voidReason: null };
const now: EnteredScore = {
  ...emptyScore,
  catches: [fish, later],
  weighIn: { value: { weightGrams: 4200 }, saidBy: "o3" },
};

test("each part says what the first later change found, and what was not there yet goes", () => {
  const before = rewindScore(now, [
    { kind: "change-catch", partId: "f1", before: { species: "1", lengthMm: 300, voidReason: null } },
    { kind: "change-catch", partId: "f1", before: { species: "1", lengthMm: 310, voidReason: null } },
    { kind: "add-catch", partId: "f2", before: null },
    { kind: "set-weigh-in", partId: null, before: null },
  ]);
  expect(before.catches).toEqual([{ ...fish, values: { species: "1", lengthMm: 300 } }]);
  expect(before.weighIn.value).toBeNull();
});

test("without a later change a score is what it is, and a presence goes back to what it was", () => {
  expect(rewindScore(now, [])).toEqual(now);
  const absent = {
    ...now,
    presence: { value: { presence: "absent", lateMinutes: 0 }, saidBy: "o4" },
  } as const;
  const change = { kind: "set-presence", partId: null, before: null } as const;
  expect(rewindScore(absent, [change]).presence).toEqual(emptyScore.presence);
});
