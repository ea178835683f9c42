import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";

/** The lottery of an event: its seed from the moment it is chosen, and for ever what was drawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lottery (
      event_id bigint primary key references event (id) on delete cascade,
      seed text not null check (seed ~ '^[0-9a-f]{64}$'),
      seed_hash text not null,
      created_at timestamptz not null default now(),
      drawn_at timestamptz,
      actor_uid text,
      algorithm text,
      ingredient text not null default '',
      input jsonb,
      input_hash text,
      outcome jsonb,
      constraint lottery_drawn_whole check (num_nonnulls(drawn_at, algorithm, input, input_hash, outcome) in (0, 5))
    )
  `.execute(db);
  await sql`
    alter table registration add column holds_place boolean not null default false
      constraint registration_holds_place check (not holds_place or status = 'pending')
  `.execute(db);
  await sql`drop index registration_place`.execute(db);
  await sql`
    create index registration_place on registration (event_id, category)
    where status = 'confirmed' or offered_until is not null or holds_place
  `.execute(db);
  // The API let programs choose the lottery before it could be drawn: these events get their seed now.
  const { rows } = await sql<{ id: number }>`
    select event_id as id from registration_settings where mode = 'lottery'
  `.execute(db);
  for (const { id } of rows) {
    const seed = randomBytes(32);
    const hash = createHash("sha256").update(seed).digest("hex");
    await sql`
      insert into lottery (event_id, seed, seed_hash) values (${id}, ${seed.toString("hex")}, ${hash})
    `.execute(db);
  }
}
