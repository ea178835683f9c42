import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabaseOn } from "../../../testing/test-database.ts";
import type { Database } from "../database.ts";
import { migrateWithin } from "../migrate.ts";

let database: Database;

beforeAll(async () => {
  database = await createDatabaseOn(inject("testServer"));
});
afterAll(() => database.close());

test("an event for which a lottery was chosen before it could be drawn gets a seed, and others get none", async () => {
  const { db } = database;
  await migrateWithin(db, { name: "20261116T1510-mail-message-id" });
  for (const mode of ["lottery", "first-come", "lottery"])
    await sql`
      with added as (
        insert into event (name, url, starts_on, ends_on, time_zone, discipline, ruleset)
        values (${mode}, gen_random_uuid(), '2026-11-15', '2026-11-15', 'Europe/Prague', 'fly', '{}')
        returning id
      )
      insert into registration_settings (event_id, mode) select id, ${mode} from added
    `.execute(db);
  await migrateWithin(db, "latest");

  const { rows } = await sql<{ name: string; seed: string; seedHash: string }>`
    select name, seed, seed_hash as "seedHash" from lottery join event on event.id = lottery.event_id
  `.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(["lottery", "lottery"]);
  expect(rows.map(({ seedHash }) => seedHash)).toEqual(rows.map(({ seed }) => sha256(seed)));
  expect(new Set(rows.map(({ seed }) => seed)).size).toBe(2);
});

function sha256(hex: string): string {
  return createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
}
