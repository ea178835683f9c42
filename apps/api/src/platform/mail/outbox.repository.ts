import { sql } from "kysely";
import type { Db } from "../database/schema.ts";
import { announceRevision } from "../revision/bump-revision.ts";
import type { Mail } from "./mail.ts";

/** What every process hears of when a letter was put into the outbox. */
export const MAIL_TOPIC = "mail";

/**
 * Puts a letter into the outbox, in the transaction of whatever caused it. When that commits, the postmen are woken:
 * a letter need not wait for their next round.
 */
export async function enqueueMail(db: Db, mail: Mail): Promise<void> {
  const { to, ...rest } = mail;
  const { id } = await db
    .insertInto("mail")
    .values({ toAddress: to, ...rest })
    .returning("id")
    .executeTakeFirstOrThrow();
  await announceRevision(db, MAIL_TOPIC, id);
}

/**
 * Takes the next letter that is due and hands it to `send`, while the row is locked, so that two
 * processes never send the same letter. Returns false when nothing is due.
 */
export async function sendNextMail(db: Db, send: (mail: Mail) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("mail")
      .selectAll()
      .where("sentAt", "is", null)
      .where("nextAttemptAt", "<=", sql<Date>`now()`)
      .orderBy("nextAttemptAt")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    const failure = await send({ ...row, to: row.toAddress }).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const outcome =
      failure === undefined
        ? { sentAt: sql<Date>`now()`, lastError: null, ...FORGOTTEN }
        : retryLater(row.attempts, failure);
    await trx
      .updateTable("mail")
      .set({ ...outcome, attempts: row.attempts + 1 })
      .where("id", "=", row.id)
      .execute();
    return true;
  });
}

/** A letter that is under way is remembered, but not its words and its link, which may open an account. */
const FORGOTTEN = { text: "", html: "", link: null };

/** Waits twice as long after each failure, up to an hour, and never gives up: a mail is never lost. */
function retryLater(attempts: number, failure: string) {
  const seconds = Math.min(5 * 2 ** attempts, 3600);
  return {
    nextAttemptAt: sql<Date>`now() + make_interval(secs => ${seconds})`,
    lastError: failure.slice(0, 500),
  };
}

/** For an address whose owner has left: neither what was sent nor what waits is kept. */
export async function deleteMailTo(db: Db, address: string): Promise<void> {
  await db.deleteFrom("mail").where("toAddress", "=", address).execute();
}
