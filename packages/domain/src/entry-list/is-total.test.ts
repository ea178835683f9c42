import { expect, test } from "vitest";
import { isTotal } from "./is-total.ts";

test.each([
  [["Razem: 40 zawodników"]],
  [["", "Celkem", "40", ""]],
  [["Total", "40"]],
  [["SUMME:", "", "12"]],
])("%j adds up", (cells) => {
  expect(isTotal(cells)).toBe(true);
});

test.each([[["1", "Jan", "Novák", "Sázava"]], [["Suma Jan", "Sázava", "12", "open"]], [["", ""]], [[]]])(
  "%j is somebody, or nothing",
  (cells) => {
    expect(isTotal(cells)).toBe(false);
  },
);
