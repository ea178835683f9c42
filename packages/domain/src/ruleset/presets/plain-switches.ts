import type { CatchRules } from "../catch-rules.ts";
import type { Classification } from "../classification.ts";
import type { Publication } from "../ruleset.ts";

/** What presets start from: fish measured in whole millimetres and grams, nothing limited, nothing deducted. */
export const PLAIN_METRIC: Omit<CatchRules, "catchScore"> = {
  units: { weight: { name: "gram" }, length: { name: "millimetre" } },
  lengthRounding: { direction: "none", step: 1 },
  weightRounding: { direction: "none", step: 1 },
  species: {},
  otherSpecies: {},
  limits: {},
  bonuses: {},
  undersized: { effect: "ignore" },
  deductions: {},
};

/** Everyone in one table, all rounds added up, ties shared. */
export const PLAIN_TABLE: Classification = {
  id: "individual",
  lists: "entries",
  population: {},
  reranks: false,
  ordersBy: { kind: "rounds" },
  aggregate: { counts: { kind: "all" } },
  tieBreaks: [],
  leftoverTie: "shared",
};

/** Everything visible, an hour to protest [S104]. */
export const OPEN_PUBLICATION: Publication = { hiddenLastMinutes: 0, protestWindowMinutes: 60 };
