import { type Kysely, sql } from "kysely";

/** What was caught. Scores, fish and penalties say what holds now; the operations say how it came to that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table score (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      session_id bigint not null,
      angler_id bigint not null,
      presence text not null default 'fished'
        check (presence in ('fished', 'absent', 'withdrawn', 'disqualified')),
      late_minutes integer not null default 0 check (late_minutes >= 0),
      presence_said_by uuid,
      weight_grams integer check (weight_grams >= 0),
      fish_count integer check (fish_count >= 0),
      biggest_fish_grams integer check (biggest_fish_grams >= 0),
      dead_count integer check (dead_count >= 0),
      weigh_in_said_by uuid,
      signed_hash text check (signed_hash ~ '^[0-9a-f]{64}$'),
      signed_by uuid,
      revision integer not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, id),
      constraint score_taken unique (event_id, session_id, angler_id),
      constraint score_weigh_in_whole check (
        weight_grams is not null or num_nonnulls(fish_count, biggest_fish_grams, dead_count) = 0
      ),
      constraint score_session foreign key (event_id, session_id) references session (event_id, id)
        deferrable initially deferred,
      constraint score_angler foreign key (event_id, angler_id) references angler (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index score_by_angler on score (event_id, angler_id)`.execute(db);
  await sql`
    create table catch (
      event_id bigint not null references event (id) on delete cascade,
      id uuid not null,
      number bigint generated always as identity,
      score_id bigint not null,
      said_by uuid not null,
      species_id bigint not null references species (id) deferrable initially deferred,
      length_mm integer check (length_mm > 0),
      weight_grams integer check (weight_grams >= 0),
      count integer not null check (count > 0),
      is_dead boolean not null,
      is_tagged boolean not null,
      line_class_kg integer check (line_class_kg > 0),
      caught_at timestamptz,
      deductions text[] not null,
      void_reason text check (void_reason <> ''),
      primary key (event_id, id),
      constraint catch_score foreign key (event_id, score_id) references score (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index catch_by_score on catch (event_id, score_id, number)`.execute(db);
  await sql`create index catch_by_species on catch (species_id)`.execute(db);
  await sql`
    create table penalty (
      event_id bigint not null references event (id) on delete cascade,
      id uuid not null,
      number bigint generated always as identity,
      score_id bigint not null,
      said_by uuid not null,
      code text not null check (code <> ''),
      effect text not null
        check (effect in ('none', 'fish-voided', 'session-zeroed', 'session-absent', 'event-disqualified')),
      catch_id uuid,
      points text,
      weight_grams integer check (weight_grams >= 0),
      reason text not null check (reason <> ''),
      void_reason text check (void_reason <> ''),
      primary key (event_id, id),
      constraint penalty_score foreign key (event_id, score_id) references score (event_id, id)
        deferrable initially deferred,
      constraint penalty_catch foreign key (event_id, catch_id) references catch (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index penalty_by_score on penalty (event_id, score_id, number)`.execute(db);
  await sql`
    create table score_operation (
      event_id bigint not null references event (id) on delete cascade,
      id uuid not null,
      number bigint generated always as identity,
      score_id bigint,
      session_id bigint not null,
      angler_id bigint not null,
      kind text not null,
      said jsonb not null,
      outcome text not null check (outcome in ('applied', 'conflict', 'refused')),
      problem jsonb,
      before jsonb,
      after jsonb,
      reason text not null default '',
      user_id bigint references "user" (id) on delete set null,
      device_id uuid,
      device_number bigint,
      made_at timestamptz not null,
      received_at timestamptz not null default now(),
      decided_at timestamptz,
      decided_by bigint references "user" (id) on delete set null,
      decided_reason text not null default '',
      primary key (event_id, id),
      constraint score_operation_score foreign key (event_id, score_id) references score (event_id, id)
        deferrable initially deferred
    )
  `.execute(db);
  await sql`create index score_operation_by_number on score_operation (event_id, number)`.execute(db);
  await sql`create index score_operation_by_score on score_operation (event_id, score_id, number)`.execute(
    db,
  );
  await sql`
    create index score_operation_open on score_operation (event_id, number)
    where outcome <> 'applied' and decided_at is null
  `.execute(db);
  await sql`
    create index score_operation_by_user on score_operation (user_id) where user_id is not null
  `.execute(db);
}
