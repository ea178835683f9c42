import type { RuleStatement } from "@tightlines/domain/ruleset/rule-statement";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import { getLocale } from "../../../paraglide/runtime.js";

/** One point of the summary: a sentence or two, and lines below it where species or prices are listed. */
export interface SaidRule {
  sentence: string;
  lines: readonly string[];
}

/** What the sentences need besides their own facts. */
export interface RuleWords {
  ruleset: Ruleset;
  /** What a species is called; one that the list of species does not have goes by its code. */
  nameOf: (code: string) => string;
}

export type Statement<Code extends RuleStatement["code"]> = Extract<RuleStatement, { code: Code }>;

export function say(...sentences: readonly (string | false)[]): SaidRule {
  return { sentence: sentences.filter(Boolean).join(" "), lines: [] };
}

/** "a, b and c", as the language lists things. */
export function sayList(words: readonly string[]): string {
  return new Intl.ListFormat(getLocale(), { type: "conjunction" }).format(words);
}

export function beginLarge(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(getLocale()) + text.slice(1);
}
