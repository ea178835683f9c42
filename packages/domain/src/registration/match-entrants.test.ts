import { expect, test } from "vitest";
import { matchEntrants } from "./match-entrants.ts";

const [ann, ben, cy] = [{ nameKey: "ann" }, { nameKey: "ben" }, { nameKey: "cy" }];

test("whoever keeps their name is found in whichever order", () => {
  expect(matchEntrants([ann, ben, cy], [cy, ann, ben])).toEqual([cy, ann, ben]);
});

test("a new name is whoever stood there, unless they are named elsewhere", () => {
  expect(matchEntrants([ann, ben], [ann, { nameKey: "benn" }])).toEqual([ann, ben]);
  expect(matchEntrants([ann, ben], [{ nameKey: "dan" }, ann])).toEqual([undefined, ann]);
});

test("whoever is added was nobody", () => {
  expect(matchEntrants([ann], [ann, ben])).toEqual([ann, undefined]);
});

test("another person in somebody's place is nobody from before, unless account or address are theirs", () => {
  const [weir, lock] = [{ nameKey: "ben weir" }, { nameKey: "cy lock" }];
  expect(matchEntrants([ann, weir], [ann, lock])).toEqual([ann, undefined]);
  const known = { ...weir, userId: 7, email: "ben@example.org" };
  expect(matchEntrants([known], [{ ...lock, userId: 7 }])).toEqual([known]);
  expect(matchEntrants([known], [{ ...lock, email: "ben@example.org" }])).toEqual([known]);
  expect(
    matchEntrants([{ ...weir, userId: null, email: "" }], [{ ...lock, userId: null, email: "" }]),
  ).toEqual([undefined]);
});
