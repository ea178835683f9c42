/**
 * Whether a list has loaded and is not empty. An empty one has its buttons in the middle of the page: shown above while it
 * loads, they would move away under the finger that presses them.
 */
export function hasRows(rows: readonly unknown[] | undefined): boolean {
  return rows !== undefined && rows.length > 0;
}
