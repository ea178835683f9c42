import type { MailResponse } from "@tightlines/contract/mail";
import type { MailRow } from "../../platform/database/tables/mail.table.ts";

/** Without its words: they may hold a key. */
export function presentMail(row: MailRow): MailResponse {
  return {
    id: row.id,
    to: row.toAddress,
    subject: row.subject,
    state: row.givenUpAt ? "given-up" : "waiting",
    attempts: row.attempts,
    lastError: row.lastError ?? "",
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: row.givenUpAt ? null : row.nextAttemptAt.toISOString(),
  };
}
