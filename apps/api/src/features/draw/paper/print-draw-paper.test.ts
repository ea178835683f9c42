import { expect, test } from "vitest";
import type { FileStore } from "../../../platform/files/file-store.ts";
import type { PaperFacts, PaperPlace } from "./paper-facts.ts";
import { pegCard } from "./peg-card.paper.ts";
import { layOutDrawPaper } from "./print-draw-paper.ts";
import { scorecardOf } from "./scorecard.paper.ts";
import { sectorSheet } from "./sector-sheet.paper.ts";

const nowhere = { files: {} as FileStore, publicUrl: "http://localhost" };

test.each([
  ["sheets", sectorSheet, 4001, "4,001 places on one paper; 4,000 is the most"],
  ["peg cards", pegCard, 1001, "1,001 places on one paper; 1,000 is the most"],
  ["fly scorecards", scorecardOf("fly"), 1001, "1,000 is the most"],
  ["weigh sheets", scorecardOf("coarse"), 4001, "4,000 is the most"],
])("%s that would keep the press for too long are refused", async (_, paper, count, sentence) => {
  const facts = { places: Array.from({ length: count }, () => ({}) as PaperPlace) } as unknown as PaperFacts;
  await expect(layOutDrawPaper(paper, facts, nowhere)).rejects.toThrow(sentence);
});
