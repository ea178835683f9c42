import { type Kysely, sql } from "kysely";

/** Fish that anglers report themselves, each with a photo, and the codes that are to be seen on the photos. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report (
      event_id bigint not null references event (id) on delete cascade,
      id uuid not null,
      number bigint generated always as identity,
      session_id bigint not null,
      angler_id bigint not null,
      user_id bigint references "user" (id) on delete set null,
      species_id bigint not null references species (id) deferrable initially deferred,
      length_mm integer check (length_mm > 0),
      weight_grams integer check (weight_grams >= 0),
      caught_at timestamptz not null,
      has_code boolean not null,
      latitude numeric(8, 5),
      longitude numeric(8, 5),
      photo_hash text not null check (photo_hash ~ '^[0-9a-f]{64}$'),
      photo_print text not null check (photo_print ~ '^[0-9a-f]{16}$'),
      photo_width integer not null check (photo_width > 0),
      photo_height integer not null check (photo_height > 0),
      same_photo_as uuid,
      answers uuid,
      state text not null default 'waiting'
        check (state in ('waiting', 'asked', 'accepted', 'rejected', 'replaced')),
      reason text not null default '',
      decided_by bigint references "user" (id) on delete set null,
      decided_at timestamptz,
      made_at timestamptz not null,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (event_id, id),
      constraint report_measured check (num_nonnulls(length_mm, weight_grams) > 0),
      constraint report_placed check ((latitude is null) = (longitude is null)),
      constraint report_session foreign key (event_id, session_id) references session (event_id, id)
        deferrable initially deferred,
      constraint report_angler foreign key (event_id, angler_id) references angler (event_id, id)
        deferrable initially deferred,
      constraint report_same_photo foreign key (event_id, same_photo_as) references report (event_id, id)
        deferrable initially deferred,
      constraint report_answers foreign key (event_id, answers) references report (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index report_by_number on report (event_id, number)`.execute(db);
  await sql`create index report_by_angler on report (event_id, angler_id, session_id)`.execute(db);
  await sql`create index report_by_session on report (event_id, session_id)`.execute(db);
  await sql`create index report_by_species on report (species_id)`.execute(db);
  await sql`create index report_by_user on report (user_id) where user_id is not null`.execute(db);
  await sql`
    create table report_code (
      event_id bigint not null references event (id) on delete cascade,
      session_id bigint not null,
      code text not null check (code <> ''),
      primary key (event_id, session_id),
      constraint report_code_session foreign key (event_id, session_id) references session (event_id, id)
        on delete cascade
    )
  `.execute(db);
}
