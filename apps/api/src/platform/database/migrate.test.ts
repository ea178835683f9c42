import { sql } from "kysely";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { createDatabaseOn } from "../../testing/test-database.ts";
import { StartupError } from "../startup-error.ts";
import { connectTo, type Database } from "./database.ts";
import { migrateToLatest } from "./migrate.ts";
import { migrations } from "./migrations/migration.list.ts";

let empty: Database;

beforeEach(async () => {
  empty = await createDatabaseOn(inject("testServer"));
});
afterEach(() => empty.close());

test("the list is written in the order in which it runs", () => {
  expect(Object.keys(migrations)).toEqual(Object.keys(migrations).sort());
});

test("eight processes that start at once migrate an empty database together", async () => {
  const starts = await Promise.all(Array.from({ length: 8 }, () => connectTo(empty.pool.options, silentLog)));
  await Promise.all(starts.map(({ db }) => migrateToLatest(db, silentLog)));
  await Promise.all(starts.map((start) => start.close()));

  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    empty.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
});

test("a database of a newer version is refused with a sentence", async () => {
  await migrateToLatest(empty.db, silentLog);
  await sql`insert into kysely_migration (name, timestamp) values ('29990101T0000-later', now()::text)`.execute(
    empty.db,
  );
  await expect(migrateToLatest(empty.db, silentLog)).rejects.toThrow(StartupError);
});

test("names are searched without accents and case, in any script", async () => {
  await migrateToLatest(empty.db, silentLog);
  const { rows } = await sql<{ key: string }>`select search_key('Žluťoučký ÉCLAIR Ærø Щука') as key`.execute(
    empty.db,
  );
  expect(rows[0]?.key).toBe("zlutoucky eclair aero щука");
});

test("a search key can be indexed by its trigrams", async () => {
  await migrateToLatest(empty.db, silentLog);
  await sql`create table angler_name (name text)`.execute(empty.db);
  await sql`create index on angler_name using gin (search_key(name) gin_trgm_ops)`.execute(empty.db);
  await sql`insert into angler_name values ('Šárka')`.execute(empty.db);
  const { rows } = await sql`select from angler_name where search_key(name) like '%sark%'`.execute(empty.db);
  expect(rows).toHaveLength(1);
});
