import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { requireBrowser } from "./steps/browser.mjs";
import { build } from "./steps/build.mjs";
import { install } from "./steps/install.mjs";
import { requireNode } from "./steps/node-version.mjs";
import { root } from "./steps/root.mjs";
import { runNode } from "./steps/run.mjs";
import { countTests, summarize } from "./test/count.mjs";

const report = join(root, ".cache/tests.json");

requireNode();
await install({ forTests: true });
const browser = await requireBrowser();
await build();
const code = await runVitest();
const counts = countTests(readReport());
console.log(summarize(counts));
process.exit(code === 0 && counts.passed > 0 && counts.failed === 0 ? 0 : 1);

async function runVitest() {
  mkdirSync(join(root, ".cache"), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const running = runNode(vitest, ["run", ...reporters, ...process.argv.slice(2)], {
    show: true,
    env: { CHROMIUM_PATH: browser },
  });
  return (await running).code;
}

/** Vitest writes no report when it stops before the first test: that counts as nothing passed. */
function readReport() {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    return { testResults: [] };
  }
}
