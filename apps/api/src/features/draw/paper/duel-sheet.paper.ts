import { groupBy } from "@tightlines/domain/group-by";
import { wordsOf } from "./paper-stamp.ts";
import type { DrawPaper } from "./print-draw-paper.ts";

/** A sheet for each session: round by round who meets whom. For the board, and for those who judge. */
export const duelSheet: DrawPaper = {
  name: "duels",
  title: "Duels",
  fills: "lines",
  places: ({ rounds }) => rounds.reduce((sum, { duels }) => sum + duels.length * 2, 0),
  template: () => new URL("./duel-sheet.typ", import.meta.url),
  content: ({ rounds }, stamper) => ({
    sheets: [...groupBy(rounds, ({ session }) => session)].map(([session, shown]) => ({
      session,
      stamp: stamper.stamp(["duels", session.id, 0], wordsOf(shown)),
      rounds: shown.map(({ round, duels, rests }) => ({
        title: `Round ${round}`,
        duels,
        rests: rests.join(", "),
      })),
    })),
  }),
};
