import { compare } from "../number/rational.ts";
import type { Path } from "../outcome.ts";
import type { Price, Prices, RankRules, ResultPoints } from "./rank-rules.ts";
import { startCheck, type RulesetCheck, type RulesetProblem } from "./ruleset-problem.ts";

/** Whether places, points and prices of layer 2 fit each other (rulebook 12.6 to 12.9). */
export function checkRankRules(rules: RankRules, path: Path): readonly RulesetProblem[] {
  const check = startCheck(path);
  checkResultPoints(rules.resultPoints, rules.direction, check);
  checkPrices(rules.prices, rules.resultPoints, check);
  check.requirePositive(rules.minimumField, ["minimumField"]);
  rules.tieBreaks.forEach((tieBreak, index) =>
    check.refuseWhen(rules.tieBreaks.indexOf(tieBreak) < index, "ruleset-duplicate", ["tieBreaks", index], {
      tieBreak,
    }),
  );
  check.refuseWhen(
    rules.tieBreaksDecide === "place-only" &&
      (rules.leftoverTie === "ordinal" || rules.leftoverTie === "lot"),
    "ruleset-contradicts",
    ["tieBreaksDecide"],
    { with: "leftoverTie", leftoverTie: rules.leftoverTie },
  );
  return check.problems;
}

/** U1 [S27][S28]: a place is better when it is lower, everything else when it is higher; a table may run either way. */
export function checkResultPoints(
  points: ResultPoints,
  direction: "low" | "high",
  check: RulesetCheck,
): void {
  const { refuseWhen, requirePositive } = check;
  const path = ["resultPoints"] as const;
  const natural = findNaturalDirection(points);
  refuseWhen(natural !== undefined && natural !== direction, "ruleset-wrong-direction", ["direction"], {
    direction,
    resultPoints: points.kind,
  });
  if (points.kind === "table") {
    refuseWhen(points.points.length === 0, "ruleset-empty", [...path, "points"]);
    [...points.points, points.tail].forEach((value, index, all) => {
      const before = all[index - 1];
      const isLast = index === all.length - 1;
      const isBetter =
        before !== undefined &&
        (direction === "low" ? compare(value, before) < 0 : compare(value, before) > 0);
      refuseWhen(
        isBetter,
        "ruleset-wrong-direction",
        isLast ? [...path, "tail"] : [...path, "points", index],
        {
          direction,
          place: index + 1,
        },
      );
    });
  }
  if (points.kind === "base-step") {
    refuseWhen(points.steps.length === 0, "ruleset-empty", [...path, "steps"]);
    points.steps.forEach((step, index) => {
      const isLast = index === points.steps.length - 1;
      const before = points.steps[index - 1]?.downTo ?? 1;
      requirePositive(step.downTo, [...path, "steps", index, "downTo"]);
      refuseWhen(
        isLast && step.downTo !== undefined,
        "ruleset-contradicts",
        [...path, "steps", index, "downTo"],
        {
          with: "lastStep",
        },
      );
      refuseWhen(!isLast && (step.downTo ?? 0) <= before, "ruleset-not-ascending", [
        ...path,
        "steps",
        index,
        "downTo",
      ]);
      const isBetter = direction === "low" ? compare(step.step, 0) > 0 : compare(step.step, 0) < 0;
      refuseWhen(isBetter, "ruleset-wrong-direction", [...path, "steps", index, "step"], { direction });
    });
  }
}

/** Rulebook 0.2: some prices are places, which mean nothing where points do not come from places. */
export function checkPrices(prices: Prices, points: ResultPoints, { refuseWhen }: RulesetCheck): void {
  const isByPlace =
    points.kind !== "raw" && points.kind !== "percent-of-best" && points.kind !== "per-beaten";
  for (const name of ["blank", "absent", "withdrawn", "disqualified"] as const) {
    const price = prices[name];
    refuseWhen(!isByPlace && PLACE_PRICES.has(price.kind), "ruleset-price-needs-place", ["prices", name], {
      price: price.kind,
      resultPoints: points.kind,
    });
  }
  refuseWhen(prices.blank.kind === "blank-plus", "ruleset-price-not-allowed", ["prices", "blank"], {
    price: "blank-plus",
  });
}

const PLACE_PRICES: ReadonlySet<Price["kind"] | "as-fished"> = new Set([
  "last-place",
  "average-remaining",
  "n-plus",
  "shared-next",
]);

function findNaturalDirection(points: ResultPoints): "low" | "high" | undefined {
  switch (points.kind) {
    case "place":
      return "low";
    case "raw":
    case "percent-of-best":
    case "field-size":
    case "per-beaten":
      return "high";
    case "table":
    case "base-step":
      return undefined;
  }
}
