import type { SessionKind } from "../session/session-kind.ts";
import type { SessionStatus } from "../session/session-status.ts";

/**
 * Whether scores of a session can be entered now. A session whose time has come takes them before anybody has pressed
 * "Start": controllers without signal do not wait for it. What is official is reopened first.
 */
export function takesScores(
  session: { status: SessionStatus; kind: SessionKind; startsAt: Date },
  now: Date,
): "open" | "rest" | "upcoming" | "official" | "cancelled" {
  if (session.kind === "rest") return "rest";
  switch (session.status) {
    case "running":
    case "provisional":
      return "open";
    case "scheduled":
      return session.startsAt <= now ? "open" : "upcoming";
    case "official":
    case "cancelled":
      return session.status;
  }
}
