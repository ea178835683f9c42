import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { FactKinds } from "./facts.ts";
import { fieldProblems } from "./field-problems.ts";
import { lineProblems } from "./line-problems.ts";
import { lineWarnings } from "./line-warnings.ts";
import { parseText, type TextPart } from "./parse-text.ts";
import { phrases } from "./phrases.ts";
import { problems } from "./problems.ts";
import { rulesetProblems } from "./ruleset-problems.ts";
import { terms } from "./terms.ts";

const messages = fileURLToPath(new URL("../../messages/", import.meta.url));
const languages = readdirSync(messages);

/** Each list of codes has a file of the same name in every language. */
const lists: Record<string, Record<string, { status?: number; facts?: FactKinds }>> = {
  problems,
  "field-problems": fieldProblems,
  "line-problems": lineProblems,
  "line-warnings": lineWarnings,
  "ruleset-problems": rulesetProblems,
  phrases,
  terms: Object.fromEntries(terms.map((term) => [`term-${term}`, {}])),
};

test("English is there", () => {
  expect(languages).toContain("en");
});

test.each(languages)("%s has a text for every code, and for nothing else", (language) => {
  expect(readdirSync(messages + language).sort()).toEqual(
    Object.keys(lists)
      .map((name) => `${name}.json`)
      .sort(),
  );
  for (const [name, codes] of Object.entries(lists))
    expect(Object.keys(textsOf(language, name)).sort()).toEqual(Object.keys(codes).sort());
});

test.each(languages)("in %s a text names exactly the facts of its code", (language) => {
  for (const [name, codes] of Object.entries(lists))
    for (const [code, text] of Object.entries(textsOf(language, name)))
      expect([code, namesIn(parseText(text))]).toEqual([code, Object.keys(codes[code]?.facts ?? {}).sort()]);
});

test("a code stands in one list only", () => {
  const codes = Object.values(lists).flatMap((list) => Object.keys(list));
  expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([]);
});

test.each(Object.entries(problems))("%s has a name and a status of a failure", (code, { status }) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
});

test.each(["problems", "field-problems", "line-problems", "line-warnings", "ruleset-problems"])(
  "what %s says in English are whole sentences",
  (name) => {
    for (const [code, text] of Object.entries(textsOf("en", name)))
      // The one sentence without a full stop is the specification's own.
      expect([code, text]).toEqual([
        code,
        expect.stringMatching(
          code === "not-allowed" ? /^Unauthorized to perform action$/ : /^[A-Z{"].*[.?]$/,
        ),
      ]);
  },
);

test("no two texts say the same in English", () => {
  const sentences = Object.keys(lists).filter((name) => name !== "terms");
  const texts = sentences.flatMap((name) => Object.values(textsOf("en", name)));
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});

function textsOf(language: string, list: string): Record<string, string> {
  return JSON.parse(readFileSync(`${messages}${language}/${list}.json`, "utf8")) as Record<string, string>;
}

function namesIn(parts: readonly TextPart[]): string[] {
  const names = parts.flatMap((part): string[] => {
    if (part.kind === "fact") return [part.name];
    if (part.kind !== "plural" && part.kind !== "select") return [];
    return [part.name, ...Object.values(part.cases).flatMap(namesIn)];
  });
  return [...new Set(names)].sort();
}
