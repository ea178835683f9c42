import { expect, test } from "vitest";
import { compareListed, type ListedPerson } from "./compare-listed.ts";

const ann: ListedPerson = {
  firstName: "Ann",
  lastName: "Rivers",
  club: "Weir",
  country: "CZ",
  licence: "",
  needsAccessiblePeg: false,
  isReserve: false,
  category: "open",
};

test("what the registration says anew comes along, and nothing else", () => {
  const anna = { ...ann, firstName: "Anna", licence: "CZ 1" };
  expect(compareListed(anna, ann, { ...ann, club: "Lock" })).toEqual({
    toChange: { firstName: "Anna", licence: "CZ 1" },
    keptByHand: [],
  });
  expect(compareListed(ann, ann, { ...ann, firstName: "Anne" })).toEqual({ toChange: {}, keptByHand: [] });
});

test("who becomes a reserve or changes category follows the registration", () => {
  const reserve = { ...ann, isReserve: true, category: "women" };
  expect(compareListed(reserve, ann, ann).toChange).toEqual({ isReserve: true, category: "women" });
  expect(compareListed(reserve, ann, { ...ann, category: "youth" })).toEqual({
    toChange: { isReserve: true },
    keptByHand: ["category"],
  });
});

test("what the organizer has changed by hand stays, and is named", () => {
  const anna = { ...ann, firstName: "Anna", club: "Lock" };
  expect(compareListed(anna, ann, { ...ann, firstName: "Anne", club: "Lock" })).toEqual({
    toChange: {},
    keptByHand: ["firstName"],
  });
});

test("whom no list has taken over changes nothing", () => {
  expect(compareListed({ ...ann, club: "Lock" }, null, ann)).toEqual({ toChange: {}, keptByHand: [] });
});
