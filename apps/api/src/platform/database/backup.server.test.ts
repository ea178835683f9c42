import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { createDatabaseOn } from "../../testing/test-database.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { recordAudit } from "../audit/audit.ts";
import { StartupError } from "../startup-error.ts";
import { writeBackup } from "./backup.ts";
import type { Database } from "./database.ts";
import type { Embedded } from "./embedded.ts";
import { migrateToLatest, migrateWithin } from "./migrate.ts";
import { restoreBackup } from "./restore.ts";

const majors = [17, 15] as const;
let servers: Record<15 | 17, Embedded>;
let folder: string;

beforeAll(async () => {
  const [newest, oldest] = await Promise.all(majors.map(startTestServer));
  servers = { 17: newest!, 15: oldest! };
  folder = await mkdtemp(join(tmpdir(), "tightlines-backup-"));
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.close()));
  await rm(folder, { recursive: true });
});

test.each([
  { from: 17, to: 15 },
  { from: 15, to: 17 },
] as const)("a backup of PostgreSQL $from restores into $to", async ({ from, to }) => {
  const file = await backUpSample(from);
  const restored = await createDatabaseOn(servers[to].connection);
  const tables: string[] = [];
  await restoreBackup(restored, file, ({ table }) => tables.push(table));

  const rows = await restored.db.selectFrom("audit").selectAll().orderBy("id").execute();
  expect(rows.map(({ reason }) => reason)).toEqual(awkwardTexts);
  expect(rows[0]?.after).toEqual({ text: awkwardTexts[0], nested: { snake_key: [1, null] } });
  expect(tables).toContain("audit");

  // The last row was deleted before the backup; its number stays used.
  await addRow(restored, "new");
  const newest = await restored.db
    .selectFrom("audit")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(newest.id).toBe(awkwardTexts.length + 2);
  await restored.close();
});

test("a backup of an older schema is brought to the newest", async () => {
  const source = await createDatabaseOn(servers[17].connection);
  await migrateWithin(source.db, { name: "20261115T0900-audit" });
  await addRow(source, "old");
  const file = join(folder, "older.gz");
  await writeBackup(source, file);
  await source.close();

  const restored = await createDatabaseOn(servers[17].connection);
  await restoreBackup(restored, file);
  expect(await restored.db.selectFrom("audit").select("reason").execute()).toEqual([{ reason: "old" }]);
  expect(await restored.db.selectFrom("revision").selectAll().execute()).toEqual([]);
  await restored.close();
});

test("a database that is not empty is refused and left as it is", async () => {
  const file = await backUpSample(17);
  const target = await createSample(17);
  await expect(restoreBackup(target, file)).rejects.toThrow(StartupError);
  expect(await target.db.selectFrom("audit").select("id").execute()).toHaveLength(awkwardTexts.length);
  await target.close();
});

test("a file that is cut short, damaged or something else is refused and nothing is written", async () => {
  const whole = await readFile(await backUpSample(17));
  const content = gunzipSync(whole).toString();
  const damaged = {
    "cut short": whole.subarray(0, whole.length - 100),
    "a flipped bit": Buffer.from(whole.map((byte, index) => (index === whole.length >> 1 ? byte ^ 1 : byte))),
    "a changed row": gzipSync(content.replace("tab", "cat")),
    "lines missing": gzipSync(content.split("\n").slice(0, -3).join("\n")),
    "another file": gzipSync("hello\n"),
    "no gzip": Buffer.from("hello"),
    nothing: Buffer.alloc(0),
  };
  const target = await createDatabaseOn(servers[17].connection);
  for (const [name, bytes] of Object.entries(damaged)) {
    const file = join(folder, `${name}.gz`);
    await writeFile(file, bytes);
    await expect(restoreBackup(target, file)).rejects.toThrow(`${name}.gz is not a complete backup`);
  }
  await expect(restoreBackup(target, join(folder, "missing.gz"))).rejects.toThrow(StartupError);

  const { rows } = await target.pool.query("select from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([]);
  await target.close();
});

test("a load that fails half-way leaves the database empty", async () => {
  const source = await createSample(17);
  await sql`create table unknown_later (id bigint)`.execute(source.db);
  const file = join(folder, "unknown.gz");
  await writeBackup(source, file);
  await source.close();

  const target = await createDatabaseOn(servers[17].connection);
  await expect(restoreBackup(target, file)).rejects.toThrow("unknown_later");
  const { rows } = await target.pool.query("select from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([]);
  await target.close();
});

test("a backup is readable by its owner alone, and a failed one leaves no file", async () => {
  const file = await backUpSample(17);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const unmigrated = await createDatabaseOn(servers[17].connection);
  await expect(writeBackup(unmigrated, join(folder, "failed.gz"))).rejects.toThrow("kysely_migration");
  expect((await readdir(folder)).filter((name) => name.startsWith("failed"))).toEqual([]);
  await unmigrated.close();
});

const awkwardTexts = ["tab\tnew\nline\r", "\\.", "\\N", "", "日本 Žluť \u2028 \u2029", '{"sha256":"x"}'];

async function createSample(major: 15 | 17): Promise<Database> {
  const database = await createDatabaseOn(servers[major].connection);
  await migrateToLatest(database.db, silentLog);
  for (const text of [...awkwardTexts, "deleted"]) await addRow(database, text);
  await database.db.deleteFrom("audit").where("reason", "=", "deleted").execute();
  return database;
}

async function backUpSample(major: 15 | 17): Promise<string> {
  const database = await createSample(major);
  const file = join(folder, `from-${major}.gz`);
  await writeBackup(database, file);
  await database.close();
  return file;
}

async function addRow(database: Database, text: string): Promise<void> {
  const after = { text, nested: { snake_key: [1, null] } };
  await recordAudit(database.db, {
    actor: null,
    noun: "event",
    nounId: 1,
    action: "create",
    after,
    reason: text,
  });
}
