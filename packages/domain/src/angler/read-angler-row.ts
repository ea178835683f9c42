import { type NameOrder, splitName } from "../entry-list/name-order.ts";
import { cleanCell, readCount } from "../entry-list/read-cell.ts";
import { plain } from "../entry-list/guess-columns.ts";
import { type AnglerField, type AnglerText, eachText } from "./angler-columns.ts";
import { readCategory } from "./category.ts";

/** An angler as a line of a spreadsheet tells of them; null is what it does not say. */
export interface AnglerLine extends Record<AnglerText, string | null> {
  number: number | null;
  firstName: string;
  lastName: string;
  team: string | null;
  slot: number | null;
  isReserve: boolean | null;
}

export interface LineProblem {
  field: AnglerField;
  code: "no-name" | "no-number" | "no-yes-or-no";
  text: string;
}

/** Reads one line. `columns` says which field each cell holds; null leaves the cell out. A whole name is told apart by `order`. */
export function readAnglerRow(
  cells: readonly string[],
  columns: readonly (AnglerField | null)[],
  order: NameOrder,
): { line: AnglerLine; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const cellOf = (field: AnglerField) => cleanCell(cells[columns.indexOf(field)] ?? "");
  const textOf = (field: AnglerField) => cellOf(field) || null;

  const parts = { firstName: cellOf("firstName"), lastName: cellOf("lastName") };
  const { firstName, lastName } =
    parts.firstName || parts.lastName ? parts : splitName(cellOf("fullName"), order);
  if (!firstName || !lastName)
    problems.push({
      field: columns.includes("lastName") ? "lastName" : "fullName",
      code: "no-name",
      text: cellOf("fullName"),
    });

  const isSlotReserve = reserveWords.has(plain(cellOf("slot")));
  const line: AnglerLine = {
    number: numberIn("number"),
    firstName,
    lastName,
    team: textOf("team"),
    slot: isSlotReserve ? null : numberIn("slot"),
    ...eachText(textOf),
    category: readCategory(cellOf("category")) || null,
    isReserve: isSlotReserve ? true : yesOrNoIn("isReserve"),
  };
  return { line, problems };

  function numberIn(field: AnglerField): number | null {
    const number = readCount(cellOf(field));
    if (number === undefined) problems.push({ field, code: "no-number", text: cellOf(field) });
    return number ?? null;
  }

  function yesOrNoIn(field: AnglerField): boolean | null {
    const text = cellOf(field);
    if (text === "") return null;
    if (yes.has(plain(text)) || reserveWords.has(plain(text))) return true;
    if (no.has(plain(text))) return false;
    problems.push({ field, code: "no-yes-or-no", text });
    return null;
  }
}

const yes = new Set(["yes", "y", "true", "1", "x", "ja", "j", "oui", "o", "si", "s", "tak", "t", "ano", "a"]);
const no = new Set(["no", "n", "false", "0", "nein", "non", "nie", "ne", ""]);
const reserveWords = new Set([
  "r",
  "res",
  "reserve",
  "sub",
  "substitute",
  "ersatz",
  "rezerwowy",
  "nahradnik",
]);
