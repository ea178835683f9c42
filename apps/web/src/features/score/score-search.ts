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

/** The session of a board, and whether it shows only the cards that are missing. */
export interface BoardSearch {
  session?: number;
  missing?: true;
}

export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const session = readId(search["session"]);
  const isMissingOnly = search["missing"] === true || search["missing"] === "true";
  return { ...(session && { session }), ...(isMissingOnly && { missing: true }) };
}

/** And those of the grid: the session, and whether a second person types. */
export interface GridSearch {
  session?: number;
  check?: true;
}

export function readGridSearch(search: Record<string, unknown>): GridSearch {
  const { session } = readScoreSearch(search);
  return { ...(session && { session }), ...(search["check"] === true && { check: true }) };
}

function readId(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
