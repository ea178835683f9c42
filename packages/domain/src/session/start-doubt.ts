import type { SessionKind } from "./session-kind.ts";
import { type SessionStatus, wasStarted } from "./session-status.ts";

/** A session that begins within this time is begun on time: people are called to their pegs before. */
const ON_TIME_MS = 60 * 60_000;

export interface StartedSession {
  readonly id: number;
  readonly number: number;
  readonly kind: SessionKind;
  readonly status: SessionStatus;
  readonly startsAt: string;
}

/** Why somebody may have pressed "Start" on the wrong session. */
export interface StartDoubt {
  /** It is planned for later than now. */
  readonly isEarly: boolean;
  /** The number of a session that is fished before it and has not been started; null where there is none. */
  readonly before: number | null;
}

/** What to ask before a session starts; null where nothing speaks against it. */
export function startDoubt(
  session: StartedSession,
  all: readonly StartedSession[],
  now: number,
): StartDoubt | null {
  const startsAt = Date.parse(session.startsAt);
  const isEarly = startsAt - now > ON_TIME_MS;
  const skipped = all.find(
    ({ id, kind, status, startsAt: at }) =>
      id !== session.id &&
      kind !== "rest" &&
      status !== "cancelled" &&
      !wasStarted(status) &&
      Date.parse(at) < startsAt,
  );
  return isEarly || skipped ? { isEarly, before: skipped?.number ?? null } : null;
}
