import { catchOf, weighInOf } from "@tightlines/contract/score/entered-score";
import type { CatchInput, WeighInInput } from "@tightlines/contract/score/score-values";
import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import type { SessionPresence } from "@tightlines/domain/score/score";
import type { ScoreBook } from "../device/score-book.ts";
import { readMeasure, writeMeasure } from "../measure.ts";
import { readFishText, writeFishText } from "./fish-text.ts";
import type { ColumnName, GridColumn } from "./grid-columns.ts";

/** What somebody has typed in a line and is not stored yet. Cells nobody has touched are missing. */
export interface RowDraft {
  cells: Partial<Record<ColumnName, string>>;
  presence?: SessionPresence;
  reason: string;
  /** Whether somebody has left the line, so that it is time to ask about it. */
  isLeft: boolean;
  /** Whether it came from a spreadsheet: it replaces nothing without being asked. */
  isPasted: boolean;
  /** What had said the parts when somebody began to type. */
  seen: {
    weighIn: string | null;
    presence: string | null;
    /** The fish that stood in the cell, by their ids. What others have entered since is theirs. */
    catches: Readonly<Record<string, string | null>>;
  };
}

/** What the line says when it is stored. */
export interface RowReading {
  presence: SessionPresence;
  /** Undefined where nothing is weighed here. */
  weighIn: WeighInInput | null | undefined;
  /** Undefined where fish are not typed here. */
  fish: readonly CatchInput[] | undefined;
}

export type ReadRow = { reading: RowReading } | { wrong: readonly ColumnName[] };

export function beginDraft({ weighIn, presence, catches }: EnteredScore): RowDraft {
  const shown = catches.filter(({ voidReason }) => voidReason === null);
  const seen = {
    weighIn: weighIn.saidBy,
    presence: presence.saidBy,
    catches: Object.fromEntries(shown.map(({ id, saidBy }) => [id, saidBy])),
  };
  return { cells: {}, reason: "", isLeft: false, isPasted: false, seen };
}

/** Whoever has typed on while a line was stored has seen what they stored, and no fish that came in meanwhile. */
export function seenAfter(
  { seen }: RowDraft,
  stored: readonly string[],
  entered: EnteredScore,
): RowDraft["seen"] {
  const now = beginDraft(entered).seen;
  const isOurs = (id: string) => Object.hasOwn(seen.catches, id) || stored.includes(id);
  return {
    ...now,
    catches: Object.fromEntries(Object.entries(now.catches).filter(([id]) => isOurs(id))),
  };
}

/** What stands in a cell: what was typed, or what is stored. */
export function cellText(column: GridColumn, entered: EnteredScore, book: ScoreBook): string {
  if (column.name === "fish") return writeFishText(countingFish(entered), book);
  const value = storedValue(column.name, entered);
  return value === undefined ? "" : writeMeasure(value, column.measured!, book.event.units);
}

export function readRow(
  draft: RowDraft,
  columns: readonly GridColumn[],
  entered: EnteredScore,
  book: ScoreBook,
): ReadRow {
  const text = ({ name }: GridColumn) => draft.cells[name]?.trim();
  const values = new Map<ColumnName, number>();
  const wrong: ColumnName[] = [];
  for (const column of columns.filter(({ measured }) => measured !== undefined)) {
    const typed = text(column);
    const value =
      typed === undefined
        ? storedValue(column.name, entered)
        : readMeasure(typed, column.measured!, book.event.units);
    if (value !== undefined) values.set(column.name, value);
    else if (typed) wrong.push(column.name);
  }
  const fishText = draft.cells.fish;
  const fish = fishText === undefined ? undefined : readFishText(fishText, book);
  if (fishText !== undefined && !fish) wrong.push("fish");
  // Whoever counts fish that are weighed says what they weigh.
  const needsWeight = columns.some(({ name }) => name === "weight") && values.size > 0;
  if (needsWeight && !values.has("weight") && wrong.length === 0) wrong.push("weight");
  if (wrong.length > 0) return { wrong };
  const presence = draft.presence ?? entered.presence.value.presence;
  const isWeighed = columns.some(({ measured }) => measured !== undefined);
  return { reading: { presence, weighIn: isWeighed ? weighInFrom(values, entered) : undefined, fish } };
}

/** The score as it would be with this reading. */
export function withReading(entered: EnteredScore, { presence, weighIn, fish }: RowReading): EnteredScore {
  const kept = entered.catches.filter(({ voidReason }) => voidReason !== null);
  return {
    ...entered,
    presence: { ...entered.presence, value: { ...entered.presence.value, presence } },
    ...(weighIn !== undefined && {
      weighIn: { ...entered.weighIn, value: weighIn && weighInOf(weighIn) },
    }),
    catches: fish
      ? [
          ...kept,
          ...fish.map((each, place) => ({
            id: String(place),
            saidBy: "",
            voidReason: null,
            values: catchOf(each),
          })),
        ]
      : entered.catches,
  };
}

export function countingFish({ catches }: EnteredScore) {
  return catches.filter(({ voidReason }) => voidReason === null).map(({ values }) => values);
}

export function storedValue(name: ColumnName, { weighIn: { value } }: EnteredScore): number | undefined {
  switch (name) {
    case "weight":
      return value?.weightGrams;
    case "count":
      return value?.fishCount;
    case "biggest":
      return value?.biggestFishGrams;
    case "dead":
      return value?.deadCount;
    case "fish":
      return undefined;
  }
}

function weighInFrom(
  values: ReadonlyMap<ColumnName, number>,
  { weighIn }: EnteredScore,
): WeighInInput | null {
  if (values.size === 0) return null;
  return {
    weightGrams: values.get("weight") ?? weighIn.value?.weightGrams ?? 0,
    fishCount: values.get("count") ?? null,
    biggestFishGrams: values.get("biggest") ?? null,
    deadCount: values.get("dead") ?? weighIn.value?.deadCount ?? null,
  };
}
