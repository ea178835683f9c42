import { expect, test } from "vitest";
import { shortenCaptain } from "./shorten-captain.ts";

const team = [
  { firstName: "Zoë", lastName: "Ábel" },
  { firstName: "Jan", lastName: "Novák ml." },
  { firstName: "Anna Maria", lastName: "Pike" },
];

test.each([
  ["Zoë Ábel", "Zoë Á."],
  ["zoe  ABEL", "Zoë Á."],
  ["Abel, Zoe", "Zoë Á."],
  ["Zoe Abel (U15)", "Zoë Á."],
  ["NOVAK Jan ml", "Jan N."],
  ["Jan Novák", "Jan N."],
  ["Novák", "Jan N."],
  ["Z. Abel", "Zoë Á."],
  ["Anna Pike", "Anna Maria P."],
  ["Ben Pike", "Ben Pike"],
  ["Zoe Abelson", "Zoe Abelson"],
  ["Ann Rivers", "Ann Rivers"],
  ["", ""],
])("%j is read as %j", (captain, shown) => {
  expect(shortenCaptain(captain, team)).toBe(shown);
});

test("nobody of age is shortened", () => {
  expect(shortenCaptain("Zoë Ábel", [])).toBe("Zoë Ábel");
  expect(shortenCaptain("Zoë Ábel", [{ firstName: "", lastName: "" }])).toBe("Zoë Ábel");
});
