import type { BroughtCell } from "./CorrectLine.tsx";
import type { EntryList } from "./use-entry-list.ts";

export interface WrongCellsOf<Field extends string> {
  list: EntryList<Field>;
  labels: Readonly<Record<Field, string>>;
  /** The field that holds a person's whole name. */
  wholeName: Field | undefined;
}

/** Where in the list the fields of one line stand that something is wrong with. A first or last name may be part of a whole name. */
export function wrongCells<Field extends string>(
  { list, labels, wholeName }: WrongCellsOf<Field>,
  line: number,
  fields: readonly string[],
): BroughtCell[] {
  const cells = list.entries.find((entry) => entry.line === line)?.cells ?? [];
  const columns = fields.map((field) => {
    const own = list.columns.findIndex((each) => each === field);
    return own === -1 && isName(field) ? list.columns.findIndex((each) => each === wholeName) : own;
  });
  return [...new Set(columns)]
    .filter((column) => column >= 0)
    .map((column) => ({ column, label: labels[list.columns[column]!], text: cells[column] ?? "" }));
}

function isName(field: string): boolean {
  return field === "firstName" || field === "lastName";
}
