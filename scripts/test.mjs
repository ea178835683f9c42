import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { requireBrowser } from "./steps/browser.mjs";
import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { requireNode } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { runNode } from "./steps/run.mjs";
import { changedFiles } from "./test/changed-files.mjs";
import { changedStories } from "./test/changed-stories.mjs";
import { countTests, summarize } from "./test/count.mjs";

const report = join(root, ".cache/tests.json");

requireNode();
await install({ forTests: true });
const browser = await requireBrowser();
await build();
const args = process.argv.slice(2);
const isChangedOnly = args.some((arg) => /^--changed\b/.test(arg));
const runs = await runAll(isChangedOnly ? await splitChanged(args) : [args]);
const counts = countTests({ testResults: runs.flatMap(({ testResults }) => testResults) });
console.log(summarize(counts));
const isGreen = runs.every(({ code }) => code === 0) && counts.failed === 0;
// A change that no test knows of is no failure; a run of everything that finds nothing is one.
process.exit(isGreen && (counts.passed > 0 || isChangedOnly) ? 0 : 1);

/** Vitest finds by itself what imports a changed file; of the stories, which meet the built product, we know better. */
async function splitChanged(args) {
  const [, since] = /^--changed=(.+)$/.exec(args.find((arg) => arg.startsWith("--changed"))) ?? [];
  const stories = readdirSync(join(root, "e2e")).filter((name) => name.endsWith(".e2e.ts"));
  const concerned = changedStories(
    await changedFiles(since),
    stories.map((name) => `e2e/${name}`),
  );
  const others = args.filter((arg) => !arg.startsWith("--changed"));
  return [
    [...args, "--project=!e2e"],
    ...(concerned.length > 0 ? [[...others, "--project=e2e", ...concerned]] : []),
  ];
}

async function runAll(runs) {
  const done = [];
  for (const args of runs) done.push(await runVitest(args));
  return done;
}

async function runVitest(args) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const { code } = await runNode(vitest, ["run", ...reporters, ...args], {
    show: true,
    env: { CHROMIUM_PATH: browser },
  });
  return { code, ...readReport() };
}

/** Vitest writes no report when it stops before the first test: that counts as nothing passed. */
function readReport() {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return { testResults: [] };
  }
}
