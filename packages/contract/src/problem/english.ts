import fieldTexts from "../../messages/en/field-problems.json" with { type: "json" };
import lineTexts from "../../messages/en/line-problems.json" with { type: "json" };
import warningTexts from "../../messages/en/line-warnings.json" with { type: "json" };
import rulesetTexts from "../../messages/en/ruleset-problems.json" with { type: "json" };
import termTexts from "../../messages/en/terms.json" with { type: "json" };
import phraseTexts from "../../messages/en/phrases.json" with { type: "json" };
import problemTexts from "../../messages/en/problems.json" with { type: "json" };
import type { Phrase } from "./facts.ts";
import { type Catalogue, say } from "./format-text.ts";

/** What the API says by itself, and what screens in English say. */
export function sayInEnglish(told: Phrase): string | undefined {
  return say(english, told);
}

const english: Catalogue = {
  language: "en-GB",
  texts: {
    ...problemTexts,
    ...fieldTexts,
    ...lineTexts,
    ...warningTexts,
    ...rulesetTexts,
    ...phraseTexts,
    ...termTexts,
  },
};
