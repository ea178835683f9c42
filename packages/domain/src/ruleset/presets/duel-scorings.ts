import type { DuelScoring } from "../duel-rules.ts";

/** T4 [S58], W15: 3100 and 1000, and one for each trout. */
export const WIN_3100: DuelScoring = { win: 3100, draw: 1000, drawWithoutFish: 1000, loss: 0, perFish: 1 };

/** T5, confidence L: a default to be changed, not a rule that was read. */
export const FIPSED_DUEL: DuelScoring = { win: 3, draw: "3/2", drawWithoutFish: 1, loss: 0, perFish: 0 };

/** T7 [S60]: a pair that loses still takes a point home. */
export const PAIRS_LEAGUE: DuelScoring = { win: 3, draw: 2, drawWithoutFish: 2, loss: 1, perFish: 0 };
