/** The product's nouns in the order of ARCHITECTURE.md: each may know those before it, never those after. */
export const nouns = [
  "user",
  "upload",
  "species",
  "event",
  "ruleset",
  "security",
  "sector",
  "session",
  "team",
  "angler",
  "registration",
  "group",
  "rotation",
  "draw",
  "score",
  "result",
];
