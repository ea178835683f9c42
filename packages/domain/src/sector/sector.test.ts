import { describe, expect, test } from "vitest";
import { nestSectors } from "./nest-sectors.ts";
import { countFrom, markEnds, numberPegs } from "./number-pegs.ts";
import { findRepeatedNumber } from "./peg.ts";
import { readPegNumbers } from "./read-peg-numbers.ts";
import { suggestSectorCodes } from "./suggest-code.ts";
import { writePegNumbers } from "./write-peg-numbers.ts";

describe("pegs 1 to 20", () => {
  const pegs = numberPegs(countFrom(1, 20));

  test("are twenty, in order, the first and the last of them end pegs", () => {
    expect(pegs.map(({ number }) => number)).toEqual(countFrom(1, 20));
    expect(pegs.filter(({ isEnd }) => isEnd).map(({ number }) => number)).toEqual([1, 20]);
  });

  test("have no end peg where none is wanted, and one peg is both ends", () => {
    expect(numberPegs([1, 2, 3], { marksEnds: false }).some(({ isEnd }) => isEnd)).toBe(false);
    expect(numberPegs([7])).toMatchObject([{ number: 7, isEnd: true }]);
  });

  test("get new ends when some are added, and keep their other marks", () => {
    const longer = markEnds([...pegs, { ...pegs[0]!, number: 21, isAccessible: true }]);
    expect(longer.filter(({ isEnd }) => isEnd).map(({ number }) => number)).toEqual([1, 21]);
    expect(longer.at(-1)).toMatchObject({ isAccessible: true });
  });
});

test.each([
  ["1-3", [1, 2, 3]],
  [" 1 – 3 ", [1, 2, 3]],
  ["1 to 3", [1, 2, 3]],
  ["3-1", [3, 2, 1]],
  ["1-3, 7; 9-10", [1, 2, 3, 7, 9, 10]],
  ["12", [12]],
])("%j names the pegs %j, and is written so that it reads the same", (text, numbers) => {
  expect(readPegNumbers(text)).toEqual({ numbers });
  expect(readPegNumbers(writePegNumbers(numbers))).toEqual({ numbers });
});

test.each([
  ["", "unreadable"],
  ["1-", "unreadable"],
  ["one to three", "unreadable"],
  ["1-20,", "unreadable"],
  ["-3", "unreadable"],
  ["1.5", "unreadable"],
  ["0-5", "out-of-range"],
  ["10000", "out-of-range"],
  ["1-501", "too-many"],
  ["1-99999", "too-many"],
  ["1-5, 3", "repeated"],
])("%j is refused as %s", (text, problem) => {
  expect(readPegNumbers(text)).toEqual({ problem });
});

test.each([
  [[1, 2, 3, 5, 4, 3.5], "1-3, 5-4, 3.5"],
  [[1, 2, 1], "1-2, 1"],
  [[], ""],
])("the numbers %j are written %j", (numbers, text) => {
  expect(writePegNumbers(numbers)).toBe(text);
});

test("the first repeated number is named", () => {
  const pegs = [1, 2, 3, 2, 1].map((number) => ({ number }));
  expect(findRepeatedNumber(pegs)).toBe(2);
  expect(findRepeatedNumber(pegs.slice(0, 3))).toBeUndefined();
});

test("codes go on where they stopped, fill gaps and count the parts of a sector", () => {
  expect(suggestSectorCodes([], 5)).toEqual(["A", "B", "C", "D", "E"]);
  expect(suggestSectorCodes(["a", "C"], 2)).toEqual(["B", "D"]);
  expect(suggestSectorCodes([], 28).slice(-3)).toEqual(["Z", "AA", "AB"]);
  expect(suggestSectorCodes(["A1"], 2, "A")).toEqual(["A2", "A3"]);
});

test("the parts of a sector follow it", () => {
  const sectors = [
    { id: 1, parentId: 3 },
    { id: 2, parentId: null },
    { id: 3, parentId: null },
    { id: 4, parentId: 2 },
    { id: 5, parentId: 3 },
  ];
  expect(nestSectors(sectors).map(({ id }) => id)).toEqual([2, 4, 3, 1, 5]);
});
