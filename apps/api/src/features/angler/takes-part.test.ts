import { presences } from "@tightlines/domain/angler/presence";
import { takesPart } from "@tightlines/domain/angler/takes-part";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const anglers = presences.flatMap((presence) => [
  { presence, isReserve: false },
  { presence, isReserve: true },
]);

test.each(anglers)("the database and the rules agree on %o", async (angler) => {
  const row = JSON.stringify({ presence: angler.presence, is_reserve: angler.isReserve });
  const { rows } = await sql<{ takesPart: boolean }>`
    select takes_part(jsonb_populate_record(null::angler, ${row}::jsonb)) as "takesPart"
  `.execute(database.db);
  expect(rows).toEqual([{ takesPart: takesPart(angler) }]);
});
