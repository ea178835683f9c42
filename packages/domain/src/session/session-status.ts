import type { SessionKind } from "./session-kind.ts";

/** The life of a session. */
export const sessionStatuses = ["scheduled", "running", "provisional", "official", "cancelled"] as const;

export type SessionStatus = (typeof sessionStatuses)[number];

const nextStatuses: Record<SessionStatus, readonly SessionStatus[]> = {
  scheduled: ["running", "cancelled"],
  running: ["provisional", "scheduled", "cancelled"],
  provisional: ["official", "running", "cancelled"],
  official: ["provisional"],
  cancelled: ["scheduled"],
};

/** Where a session may go from here, the way forward first. A rest is not fished: it is on or off. */
export function nextSessionStatuses(status: SessionStatus, kind: SessionKind): readonly SessionStatus[] {
  const next = nextStatuses[status];
  return kind === "rest" ? next.filter((to) => to === "cancelled" || to === "scheduled") : next;
}

/** An official session is changed only by reopening it, and whoever does so says why. */
export function needsReason(from: SessionStatus, to: SessionStatus): boolean {
  return from === "official" && to !== "official";
}

/** What was fished is kept: it is cancelled, never deleted. */
export function wasStarted(status: SessionStatus): boolean {
  return status === "running" || status === "provisional" || status === "official";
}
