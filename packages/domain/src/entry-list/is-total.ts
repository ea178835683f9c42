import { plain } from "./guess-columns.ts";

/** How the last line of a list is headed in the languages of our clubs. */
const totals = new Set(
  [
    "total",
    "totals",
    "sum",
    "gesamt",
    "summe",
    "insgesamt",
    "total général",
    "totale",
    "somma",
    "razem",
    "suma",
    "ogółem",
    "celkem",
    "součet",
  ].map(plain),
);

/** Whether a line adds the others up and is nobody: "Razem: 40 zawodników". */
export function isTotal(cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter(Boolean);
  const first = plain(said[0]?.split(/[\s:=]/)[0] ?? "");
  // People called "Suma" have more in their line than a word and a number.
  return totals.has(first) && said.length <= 2;
}
