import type { AuditNoun } from "@tightlines/contract/audit-noun";
import type { Db } from "../database/schema.ts";
import { ProblemError } from "../http/problem-error.ts";

/** What a change is about, as the trail names it. What belongs to no event says so with null. */
interface Subject {
  noun: AuditNoun;
  nounId: string | number;
  eventId: number | null;
}

/**
 * Refuses a change of something older than what is stored. A call that names no revision changes what is there now.
 * `present` makes of the row what the endpoint would answer.
 */
export async function requireSeen<Row extends { revision: number }>(
  db: Db,
  subject: Subject,
  row: Row,
  seen: number | undefined,
  present: (row: Row) => object,
): Promise<void> {
  if (seen === undefined || seen === row.revision) return;
  throw await staleRevision(db, subject, present(row));
}

/** Whoever is refused sees what is stored, and who made it so. */
export async function staleRevision(db: Db, subject: Subject, current: object): Promise<ProblemError> {
  return new ProblemError("stale-revision", { stored: await storedVersion(db, subject, current) });
}

/** What is stored, and the name of whoever changed it last. */
export async function storedVersion(
  db: Db,
  { noun, nounId, eventId }: Subject,
  current: object,
): Promise<{ current: object; changedBy?: string }> {
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
  return { current, ...(changedBy && { changedBy }) };
}
