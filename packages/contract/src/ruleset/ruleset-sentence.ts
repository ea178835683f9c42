import type { Facts, Problem } from "@tightlines/domain/outcome";
import type { RulesetProblemCode } from "@tightlines/domain/ruleset/check-ruleset";

/** Why a switch contradicts another, in words for whoever set it. */
export function rulesetSentence({ code, facts }: Problem<RulesetProblemCode>): string {
  return sentences[code](facts);
}

const sentences: Record<RulesetProblemCode, (facts: Facts) => string> = {
  "ruleset-not-positive": () => "This must be more than nothing.",
  "ruleset-not-exact": ({ value }) =>
    `${say(value)} is no exact number. Enter a whole number or a fraction like 1/2.`,
  "ruleset-empty": () => "At least one entry is needed here.",
  "ruleset-duplicate": ({ id, tieBreak }) => `${nameOf(id ?? tieBreak)} stands here twice.`,
  "ruleset-missing": ({ neededBy, species }) =>
    species === undefined
      ? `${nameOf(neededBy)} needs this.`
      : `Scoring by ${nameOf(neededBy)} needs this of ${say(species)}.`,
  "ruleset-unknown-species": ({ species }) => `${say(species)} is not among the species of these rules.`,
  "ruleset-gate-in-circle": ({ species }) => `${say(species)} would wait for itself and never count.`,
  "ruleset-not-ascending": () => "Each row must go further than the one before.",
  "ruleset-wrong-direction": ({ better, direction, place, resultPoints }) => {
    if (better !== undefined) return `This is worth more than ${nameOf(better)}.`;
    if (place !== undefined) return `Place ${say(place)} would be better than the place before.`;
    const wins = direction === "low" ? "the fewest points win" : "the most points win";
    return resultPoints === undefined
      ? `A later place would be better, since ${wins}.`
      : `With ${nameOf(resultPoints)} as points it cannot be that ${wins}.`;
  },
  "ruleset-price-needs-place": ({ price, resultPoints }) =>
    `${capital(nameOf(price))} is a place, but points here are ${nameOf(resultPoints)}. Give a number of points.`,
  "ruleset-price-not-allowed": () => "A blank cannot be priced by what a blank costs.",
  "ruleset-deduction-misses-biggest-fish": ({ catchScore }) =>
    `Scored by ${nameOf(catchScore)}, a deduction cannot come off the biggest fish as well.`,
  "ruleset-more-than-team": ({ counted, size }) => `${say(counted)} cannot count of a team of ${say(size)}.`,
  "ruleset-contradicts": ({ with: other }) => `This contradicts ${nameOf(other)}.`,
  "ruleset-unreachable": ({ limit, most }) =>
    limit === undefined ? `At most ${say(most)}.` : "One session cannot count more fish than the whole day.",
};

/** What a switch or a choice is called where people read it. */
const names: Readonly<Record<string, string>> = {
  aggregate: "that every round counts",
  "average-remaining": "the average of the places left",
  count: "the number of fish",
  counts: "that every round counts",
  draw: "a draw",
  drawWithoutFish: "a draw without fish",
  formula: "a formula",
  "full-field-raw": "the tie-break by the rounds before the cut",
  judgedBy: "anglers judging a third of the rounds each",
  "last-place": "the last place",
  lastStep: "being the last step, which has no end",
  leftoverTie: "what happens to those still level",
  length: "the length",
  "length-to-weight": "weight by length",
  "line-class": "the line class",
  lists: "what this table lists",
  measure: "what is measured",
  "n-plus": "a place after the last",
  ordersBy: "what this table is ordered by",
  overLimit: "the price for too many fish",
  "percent-of-best": "a share of the best",
  "per-beaten": "points for everybody beaten",
  "field-size": "the size of the field",
  place: "the place",
  raw: "the catch itself",
  "shared-next": "the next place",
  "species-table": "points by species",
  squared: "the squared formula",
  teams: "A table of teams",
  weight: "the weight",
  win: "a win",
};

function nameOf(fact: Facts[string] | undefined): string {
  return typeof fact === "string" && Object.hasOwn(names, fact) ? (names[fact] ?? fact) : say(fact);
}

function say(fact: Facts[string] | undefined): string {
  return fact === undefined || fact === null ? "This" : String(fact);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
