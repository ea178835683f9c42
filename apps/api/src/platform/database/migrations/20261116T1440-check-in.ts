import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table angler
      drop constraint angler_presence_check,
      add constraint angler_presence_check
        check (presence in ('expected', 'present', 'late', 'absent', 'withdrawn'))
  `.execute(db);
  // Twelve characters of Crockford's alphabet, from the bytes of a random UUID that are random throughout.
  await sql`
    create function new_check_in_code() returns text language sql volatile as $$
      select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(bytes, place) & 31) + 1, 1), '' order by place)
      from (select uuid_send(gen_random_uuid()) as bytes) as random,
        unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) as place
    $$
  `.execute(db);
  await sql`
    alter table registration
      add column check_in_code text not null default new_check_in_code(),
      add constraint registration_check_in_code unique (event_id, check_in_code)
  `.execute(db);
  await sql`
    create table check_in (
      event_id bigint not null references event (id) on delete cascade,
      id uuid not null,
      number bigint generated always as identity,
      angler_id bigint not null,
      presence text not null check (presence in ('expected', 'present', 'late', 'absent')),
      revision integer not null check (revision >= 0),
      user_id bigint references "user" (id) on delete set null,
      made_at timestamptz not null,
      received_at timestamptz not null default now(),
      primary key (event_id, id),
      constraint check_in_angler foreign key (event_id, angler_id)
        references angler (event_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index check_in_by_angler on check_in (event_id, angler_id, number desc)`.execute(db);
  await sql`create index check_in_by_user on check_in (user_id) where user_id is not null`.execute(db);
}
