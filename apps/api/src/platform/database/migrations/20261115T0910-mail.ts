import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      id bigint generated always as identity primary key,
      to_address text not null,
      subject text not null,
      text text not null,
      html text not null,
      link text,
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      sent_at timestamptz,
      last_error text
    )
  `.execute(db);
  await sql`create index mail_unsent on mail (next_attempt_at) where sent_at is null`.execute(db);
}
