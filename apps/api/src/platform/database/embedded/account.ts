import { spawnSync } from "node:child_process";
import { lchown, readFile, stat } from "node:fs/promises";
import { StartupError } from "../../startup-error.ts";

/** A user of the operating system that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** Their whole purpose is to own little: the first that exists is taken. */
const UNPRIVILEGED = ["postgres", "_postgres", "nobody"];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** PostgreSQL refuses to run as root, so root hands it to someone else. */
export async function unprivilegedAccount(): Promise<Account> {
  const entries = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of UNPRIVILEGED) {
    const [, , uid, gid] = entries.find((entry) => entry[0] === name) ?? [];
    // macOS writes the ids of nobody as -2.
    if (uid && gid) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  throw new StartupError(
    `PostgreSQL does not run as root, and this system has none of the users ${UNPRIVILEGED.join(", ")} to run it as: start Tightlines as another user, or set DATABASE_URL.`,
  );
}

/** PostgreSQL also refuses data that belongs to someone else, so whoever owns the folder runs the server. */
export async function ownerOf(path: string): Promise<Account> {
  const { uid, gid } = await stat(path);
  return { uid, gid };
}

export async function giveTo({ uid, gid }: Account, path: string): Promise<void> {
  try {
    await lchown(path, uid, gid);
  } catch (error) {
    throw new StartupError(
      `PostgreSQL does not run as root, and ${path} cannot be given to the user it runs as (uid ${uid}): start Tightlines as another user, set DATA_DIR to a folder on a local disk, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Asked of the system itself, as that user: folders above, access lists and mounts all have a say. */
export function canEnter(account: Account, folder: string): boolean {
  return asAccount(account, 'cd "$1"', folder);
}

export function canRun(account: Account, program: string): boolean {
  return asAccount(account, 'test -r "$1" && test -x "$1"', program);
}

function asAccount(account: Account, script: string, argument: string): boolean {
  const { status, error } = spawnSync("/bin/sh", ["-c", script, "sh", argument], {
    ...account,
    cwd: "/",
    stdio: "ignore",
  });
  if (error) {
    throw new StartupError(
      `PostgreSQL does not run as root, and this system does not let root become another user (${error.message}): start Tightlines as another user, or set DATABASE_URL.`,
      { cause: error },
    );
  }
  return status === 0;
}
