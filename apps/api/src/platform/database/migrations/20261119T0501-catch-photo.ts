import { type Kysely, sql } from "kysely";

/** A fish can have one photo. It belongs to what was said about the fish, whether that counts or not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catch_photo (
      event_id bigint not null references event (id) on delete cascade,
      catch_id uuid not null,
      hash text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      user_id bigint references "user" (id) on delete set null,
      pass_id bigint,
      received_at timestamptz not null default now(),
      primary key (event_id, catch_id),
      constraint catch_photo_operation foreign key (event_id, catch_id) references score_operation (event_id, id)
        on delete cascade deferrable initially deferred,
      constraint catch_photo_pass foreign key (event_id, pass_id) references pass (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index catch_photo_by_user on catch_photo (user_id) where user_id is not null`.execute(db);
}
