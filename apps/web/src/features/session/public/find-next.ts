import type { SessionResponse } from "@tightlines/contract/session";

/** What is fished at a moment, or what is fished next: what organizers say goes before what the clock says. */
export function findNext(
  sessions: readonly SessionResponse[],
  now: number,
): { session: SessionResponse; isOn: boolean } | null {
  const fished = sessions.filter(({ kind }) => kind !== "rest");
  const running = fished.find(({ status, endsAt }) => status === "running" && Date.parse(endsAt) > now);
  if (running) return { session: running, isOn: true };
  const coming = fished.find(({ status, startsAt }) => status === "scheduled" && Date.parse(startsAt) > now);
  return coming ? { session: coming, isOn: false } : null;
}
