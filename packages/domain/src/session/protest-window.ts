import type { SessionStatus } from "./session-status.ts";

/** Whether a session can be contested now. `until` is null while it is fished: the window has no end yet. */
export type ProtestWindow =
  | { readonly kind: "upcoming" }
  | { readonly kind: "open"; readonly until: string | null }
  | { readonly kind: "over" };

export interface ContestedSession {
  readonly status: SessionStatus;
  /** When its result became provisional, for the last time. */
  readonly closedAt: string | null;
}

/**
 * Protests may be lodged from the start of a session until some minutes after its result was published as provisional:
 * 30 [S42] or 60 [S104]. A session that was reopened is contested anew: its result may have changed.
 */
export function protestWindow(
  { status, closedAt }: ContestedSession,
  protestMinutes: number,
  now: string,
): ProtestWindow {
  switch (status) {
    case "scheduled":
      return { kind: "upcoming" };
    case "running":
      return { kind: "open", until: null };
    case "provisional": {
      if (!closedAt) return { kind: "over" };
      const until = Date.parse(closedAt) + protestMinutes * 60_000;
      return Date.parse(now) < until
        ? { kind: "open", until: new Date(until).toISOString() }
        : { kind: "over" };
    }
    case "official":
    case "cancelled":
      return { kind: "over" };
  }
}
