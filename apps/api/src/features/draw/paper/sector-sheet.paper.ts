import { groupBy } from "@tightlines/domain/group-by";
import type { Stamper } from "../../../platform/paper/paper-stamp.ts";
import type { PaperFacts, PaperPlace } from "./paper-facts.ts";
import type { DrawPaper } from "./print-draw-paper.ts";
import { wordsOf } from "./paper-stamp.ts";

/** A sheet for each sector in each session: for the board, and for the controllers. */
export const sectorSheet: DrawPaper = {
  name: "draws",
  title: "Draw",
  fills: "lines",
  template: () => new URL("./sector-sheet.typ", import.meta.url),
  content: (facts, stamper) => ({ sheets: sectorSheets(facts, stamper) }),
};

export function sectorSheets({ places }: PaperFacts, stamper: Stamper) {
  const sheets = groupBy(places, ({ session, sector }) => `${session.id} ${sector.id}`);
  return [...sheets.values()].map((shown) => {
    const { session, sector } = shown[0]!;
    const stamp = stamper.stamp(["sector", session.id, sector.id], wordsOf(shown));
    return { stamp, sector, session, places: shown.map(placeLine) };
  });
}

function placeLine({ peg, number, name, team, note }: PaperPlace) {
  return { peg, number, name, team, note };
}
