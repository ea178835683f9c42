import { groupBy } from "@tightlines/domain/group-by";
import type { Stamper } from "../../../platform/paper/paper-stamp.ts";
import type { PaperFacts } from "./paper-facts.ts";
import { wordsOf } from "./paper-stamp.ts";
import type { DrawPaper } from "./print-draw-paper.ts";

/** A card to put up at every peg that somebody fishes from. */
export const pegCard: DrawPaper = {
  name: "peg-cards",
  title: "Peg cards",
  fills: "cards",
  template: () => new URL("./peg-card.typ", import.meta.url),
  content: (facts, stamper) => ({
    cards: pegCards(facts, stamper).map((card, index) => ({ ...card, number: index + 1 })),
  }),
};

/** Two who share a peg share its card. */
export function pegCards({ places }: PaperFacts, stamper: Stamper) {
  const pegs = groupBy(places, ({ session, pegId }) => `${session.id} ${pegId}`);
  return [...pegs.values()].map((shown) => {
    const { session, sector, pegId, peg } = shown[0]!;
    const stamp = stamper.stamp(["peg", session.id, pegId], wordsOf(shown));
    const anglers = shown.map(({ number, name, team }) => ({ number, name, team }));
    return { stamp, session, sector, peg, anglers };
  });
}
