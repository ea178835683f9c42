import { expect, test } from "vitest";
import type { ScoreBook } from "../device/score-book.ts";
import { changeOf } from "./history-change.ts";

const book = {
  event: { id: 1, url: "cup", name: "Cup", timeZone: "Europe/Prague", units: "metric" },
  species: [{ id: 12, name: "Brown trout", code: "BTR", latinName: "" }],
} as unknown as ScoreBook;

test("the history tells what a part said before and afterwards", () => {
  const change = (kind: string, before: object | null, after: object | null) =>
    changeOf(book, { kind, outcome: "applied", before, after });
  expect(change("set-presence", null, { presence: "absent", lateMinutes: 0 })).toEqual({
    before: "nothing",
    after: "Absent",
  });
  expect(
    change("void-penalty", { code: "Red card", voidReason: null }, { code: "Red card", voidReason: "No" }),
  ).toEqual({ before: "Penalty Red card", after: "Taken back: Penalty Red card" });
  const fish = { species: "12", lengthMm: 312, voidReason: null };
  expect(change("change-catch", fish, { ...fish, lengthMm: 321 })).toEqual({
    before: "Brown trout, 31.2 cm",
    after: "Brown trout, 32.1 cm",
  });
});

test("what adds something, confirms it or was not carried out has changed nothing that was there", () => {
  expect(changeOf(book, { kind: "add-catch", outcome: "applied", before: null, after: {} })).toBeUndefined();
  expect(changeOf(book, { kind: "sign", outcome: "applied", before: null, after: {} })).toBeUndefined();
  expect(changeOf(book, { kind: "set-weigh-in", outcome: "conflict", before: {}, after: null })).toBe(
    undefined,
  );
});
