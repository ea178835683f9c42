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

test("an inch board's marks are shown as they were typed", () => {
  for (let eighths = 1; eighths < 800; eighths++) {
    const typed = String(eighths / 8);
    const stored = readMeasure(typed, "length", "imperial")!;
    expect(writeMeasure(stored, "length", "imperial")).toBe(typed);
    expect(showLength(stored, "imperial")).toBe(`${typed} in`);
  }
});

test("a hundredth of an inch is shown within half a millimetre, and stays what it is when it is typed again", () => {
  for (let hundredths = 1; hundredths < 10_000; hundredths++) {
    const stored = readMeasure(String(hundredths / 100), "length", "imperial")!;
    const shown = writeMeasure(stored, "length", "imperial");
    expect(Math.abs(Number(shown) * 25.4 - stored)).toBeLessThanOrEqual(0.5);
    expect(readMeasure(shown, "length", "imperial")).toBe(stored);
  }
});

test("sizes are said in the units of the bank", () => {
  expect(showLength(323, "metric")).toBe("32.3 cm");
  expect(showLength(362, "imperial")).toBe("14.25 in");
  expect(showLength(965, "imperial")).toBe("38 in");
  expect(showWeight(850, "metric")).toBe("850 g");
  expect(showWeight(4520, "metric")).toBe("4.52 kg");
  expect(showWeight(4520, "imperial")).toBe("9.96 lb");
});
