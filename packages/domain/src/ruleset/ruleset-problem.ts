import { describeProblem, type Facts, type Path, type Problem } from "../outcome.ts";

export type RulesetProblemCode =
  | "ruleset-not-positive"
  | "ruleset-not-exact"
  | "ruleset-empty"
  | "ruleset-duplicate"
  | "ruleset-missing"
  | "ruleset-unknown-species"
  | "ruleset-gate-in-circle"
  | "ruleset-not-ascending"
  | "ruleset-wrong-direction"
  | "ruleset-price-needs-place"
  | "ruleset-price-not-allowed"
  | "ruleset-deduction-misses-biggest-fish"
  | "ruleset-more-than-team"
  | "ruleset-contradicts"
  | "ruleset-unreachable";

export type RulesetProblem = Problem<RulesetProblemCode>;

/** Collects everything that is wrong, so that an organiser is not sent back once per mistake. */
export interface RulesetCheck {
  readonly problems: readonly RulesetProblem[];
  readonly refuseWhen: (isWrong: boolean, code: RulesetProblemCode, path: Path, facts?: Facts) => void;
  readonly requirePositive: (value: number | undefined, path: Path) => void;
}

export function startCheck(root: Path = []): RulesetCheck {
  const problems: RulesetProblem[] = [];
  const refuseWhen: RulesetCheck["refuseWhen"] = (isWrong, code, path, facts = {}) => {
    if (isWrong) problems.push(describeProblem(code, facts, [...root, ...path]));
  };
  return {
    problems,
    refuseWhen,
    requirePositive: (value, path) =>
      refuseWhen(
        value !== undefined && !(Number.isSafeInteger(value) && value > 0),
        "ruleset-not-positive",
        path,
        {
          value: value ?? null,
        },
      ),
  };
}
