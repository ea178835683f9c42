import { execFile } from "node:child_process";
import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Log } from "../../log.ts";
import { StartupError } from "../../startup-error.ts";
import type { Binaries } from "./binaries.ts";
import type { Home } from "./home.ts";
import { isAlive, serverEnvironment } from "./process.ts";

export const SUPERUSER = "tightlines";

/** The database cluster, made on the first start. It appears whole or not at all. */
export async function ensureCluster(
  home: Home,
  binaries: Binaries,
  passwordFile: string | undefined,
  log: Log,
): Promise<string> {
  const cluster = join(home.path, "cluster");
  await removeLeftovers(home.path);

  const major = await readMajor(cluster);
  if (major === undefined) {
    log.info({ folder: cluster }, "making an empty database");
    await makeCluster(home, cluster, binaries, passwordFile);
  } else if (major !== binaries.major) {
    throw new StartupError(
      `The database in ${cluster} was made by PostgreSQL ${major}, and this version of Tightlines brings ${binaries.major}: make a backup with the version that made it, move the folder away, and restore the backup.`,
    );
  }
  return cluster;
}

async function makeCluster(
  home: Home,
  cluster: string,
  binaries: Binaries,
  passwordFile: string | undefined,
): Promise<void> {
  const aside = `${cluster}.init-${process.pid}`;
  await initialise(home, aside, binaries, passwordFile);
  try {
    await rename(aside, cluster);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // A process that starts at the same moment may have been faster.
    if ((await readMajor(cluster)) === undefined) {
      throw new StartupError(`The folder ${cluster} is in the way and holds no database: move it away.`, {
        cause: error,
      });
    }
  }
  await syncFolder(home.path);
}

/**
 * ICU's root collation sorts names of every language sensibly and alike on every system. The character class
 * must know letters beyond ASCII too, or trigrams would leave them out; not every system has the same one.
 */
async function initialise(
  home: Home,
  folder: string,
  binaries: Binaries,
  passwordFile: string | undefined,
): Promise<void> {
  let problem = "";
  for (const characterClass of ["C.UTF-8", "en_US.UTF-8", "C"]) {
    const options = [
      "--username",
      SUPERUSER,
      "--encoding",
      "UTF8",
      "--locale-provider",
      "icu",
      "--icu-locale",
      "und",
      "--locale",
      "C",
      "--lc-ctype",
      characterClass,
      "--data-checksums",
      "--auth-local",
      "trust",
      "--auth-host",
      "scram-sha-256",
      "--no-instructions",
    ];
    if (passwordFile) options.push("--pwfile", passwordFile);
    try {
      await promisify(execFile)(binaries.initdb, ["--pgdata", folder, ...options], {
        ...home.account,
        cwd: home.path,
        env: serverEnvironment(),
      });
      return;
    } catch (error) {
      problem = explain(error);
      if (!problem.includes("invalid locale")) break;
    }
  }
  throw new StartupError(
    `The embedded PostgreSQL could not make its database in ${home.path} (${problem}): repair that, or set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}

/** initdb names the cause on a line of its own: "initdb: error: could not …", or the server's "FATAL: …". */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const output = "stderr" in error ? String(error.stderr).trim() : "";
  return (
    output.split("\n").find((line) => /error:|FATAL:/.test(line)) ?? (output.split("\n")[0] || error.message)
  );
}

async function removeLeftovers(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = Number(/^cluster\.init-(\d+)$/.exec(name)?.[1]);
    if (!pid || (pid !== process.pid && isAlive(pid))) continue;
    await rm(join(home, name), { recursive: true, force: true });
  }
}

async function readMajor(cluster: string): Promise<number | undefined> {
  try {
    return Number.parseInt(await readFile(join(cluster, "PG_VERSION"), "utf8"), 10);
  } catch {
    return undefined;
  }
}

/** A rename lasts through a power cut only once the folder that holds the name is on disk. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
