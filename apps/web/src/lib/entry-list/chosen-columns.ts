import type { EntryList } from "./use-entry-list.ts";

/** What is sent of a table: the columns somebody chose. What they leave out may hold anything. */
export function chosenColumns<Field extends string>({
  columns,
  entries,
}: Pick<EntryList<Field>, "columns" | "entries">): { columns: Field[]; rows: string[][] } {
  const chosen = columns.flatMap((field, index) => (field === null ? [] : [{ field, index }]));
  return {
    columns: chosen.map(({ field }) => field),
    rows: entries.map(({ cells }) => chosen.map(({ index }) => cells[index] ?? "")),
  };
}
