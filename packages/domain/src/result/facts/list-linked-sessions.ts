import type { CatchRules } from "../../ruleset/catch-rules.ts";
import type { SessionFacts } from "./facts.ts";

/**
 * The other sessions whose catches decide what counts in this one: a limit per day pools those of the day, a limit per event
 * all of them (B1 [D3], Y4 [S85]).
 */
export function listLinkedSessions(
  { limits: { bestPerDay, bestPerEvent } }: Pick<CatchRules, "limits">,
  sessions: readonly SessionFacts[],
  sessionId: number,
): readonly SessionFacts[] {
  const day = sessions.find(({ id }) => id === sessionId)?.day ?? 0;
  const isDayLimited = typeof bestPerDay === "number" || bestPerDay?.[day - 1] !== undefined;
  return sessions.filter(
    (other) =>
      other.isOfficial &&
      other.id !== sessionId &&
      (bestPerEvent !== undefined || (isDayLimited && other.day === day)),
  );
}
