import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

/** Letters that nobody reads as another one on a wet photo. */
const LETTERS = "BCDFGHJKLMPRTVWX";

/**
 * The code of each session of an event, by the session's id. It is made when somebody asks for it first, and stays: a code
 * that had been there before the session would have been seen.
 */
export async function findCodes(db: Db, eventId: number): Promise<Map<number, string>> {
  await sql`
    insert into report_code (event_id, session_id, code)
    select event_id, id, translate(left(gen_random_uuid()::text, 4), '0123456789abcdef', ${LETTERS})
    from session where event_id = ${eventId}
      and not exists (
        select from report_code where event_id = session.event_id and session_id = session.id
      )
    on conflict do nothing
  `.execute(db);
  const rows = await db
    .selectFrom("reportCode")
    .select(["sessionId", "code"])
    .where("eventId", "=", eventId)
    .execute();
  return new Map(rows.map(({ sessionId, code }) => [sessionId, code]));
}
