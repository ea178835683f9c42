import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findTreeProblems } from "./tree.mjs";

const file = "packages/domain/src/price.ts";

test.each(["lastPlace", "last_place", "last place"])("the value %s is named", (value) => {
  expect(problemsOf(file, `export type Price = "fixed" | "${value}";`)).toEqual([
    `${file}: the value "${value}" is written with small letters and hyphens.`,
  ]);
});

test.each([
  ["a value with hyphens", file, `export type Price = "fixed" | "last-place";`],
  ["the name of a field", file, `interface Angler { lastName: string }\nexport type Column = "lastName";`],
  ["a name that is no type", file, `export const heading = "Last place";`],
  ["a test", "packages/domain/src/price.test.ts", `type Kind = "fishPoints";`],
])("%s passes", (_, name, text) => {
  expect(problemsOf(name, text)).toEqual([]);
});

function problemsOf(name, text) {
  const folder = mkdtempSync(join(tmpdir(), "tightlines-tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  return findTreeProblems(folder, [name]);
}
