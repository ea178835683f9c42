import { expect, test } from "vitest";
import { sayInEnglish } from "./english.ts";
import { type Catalogue, say } from "./format-text.ts";
import { parseText } from "./parse-text.ts";

const texts = {
  plain: "{name} has number {number}, of {most, number}.",
  anglers: "{anglers, plural, =0 {Nobody is} one {# angler is} other {# anglers are}} in it ({anglers}).",
  place:
    "{name} stays in {place, select, team {the team} other {the group, with {mates, plural, one {# mate} other {# mates}}}}.",
  day: "On {day, date}.",
  size: "At most {limit, size}.",
  wins: "It must be {what, term}.",
  "term-most": "the most points",
  session: "Session {number}",
  overlap: "That would overlap {other}.",
  "and-more": "{count, number} more",
  "clause-and-clause": "{first}, and {second}",
  needed: "{name} is needed: {reasons, clauses}.",
};
const catalogue: Catalogue = { language: "en-GB", texts };

test.each([
  ["plain", { name: "Ann", number: 12345, most: 99999 }, "Ann has number 12345, of 99,999."],
  ["anglers", { anglers: ["Ann"] }, "1 angler is in it (Ann)."],
  ["anglers", { anglers: ["Ann", "Bob"] }, "2 anglers are in it (Ann and Bob)."],
  ["anglers", { anglers: ["A", "B", "C", "D", "E"] }, "5 anglers are in it (A, B, C, D and E)."],
  [
    "anglers",
    { anglers: ["A", "B", "C", "D", "E", "F", "G"] },
    "7 anglers are in it (A, B, C, D, E and 2 more).",
  ],
  ["anglers", { anglers: [] }, "Nobody is in it ()."],
  ["place", { name: "Ann", place: "team", mates: 3 }, "Ann stays in the team."],
  ["place", { name: "Ann", place: "group", mates: 1 }, "Ann stays in the group, with 1 mate."],
  ["day", { day: "2027-05-14" }, "On 14 May 2027."],
  ["size", { limit: 64 * 1024 }, "At most 64 kB."],
  ["size", { limit: 10 * 1024 * 1024 }, "At most 10 MB."],
  ["wins", { what: "most" }, "It must be the most points."],
  ["wins", { what: "unnamed" }, "It must be unnamed."],
  [
    "needed",
    {
      name: "A",
      reasons: [
        { code: "session", facts: { number: 1 } },
        { code: "session", facts: { number: 2 } },
      ],
    },
    "A is needed: Session 1, and Session 2.",
  ],
  ["overlap", { other: { code: "session", facts: { number: 2 } } }, "That would overlap Session 2."],
])("%s with %j reads well", (code, facts, sentence) => {
  expect(say(catalogue, { code, facts })).toBe(sentence);
});

test("plurals are those of the language", () => {
  const czech = { pegs: "{count, plural, one {# místo} few {# místa} other {# míst}}" };
  const count = (number: number) =>
    say({ language: "cs", texts: czech }, { code: "pegs", facts: { count: number } });
  expect([1, 3, 5].map(count)).toEqual(["1 místo", "3 místa", "5 míst"]);
});

test("a code the catalogue does not know, or a fact that did not come, is not made up", () => {
  expect(say(catalogue, { code: "toString" })).toBeUndefined();
  expect(say(catalogue, { code: "overlap", facts: {} })).toBeUndefined();
  expect(say(catalogue, { code: "overlap", facts: { other: { code: "nothing" } } })).toBeUndefined();
});

test.each(["{name", "name}", "{name, plural, one {x}", "{, number}", "{name, plural, {x}}"])(
  "%s is refused",
  (text) => {
    expect(() => parseText(text)).toThrow(text);
  },
);

test("the product's own sentences are filled in", () => {
  expect(sayInEnglish({ code: "too-many-requests", facts: { seconds: 7 } })).toBe(
    "Too many attempts. Try again in 7 seconds.",
  );
  expect(sayInEnglish({ code: "no-token" })).toBe("Sign in first.");
});
