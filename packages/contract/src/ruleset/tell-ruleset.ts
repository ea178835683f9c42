import type { Facts } from "@tightlines/domain/outcome";
import type { RulesetProblem, RulesetProblemCode } from "@tightlines/domain/ruleset/ruleset-problem";
import { type RulesetCode, tell, type Told } from "../problem/problem.ts";
import type { Term } from "../problem/terms.ts";

/** Why a switch contradicts another, as a code with exactly the facts of its sentence. */
export function tellRuleset({ code, facts }: RulesetProblem): Told<RulesetCode> {
  return told[code](facts);
}

const told: Record<RulesetProblemCode, (facts: Facts) => Told<RulesetCode>> = {
  "ruleset-not-positive": () => tell("ruleset-not-positive"),
  "ruleset-not-exact": ({ value }) => tell("ruleset-not-exact", { value: String(value) }),
  "ruleset-empty": () => tell("ruleset-empty"),
  "ruleset-duplicate": ({ id, tieBreak }) => tell("ruleset-duplicate", { what: String(id ?? tieBreak) }),
  "ruleset-missing": ({ neededBy, species }) =>
    species === undefined
      ? tell("ruleset-missing", { neededBy: termOf(neededBy) })
      : tell("ruleset-species-missing", { neededBy: termOf(neededBy), species: String(species) }),
  "ruleset-unknown-species": ({ species }) => tell("ruleset-unknown-species", { species: String(species) }),
  "ruleset-gate-in-circle": ({ species }) => tell("ruleset-gate-in-circle", { species: String(species) }),
  "ruleset-not-ascending": () => tell("ruleset-not-ascending"),
  "ruleset-wrong-direction": tellDirection,
  "ruleset-price-needs-place": ({ price, resultPoints }) =>
    tell("ruleset-price-needs-place", { price: termOf(price), resultPoints: termOf(resultPoints) }),
  "ruleset-price-not-allowed": () => tell("ruleset-price-not-allowed"),
  "ruleset-deduction-misses-biggest-fish": ({ catchScore }) =>
    tell("ruleset-deduction-misses-biggest-fish", { catchScore: termOf(catchScore) }),
  "ruleset-more-than-team": ({ counted, size }) =>
    tell("ruleset-more-than-team", { counted: Number(counted), size: Number(size) }),
  "ruleset-contradicts": ({ with: other }) => tell("ruleset-contradicts", { other: termOf(other) }),
  "ruleset-unreachable": ({ limit, most }) =>
    limit === undefined
      ? tell("ruleset-too-much", { most: Number(most) })
      : tell("ruleset-session-beyond-day"),
};

function tellDirection({ better, direction, place, resultPoints }: Facts): Told<RulesetCode> {
  if (better !== undefined) return tell("ruleset-worth-more", { better: termOf(better) });
  if (place !== undefined) return tell("ruleset-place-better", { place: Number(place) });
  const wins = direction === "low" ? "low" : "high";
  return resultPoints === undefined
    ? tell("ruleset-later-better", { direction: wins })
    : tell("ruleset-wrong-direction", { resultPoints: termOf(resultPoints), direction: wins });
}

/** The rules give the names of their own switches and choices; one without a term is shown by that name. */
function termOf(fact: Facts[string] | undefined): Term {
  return String(fact) as Term;
}
