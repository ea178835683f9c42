import { groupBy } from "@tightlines/domain/group-by";
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
      stamp: stamper.stamp({ kind: "duels", sessionId: session.id, id: 0 }, shown),
      rounds: shown.map(({ round, duels, rests }) => ({
        title: `Round ${round}`,
        duels,
        rests: rests.join(", "),
      })),
    })),
  }),
};
