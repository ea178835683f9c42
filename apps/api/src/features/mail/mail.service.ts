import { recordAudit } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { MailRow } from "../../platform/database/tables/mail.table.ts";
import type { UserCall } from "../../platform/http/call.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import { actorOf } from "../../platform/identity/caller.ts";
import * as outbox from "../../platform/mail/outbox.repository.ts";

/** Lets a letter go out with the postman's next round, whatever it was waiting for. */
export function sendMailAgain({ db, caller }: UserCall, id: number): Promise<MailRow> {
  return inTransaction(db, async (trx) => {
    const row = requireFound(await outbox.findUndelivered(trx, id), "mail-not-found");
    if (row.givenUpAt) throw new ProblemError("mail-given-up");
    // The trail names no address: its owner may leave.
    const trail = {
      actor: actorOf(caller),
      noun: "mail" as const,
      nounId: id,
      after: { subject: row.subject },
    };
    await recordAudit(trx, { ...trail, action: "resend" });
    return outbox.makeDue(trx, id);
  });
}

export function deleteMail({ db, caller }: UserCall, id: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    const row = requireFound(await outbox.findUndelivered(trx, id), "mail-not-found");
    await outbox.deleteById(trx, id);
    const trail = {
      actor: actorOf(caller),
      noun: "mail" as const,
      nounId: id,
      before: { subject: row.subject },
    };
    await recordAudit(trx, { ...trail, action: "delete" });
  });
}
