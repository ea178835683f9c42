import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findTreeProblems } from "./tree.mjs";

const book = `
## 12. Switches

| 12.5 | deductions |

### 0.1 Ties

| F9  | Teams are ranked anew. | [D1] |

**W4** Two share place 7.

| D1 | a table |
`;

test.each([
  ["a rule", "/** As F10 says. */", "F10"],
  ["a source", "// Seen in a club [S99].", "S99"],
  ["a section", "/** Rulebook 12.5 and 12.6. */", "12.6"],
  ["the end of a range", "/** Ties (rulebook 0.1 to 0.4). */", "0.4"],
  ["a worked example", "/**\n * The same as W5.\n */", "W5"],
  ["a page", "// See scoring.md, section 2.", "scoring.md"],
])("%s that nobody can look up is named", (_, comment, cited) => {
  expect(problemsOf({ "packages/domain/src/rule.ts": comment })).toEqual([
    expect.stringMatching(`packages/domain/src/rule.ts cites ${cited}, which is not in`),
  ]);
});

test("a document is read whole, the rulebook included", () => {
  expect(problemsOf({ "docs/rules/shore.md": "By M1.", "docs/rules/rulebook.md": `${book}[S7]` })).toEqual([
    "docs/rules/shore.md cites M1, which is not in docs/rules/rulebook.md.",
    "docs/rules/rulebook.md cites S7, which is not in docs/rules/rulebook.md.",
  ]);
});

test("what can be looked up passes, and so does what only looks like a code", () => {
  const comment =
    "/** F9 [D1], W4, rulebook 12, 12.5 and 0.1; docs/rules/rulebook.md; PR-F10, #C12, SHA-F22. */";
  const text = `${comment}\nconst key = "F12";`;
  expect(problemsOf({ "packages/domain/src/rule.ts": text })).toEqual([]);
});

function problemsOf(written) {
  const folder = mkdtempSync(join(tmpdir(), "tightlines-tree-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = { "docs/rules/rulebook.md": book, ...written };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return findTreeProblems(
    folder,
    Object.keys(written).concat(written["docs/rules/rulebook.md"] ? [] : ["docs/rules/rulebook.md"]),
  );
}
