/**
 * How many requests per second a public page answers, and how much of the processor each costs, beside bare node:http
 * that sends the same bytes and headers. Run with `npx tsx bench/pages/pages.bench.ts` after `npm run build`; it takes
 * about two minutes.
 *
 * Servers and load are processes of their own. Rounds alternate between the two, and the median counts: whatever else
 * the machine does then hits both. On a busy machine the processor time is the figure to read.
 */
import { heading, median } from "../harness/figures.ts";
import { fillEvents } from "../harness/fill-events.ts";
import { startProduct } from "../harness/start-product.ts";
import { startBare } from "./bare.ts";
import { capture } from "./capture.ts";
import { load } from "./load.ts";

const ROUNDS = 5;
const LOAD = { seconds: 2, connections: 32 };

interface Target {
  /** Where it listens. */
  url: string;
  cpuSeconds: () => Promise<number>;
}

interface Way {
  name: string;
  path: "/events" | "/api/events";
  headers: Record<string, string>;
  status: number;
}

const product = await startProduct();
const logging = await startProduct({ LOG_LEVEL: "info" });
await Promise.all([fillEvents(product.url, 30), fillEvents(logging.url, 30)]);
const page = `${product.url}/events`;
const list = await capture(`${product.url}/api/events`, {});
const fresh = await capture(page, {});
const brotli = await capture(page, { "accept-encoding": "br" });
const etag = fresh.headers["etag"] ?? "";
const unchanged = await capture(page, { "if-none-match": etag });
const bare = await startBare({ fresh, brotli, unchanged, list });
try {
  const ours = { url: product.url, cpuSeconds: () => cpuOf(product.url) };
  const oursLogging = { url: logging.url, cpuSeconds: () => cpuOf(logging.url) };
  const events = { path: "/events", headers: {}, status: 200 } as const;
  const ways: { way: Way; target: Target }[] = [
    { way: { ...events, name: "fresh" }, target: ours },
    { way: { ...events, name: "fresh, brotli", headers: { "accept-encoding": "br" } }, target: ours },
    {
      way: { ...events, name: "unchanged (304)", headers: { "if-none-match": etag }, status: 304 },
      target: ours,
    },
    { way: { ...events, name: "fresh, a log line each" }, target: oursLogging },
    { way: { ...events, name: "GET /api/events of a guest", path: "/api/events" }, target: ours },
  ];
  const rows = new Map(ways.map(({ way }) => [way.name, [] as { ours: Figures; bare: Figures }[]]));
  // The first round belongs to the compiler.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { way, target } of ways) {
      const pair = { ours: await measure(target, way), bare: await measure(bare, way) };
      if (round > 0) rows.get(way.name)!.push(pair);
    }
  }
  console.log(heading("Public page /events with 20 cards"));
  console.table([...rows].map(([way, pairs]) => summarize(way, pairs)));
  console.log(`The page is ${sizeOf(fresh)} bytes, ${sizeOf(brotli)} with brotli.`);
} finally {
  await bare.stop();
  await Promise.all([product.stop(), logging.stop()]);
}

interface Figures {
  perSecond: number;
  cpuMicros: number;
}

async function measure({ url, cpuSeconds }: Target, { path, headers, status }: Way): Promise<Figures> {
  const before = await cpuSeconds();
  const { perSecond, count } = await load(url + path, headers, { ...LOAD, status });
  return { perSecond, cpuMicros: (((await cpuSeconds()) - before) * 1e6) / count };
}

function summarize(way: string, pairs: { ours: Figures; bare: Figures }[]) {
  const of = (read: (pair: { ours: Figures; bare: Figures }) => number) => median(pairs.map(read));
  return {
    way,
    "ours, requests/s": Math.round(of(({ ours }) => ours.perSecond)),
    "node:http, requests/s": Math.round(of((pair) => pair.bare.perSecond)),
    ratio: of((pair) => pair.ours.perSecond / pair.bare.perSecond).toFixed(2),
    "ours, CPU µs each": Math.round(of(({ ours }) => ours.cpuMicros)),
    "node:http, CPU µs each": Math.round(of((pair) => pair.bare.cpuMicros)),
    "times the CPU": of((pair) => pair.ours.cpuMicros / pair.bare.cpuMicros).toFixed(2),
  };
}

/** As the product itself reports it. */
async function cpuOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(metrics)?.[1]);
}

function sizeOf({ body }: { body: string }): number {
  return Buffer.from(body, "base64").length;
}
