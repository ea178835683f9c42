import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepColumns, recallColumns } from "./kept-columns.ts";

const headings = ["Nr", "Zawodnik", "Uwagi"];
const fields = ["number", "fullName", "club"] as const;

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was said about the same headings is known again", () => {
  keepColumns(headings, ["number", "fullName", "club"]);
  expect(recallColumns(["Nr ", "Zawodnik", "Uwagi"], fields)).toEqual(["number", "fullName", "club"]);
  expect(recallColumns(["Nr", "Zawodnik"], fields)).toBeNull();
});

test("the last word counts, and a field that is not known any more is left out", () => {
  keepColumns(headings, ["number", "fullName", "club"]);
  keepColumns(headings, ["number", "fullName", "shoe-size"]);
  expect(recallColumns(headings, fields)).toEqual(["number", "fullName", null]);
});

test("only so many lists are remembered", () => {
  keepColumns(headings, ["number", null, null]);
  for (let list = 0; list < 20; list++) keepColumns([`List ${list}`], [null]);
  expect(recallColumns(headings, fields)).toBeNull();
});

test.each(["no JSON", "{}", '[["x"]]', "[1]"])(
  "what cannot be read (%s) is as if nothing was kept",
  (text) => {
    stored.set("tightlines.entry-list-columns", text);
    expect(recallColumns(headings, fields)).toBeNull();
  },
);
