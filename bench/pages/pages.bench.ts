/**
 * How many requests per second a public page answers, beside bare node:http that sends the same bytes and headers.
 * Run with `npx tsx bench/pages/pages.bench.ts` after `npm run build`; it takes about a minute and a half.
 *
 * Servers and load are processes of their own. Rounds alternate between the two, and the median of the ratios counts:
 * whatever else the machine does then hits both.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { heading, median } from "../harness/figures.ts";
import { fillEvents } from "../harness/fill-events.ts";
import { startProduct } from "../harness/start-product.ts";
import { capture } from "./capture.ts";
import { load } from "./load.ts";

const ROUNDS = 5;
const LOAD = { seconds: 2, connections: 32 };

const product = await startProduct();
const logging = await startProduct({ LOG_LEVEL: "info" });
const folder = await mkdtemp(join(tmpdir(), "tightlines-bare-"));
const bare = await prepare();
try {
  const page = `${product.url}/events`;
  const { etag = "" } = (await capture(page, {})).headers;
  const ways = [
    { name: "fresh", headers: {}, status: 200 },
    { name: "fresh, brotli", headers: { "accept-encoding": "br" }, status: 200 },
    { name: "unchanged (304)", headers: { "if-none-match": etag }, status: 304 },
  ];
  const rounds: { way: string; ours: number; bare: number }[] = [];
  for (const { headers, status } of ways) {
    // The first seconds belong to the compiler.
    await load(page, headers, { ...LOAD, status });
    await load(bare.url, headers, { ...LOAD, status });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, headers, status } of ways) {
      const ours = await load(page, headers, { ...LOAD, status });
      rounds.push({ way: name, ours, bare: await load(bare.url, headers, { ...LOAD, status }) });
    }
    const ours = await load(`${logging.url}/events`, {}, { ...LOAD, status: 200 });
    rounds.push({
      way: "fresh, a log line each",
      ours,
      bare: await load(bare.url, {}, { ...LOAD, status: 200 }),
    });
  }
  console.log(heading("Public page /events with 20 cards"));
  console.table(
    [...new Set(rounds.map(({ way }) => way))].map((way) => {
      const of = rounds.filter((round) => round.way === way);
      return {
        way,
        "ours, requests/s": Math.round(median(of.map(({ ours }) => ours))),
        "node:http, requests/s": Math.round(median(of.map((round) => round.bare))),
        "ours / node:http": median(of.map((round) => round.ours / round.bare)).toFixed(2),
      };
    }),
  );
  console.log(bare.sizes);
} finally {
  await bare.stop();
  await Promise.all([product.stop(), logging.stop()]);
  await rm(folder, { recursive: true, force: true });
}

async function prepare() {
  await Promise.all([fillEvents(product.url, 30), fillEvents(logging.url, 30)]);
  const page = `${product.url}/events`;
  const fresh = await capture(page, {});
  const brotli = await capture(page, { "accept-encoding": "br" });
  const unchanged = await capture(page, { "if-none-match": fresh.headers["etag"] ?? "" });
  const file = join(folder, "answers.json");
  await writeFile(file, JSON.stringify({ fresh, brotli, unchanged }));
  const script = fileURLToPath(new URL("./bare-server.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", script, file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  const bytes = (answer: { body: string }) => Buffer.from(answer.body, "base64").length;
  return {
    url: `http://127.0.0.1:${Number(port)}/events`,
    sizes: `The page is ${bytes(fresh)} bytes, ${bytes(brotli)} with brotli.`,
    async stop() {
      child.kill();
      await once(child, "close");
    },
  };
}
