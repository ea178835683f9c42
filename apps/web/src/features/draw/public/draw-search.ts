import type { SessionResponse } from "@tightlines/contract/session";

/** What the address of the draw page says: another view, or another session than the next. */
export interface DrawSearch {
  view?: "teams" | "anglers";
  /** By its number. */
  session?: number;
}

export function readDrawSearch(search: Record<string, unknown>): DrawSearch {
  const { view } = search;
  const session = Number(search["session"]);
  return {
    ...((view === "teams" || view === "anglers") && { view }),
    ...(Number.isSafeInteger(session) && session > 0 && { session }),
  };
}

/** The one that is asked for; else the first that is not over, and the last when all are. */
export function pickSession(
  sessions: readonly SessionResponse[],
  number: number | undefined,
): SessionResponse | undefined {
  const fished = sessions.filter(({ kind }) => kind !== "rest");
  return (
    fished.find((session) => session.number === number) ??
    fished.find(({ status }) => status === "scheduled" || status === "running") ??
    fished.at(-1)
  );
}
