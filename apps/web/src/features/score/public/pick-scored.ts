import type { SessionResponse } from "@tightlines/contract/session";

/** The session that is asked for by its number; else the last one with a score, or the first. */
export function pickScored(
  sessions: readonly SessionResponse[],
  number: number | undefined,
  latest: number | null,
): SessionResponse | undefined {
  const fished = sessions.filter(({ kind }) => kind !== "rest");
  return (
    fished.find((session) => session.number === number) ?? fished.find(({ id }) => id === latest) ?? fished[0]
  );
}
