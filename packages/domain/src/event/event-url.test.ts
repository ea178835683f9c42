import fc from "fast-check";
import { expect, test } from "vitest";
import { checkEventUrl, numberEventUrl, suggestEventUrl } from "./event-url.ts";

test.each([
  ["Spring Masters", "spring-masters"],
  ["Žďár  Spring Masters 2027!", "zdar-spring-masters-2027"],
  ["Møllegård Łódź Straße", "mollegard-lodz-strasse"],
  ["add", "event-add"],
  ["2027", "event-2027"],
  ["釣り大会", "event"],
])("%s is found at %s", (name, url) => {
  expect(suggestEventUrl(name)).toBe(url);
});

test.each([
  ["", "empty"],
  ["Spring", "characters"],
  ["spring--masters", "characters"],
  ["spring/masters", "characters"],
  ["-spring", "characters"],
  ["add", "reserved"],
  ["42", "number"],
  ["a".repeat(81), "too-long"],
])("an address %j is refused as %s", (url, problem) => {
  expect(checkEventUrl(url)).toBe(problem);
});

test("whatever the name, the address made of it can be used", () => {
  const names = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom("7", "-", "a", "ž"), minLength: 60, maxLength: 120 }),
    fc.string({ unit: fc.constantFrom("7"), minLength: 60, maxLength: 120 }),
  );
  fc.assert(
    fc.property(names, fc.integer({ min: 2, max: 100_000 }), (name, number) => {
      const url = suggestEventUrl(name);
      return checkEventUrl(url) === undefined && checkEventUrl(numberEventUrl(url, number)) === undefined;
    }),
  );
});
