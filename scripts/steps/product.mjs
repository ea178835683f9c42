import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { requireNode } from "./node-version.mjs";
import { root } from "./root.mjs";

/** Runs the product with these arguments, installed and built first where that is still to be done. */
export async function runProduct(args) {
  requireNode();
  endWithNpm();
  await install();
  await build();
  await become(args);
}

/** The main module runs in this very process: signals, exit code and terminal are its own, nothing is passed on. */
async function become(args) {
  const main = join(root, "dist/server/main.js");
  process.chdir(root);
  process.env.NODE_ENV ??= "production";
  process.argv = [process.execPath, main, ...args];
  await import(pathToFileURL(main).href);
}

/**
 * npm passes a SIGTERM on to the shell it started us from, and that shell dies without telling us. Left
 * behind, we would hold the port and the data folder, so losing the parent counts as being told to end.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}
