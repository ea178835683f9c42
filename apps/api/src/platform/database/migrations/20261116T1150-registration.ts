import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table registration_settings (
      event_id bigint primary key references event (id) on delete cascade,
      mode text not null default 'first-come' check (mode in ('first-come', 'lottery')),
      hold_hours integer check (hold_hours > 0),
      categories jsonb not null default '[]',
      currency text not null default 'EUR',
      account_name text not null default '',
      iban text not null default '',
      bic text not null default '',
      questions jsonb not null default '[]',
      hides_minors boolean not null default false,
      last_arrival bigint not null default 0,
      revision integer not null default 1,
      updated_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`
    create table registration (
      id bigint generated always as identity primary key,
      event_id bigint not null references event (id) on delete cascade,
      user_id bigint references "user" (id) on delete set null,
      kind text not null check (kind in ('individual', 'team')),
      team_name text not null default '',
      category text not null,
      email text not null default '',
      phone text not null default '',
      answers jsonb not null default '{}',
      guardian_name text not null default '',
      status text not null check (status in ('pending', 'confirmed', 'waitlisted', 'rejected', 'cancelled')),
      payment_status text not null default 'unpaid'
        check (payment_status in ('unpaid', 'paid', 'refunded', 'waived')),
      arrival bigint not null,
      offered_until timestamptz check (offered_until is null or status = 'waitlisted'),
      fee integer not null default 0 check (fee >= 0),
      currency text not null default 'EUR',
      reason text not null default '',
      notes text not null default '',
      accepted_rules_at timestamptz,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (event_id, id),
      constraint registration_arrival unique (event_id, arrival)
    )
  `.execute(db);
  await sql`create index registration_by_status on registration (event_id, status, arrival)`.execute(db);
  await sql`create index registration_by_user on registration (user_id) where user_id is not null`.execute(
    db,
  );
  // Capacity is counted with every registration: from an index that holds nothing but taken places.
  await sql`
    create index registration_place on registration (event_id, category)
    where status = 'confirmed' or offered_until is not null
  `.execute(db);
  await sql`
    create table entrant (
      id bigint generated always as identity primary key,
      event_id bigint not null,
      registration_id bigint not null,
      position integer not null,
      first_name text not null,
      last_name text not null,
      email text not null default '',
      club text not null default '',
      country text not null default '',
      licence text not null default '',
      is_reserve boolean not null default false,
      is_minor boolean not null default false,
      needs_accessible_peg boolean not null default false,
      user_id bigint references "user" (id) on delete set null,
      angler_id bigint,
      name_key text not null,
      unique (event_id, id),
      constraint entrant_registration foreign key (event_id, registration_id)
        references registration (event_id, id) on delete cascade,
      constraint entrant_angler foreign key (event_id, angler_id)
        references angler (event_id, id) on delete set null (angler_id)
    )
  `.execute(db);
  await sql`create index entrant_by_registration on entrant (event_id, registration_id, position)`.execute(
    db,
  );
  await sql`create index entrant_by_name on entrant (event_id, name_key)`.execute(db);
  await sql`create index entrant_by_user on entrant (user_id) where user_id is not null`.execute(db);
  await sql`create index entrant_by_angler on entrant (event_id, angler_id) where angler_id is not null`.execute(
    db,
  );
}
