/**
 * How long `npm start` takes until the product is ready: the first time in a fresh clone, and after that, beside
 * `node -e ""` of the same minute. Run with `npx tsx bench/start/start.bench.ts`; it clones the last commit into a
 * temporary folder, where the first start installs and builds, which takes some minutes.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "../../e2e/harness/free-port.ts";
import { inheritedSettings } from "../../e2e/harness/program.ts";
import { newDataFolder } from "../../e2e/harness/data-folder.ts";
import { waitUntil } from "../../e2e/harness/wait-until.ts";
import { heading, median } from "../harness/figures.ts";

const ROUNDS = 9;
const SECOND_START_MS = 3000;
const run = promisify(execFile);

const folder = await newDataFolder();
try {
  const checkout = join(folder.path, "checkout");
  await run("git", ["clone", "--quiet", fileURLToPath(new URL("../..", import.meta.url)), checkout]);
  const first = await timeStart(checkout, 15 * 60_000);
  const seconds: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await timeNode());
    seconds.push(await timeStart(checkout, 60_000));
  }
  const second = median(seconds);
  // A busy machine only ever adds to it.
  const best = Math.min(...seconds);
  console.log(heading("npm start until /readyz answers"));
  console.table([
    { start: "first: install, build, new database", seconds: (first / 1000).toFixed(1) },
    { start: "second (median)", seconds: (second / 1000).toFixed(2) },
    { start: "second (best)", seconds: (best / 1000).toFixed(2) },
    { start: 'node -e "" (median)', seconds: (median(bare) / 1000).toFixed(2) },
    { start: 'node -e "" (best)', seconds: (Math.min(...bare) / 1000).toFixed(2) },
  ]);
  console.log(await describeInstall(checkout));
  if (best > SECOND_START_MS) {
    console.log(`A second start takes longer than ${SECOND_START_MS} ms.`);
    process.exitCode = 1;
  }
} finally {
  await folder.remove();
}

async function timeStart(cwd: string, patienceMs: number): Promise<number> {
  const port = await freePort();
  const before = performance.now();
  const child = spawn("npm", ["start"], {
    cwd,
    env: {
      ...inheritedSettings(),
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: join(folder.path, "data"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const closed = once(child, "close");
  try {
    await waitUntil(
      async () => {
        if (child.exitCode !== null) throw new Error(`npm start ended:\n${output}`);
        return (await isReady(port)) || undefined;
      },
      () => `npm start was not ready in time:\n${output}`,
      patienceMs,
    );
    return performance.now() - before;
  } finally {
    child.kill("SIGTERM");
    await closed;
    await waitUntil(
      async () => !(await isReady(port)) || undefined,
      () => "The product went on after npm start was ended.",
    );
  }
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function timeNode(): Promise<number> {
  const before = performance.now();
  await run(process.execPath, ["-e", ""]);
  return performance.now() - before;
}

async function describeInstall(checkout: string): Promise<string> {
  const lock = await readFile(join(checkout, "node_modules/.package-lock.json"), "utf8");
  const { packages } = JSON.parse(lock) as { packages: Record<string, { link?: boolean }> };
  const count = Object.values(packages).filter(({ link }) => !link).length;
  const { stdout } = await run("du", ["-sm", join(checkout, "node_modules")]);
  return `Installed: ${count} packages, ${Number.parseInt(stdout, 10)} MB.`;
}
