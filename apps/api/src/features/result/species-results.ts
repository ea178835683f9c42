import type { ResultSpecies } from "@tightlines/contract/result/result-views";
import { tallySpecies } from "@tightlines/domain/result/tally-species";
import { keyOf } from "../score/score-desk.ts";
import type { ComputedResults } from "./kept-results.ts";
import type { ResultNames } from "./result-names.ts";

/** Who caught what, species by species. A catch that was weighed as a whole has no species. */
export function listSpecies({ facts, results }: ComputedResults, names: ResultNames): ResultSpecies[] {
  const tallies = tallySpecies(
    results.rawScores,
    ({ sessionId, entryId }) => facts.scores.get(keyOf({ sessionId, anglerId: entryId }))?.catches ?? [],
  );
  return tallies.map(({ species: code, catchers, ...haul }) => ({
    code,
    name: facts.speciesNames.get(code) ?? code,
    ...haul,
    anglers: catchers.map(({ entryId: id, ...own }) => {
      const { number = 0, name = "", teamName = null } = names.angler(id) ?? {};
      return { id, number, name, teamName, ...own };
    }),
  }));
}
