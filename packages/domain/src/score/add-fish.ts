import type { CatchRules } from "../ruleset/catch-rules.ts";
import { entryFields } from "./entry-fields.ts";
import type { Catch, Score } from "./score.ts";

/** One more fish; the species is needed where fish are entered one by one. */
export type OneMoreFish = Pick<Catch, "lengthMm" | "weightGrams"> & { readonly species?: string };

/**
 * A score as it would be with one more fish. Where the catch is weighed as a whole (C1), or was for this score, the fish is
 * weighed with it. Whoever was not there had been; a disqualification stays one.
 */
export function addFish(rules: CatchRules, score: Score, fish: OneMoreFish): Score {
  const presence = score.presence === "disqualified" ? score.presence : "fished";
  const { weighIn } = score;
  const isWeighed = weighIn !== undefined || (entryFields(rules).form === "weigh-in" && !fish.species);
  if (isWeighed) {
    const grams = fish.weightGrams ?? 0;
    const { weightGrams = 0, fishCount, biggestFishGrams } = weighIn ?? { fishCount: 0 };
    return {
      ...score,
      presence,
      weighIn: {
        ...weighIn,
        weightGrams: weightGrams + grams,
        // A catch that was never counted is not counted by one more.
        ...(fishCount !== undefined && { fishCount: fishCount + 1 }),
        ...((weighIn === undefined || biggestFishGrams !== undefined) && {
          biggestFishGrams: Math.max(biggestFishGrams ?? 0, grams),
        }),
      },
    };
  }
  const { species = "", ...sizes } = fish;
  return { ...score, presence, catches: [...score.catches, { species, ...sizes }] };
}
