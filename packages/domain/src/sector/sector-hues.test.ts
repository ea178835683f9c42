import { expect, test } from "vitest";
import { sectorColours, sectorHues } from "./sector-hues.ts";

test("the eleventh sector wears the first hue again", () => {
  expect(sectorColours(10)).toEqual(sectorColours(0));
});

/** Machado, Oliveira and Fernandes 2009, severity 1. */
const sight = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

test.each(Object.entries(sight))("no two hues look alike with %s", (_, matrix) => {
  const seen = sectorHues.map(({ hue }) => oklab(see(linear(hue), matrix)));
  const distances = seen.flatMap((a, index) =>
    seen.slice(index + 1).map((b) => Math.hypot(...a.map((v, i) => v - (b[i] ?? 0)))),
  );
  // In Oklab, where an eye just notices 0.02 side by side.
  expect(Math.min(...distances)).toBeGreaterThan(0.12);
});

test("the letter reads on its hue", () => {
  for (const { hue, ink } of sectorHues) {
    const [red = 0, green = 0, blue = 0] = linear(hue);
    const behind = 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    expect(ink === "#ffffff" ? 1.05 / behind : behind / 0.05).toBeGreaterThan(4.5);
  }
});

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
}

function see(rgb: number[], matrix: number[]): number[] {
  const seen = [0, 3, 6].map((row) => rgb.reduce((sum, value, i) => sum + value * (matrix[row + i] ?? 0), 0));
  return seen.map((value) => Math.min(1, Math.max(0, value)));
}

function oklab([r = 0, g = 0, b = 0]: number[]): number[] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
