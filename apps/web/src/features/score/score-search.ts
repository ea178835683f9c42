/** What the addresses of scores say: whom they are about, and which session; by ids, and for visitors by its number. */
export interface ScoreSearch {
  angler?: number;
  session?: number;
}

export function readScoreSearch(search: Record<string, unknown>): ScoreSearch {
  const angler = readId(search["angler"]);
  const session = readId(search["session"]);
  return { ...(angler && { angler }), ...(session && { session }) };
}

function readId(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
