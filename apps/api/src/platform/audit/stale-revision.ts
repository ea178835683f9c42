import type { Db } from "../database/schema.ts";
import { ProblemError } from "../http/problem-error.ts";

/**
 * Refuses a change of something older than what is stored. `current` is what the endpoint would answer now: whoever
 * is refused sees both versions and who made the other. What belongs to no event says so with null.
 */
export async function staleRevision(
  db: Db,
  { noun, nounId, eventId }: { noun: string; nounId: string | number; eventId: number | null },
  current: object,
): Promise<ProblemError> {
  const last = await db
    .selectFrom("audit")
    .select("actorName")
    .where("noun", "=", noun)
    .where("nounId", "=", String(nounId))
    .where("eventId", eventId === null ? "is" : "=", eventId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const changedBy = last?.actorName;
  return new ProblemError("stale-revision", { stored: { current, ...(changedBy && { changedBy }) } });
}
