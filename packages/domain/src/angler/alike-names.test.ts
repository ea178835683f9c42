import { expect, test } from "vitest";
import { areAlike, nameKey } from "./alike-names.ts";

test.each([
  ["Anna Berg", "ANNA BERG", true],
  ["Anna Berg", "Berg Anna", true],
  ["Anna Berg", "Ana Bergh", true],
  ["Anna Berg", "A. Berg", true],
  ["Jan Novák", "Jan Pavel Novák", true],
  ["Anna Berg", "Anna Svobodová", false],
  ["Petr Novák", "Jan Novák", false],
  ["Bo Kay", "Cy Kay", false],
])("%s and %s", (one, other, answer) => {
  expect(areAlike(named(one), named(other))).toBe(answer);
  expect(areAlike(named(other), named(one))).toBe(answer);
});

function named(name: string) {
  const words = name.split(" ");
  return nameKey({ firstName: words.slice(0, -1).join(" "), lastName: words.at(-1)! });
}
