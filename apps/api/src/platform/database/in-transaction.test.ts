import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";
import { inTransaction, onRollback } from "./in-transaction.ts";
import type { Db } from "./schema.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom("revision").execute();
});
afterAll(() => database.close());

test("by itself it is a transaction", async () => {
  const failing = inTransaction(database.db, async (trx) => {
    await add(trx, "one");
    throw new Error("undo");
  });
  await expect(failing).rejects.toThrow("undo");
  await inTransaction(database.db, (trx) => add(trx, "two"));
  expect(await topics()).toEqual(["two"]);
});

test("as a part of another transaction it is taken back alone, and the rest goes on", async () => {
  await inTransaction(database.db, async (trx) => {
    await add(trx, "before");
    const refused = inTransaction(trx, async (part) => {
      await add(part, "part");
      // A unique violation, after which PostgreSQL would take nothing more of the transaction.
      await add(part, "before");
    });
    await expect(refused).rejects.toThrow("duplicate key");
    await inTransaction(trx, (part) => add(part, "after"));
  });
  expect(await topics()).toEqual(["after", "before"]);
});

test("a part takes the parts inside it along", async () => {
  await inTransaction(database.db, async (trx) => {
    await add(trx, "before");
    const refused = inTransaction(trx, async (part) => {
      await add(part, "outer");
      await inTransaction(part, (inner) => add(inner, "inner"));
      throw new Error("undo");
    });
    await expect(refused).rejects.toThrow("undo");
  });
  expect(await topics()).toEqual(["before"]);
});

test("a part ends with the transaction it is a part of", async () => {
  const failing = inTransaction(database.db, async (trx) => {
    await inTransaction(trx, (part) => add(part, "part"));
    throw new Error("undo");
  });
  await expect(failing).rejects.toThrow("undo");
  expect(await topics()).toEqual([]);
});

test("what was done elsewhere is put right when the transaction fails, however late, and stays when it does not", async () => {
  const put: string[] = [];
  const failing = inTransaction(database.db, async (trx) => {
    await inTransaction(trx, async (part) => {
      await add(part, "part");
      onRollback(part, async (db) => void put.push(`failed, with ${(await topics(db)).join()}`));
    });
    throw new Error("undo");
  });
  await expect(failing).rejects.toThrow("undo");
  await inTransaction(database.db, async (trx) => {
    await add(trx, "kept");
    onRollback(trx, async () => void put.push("never"));
    const refused = inTransaction(trx, async (part) => {
      onRollback(part, async (db) => void put.push(`refused, with ${(await topics(db)).join()}`));
      throw new Error("undo");
    });
    await expect(refused).rejects.toThrow("undo");
    expect(put).toHaveLength(1);
  });
  expect(put).toEqual(["failed, with ", "refused, with kept"]);
});

async function add(db: Db, topic: string): Promise<void> {
  await db.insertInto("revision").values({ topic, revision: 1 }).execute();
}

async function topics(db: Db = database.db): Promise<string[]> {
  const rows = await db.selectFrom("revision").select("topic").orderBy("topic").execute();
  return rows.map(({ topic }) => topic);
}
