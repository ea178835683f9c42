import type { Db } from "../../platform/database/schema.ts";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import * as sessions from "../session/session.repository.ts";

/** A session by the number that people know it by. */
export async function requireSession(db: Db, eventId: number, number: number): Promise<SessionRow> {
  const found = (await sessions.findAll(db, eventId)).find((session) => session.number === number);
  return requireFound(found, "session-not-found");
}
