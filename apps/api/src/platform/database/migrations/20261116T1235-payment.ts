import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payment (
      id bigint generated always as identity primary key,
      event_id bigint not null,
      registration_id bigint not null,
      fingerprint text not null,
      booked_on date not null,
      units bigint not null check (units > 0),
      currency text not null,
      payer text not null default '',
      created_at timestamptz not null default now(),
      constraint payment_once unique (event_id, fingerprint),
      constraint payment_registration foreign key (event_id, registration_id)
        references registration (event_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index payment_by_registration on payment (event_id, registration_id)`.execute(db);
}
