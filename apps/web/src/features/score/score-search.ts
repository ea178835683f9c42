/** What the addresses of scores say, by ids: whom and when they are about. */
export interface ScoreSearch {
  angler?: number;
  session?: number;
}

export function readScoreSearch(search: Record<string, unknown>): ScoreSearch {
  const angler = readId(search["angler"]);
  const session = readId(search["session"]);
  return { ...(angler && { angler }), ...(session && { session }) };
}

/** What the address of the public page says: another session than the last that was fished, by its number. */
export interface SessionSearch {
  session?: number;
}

export function readSessionSearch(search: Record<string, unknown>): SessionSearch {
  const session = readId(search["session"]);
  return session ? { session } : {};
}

function readId(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
