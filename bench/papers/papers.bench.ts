/**
 * The draw of 500 anglers as PDF: how long it takes to make, and how long other requests wait meanwhile, beside the same
 * requests while nothing is made. Run with `npx tsx bench/papers/papers.bench.ts` after `npm run build`.
 */
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { callApi, signIn } from "../harness/call-api.ts";
import { heading, median } from "../harness/figures.ts";
import { fillAnglers } from "../harness/fill-anglers.ts";
import { startProduct } from "../harness/start-product.ts";

const ANGLERS = 500;
const SECTORS = 10;
const ROUNDS = 9;
const GOAL_MS = 1000;
const GOAL_WAIT_MS = 50;
/** Between two of the other requests: people who look at pages, not a load that fills the processor. */
const PAUSE_MS = 10;

const product = await startProduct();
try {
  const eventUrl = await fillAnglers(product.url, ANGLERS);
  const token = await signIn(product.url);
  const path = `/api/events/${eventUrl}`;
  await drawPegs(token, path);

  const rows = [];
  const waits = { idle: [] as number[], printing: [] as number[] };
  const first = await print(path);
  for (let round = 0; round < ROUNDS; round++) {
    waits.idle.push(...(await ask(path, sleep(first.ms))));
    // A paper is kept until what it shows has changed.
    await callApi(product.url, token, "PATCH", path, { name: `Round ${round}` });
    const printing = print(path);
    waits.printing.push(...(await ask(path, printing)));
    const made = await printing;
    const kept = await print(path);
    rows.push({
      "made, ms": made.ms,
      "kept, ms": kept.ms,
      ratio: Math.round(made.ms / kept.ms),
      kB: made.kB,
    });
  }
  console.log(heading(`The draw of ${ANGLERS} anglers as PDF, load ${loadavg()[0]!.toFixed(1)}`));
  console.table(rows);
  const ms = median(rows.map((row) => row["made, ms"]));
  console.log(`The first took ${first.ms} ms, later ones ${ms} ms (median); goal ${GOAL_MS} ms.`);
  const table = Object.entries(waits).map(([when, all]) => ({
    when,
    requests: all.length,
    "p50, ms": at(all, 0.5),
    "p99, ms": at(all, 0.99),
  }));
  console.table(table);
  const wait = at(waits.printing, 0.99);
  console.log(`Others wait ${wait} ms (p99) while it is made; goal ${GOAL_WAIT_MS} ms.`);
  process.exitCode = ms <= GOAL_MS && wait <= GOAL_WAIT_MS ? 0 : 1;
} finally {
  await product.stop();
}

async function drawPegs(token: string, path: string): Promise<void> {
  const codes = Array.from({ length: SECTORS }, (_, index) => String.fromCodePoint(65 + index));
  await callApi(product.url, token, "POST", `${path}/sectors/series`, {
    codes,
    peg_count: ANGLERS / SECTORS,
  });
  const { id } = await callApi(product.url, token, "POST", `${path}/sessions`, {
    starts_at: "2099-05-14T06:00:00Z",
    ends_at: "2099-05-14T09:00:00Z",
  });
  let run = await callApi(product.url, token, "POST", `${path}/draw-runs`, {
    session_ids: [id],
    mode: { kind: "free" },
  });
  for (const step of ["draw", "publish"])
    run = await callApi(product.url, token, "POST", `${path}/draw-runs/${run.id}/${step}`, {
      revision: run.revision,
    });
}

async function print(path: string): Promise<{ ms: number; kB: number }> {
  const began = performance.now();
  const answer = await fetch(`${product.url}${path}/draws.pdf`);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { byteLength } = await answer.arrayBuffer();
  return { ms: Math.round(performance.now() - began), kB: Math.round(byteLength / 1000) };
}

/** How long each request took until something was done. */
async function ask(path: string, done: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  const over = new AbortController();
  const stop = () => over.abort();
  void done.then(stop, stop);
  while (!over.signal.aborted) {
    const began = performance.now();
    await (await fetch(product.url + path)).arrayBuffer();
    waits.push(performance.now() - began);
    await sleep(PAUSE_MS);
  }
  return waits;
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]! * 10) / 10;
}
