import type { AuditAction } from "@tightlines/contract/audit-action";
import type { AuditNoun } from "@tightlines/contract/audit-noun";
import type { Db } from "../database/schema.ts";
import type { AuditRow } from "../database/tables/audit.table.ts";

interface Act {
  eventId: number;
  noun: AuditNoun;
  nounId: string | number;
  action: AuditAction;
}

/** What the trail says of the last time that something was done. */
export function findLastEntry(db: Db, { eventId, noun, nounId, action }: Act): Promise<AuditRow | undefined> {
  return db
    .selectFrom("audit")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("noun", "=", noun)
    .where("nounId", "=", String(nounId))
    .where("action", "=", action)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
