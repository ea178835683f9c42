import type { Publication } from "../ruleset/ruleset.ts";
import type { SessionStatus } from "../session/session-status.ts";

/**
 * Since when the public sees nothing new of a session (Y8 [S84]): standings are hidden for its last minutes, and until it is
 * closed. Null where everything is shown.
 */
export function findFreeze(
  session: { readonly status: SessionStatus; readonly endsAt: Date },
  { hiddenLastMinutes }: Publication,
  now: Date,
): Date | null {
  if (hiddenLastMinutes === 0) return null;
  if (session.status !== "running" && session.status !== "scheduled") return null;
  const since = new Date(session.endsAt.getTime() - hiddenLastMinutes * 60_000);
  return since <= now ? since : null;
}
