import { type Kysely, sql } from "kysely";

/**
 * search_key() is what names are searched by: without accents and case. unaccent() is only STABLE
 * because its dictionary could be changed, so it cannot be indexed; ours is bound to the dictionary
 * when the function is made and never changes. Both extensions are trusted: the database's owner may
 * create them, no superuser is needed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists unaccent`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create function search_key(value text) returns text
      language sql immutable strict parallel safe
      return lower(unaccent('unaccent'::regdictionary, value))
  `.execute(db);
}
