import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table species (
      id bigint generated always as identity primary key,
      name text not null,
      latin_name text not null,
      code text not null constraint species_code_taken unique check (code = upper(code)),
      default_min_length_mm integer check (default_min_length_mm > 0),
      measured_to text not null check (measured_to in ('tail', 'fork', 'wing')),
      photo text,
      revision integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`create unique index species_latin_name_taken on species (lower(latin_name))`.execute(db);
  await sql`
    create index species_by_search on species
      using gin (search_key(name || ' ' || latin_name || ' ' || code) gin_trgm_ops)
  `.execute(db);
}
