import { expect, test } from "vitest";
import { readMeasure, showLength, showWeight, writeMeasure } from "./measure.ts";

test.each([
  ["32", "length", 320],
  ["32.3", "length", 323],
  ["32,3", "length", 323],
  ["4520", "weight", 4520],
  ["4.52", "weight", 4520],
  ["4,5", "weight", 4500],
  ["0.85", "weight", 850],
  ["12", "count", 12],
  ["4,5 kg", "weight", 4500],
  ["4520 g", "weight", 4520],
  ["4.5200", "weight", 4520],
  ["9.5 lb", "weight", 4309],
  ["9 lb 15 oz", "weight", 4508],
  ["9-15", "weight", 4508],
  ["323mm", "length", 323],
  ["0,323 m", "length", 323],
] as const)("%s typed as a %s is %i", (typed, measured, value) => {
  expect(readMeasure(typed, measured, "metric")).toBe(value);
});

test.each(["", ".", "4.5.2", "-3", "1e3", "12345678", "three", "4 kg 5", "9-16", "4 constructor"])(
  "“%s” is no measure",
  (typed) => {
    expect(readMeasure(typed, "length", "metric")).toBeUndefined();
    expect(readMeasure(typed, "weight", "imperial")).toBeUndefined();
  },
);

test("half a fish is none", () => {
  expect(readMeasure("1.5", "count", "metric")).toBeUndefined();
});

test("an inch board's marks survive the way through whole millimetres", () => {
  for (let eighths = 40; eighths < 400; eighths++) {
    const typed = writeMeasure(readMeasure(String(eighths / 8), "length", "imperial")!, "length", "imperial");
    expect(Math.round(Number(typed) * 8)).toBe(eighths);
  }
});

test("sizes are said in the units of the bank", () => {
  expect(showLength(323, "metric")).toBe("32.3 cm");
  expect(showLength(362, "imperial")).toBe("14.25 in");
  expect(showWeight(850, "metric")).toBe("850 g");
  expect(showWeight(4520, "metric")).toBe("4.52 kg");
  expect(showWeight(4520, "imperial")).toBe("9.96 lb");
});
