import { isRational } from "../number/rational.ts";
import { describeProblem, type Path } from "../outcome.ts";
import type { RulesetProblem } from "./ruleset-problem.ts";

/** Every number in a ruleset is exact: a float, or a fraction not in lowest terms, is refused (rules.md 12.16). */
export function checkExactNumbers(value: unknown, path: Path = []): readonly RulesetProblem[] {
  if (typeof value === "number" || looksLikeFraction(value)) {
    return isRational(value) ? [] : [describeProblem("ruleset-not-exact", { value: String(value) }, path)];
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => checkExactNumbers(each, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => checkExactNumbers(each, [...path, key]));
}

function looksLikeFraction(value: unknown): boolean {
  return typeof value === "string" && value.includes("/") && /^-?[\d.]+\/[\d.]+$/.test(value);
}
