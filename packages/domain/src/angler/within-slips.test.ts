import fc from "fast-check";
import { expect, test } from "vitest";
import { isWithinSlips } from "./within-slips.ts";

test.each([
  ["berg", "berg", 0, true],
  ["berg", "bergh", 0, false],
  ["berg", "bergh", 1, true],
  ["berg", "brg", 1, true],
  ["berg", "burg", 1, true],
  ["berg", "bregh", 2, false],
  ["berg", "bregh", 3, true],
  ["", "abc", 2, false],
  ["", "abc", 3, true],
])("%j and %j with %i slips", (one, other, most, answer) => {
  expect(isWithinSlips(one, other, most)).toBe(answer);
  expect(isWithinSlips(other, one, most)).toBe(answer);
});

test("it answers what counting all slips would answer", () => {
  const word = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 9 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 6 }), (one, other, most) => {
      expect(isWithinSlips(one, other, most)).toBe(countAllSlips(one, other) <= most);
    }),
    { numRuns: 2000 },
  );
});

test("words of quite different length are told apart without a look at their letters", () => {
  const one = watched("x".repeat(480_000));
  const other = watched("y".repeat(160));
  expect(isWithinSlips(one.word, other.word, 120_000)).toBe(false);
  expect(one.looks() + other.looks()).toBe(0);
});

test("it stops as soon as there are too many slips, and looks only where a few slips can lead", () => {
  const different = watched("x".repeat(1000));
  expect(isWithinSlips(different.word, "y".repeat(1000), 10)).toBe(false);
  expect(different.looks()).toBeLessThan(11 * 21 + 1);
  const same = watched("x".repeat(1000));
  expect(isWithinSlips(same.word, "x".repeat(1000), 10)).toBe(true);
  expect(same.looks()).toBeLessThan(1000 * 21 + 1);
});

/** The textbook's way, which says nothing before it has seen everything. */
function countAllSlips(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const replaced = countAllSlips(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  if (a[0] === b[0]) return replaced;
  return Math.min(replaced, countAllSlips(a.slice(1), b) + 1, countAllSlips(a, b.slice(1)) + 1);
}

/** A word that counts how often somebody looks at one of its letters. */
function watched(text: string): { word: ArrayLike<string>; looks: () => number } {
  let looks = 0;
  const word = new Proxy<ArrayLike<string>>(
    { length: text.length },
    {
      get: (_, key) => {
        if (key === "length") return text.length;
        looks += 1;
        return text[Number(key)];
      },
    },
  );
  return { word, looks: () => looks };
}
