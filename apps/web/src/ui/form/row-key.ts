/** Tells the rows of a field apart while they are added, moved and removed. */
export interface KeyedRow {
  key: number;
}

/** A key that no row has. */
export function nextKey(rows: readonly KeyedRow[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
}
