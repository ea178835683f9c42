import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

/** The outbox: a mail is a row from the transaction that caused it until it has been sent. */
export interface MailTable {
  id: GeneratedAlways<number>;
  toAddress: string;
  subject: string;
  /** Both empty once it was sent: what it says is nobody's business any more. */
  text: string;
  html: string;
  /** The one link the mail is about, so that it can be printed where no mail server is configured; null once sent. */
  link: string | null;
  createdAt: ColumnType<Date, never, never>;
  attempts: Generated<number>;
  nextAttemptAt: Generated<Date>;
  sentAt: Date | null;
  lastError: string | null;
}

export type MailRow = Selectable<MailTable>;
