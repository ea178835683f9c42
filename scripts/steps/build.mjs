import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "./compress.mjs";
import { fail } from "./fail.mjs";
import { listFiles } from "./files.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { withProgress } from "./progress.mjs";
import { root } from "./root.mjs";
import { runNode } from "./run.mjs";

const dist = join(root, "dist");
const stamp = join(dist, ".sources");
const vite = join(root, "node_modules/vite/bin/vite.js");
const buildSteps = ["scripts/steps/build.mjs", "scripts/steps/compress.mjs"];
export const messageCompiler = join(root, "apps/web/scripts/compile-messages.mjs");

/** Builds the browser's files, the renderer and the server into dist/, unless they are of these very sources. */
export async function build({ always = false } = {}) {
  const sources = fingerprintSources();
  if (!always && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;

  await withProgress("Building", async () => {
    rmSync(dist, { recursive: true, force: true });
    await compileMessages();
    await Promise.all([
      viteBuild("apps/web").then(() => compressFiles(join(dist, "web"))),
      viteBuild("apps/web", "--ssr").then(() => viteBuild("apps/server", "--ssr")),
    ]);
  });
  // Written last: a build that was cut short has no stamp and is done again.
  mkdirSync(dist, { recursive: true });
  writeFileSync(stamp, sources);
}

/** Turns apps/web/messages into the functions the screens import. */
export async function compileMessages() {
  await succeed(runNode(messageCompiler), "The messages could not be compiled");
}

async function viteBuild(app, ...flags) {
  const building = runNode(vite, ["build", "--logLevel", "warn", ...flags], { cwd: join(root, app) });
  await succeed(building, `${app} could not be built`);
}

async function succeed(running, problem) {
  const { code, output } = await running;
  if (code !== 0) fail(`${output}\n${problem}: see above.`);
}

function fingerprintSources() {
  const files = listFiles(root, [
    ...buildSteps,
    "package-lock.json",
    "tsconfig.base.json",
    "packages",
    "apps",
  ]);
  return fingerprint(root, files.filter(isBuilt));
}

/** Not what only tests read, nor what the message compiler writes beside its input. */
function isBuilt(path) {
  return !/\.test\.tsx?$|\/testing\/|\/src\/paraglide\/|\/project\.inlang\/(?!settings\.json)/.test(path);
}
