import { MAIL_DAYS } from "@tightlines/contract/limits";
import { sql } from "kysely";
import type { UpdateObject } from "kysely";
import { countRows } from "../database/count-rows.ts";
import type { PageWindow } from "../database/read-page.ts";
import type { Db, Schema } from "../database/schema.ts";
import type { MailRow } from "../database/tables/mail.table.ts";
import { announceRevision, announcing } from "../revision/bump-revision.ts";
import type { Mail, OutgoingMail } from "./mail.ts";

/** What every process hears of when a letter was put into the outbox. */
export const MAIL_TOPIC = "mail";

/**
 * Puts a letter into the outbox, in the transaction of whatever caused it. When that commits, the postmen are woken:
 * a letter need not wait for their next round.
 */
export function enqueueMail(db: Db, mail: Mail): Promise<void> {
  return enqueueMails(db, [mail]);
}

/** The same for many letters at once. */
export async function enqueueMails(db: Db, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ to, attachments, ...rest }) => ({
    toAddress: to,
    attachments: JSON.stringify(attachments),
    ...rest,
  }));
  // One statement: whoever registers when registration opens keeps all others waiting.
  await db
    .with("put", (within) => within.insertInto("mail").values(rows).returning("id"))
    .selectFrom("put")
    .select(({ fn }) => announcing(MAIL_TOPIC, fn.max("put.id")).as("told"))
    .execute();
}

/**
 * Takes the next letter that is due and hands it to `send`, while the row is locked, so that two
 * processes never send the same letter. Returns false when nothing is due.
 *
 * A letter leaves the outbox when the mail server has taken it, so none is lost. SMTP knows no way to ask a server whether
 * it took a letter: a process that dies between the server's answer and the commit sends it once more. That can be one
 * letter for each death, and the copy has the same Message-ID, by which receivers drop it.
 */
export async function sendNextMail(db: Db, send: (mail: OutgoingMail) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("mail")
      .selectAll()
      .where("sentAt", "is", null)
      .where("givenUpAt", "is", null)
      .where("nextAttemptAt", "<=", sql<Date>`now()`)
      .orderBy("nextAttemptAt")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    const attempts = row.attempts + 1;
    if (isOver(row.expiresAt)) {
      await update(
        trx,
        row.id,
        giveUp(row.lastError ?? "Its link had stopped working before it could be sent."),
      );
      return true;
    }
    try {
      await send({ ...row, to: row.toAddress });
    } catch (error) {
      await update(trx, row.id, { ...afterFailure(row, error), attempts });
      return true;
    }
    await update(trx, row.id, { ...FORGOTTEN, sentAt: sql<Date>`now()`, lastError: null, attempts });
    await hurryOthers(trx);
    return true;
  });
}

async function update(trx: Db, id: number, values: UpdateObject<Schema, "mail">): Promise<void> {
  await trx.updateTable("mail").set(values).where("id", "=", id).execute();
}

/** A letter that is sent or given up is remembered, but not its words, its files and its link, which may open an account. */
const FORGOTTEN = { text: "", html: "", link: null, attachments: "[]" };

/** Waits twice as long after each failure, up to an hour or to when the link ends, and gives up after some days. */
function afterFailure({ attempts, createdAt, expiresAt }: MailRow, error: unknown) {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const isRefused = typeof (error as { responseCode?: unknown }).responseCode === "number";
  if (isOver(new Date(createdAt.getTime() + MAIL_DAYS * DAY_MS))) return { ...giveUp(failure), isRefused };
  const seconds = Math.min(5 * 2 ** attempts, 3600);
  // PostgreSQL's least() leaves out what is null.
  const nextAttemptAt = sql<Date>`least(now() + make_interval(secs => ${seconds}), ${expiresAt})`;
  return { nextAttemptAt, lastError: failure, isRefused };
}

const DAY_MS = 24 * 3600 * 1000;

function isOver(time: Date | null): boolean {
  return time !== null && time.getTime() <= Date.now();
}

function giveUp(lastError: string) {
  return { ...FORGOTTEN, givenUpAt: sql<Date>`now()`, lastError };
}

/** The mail server is there: what waits only because it was not need not wait any longer. */
async function hurryOthers(trx: Db): Promise<void> {
  const waiting = trx
    .selectFrom("mail")
    .select("id")
    .where("sentAt", "is", null)
    .where("givenUpAt", "is", null)
    .where("isRefused", "=", false)
    .where("nextAttemptAt", ">", sql<Date>`now()`)
    .forUpdate()
    .skipLocked();
  await trx
    .updateTable("mail")
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where("id", "in", waiting)
    .execute();
}

export function findUndeliveredPage(db: Db, page: PageWindow): Promise<MailRow[]> {
  return undelivered(db).selectAll().orderBy("id", "desc").limit(page.limit).offset(page.offset).execute();
}

export function countUndelivered(db: Db): Promise<number> {
  return countRows(db, undelivered(db));
}

/** The row stays locked until the transaction ends: nobody sends it meanwhile. */
export function findUndelivered(db: Db, id: number): Promise<MailRow | undefined> {
  return undelivered(db).selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Letters that were tried in vain, or given up. What is on its way for the first time is no news. */
function undelivered(db: Db) {
  return db
    .selectFrom("mail")
    .where("sentAt", "is", null)
    .where((where) => where.or([where("attempts", ">", 0), where("givenUpAt", "is not", null)]));
}

export async function makeDue(db: Db, id: number): Promise<MailRow> {
  const row = await db
    .updateTable("mail")
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await announceRevision(db, MAIL_TOPIC, id);
  return row;
}

export async function deleteById(db: Db, id: number): Promise<void> {
  await db.deleteFrom("mail").where("id", "=", id).execute();
}

/** Letters that were sent, or given up, more than so many months ago: nothing is left of them but an address and a subject. */
export async function deleteSentBefore(db: Db, months: number): Promise<void> {
  await db
    .deleteFrom("mail")
    .where(sql<boolean>`coalesce(sent_at, given_up_at) < now() - make_interval(months => ${months})`)
    .execute();
}

/** For an address whose owner has left: neither what was sent nor what waits is kept. */
export async function deleteMailTo(db: Db, address: string): Promise<void> {
  await db.deleteFrom("mail").where("toAddress", "=", address).execute();
}

/** Letters without their text: the links in it are keys. */
export function findMailTo(db: Db, address: string): Promise<object[]> {
  return db
    .selectFrom("mail")
    .select(["subject", "createdAt", "sentAt"])
    .where("toAddress", "=", address)
    .orderBy("id")
    .execute();
}
