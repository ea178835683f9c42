import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table upload (
      id bigint generated always as identity primary key,
      user_id bigint references "user" (id) on delete set null,
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null default now(),
      unique (user_id, hash)
    )
  `.execute(db);
  await sql`create index upload_by_user on upload (user_id, created_at desc, id desc)`.execute(db);
  await sql`create index upload_by_hash on upload (hash)`.execute(db);
  // Asked when an image is to be deleted: does an event still show it?
  await sql`create index event_by_logo on event (logo) where logo is not null`.execute(db);
  await sql`create index event_by_cover_photo on event (cover_photo) where cover_photo is not null`.execute(
    db,
  );
}
