/** The product's nouns in the order of ARCHITECTURE.md: each may know those before it, never those after. */
export const nouns = [
  "user",
  "upload",
  "species",
  "event",
  "event-species",
  "ruleset",
  "security",
  "sector",
  "session",
  "team",
  "angler",
  "registration",
  "check-in",
  "group",
  "rotation",
  "duel",
  "draw",
  "pass",
  "score",
  "report",
  "result",
  "series",
  "audit",
];

/** Which noun keeps which tables, as the code names them. */
export const tables = {
  user: ["user", "calendar"],
  upload: ["upload"],
  species: ["species"],
  event: ["event", "eventOldUrl"],
  "event-species": ["eventSpecies"],
  ruleset: ["eventRuleset"],
  security: ["security", "invitation"],
  sector: ["sector", "peg"],
  session: ["session"],
  team: ["team"],
  angler: ["angler"],
  registration: ["registration", "entrant", "entrantRemoval", "registrationSettings", "payment", "lottery"],
  "check-in": ["checkIn"],
  group: ["group"],
  rotation: ["rotation"],
  draw: ["draw", "drawRun", "drawChange"],
  pass: ["pass"],
  score: ["score", "catch", "penalty", "scoreOperation", "waitingOperation", "scaleCheck"],
  report: ["report", "reportCode"],
  result: ["resultVersion"],
};

/** Tables of the platform, which every noun may use. */
export const platformTables = ["audit", "idempotencyKey", "mail", "revision"];
