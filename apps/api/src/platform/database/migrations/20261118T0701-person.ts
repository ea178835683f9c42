import { type Kysely, sql } from "kysely";

/** Who has agreed to a public page of their own, and when. Whoever takes it back has no row, and gets another address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person (
      user_id bigint primary key references "user" (id) on delete cascade,
      url text not null constraint person_url_taken unique,
      agreed_at timestamptz not null default now()
    )
  `.execute(db);
}
