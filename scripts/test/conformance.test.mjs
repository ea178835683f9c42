import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../steps/root.mjs";

const page = readFileSync(join(root, "docs/seed-conformance.md"), "utf8");
const entries = readEntries(page);

test("the checklist covers sections 2 to 9", () => {
  const sections = [...page.matchAll(/^## (\d)\. /gm)].map(([, number]) => Number(number));
  expect(sections).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  expect(entries.length).toBeGreaterThan(sections.length);
});

describe("a ticked line is proven by tests that exist", () => {
  test.each(entries.filter(({ isTicked }) => isTicked))("$line", ({ notes }) => {
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(note).toSatisfy(isProof);
  });
});

test.each(entries.filter(({ isTicked }) => !isTicked))(
  "the open line “$line” names what it waits for",
  ({ notes }) => {
    expect(notes.join()).toMatch(/^open: \S/);
  },
);

/** `file`: "a test's name" */
function isProof(note) {
  const [, file, name] = /^`([^`]+)`: "(.+)"$/.exec(note) ?? [];
  return (
    Boolean(file) && existsSync(join(root, file)) && readFileSync(join(root, file), "utf8").includes(name)
  );
}

/** Lines of the list, each with the indented lines below it. */
function readEntries(markdown) {
  const found = [];
  for (const line of markdown.split("\n")) {
    const [, mark, words] = /^- \[([ x])\] (.+)$/.exec(line) ?? [];
    if (words) found.push({ isTicked: mark === "x", line: words, notes: [] });
    const [, note] = /^ {2}- (.+)$/.exec(line) ?? [];
    if (note) found.at(-1).notes.push(note);
  }
  return found;
}
