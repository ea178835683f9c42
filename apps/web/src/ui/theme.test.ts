import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tones } from "./theme.ts";

const css = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const themeCss = css("theme.css");
const [schemesCss = "", sunlightCss = ""] = themeCss.split(":root[data-sunlight]");

const surfaces = [
  "--surface-sunken",
  "--surface-page",
  "--surface-card",
  "--surface-raised",
  "--surface-hover",
];
const frames = ["--surface-frame", "--surface-frame-hover"];

/** Every pair of text and what may lie behind it. */
const textPairs: [text: string, behind: string][] = [
  ...surfaces.flatMap((surface): [string, string][] => [
    ["--text", surface],
    ["--text-dim", surface],
    ["--link", surface],
    ...tones.map((tone): [string, string] => [`--${tone}-ink`, surface]),
  ]),
  ...frames.flatMap((frame): [string, string][] => [
    ["--text-frame", frame],
    ["--text-frame-dim", frame],
  ]),
  ...tones.flatMap((tone): [string, string][] => [
    [`--${tone}-on`, `--${tone}-fill`],
    [`--${tone}-on`, `--${tone}-fill-hover`],
    [`--${tone}-ink`, `--${tone}-soft`],
    ["--text", `--${tone}-soft`],
  ]),
];

/** What must be seen without being read: the edge of an input, the focus ring. */
const shapePairs: [shape: string, behind: string][] = [
  ...["--surface-page", "--surface-card", "--surface-raised"].map((s): [string, string] => [
    "--line-strong",
    s,
  ]),
  ...surfaces.map((surface): [string, string] => ["--focus", surface]),
];

describe.each(["light", "dark", "sunlight"] as const)("in the %s scheme", (scheme) => {
  test.each(textPairs)("%s reads on %s", (text, behind) => {
    expect(contrast(colorOf(text, scheme), colorOf(behind, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)("%s shows on %s", (shape, behind) => {
    expect(contrast(colorOf(shape, scheme), colorOf(behind, scheme))).toBeGreaterThanOrEqual(3);
  });
});

test("every variable that our own CSS asks for is defined", () => {
  const files = readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" });
  const own = files
    .filter((file) => file.endsWith(".css"))
    .map(css)
    .join("\n");
  // Set by the component in its style attribute.
  const given = new Set(["--columns"]);
  const defined = definedIn(own);
  expect(askedIn(own).filter((name) => !defined.has(name) && !given.has(name))).toEqual([]);
});

function askedIn(source: string): string[] {
  // One with a fallback may be missing.
  return [...source.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = ""]) => name);
}

function definedIn(source: string): Set<string> {
  return new Set([...source.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = ""]) => name));
}

function colorOf(name: string, scheme: "light" | "dark" | "sunlight"): string {
  const value = (scheme === "sunlight" && declared(name, sunlightCss)) || declared(name, schemesCss);
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value ?? "") ?? [null, value, value];
  const color = scheme === "dark" ? dark : light;
  if (!color || !/^#\w{6}$/.test(color)) throw new Error(`${name} is no colour: ${value}`);
  return color;
}

function declared(name: string, source: string): string | undefined {
  return new RegExp(`${name}: ([^;]+);`).exec(source)?.[1];
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
