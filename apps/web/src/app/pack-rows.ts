/** A list of rows with the same fields: the fields' names once, then each field's values down the list. */
export type PackedRows = [keys: string[], columns: unknown[][]];

/**
 * A long list takes up half the bytes this way: names are not written a thousand times, and values that are alike stand
 * side by side. Undefined where the rows differ in their fields, or are no rows at all.
 */
export function packRows(data: unknown): PackedRows | undefined {
  if (!Array.isArray(data) || data.length < 2 || !data.every(isRow)) return undefined;
  const keys = Object.keys(data[0]!);
  const names = keys.join();
  if (names === "") return undefined;
  if (data.some((row) => Object.keys(row).join() !== names)) return undefined;
  return [keys, keys.map((key) => data.map((row) => row[key]))];
}

export function unpackRows([keys, columns]: PackedRows): Record<string, unknown>[] {
  const count = columns[0]?.length ?? 0;
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(keys.map((key, column) => [key, columns[column]![row]])),
  );
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
