import { groupBy } from "@tightlines/domain/group-by";
import { wordsOf } from "./paper-stamp.ts";
import type { DrawPaper } from "./print-draw-paper.ts";

/** Rulebook T1 to T3: a card for each duel, on which the judge counts the fish of both halves and all three sign. */
export const duelCard: DrawPaper = {
  name: "duel-cards",
  title: "Scorecards of duels",
  fills: "cards",
  places: ({ rounds }) => rounds.reduce((sum, { duels }) => sum + duels.length, 0),
  template: () => new URL("./duel-card.typ", import.meta.url),
  content: ({ rounds }, stamper) => ({
    sheets: [...groupBy(rounds, ({ session }) => session)].map(([session, shown]) => ({
      session,
      // It holds as long as the sheet on the board does.
      stamp: stamper.stamp(["duels", session.id, 0], wordsOf(shown)),
      rounds: shown.map(({ round, duels }) =>
        duels.map(({ sector, seats, judge }, index) => ({
          title: `Round ${round}, duel ${index + 1} of ${duels.length}`,
          sector,
          judge,
          // They change seats at half time.
          anglers: seats.map(({ name, peg }, seat) => ({ name, peg, laterPeg: seats[1 - seat]?.peg ?? peg })),
        })),
      ),
    })),
  }),
};
