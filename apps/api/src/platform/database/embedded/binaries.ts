import { cp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import type { Log } from "../../log.ts";
import { StartupError } from "../../startup-error.ts";
import { type Account, canRun, giveTo } from "./account.ts";
import type { Home } from "./home.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  major: number;
}

interface Package {
  folder: string;
  version: string;
}

interface Link {
  source: string;
  target: string;
}

/** PostgreSQL's programs, runnable by the user the server runs as. */
export async function prepareBinaries(home: Home, packageName: string, log: Log): Promise<Binaries> {
  const installed = await findPackage(packageName);
  const isLinked = await linkLibraries(installed.folder);
  const isRunnable =
    !home.account || canRun(home.account, join(installed.folder, "native", "bin", program("initdb")));

  const folder = isLinked && isRunnable ? installed.folder : await copyInto(home, installed, log);
  const bin = join(folder, "native", "bin");
  return {
    initdb: join(bin, program("initdb")),
    postgres: join(bin, program("postgres")),
    pgCtl: join(bin, program("pg_ctl")),
    major: Number.parseInt(installed.version, 10),
  };
}

export function platformName(): string {
  return `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
}

function program(name: string): string {
  return process.platform === "win32" ? `${name}.exe` : name;
}

async function findPackage(name: string): Promise<Package> {
  let main: string;
  try {
    main = createRequire(import.meta.url).resolve(name);
  } catch (error) {
    throw new StartupError(
      `There is no embedded PostgreSQL for this system (${platformName()}): set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause: error },
    );
  }
  const folder = dirname(dirname(main));
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return { folder, version };
}

/**
 * A package cannot carry symbolic links; its install script would make them, but we install without scripts.
 * Answers whether all are there: the folder may not be ours to write.
 */
async function linkLibraries(packageFolder: string): Promise<boolean> {
  const links = await readLinks(packageFolder);
  const made = await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(packageFolder, target);
      return symlink(relative(dirname(path), join(packageFolder, source)), path).then(
        () => true,
        isAlreadyThere,
      );
    }),
  );
  return made.every(Boolean);
}

async function readLinks(packageFolder: string): Promise<Link[]> {
  const text = await readFile(join(packageFolder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links: Link[] = JSON.parse(text);
  return links;
}

async function copyInto(home: Home, installed: Package, log: Log): Promise<string> {
  const copy = join(home.path, `binaries-${installed.version}`);
  const isThere = await readdir(copy).then(
    () => true,
    () => false,
  );
  if (isThere) return copy;

  log.info(
    { folder: copy },
    `the user PostgreSQL runs as cannot use ${installed.folder}: copying its programs to ${copy}`,
  );
  const aside = `${copy}.copy-${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  await cp(installed.folder, aside, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(aside);
  if (home.account) await giveAllTo(home.account, aside);
  await rename(aside, copy).catch(isAlreadyThere);
  await removeOtherCopies(copy);
  return copy;
}

async function giveAllTo(account: Account, folder: string): Promise<void> {
  for (const path of ["", ...(await readdir(folder, { recursive: true }))]) {
    await giveTo(account, join(folder, path));
  }
}

async function removeOtherCopies(current: string): Promise<void> {
  for (const name of await readdir(dirname(current))) {
    if (name.startsWith("binaries-") && name !== basename(current)) {
      await rm(join(dirname(current), name), { recursive: true, force: true });
    }
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EEXIST" || error.code === "ENOTEMPTY");
}
