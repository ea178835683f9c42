import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findTreeProblems } from "./tree.mjs";

test.each([
  ["long.ts", "\n".repeat(351), "351 lines"],
  ["score-utils.ts", "", '"utils"'],
  ["EventManager.tsx", "", '"manager"'],
  ["event.types.ts", "", '"types"'],
  ["package-lock.json", lockOf("https://example.org/zod.tgz"), "download address for node_modules/zod"],
])("%s is named", (name, content, words) => {
  const problems = problemsOf(name, content);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(words);
});

test.each([
  ["short.ts", "\n".repeat(350)],
  ["long.test.ts", "\n".repeat(351)],
  ["tsconfig.base.json", "{}"],
  ["database.ts", ""],
  ["package-lock.json", lockOf("packages/domain")],
])("%s passes", (name, content) => {
  expect(problemsOf(name, content)).toEqual([]);
});

function lockOf(resolved) {
  return JSON.stringify({ packages: { "node_modules/zod": { resolved } } });
}

function problemsOf(name, content) {
  const folder = mkdtempSync(join(tmpdir(), "tightlines-tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), content);
  return findTreeProblems(folder, [name]);
}
