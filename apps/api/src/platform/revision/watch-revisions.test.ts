import type { Topic } from "@tightlines/contract/topic";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import type { Database } from "../database/database.ts";
import { bumpRevisions } from "./bump-revision.ts";
import { type RevisionWatch, watchRevisions } from "./watch-revisions.ts";

let database: Database;
const watches: RevisionWatch[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(watches.splice(0).map((watch) => watch.close()));
});
afterAll(() => database.close());

test("every process hears of a change after it is committed", async () => {
  const [one, other] = [await startWatch(), await startWatch()];
  const heard: string[] = [];
  other.onChange((topic) => heard.push(topic));

  expect(await bump("event:1")).toBe(1);
  expect(await bump("event:1")).toBe(2);
  await vi.waitFor(() => expect([one.get("event:1"), other.get("event:1")]).toEqual([2, 2]));
  expect(heard).toEqual(["event:1", "event:1"]);
});

test("a change that is rolled back is never heard of", async () => {
  const watch = await startWatch();
  const failing = database.db.transaction().execute(async (trx) => {
    await bumpRevisions(trx, ["event:2"]);
    throw new Error("undo");
  });
  await expect(failing).rejects.toThrow("undo");
  await bump("event:3");
  await vi.waitFor(() => expect(watch.get("event:3")).toBe(1));
  expect(watch.get("event:2")).toBe(0);
});

test("a watch knows what changed before it started", async () => {
  const revision = await bump("event:4");
  expect((await startWatch()).get("event:4")).toBe(revision);
});

test("concurrent changes of one topic each get their own revision", async () => {
  const revisions = await Promise.all(Array.from({ length: 8 }, () => bump("event:5")));
  expect(revisions.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("what changed while the connection was lost is noticed when it is back", async () => {
  const watch = await startWatch();
  const heard = vi.fn<(topic: string) => void>();
  watch.onChange(heard);

  // In one transaction: the connection is gone before the change is announced to anyone.
  await database.db.transaction().execute(async (trx) => {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'tightlines revisions'`,
    );
    await bumpRevisions(trx, ["event:6"]);
  });
  await vi.waitFor(() => expect(watch.get("event:6")).toBe(1));
  expect(heard).toHaveBeenCalledWith("event:6");

  await bump("event:6");
  await vi.waitFor(() => expect(watch.get("event:6")).toBe(2));
});

async function startWatch(): Promise<RevisionWatch> {
  const watch = await watchRevisions(database, silentLog);
  watches.push(watch);
  return watch;
}

async function bump(topic: Topic): Promise<number> {
  const revisions = await database.db.transaction().execute((trx) => bumpRevisions(trx, [topic]));
  return revisions.get(topic)!;
}
