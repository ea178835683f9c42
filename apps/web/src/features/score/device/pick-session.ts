import type { SessionResponse } from "@tightlines/contract/session";

/** The one being fished; else the last that has begun, or the first there is. */
export function pickScoringSession(
  sessions: readonly SessionResponse[],
  now: number,
): SessionResponse | undefined {
  const fished = sessions.filter(({ kind, status }) => kind !== "rest" && status !== "cancelled");
  return (
    fished.find(({ status }) => status === "running") ??
    fished.findLast(({ startsAt }) => Date.parse(startsAt) <= now) ??
    fished[0]
  );
}
