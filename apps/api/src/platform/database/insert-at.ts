/** The ids of rows in their order, with a new one at the place it wants: whoever stood there stands behind it. */
export function insertAt(
  rows: readonly { id: number; position: number }[],
  position: number,
  id: number,
): number[] {
  const before = rows.filter((row) => row.position < position).length;
  return rows.map((row) => row.id).toSpliced(before, 0, id);
}
