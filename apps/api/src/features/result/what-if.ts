import type { ResultPreview } from "@tightlines/contract/result/result-preview";
import type { WhatIfQuery } from "@tightlines/contract/result/result-views";
import { compareResults } from "@tightlines/domain/result/compare-results";
import { findOwn } from "@tightlines/domain/find-own";
import { addFish } from "@tightlines/domain/score/add-fish";
import { entryFields } from "@tightlines/domain/score/entry-fields";
import type { Score } from "@tightlines/domain/score/score";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { keyOf } from "../score/score-desk.ts";
import { labelOf } from "../session/session-label.ts";
import { computeFacts } from "./compute-facts.ts";
import type { ComputedResults } from "./kept-results.ts";
import { competitionOf, type ResultFacts } from "./result-facts.ts";
import { presentMoves } from "./result-moves.ts";
import type { ResultNames } from "./result-names.ts";

/** Every place and every sum that one more fish would have moved, computed by the rules as they are. */
export function askWhatIf(
  { facts, competition, results }: ComputedResults,
  names: ResultNames,
  { angler: anglerId, session: sessionId, species: speciesId, lengthMm, weightGrams }: WhatIfQuery,
): ResultPreview {
  const angler = names.angler(anglerId);
  if (!angler) throw new ProblemError("angler-not-found");
  const session = facts.sessions.find(({ id }) => id === sessionId);
  const counts = competition.sessions.some(({ id, isOfficial }) => id === sessionId && isOfficial);
  if (!session || !counts) throw new ProblemError("session-not-found");
  const units = competition.units.filter((unit) => unit.sessionId === sessionId);
  const isIn = units.some(
    ({ drawn, substitutes = [] }) =>
      drawn.includes(anglerId) || substitutes.some(({ inId }) => inId === anglerId),
  );
  if (!isIn)
    throw new ProblemError("angler-not-in-session", {
      facts: { name: angler.name, session: labelOf(session) },
    });
  const species = speciesId === undefined ? undefined : facts.speciesCodes.get(speciesId);
  if (speciesId !== undefined && species === undefined) throw new ProblemError("species-not-found");

  const key = keyOf({ sessionId, anglerId });
  const score: Score = facts.scores.get(key) ?? {
    sessionId,
    entryId: anglerId,
    presence: "fished",
    catches: [],
  };
  const more = addFish(facts.ruleset.catching, score, {
    ...(species !== undefined && { species }),
    ...(lengthMm !== undefined && { lengthMm }),
    ...(weightGrams !== undefined && { weightGrams }),
  });
  const after = computeFacts(facts.ruleset, competitionOf(facts, new Map([...facts.scores, [key, more]])));
  return { tables: presentMoves(names, compareResults(results, after)) };
}

/** What has to be known of one more fish. */
export function describeFields({ ruleset, speciesCodes, speciesNames }: ResultFacts) {
  const { catching } = ruleset;
  const { form, length, weight } = entryFields(catching);
  const counting = [...speciesCodes].filter(
    ([, code]) => catching.otherSpecies !== null || findOwn(catching.species, code) !== undefined,
  );
  return {
    isWeighedWhole: form === "weigh-in",
    length,
    weight,
    species: counting
      .map(([id, code]) => ({ id, name: speciesNames.get(code) ?? code }))
      .toSorted((one, other) => one.name.localeCompare(other.name, "en")),
  };
}
