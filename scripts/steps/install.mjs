import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fail } from "./fail.mjs";
import { withProgress } from "./progress.mjs";
import { root } from "./root.mjs";
import { runNpm } from "./run.mjs";

/**
 * Installs the locked packages when they are not all there: those the product needs, or with
 * `forTests` the development tools as well. Tools that are already installed are never removed.
 */
export async function install({ forTests = false } = {}) {
  const installed = readLock(join(root, "node_modules/.package-lock.json"));
  const locked = readLock(join(root, "package-lock.json"));
  if (isInstalled(locked, installed, { forTests }, (path) => existsSync(join(root, path, "package.json"))))
    return;

  const withTools = forTests || hasTools(installed);
  const { code, output } = await withProgress("Installing packages (once; a minute or two)", () =>
    runNpm(["ci", withTools ? "--include=dev" : "--omit=dev", "--no-progress", "--loglevel=error"]),
  );
  if (code !== 0) fail(`${output}\nnpm could not install the packages: its own words are above.`);
}

/**
 * npm keeps its own record of what it installed in node_modules. Comparing it with the lock file also
 * notices an install made by hand; looking for every folder notices one that was cut short.
 */
export function isInstalled(locked, installed, { forTests }, isThere) {
  return Object.entries(locked)
    .filter(([path, entry]) => path.includes("node_modules/") && !isOptional(entry))
    .filter(([, entry]) => forTests || !isTool(entry, locked))
    .every(
      ([path, entry]) => path in installed && installed[path].version === entry.version && isThere(path),
    );
}

export function hasTools(installed) {
  return Object.values(installed).some((entry) => entry.dev);
}

/** A link to a folder of ours does not say what it is for; the folder does. */
function isTool(entry, locked) {
  return Boolean(entry.link ? locked[entry.resolved]?.dev : entry.dev);
}

/** Binaries for other platforms and peers nobody asked for: npm leaves them out on purpose. */
function isOptional(entry) {
  return Boolean(entry.optional || entry.devOptional);
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {};
}
