import type { FactKinds } from "./facts.ts";

/** Why switches of a ruleset contradict each other, for whoever set them. */
export const rulesetProblems = {
  "ruleset-not-positive": {},
  "ruleset-not-exact": { facts: { value: "text" } },
  "ruleset-empty": {},
  "ruleset-duplicate": { facts: { what: "text" } },
  "ruleset-missing": { facts: { neededBy: "term" } },
  "ruleset-species-missing": { facts: { neededBy: "term", species: "text" } },
  "ruleset-unknown-species": { facts: { species: "text" } },
  "ruleset-gate-in-circle": { facts: { species: "text" } },
  "ruleset-not-ascending": {},
  "ruleset-worth-more": { facts: { better: "term" } },
  "ruleset-place-better": { facts: { place: "number" } },
  "ruleset-later-better": { facts: { direction: ["low", "high"] } },
  "ruleset-wrong-direction": { facts: { resultPoints: "term", direction: ["low", "high"] } },
  "ruleset-price-needs-place": { facts: { price: "term", resultPoints: "term" } },
  "ruleset-price-not-allowed": {},
  "ruleset-deduction-misses-biggest-fish": { facts: { catchScore: "term" } },
  "ruleset-more-than-team": { facts: { counted: "number", size: "number" } },
  "ruleset-contradicts": { facts: { other: "term" } },
  "ruleset-too-much": { facts: { most: "number" } },
  "ruleset-session-beyond-day": {},
} as const satisfies Record<string, { facts?: FactKinds }>;
