import { isRational } from "../number/rational.ts";
import { describeProblem } from "../outcome.ts";
import type { RulesetProblem } from "./ruleset-problem.ts";

/** Every number in a ruleset is exact: a float, or a fraction not in lowest terms, is refused (rulebook 12.16). */
export function checkExactNumbers(ruleset: unknown): readonly RulesetProblem[] {
  const problems: RulesetProblem[] = [];
  collectInexact(ruleset, [], problems);
  return problems;
}

/** `path` is written to and taken back on the way, since all but a few rulesets have nothing to report. */
function collectInexact(value: unknown, path: (string | number)[], problems: RulesetProblem[]): void {
  if (typeof value === "number" || looksLikeFraction(value)) {
    if (!isRational(value))
      problems.push(describeProblem("ruleset-not-exact", { value: String(value) }, [...path]));
    return;
  }
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, each] of Object.entries(value)) {
    path.push(isList ? Number(key) : key);
    collectInexact(each, path, problems);
    path.pop();
  }
}

function looksLikeFraction(value: unknown): boolean {
  return typeof value === "string" && value.includes("/") && /^-?[\d.]+\/[\d.]+$/.test(value);
}
