import { lstat, mkdir, mkdtemp, realpath, rm, symlink } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Log } from "../../log.ts";
import { StartupError } from "../../startup-error.ts";
import { type Account, canEnter, giveTo, isRoot, ownerOf, unprivilegedAccount } from "./account.ts";

/** Where everything of the embedded server lives: its cluster, socket, log, and a copy of its binaries if it needs one. */
export interface Home {
  /** Without symbolic links, as PostgreSQL itself will report it. */
  path: string;
  /** Who the server runs as, when that is not us. */
  account: Account | undefined;
}

/** Data that must last, on the systems where we can be root. */
const OUTSIDE = "/var/lib/tightlines";

/** Finds DATA_DIR/postgres, or makes it: a folder, or a link to one outside when the server's user cannot enter DATA_DIR. */
export async function prepareHome(dataDir: string, log: Log): Promise<Home> {
  await requireWritable(dataDir);
  const place = join(resolve(dataDir), "postgres");
  if (!(await exists(place))) await makeHome(place, log);

  const path = await realpath(place).catch(() => {
    throw new StartupError(
      `The database's folder ${place} is a link to a folder that is not there: put that folder back, or remove the link to start with an empty database.`,
    );
  });
  return { path, account: await accountFor(path) };
}

async function requireWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    // Root is told that it may write where the file system then refuses it: only trying tells.
    await rm(await mkdtemp(join(dataDir, ".trial-")), { recursive: true });
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new StartupError(
      `The data folder ${resolve(dataDir)} cannot be written to${reason}: make it writable, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

async function makeHome(place: string, log: Log): Promise<void> {
  const account = isRoot() ? await unprivilegedAccount() : undefined;
  if (!account || canEnter(account, dirname(place))) {
    await mkdir(place, { recursive: true, mode: 0o700 });
    if (account) await giveTo(account, place);
    return;
  }

  const outside = await makeOutside(basename(dirname(place)));
  await giveTo(account, outside);
  try {
    await symlink(outside, place);
  } catch (error) {
    await rm(outside, { recursive: true });
    // Another process that starts at the same moment was faster; its folder is as good.
    if (!(await exists(place))) throw error;
    return;
  }
  log.info(
    { folder: outside },
    `PostgreSQL does not run as root and its user cannot enter ${dirname(place)}: the database is kept in ${outside}`,
  );
}

async function makeOutside(name: string): Promise<string> {
  try {
    await mkdir(OUTSIDE, { recursive: true, mode: 0o755 });
    return await mkdtemp(join(OUTSIDE, `${name}-`));
  } catch (error) {
    throw new StartupError(
      `PostgreSQL does not run as root, its user cannot enter the data folder, and ${OUTSIDE} cannot be written to: set DATA_DIR to a folder that every user may enter.`,
      { cause: error },
    );
  }
}

async function accountFor(home: string): Promise<Account | undefined> {
  const owner = await ownerOf(home);
  if (!isRoot()) {
    if (process.getuid && owner.uid !== process.getuid()) {
      throw new StartupError(
        `The database in ${home} belongs to another user (uid ${owner.uid}), who started Tightlines before: start it as that user or as root, or give the folder to the present user with chown -R.`,
      );
    }
    return undefined;
  }

  const account = owner.uid === 0 ? await unprivilegedAccount() : owner;
  // Root may have been stopped between making the folder and giving it away.
  if (owner.uid === 0) await giveTo(account, home);
  if (canEnter(account, home)) return account;
  throw new StartupError(
    `PostgreSQL does not run as root, and the user it runs as (uid ${account.uid}) cannot enter ${home}: let that user pass the folders above it, or move the data folder.`,
  );
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
