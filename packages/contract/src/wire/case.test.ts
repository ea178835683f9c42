import fc from "fast-check";
import { expect, test } from "vitest";
import { camelKey, snakeKey, toCamelCase, toSnakeCase } from "./case.ts";

test("keys are converted at every depth", () => {
  const inside = { firstName: "Ann", pegs: [{ isEnd: true }], ruleset: { bestN: { perDay: 5 } } };
  const outside = { first_name: "Ann", pegs: [{ is_end: true }], ruleset: { best_n: { per_day: 5 } } };
  expect(toSnakeCase(inside)).toEqual(outside);
  expect(toCamelCase(outside)).toEqual(inside);
});

test("keys that are data travel unchanged", () => {
  for (const key of ["20", "A", "FIPS-Mouche", "Salmo trutta", "", "first name"]) {
    expect(snakeKey(key)).toBe(key);
    expect(camelKey(key)).toBe(key);
  }
});

test("every camelCase name survives the way out and back", () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9]*([A-Z][a-z0-9]*){0,4}$/);
  fc.assert(fc.property(name, (key) => camelKey(snakeKey(key)) === key));
});

test("a __proto__ key in a body cannot change an object's prototype", () => {
  const converted = toCamelCase(JSON.parse('{"__proto__": {"role": "administrator"}, "a": 1}'));
  expect(converted).toEqual({ a: 1 });
  expect((converted as { role?: string }).role).toBeUndefined();
});

test("dates and null pass through", () => {
  const at = new Date(0);
  expect(toSnakeCase({ sentAt: at, none: null })).toEqual({ sent_at: at, none: null });
});
