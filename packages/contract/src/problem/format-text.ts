import type { Fact, Facts, Phrase } from "./facts.ts";
import { parseText, type TextPart } from "./parse-text.ts";

/** The texts of one language, by code. */
export interface Catalogue {
  /** A BCP 47 name, which decides about plurals, lists, numbers and days. */
  readonly language: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** From six names on only five are said, and how many more there are: a sentence stays readable. */
const MOST_NAMES = 5;

/**
 * The sentence of a code, filled with the facts of the case. Undefined when the catalogue does not know the code, or a
 * fact is missing: whoever asks then has something else to show.
 */
export function say(catalogue: Catalogue, { code, facts = {} }: Phrase): string | undefined {
  const text = Object.hasOwn(catalogue.texts, code) ? catalogue.texts[code] : undefined;
  if (text === undefined) return undefined;
  try {
    return fill(parseText(text), { catalogue, facts });
  } catch (error) {
    if (error instanceof MissingFact) return undefined;
    throw error;
  }
}

class MissingFact extends Error {}

interface Case {
  catalogue: Catalogue;
  facts: Facts;
  /** What "#" stands for inside a plural. */
  count?: number;
}

function fill(parts: readonly TextPart[], given: Case): string {
  return parts.map((part) => fillPart(part, given)).join("");
}

function fillPart(part: TextPart, given: Case): string {
  const { language } = given.catalogue;
  switch (part.kind) {
    case "text":
      return part.text;
    case "count":
      return formatNumber(language, given.count ?? 0);
    case "plural": {
      const count = countOf(factOf(given, part.name));
      const rule = new Intl.PluralRules(language).select(count);
      const chosen = part.cases[`=${count}`] ?? part.cases[rule] ?? part.cases["other"];
      return fill(chosen ?? [], { ...given, count });
    }
    case "select":
      return fill(part.cases[textOf(factOf(given, part.name))] ?? part.cases["other"] ?? [], given);
    case "fact":
      return formatFact(factOf(given, part.name), part.format, given.catalogue);
  }
}

function factOf({ facts }: Case, name: string): Fact {
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (fact === undefined) throw new MissingFact(name);
  return fact;
}

function countOf(fact: Fact): number {
  return Array.isArray(fact) ? fact.length : Number(fact);
}

function formatFact(fact: Fact, format: string, catalogue: Catalogue): string {
  const inFormat = formats[format];
  if (inFormat) return inFormat(fact, catalogue);
  return isList(fact) ? formatList(fact, catalogue) : formatOne(fact, catalogue);
}

const formats: Readonly<Record<string, (fact: Fact, catalogue: Catalogue) => string>> = {
  number: (fact, { language }) => formatNumber(language, Number(fact)),
  date: (fact, { language }) => formatDay(language, textOf(fact)),
  size: (fact, { language }) => formatSize(language, Number(fact)),
  clauses: (fact, catalogue) => (isList(fact) ? formatClauses(fact, catalogue) : formatOne(fact, catalogue)),
  term: (fact, { texts }) => texts[`term-${textOf(fact)}`] ?? textOf(fact),
};

/** Numbers of anglers, pegs and draws are names: nothing is put between their digits. */
function formatOne(fact: Fact, catalogue: Catalogue): string {
  if (fact === null || typeof fact !== "object" || isList(fact)) return textOf(fact);
  const said = say(catalogue, fact);
  if (said === undefined) throw new MissingFact(fact.code);
  return said;
}

function textOf(fact: Fact): string {
  return fact === null || typeof fact === "object" ? "" : String(fact);
}

function formatList(list: readonly (string | number | Phrase)[], catalogue: Catalogue): string {
  const names = list.map((one) => formatOne(one, catalogue));
  const rest = names.length - MOST_NAMES;
  const shown = rest > 0 ? [...names.slice(0, MOST_NAMES), sayMore(catalogue, rest)] : names;
  return new Intl.ListFormat(catalogue.language, { type: "conjunction" }).format(shown);
}

/** Clauses are joined by words of the catalogue: between whole clauses, many languages want more than between names. */
function formatClauses(list: readonly (string | number | Phrase)[], catalogue: Catalogue): string {
  const clauses = list.map((one) => formatOne(one, catalogue));
  return clauses.reduce(
    (first, second) => say(catalogue, { code: "clause-and-clause", facts: { first, second } }) ?? first,
  );
}

function sayMore(catalogue: Catalogue, count: number): string {
  return say(catalogue, { code: "and-more", facts: { count } }) ?? String(count);
}

function isList(fact: Fact): fact is readonly (string | number | Phrase)[] {
  return Array.isArray(fact);
}

function formatNumber(language: string, value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** A day belongs to a place and never shifts with the reader's zone. */
function formatDay(language: string, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const format = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, format).format(date);
}

function formatSize(language: string, bytes: number): string {
  const isSmall = bytes < 1024 * 1024;
  const unit = isSmall ? "kilobyte" : "megabyte";
  const value = bytes / 1024 / (isSmall ? 1 : 1024);
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}
