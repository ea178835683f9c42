const KEY = "tightlines.entry-list-columns";

/** A club has a few lists; the one that was not used for longest goes. */
const MOST = 20;

type Kept = [headings: string, columns: (string | null)[]][];

/** Remembers on this device what somebody said the columns under these headings hold: next week's list has the same. */
export function keepColumns(headings: readonly string[], columns: readonly (string | null)[]): void {
  const id = idOf(headings);
  const others = readKept().filter(([each]) => each !== id);
  try {
    localStorage.setItem(KEY, JSON.stringify([[id, columns], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing guesses again.
  }
}

/** What was said about these headings before, as far as those fields are still known. */
export function recallColumns<Field extends string>(
  headings: readonly string[],
  fields: readonly Field[],
): (Field | null)[] | null {
  const kept = readKept().find(([id]) => id === idOf(headings))?.[1];
  if (kept?.length !== headings.length) return null;
  return kept.map((column) => fields.find((field) => field === column) ?? null);
}

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept).filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Whatever an older or newer version has left there. */
function isEntry(entry: unknown): boolean {
  return Array.isArray(entry) && typeof entry[0] === "string" && Array.isArray(entry[1]);
}

function idOf(headings: readonly string[]): string {
  return JSON.stringify(headings.map((heading) => heading.trim()));
}
