import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask, createEmbeddedSession, type EmbeddedSession } from "../../../testing/embedded-session.ts";
import { StartupError } from "../../startup-error.ts";
import { isRoot, ownerOf } from "./account.ts";

let session: EmbeddedSession;

beforeEach(async () => {
  session = await createEmbeddedSession();
});
afterEach(() => session.remove());

test("nothing acknowledged is lost when the owner is killed, time after time", async () => {
  const acknowledged: number[] = [];
  for (let round = 1; round <= 5; round++) {
    const owner = session.startElsewhere();
    await vi.waitUntil(() => owner.acknowledged.length >= 50, { timeout: 30_000 });
    await owner.kill("SIGKILL");
    acknowledged.push(...owner.acknowledged);
  }
  const { connection } = await session.start();
  const rows = await ask<{ id: string }>(connection, "select id from written");
  const kept = new Set(rows.map(({ id }) => Number(id)));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

test("a second process on the folder is refused by a sentence that names the first", async () => {
  const owner = session.startElsewhere();
  await owner.started;
  const error = await session.start().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toContain(`(pid ${owner.pid})`);

  const written = owner.acknowledged.length;
  await vi.waitUntil(() => owner.acknowledged.length > written);
});

test("a process that starts while its predecessor stops takes over from it", async () => {
  const owner = session.startElsewhere();
  await owner.started;
  const [{ connection }] = await Promise.all([session.start(), owner.kill("SIGTERM")]);
  expect(await ask(connection, "select from written")).not.toHaveLength(0);
});

test("a command may work beside the process that owns the folder", async () => {
  const owner = session.startElsewhere();
  await owner.started;
  const beside = await session.start({ joinRunning: true });
  expect(await ask(beside.connection, "select from written limit 1")).toHaveLength(1);
  await beside.close();

  const written = owner.acknowledged.length;
  await vi.waitUntil(() => owner.acknowledged.length > written);
});

test("of processes that start at once on an empty folder exactly one wins", async () => {
  const owners = [1, 2, 3].map(() => session.startElsewhere());
  const firstWords = await Promise.all(owners.map((owner) => owner.started));
  expect(firstWords.filter(({ acknowledged }) => acknowledged === 1)).toHaveLength(1);
  expect(firstWords.filter(({ refused }) => refused?.includes("in use"))).toHaveLength(2);
});

test("a server that is killed under its owner is started again", async () => {
  const { connection } = await session.start();
  await ask(connection, "create table kept as select 1 as value");
  process.kill(await postmasterPid(), "SIGKILL");
  await vi.waitFor(
    async () => expect(await ask(connection, "select value from kept")).toEqual([{ value: 1 }]),
    {
      timeout: 20_000,
    },
  );
});

test("a pid file whose number now belongs to another program does not stop the start", async () => {
  const first = await session.start();
  await ask(first.connection, "create table kept as select 1 as value");
  const pidFile = await readFile(pidFilePath(), "utf8");
  await first.close();

  const account = await ownerOf(join(session.dataDir, "postgres"));
  const stranger = spawn("sleep", ["600"], isRoot() ? account : {});
  await writeFile(pidFilePath(), pidFile.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 });
  try {
    const second = await session.start();
    expect(await ask(second.connection, "select value from kept")).toEqual([{ value: 1 }]);
    expect(stranger.exitCode).toBeNull();
  } finally {
    stranger.kill();
  }
});

function pidFilePath(): string {
  return join(session.dataDir, "postgres", "cluster", "postmaster.pid");
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(pidFilePath(), "utf8"), 10);
}
