import type { ScoreBook } from "../device/score-book.ts";
import { doubtSentence, doubtsOf } from "../doubts.ts";
import { type Bags, bagsOf, otherBags } from "./bags.ts";
import type { GridLine } from "./grid-lines.ts";

/** What is doubtful about what is stored, by angler. */
export function warningsOf(book: ScoreBook, lines: readonly GridLine[]): ReadonlyMap<number, string> {
  const bags = bagsOf(lines, new Map(), book.event.units);
  return new Map(lines.map((line) => [line.angler.id, warningOf(book, line, bags)]));
}

/** A second reading settles it. */
function warningOf(book: ScoreBook, line: GridLine, bags: Bags): string {
  if (!line.isTold) return "";
  const doubts = doubtsOf(line.entered, { book, pair: line.pair, otherBags: otherBags(bags, line) });
  return doubts.map((doubt) => doubtSentence(doubt, book)).join(" ");
}
