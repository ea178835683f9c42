import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { recordAudit } from "./audit.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const actor = { uid: "u1", name: "Ann" };

test("an update keeps only the keys that differ", async () => {
  await recordAudit(database.db, {
    actor,
    eventId: 7,
    noun: "event",
    nounId: 7,
    action: "update",
    before: { name: "Spring Cup", startsAt: new Date(0), limits: { anglers: 10 } },
    after: { name: "Spring Cup", startsAt: new Date(1), limits: { anglers: 10 } },
  });
  expect(await lastRow()).toMatchObject({
    actorUid: "u1",
    actorName: "Ann",
    eventId: 7,
    nounId: "7",
    before: { startsAt: "1970-01-01T00:00:00.000Z" },
    after: { startsAt: "1970-01-01T00:00:00.001Z" },
  });
});

test("an update that changes nothing leaves no row", async () => {
  const before = await countRows();
  await recordAudit(database.db, {
    actor,
    noun: "event",
    nounId: 7,
    action: "update",
    before: { a: [1] },
    after: { a: [1] },
  });
  expect(await countRows()).toBe(before);
});

test("a changed secret is noted without its value, however deep it lies", async () => {
  await recordAudit(database.db, {
    actor: null,
    noun: "user",
    nounId: "u1",
    action: "create",
    after: { email: "ann@example.org", login: { passwordHash: "abc", apiKey: null }, tokens: ["t"] },
  });
  const row = await lastRow();
  expect(row.after).toEqual({
    email: "ann@example.org",
    login: { passwordHash: "hidden", apiKey: null },
    tokens: "hidden",
  });
  expect(row.before).toBeNull();
  expect(row.actorUid).toBeNull();
});

test("a row of a transaction that fails does not stay", async () => {
  const before = await countRows();
  const failing = database.db.transaction().execute(async (trx) => {
    await recordAudit(trx, { actor, noun: "event", nounId: 1, action: "delete", before: { name: "x" } });
    throw new Error("undo");
  });
  await expect(failing).rejects.toThrow("undo");
  expect(await countRows()).toBe(before);
});

async function lastRow() {
  return database.db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
}

async function countRows(): Promise<number> {
  const { count } = await database.db
    .selectFrom("audit")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
