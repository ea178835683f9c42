import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { StartupError } from "../startup-error.ts";
import { type Database, openDatabase } from "./database.ts";
import { requireSupportedVersion } from "./server-version.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("an id is a number, a date stays a date, an instant is a Date", async () => {
  const { rows } = await sql`
    select 42::bigint as some_id, array[1, null]::bigint[] as some_ids, count(*) as row_count,
      date '2026-02-03' as starts_on, array[date '2026-02-03'] as days, timestamptz '2026-02-03 04:05Z' as starts_at
    from (values (1), (2)) as two_rows
  `.execute(database.db);
  expect(rows[0]).toEqual({
    someId: 42,
    someIds: [1, null],
    rowCount: 2,
    startsOn: "2026-02-03",
    days: ["2026-02-03"],
    startsAt: new Date("2026-02-03T04:05:00Z"),
  });
});

test("a number too large to be exact is refused rather than rounded", async () => {
  const query = sql`select 9007199254740993::bigint`.execute(database.db);
  await expect(query).rejects.toThrow("9007199254740993");
});

test("the keys inside a JSON document are left alone", async () => {
  const { rows } = await sql`select '{"snake_key": {"inner_key": 1}}'::jsonb as some_json`.execute(
    database.db,
  );
  expect(rows[0]).toEqual({ someJson: { snake_key: { inner_key: 1 } } });
});

test("queries work again after the server has dropped every connection", async () => {
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.01)`.execute(database.db)));
  const killing = sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
  `.execute(database.db);
  await expect(killing).rejects.toThrow("terminat");
  await vi.waitFor(() => sql`select 1`.execute(database.db));
});

test("a server older than 15 is refused with a sentence", () => {
  expect(() => requireSupportedVersion(140_013)).toThrow(StartupError);
  expect(() => requireSupportedVersion(140_013)).toThrow("PostgreSQL 14");
});

test.each([150_000, 170_010])("server version %i is supported", (number) => {
  expect(() => requireSupportedVersion(number)).not.toThrow();
});

test("a server that cannot be reached is a sentence that keeps the password to itself", async () => {
  const opening = openDatabase({
    dataDir: "",
    databaseUrl: "postgres://ann:hunter2@127.0.0.1:1/cup",
    log: silentLog,
  });
  const error = await opening.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toContain("DATABASE_URL");
  expect(String(error)).not.toContain("hunter2");
});
