import type { Phrase } from "@tightlines/contract/problem/facts";
import type { ProblemAnswer, SaidFields, SaidProblem } from "@tightlines/contract/problem/problem";
import { getLocale, type Locale } from "../../paraglide/runtime.js";

export type Say = (told: Phrase) => string | undefined;

/** What problems are called in each language. Most visits meet none, so it comes with the first one that is shown. */
const languages: Record<Locale, () => Promise<Say>> = {
  en: async () => (await import("@tightlines/contract/problem/english")).sayInEnglish,
};

export interface SaidAnswer {
  detail: string;
  fields: Record<string, string[]>;
}

/** What went wrong in the reader's language, from its code and facts; in the API's English where that cannot be. */
export async function sayProblem({ fields = {}, ...answer }: ProblemAnswer): Promise<SaidAnswer> {
  const say = await loadSay();
  return { detail: say(answer), fields: sayFields(say, fields) };
}

/** Says what an answer holds beside problems, such as the report of an import. */
export async function loadSay(): Promise<(said: SaidProblem) => string> {
  const say = await loadLanguage();
  return (said) => say(said) ?? said.detail;
}

function sayFields(say: (said: SaidProblem) => string, fields: SaidFields): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([name, wrong]) => [name, wrong.map(say)]));
}

/** The words themselves: without signal, or after an update that took their file away, none are known. */
export async function loadLanguage(): Promise<Say> {
  try {
    return await languages[getLocale()]();
  } catch {
    return () => undefined;
  }
}
