/** The id a path names. What is no number names nothing. */
export function rowId(id: string): number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
}
