import { m } from "../../../paraglide/messages.js";
import { nameOf } from "../../angler/angler-name.ts";
import type { PlacedAngler } from "../device/order-anglers.ts";
import type { ScoreBook } from "../device/score-book.ts";
import { readMeasure, showWeight } from "../measure.ts";
import { totalWithFish } from "../score-words.ts";
import { sessionPresenceLabel } from "../session-presence.ts";
import type { ColumnName, GridColumn } from "./grid-columns.ts";
import type { GridLine } from "./grid-lines.ts";
import { cellText, type RowDraft } from "./row-draft.ts";

/** "4.52 kg, 12 fish", or how somebody took part. */
export function summarySentence(book: ScoreBook, { entered, total, isTold }: GridLine): string {
  if (!isTold) return m.score_list_none();
  const { presence } = entered.presence.value;
  if (presence !== "fished") return sessionPresenceLabel(presence);
  return totalWithFish(book, total);
}

/** "A 3, Ann Rivers": what a cell is called by for those who do not see the line. */
export function lineName(angler: PlacedAngler): string {
  const { place } = angler;
  const peg = place ? m.score_place({ sector: place.sectorCode, peg: place.pegNumber }) : angler.number;
  return `${peg}, ${nameOf(angler)}`;
}

/** What the first person has in the cells that differ. */
export function firstWords(
  book: ScoreBook,
  { entered }: GridLine,
  columns: readonly GridColumn[],
  different: readonly (ColumnName | "presence")[],
): string {
  const { presence } = entered.presence.value;
  const text = (column: GridColumn) => figureWords(column, cellText(column, entered, book), book);
  return wordsOf(columns, different, text, sessionPresenceLabel(presence));
}

/** And what the second has typed. */
export function secondWords(
  book: ScoreBook,
  draft: RowDraft,
  columns: readonly GridColumn[],
  different: readonly (ColumnName | "presence")[],
): string {
  const presence = draft.presence === undefined ? "" : sessionPresenceLabel(draft.presence);
  const text = (column: GridColumn) => figureWords(column, draft.cells[column.name] ?? "", book);
  return wordsOf(columns, different, text, presence);
}

/** However a weight was typed, both are shown in one unit, so that nobody compares 4250 with 4.52. */
function figureWords({ measured }: GridColumn, text: string, { event: { units } }: ScoreBook): string {
  const grams = measured === "weight" ? readMeasure(text, measured, units) : undefined;
  return grams === undefined ? text : showWeight(grams, units);
}

function wordsOf(
  columns: readonly GridColumn[],
  different: readonly (ColumnName | "presence")[],
  text: (column: GridColumn) => string,
  presence: string,
): string {
  const figures = columns
    .filter(({ name }) => different.includes(name))
    .map((column) =>
      m.score_grid_figure({ name: column.label(), value: text(column) || m.score_grid_nothing() }),
    );
  return [...figures, ...(different.includes("presence") ? [presence] : [])].join(", ");
}
