import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRational, parseRational } from "./format-rational.ts";
import {
  add,
  compare,
  divide,
  floor,
  isRational,
  multiply,
  type Rational,
  split,
  subtract,
  sum,
} from "./rational.ts";
import { roundToStep } from "./round-to-step.ts";

const anyRational = fc
  .tuple(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([numerator, denominator]) => divide(numerator, denominator));

describe("exact numbers", () => {
  it("keeps halves and thirds exact", () => {
    expect(divide(15, 2)).toBe("15/2");
    expect(add("1/3", "2/3")).toBe(1);
    expect(sum(["37/2", "37/2", 1])).toBe(38);
  });

  it("loses nothing beyond the safe integers", () => {
    const large = multiply(Number.MAX_SAFE_INTEGER, 4);
    expect(large).toBe("36028797018963964/1");
    expect(divide(large, 4)).toBe(Number.MAX_SAFE_INTEGER);
    expect(subtract(add(Number.MAX_SAFE_INTEGER, 2), 2)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("writes one form per number, so that equal numbers are identical", () => {
    fc.assert(
      fc.property(anyRational, anyRational, (a, b) => {
        expect(add(a, b)).toBe(add(b, a));
        expect(subtract(add(a, b), b)).toBe(a);
        expect(isRational(add(a, b))).toBe(true);
      }),
    );
  });

  it("compares as the cross products do", () => {
    fc.assert(
      fc.property(anyRational, anyRational, (a, b) => {
        const [an, ad] = split(a);
        const [bn, bd] = split(b);
        expect(Math.sign(compare(a, b))).toBe(an * bd < bn * ad ? -1 : an * bd > bn * ad ? 1 : 0);
      }),
    );
  });

  it("refuses to divide by zero", () => {
    expect(() => divide(1, 0)).toThrow(RangeError);
  });

  it("knows floats and unreduced fractions are not exact numbers", () => {
    expect([7.5, "2/4", "1/0", "x", null, Number.MAX_VALUE].map(isRational)).toEqual(Array(6).fill(false));
  });

  it("takes the floor towards minus infinity", () => {
    expect([floor("7/2"), floor("-7/2"), floor(-3)]).toEqual([3, -4, -3]);
  });
});

describe("rounding to a step", () => {
  it.each<[Rational, "up" | "down" | "nearest" | "none", Rational, Rational]>([
    [181, "up", 10, 190],
    [190, "up", 10, 190],
    [589, "down", 10, 580],
    [585, "nearest", 10, 590],
    [584, "nearest", 10, 580],
    [584, "none", 10, 584],
    ["151/8", "down", "1/4", "75/4"],
    ["151/8", "up", "1/4", 19],
    ["151/8", "nearest", "1/4", 19],
    [-15, "down", 10, -20],
  ])("takes %s %s to steps of %s as %s", (value, direction, step, rounded) => {
    expect(roundToStep(value, { direction, step })).toBe(rounded);
  });
});

describe("showing exact numbers", () => {
  it.each<[Rational, string]>([
    [7, "7"],
    ["15/2", "7.5"],
    ["1/3", "1/3"],
    ["-1/8", "-0.125"],
    ["325/4", "81.25"],
    ["36028797018963964/1", "36028797018963964"],
  ])("shows %s as %s", (value, shown) => {
    expect(formatRational(value)).toBe(shown);
  });

  it("rounds only what is shown when decimals are asked for", () => {
    expect(formatRational("1622/15", { decimals: 2 })).toBe("108.13");
    expect(formatRational("-5/2", { decimals: 0 })).toBe("-3");
    expect(formatRational("1/3", { decimals: 1 })).toBe("0.3");
  });

  it("reads back what it writes", () => {
    fc.assert(fc.property(anyRational, (value) => parseRational(formatRational(value)) === value));
    expect(parseRational("7,5")).toBeUndefined();
  });
});
