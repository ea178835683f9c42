import { expect, test } from "vitest";
import { shortenMinor } from "./shorten-minor.ts";

test.each([
  ["Rivers", "R."],
  ["žižka", "Ž."],
  ["𝒜bel", "𝒜."],
  ["", ""],
])("%j becomes %j, and the club goes", (lastName, short) => {
  expect(shortenMinor({ number: 7, lastName, club: "Weir" })).toEqual({
    number: 7,
    lastName: short,
    club: "",
  });
});
