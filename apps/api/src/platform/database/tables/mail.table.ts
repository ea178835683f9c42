import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";
import type { MailAttachment } from "../../mail/mail.ts";

/** The outbox: a mail is a row from the transaction that caused it until it has been sent. */
export interface MailTable {
  id: GeneratedAlways<number>;
  /** The same with every attempt: a receiver that gets a letter twice can tell. */
  messageId: GeneratedAlways<string>;
  toAddress: string;
  subject: string;
  /** Both empty once it was sent or given up: what it says is nobody's business any more. */
  text: string;
  html: string;
  /** JSONB goes in as text; empty once it was sent or given up. */
  attachments: ColumnType<MailAttachment[], string | undefined, string>;
  /** The one link the mail is about, so that it can be printed where no mail server is configured; null once sent or given up. */
  link: string | null;
  createdAt: ColumnType<Date, never, never>;
  /** When its link stops working; null for a letter that is worth reading whenever it comes. */
  expiresAt: Date | null;
  attempts: Generated<number>;
  nextAttemptAt: Generated<Date>;
  sentAt: Date | null;
  lastError: string | null;
  /** Whether the mail server was there, and did not want this letter. */
  isRefused: Generated<boolean>;
  givenUpAt: Date | null;
}

export type MailRow = Selectable<MailTable>;
