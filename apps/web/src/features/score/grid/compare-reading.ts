import { catchOf } from "@tightlines/contract/score/entered-score";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import type { ScoreBook } from "../device/score-book.ts";
import { readMeasure } from "../measure.ts";
import { readFishText } from "./fish-text.ts";
import type { ColumnName, GridColumn } from "./grid-columns.ts";
import { cellText, countingFish, type RowDraft, storedValue } from "./row-draft.ts";
import { fishKey } from "./row-steps.ts";

export interface Comparison {
  /** Cells that are no number. */
  wrong: readonly ColumnName[];
  different: readonly (ColumnName | "presence")[];
  /** What the first person has entered and the second has not read yet. */
  missing: readonly (ColumnName | "presence")[];
}

/** Holds what a second person has typed, without seeing it, against what is stored. */
export function compareReading(
  draft: RowDraft,
  columns: readonly GridColumn[],
  entered: EnteredScore,
  book: ScoreBook,
): Comparison {
  const wrong: ColumnName[] = [];
  const different: (ColumnName | "presence")[] = [];
  const missing: (ColumnName | "presence")[] = [];
  for (const column of columns) {
    const typed = draft.cells[column.name]?.trim() ?? "";
    if (typed === "") {
      if (cellText(column, entered, book) !== "") missing.push(column.name);
      continue;
    }
    const isEqual = compareCell(column, typed, entered, book);
    if (isEqual === undefined) wrong.push(column.name);
    else if (!isEqual) different.push(column.name);
  }
  const { presence } = entered.presence.value;
  // Whoever has a catch on the card has fished.
  if (draft.presence === undefined && presence !== "fished") missing.push("presence");
  if (draft.presence !== undefined && draft.presence !== presence) different.push("presence");
  return { wrong, different, missing };
}

function compareCell(
  column: GridColumn,
  typed: string,
  entered: EnteredScore,
  book: ScoreBook,
): boolean | undefined {
  if (column.measured) {
    const value = readMeasure(typed, column.measured, book.event.units);
    return value === undefined ? undefined : value === storedValue(column.name, entered);
  }
  const fish = readFishText(typed, book);
  if (!fish) return undefined;
  const keys = (all: readonly string[]) => all.toSorted().join("|");
  return (
    keys(fish.map((each) => fishKey(catchOf(each)))) ===
    keys(countingFish(entered).map((each) => fishKey(each)))
  );
}
