/**
 * What a first visit of the results page costs on slow 4G and a phone four times slower than this machine, with 200 and with
 * 1,000 anglers: beside the same words as a bare HTML page, in the same run. Whether the first screen is within the first
 * 14 kB that are sent. And from a key in the search box to the painted list.
 * Run with `npx tsx bench/results/results.bench.ts` after `npm run build`; it takes about five minutes.
 */
import { loadavg } from "node:os";
import { pino } from "pino";
import { openDatabase } from "../../apps/api/src/platform/database/database.ts";
import { paintPlainRows, typeAndWait } from "../find/keystrokes.ts";
import { servePlainText } from "../first-visit/plain-server.ts";
import { visit, type Visit } from "../first-visit/visit.ts";
import { callApi, signIn } from "../harness/call-api.ts";
import { heading, median } from "../harness/figures.ts";
import { fillField } from "../harness/fill-field.ts";
import { openBrowser } from "../harness/open-browser.ts";
import { startProduct } from "../harness/start-product.ts";
import { readFirstFlight, readFirstScreen } from "./first-screen.ts";

const SIZES = [200, 1000];
const ROUNDS = 7;
const CONTENT_MS = 1000;
const MOST_TIMES = 1.3;
const SCRIPT_BYTES = 120_000;
const KEY_MS = 100;

const product = await startProduct();
const database = await openDatabase({
  dataDir: product.dataDir,
  log: pino({ level: "silent" }),
  joinRunning: true,
});
const browser = await openBrowser();
try {
  const rows = [];
  for (const anglers of SIZES) rows.push(await measure(await fillResults(anglers), anglers));
  console.log(heading("Results, first visit on slow 4G with 4x CPU slowdown"));
  console.table(rows);
  const missed = rows.flatMap((row) => [
    ...(row["largest paint ms"] >= CONTENT_MS ? [`${row.anglers}: content after ${CONTENT_MS} ms`] : []),
    ...(row.times > MOST_TIMES ? [`${row.anglers}: more than ${MOST_TIMES} times the bare page`] : []),
    ...(row["JavaScript bytes"] > SCRIPT_BYTES ? [`${row.anglers}: more than ${SCRIPT_BYTES} bytes`] : []),
    ...(row["first screen in 14 kB"] ? [] : [`${row.anglers}: the first screen needs more than 14 kB`]),
    ...(row["key, median ms"] > KEY_MS ? [`${row.anglers}: a key takes more than ${KEY_MS} ms`] : []),
  ]);
  for (const sentence of missed) console.log(`Missed. ${sentence}.`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await database.close();
  await product.stop();
}

async function measure(url: string, anglers: number) {
  const plain = await servePlainText(await wordsOf(url));
  const [ours, bare]: [Visit[], Visit[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await visit(browser, plain.url));
    ours.push(await visit(browser, url));
  }
  plain.stop();
  const paintOf = (visits: readonly Visit[]) => median(visits.map(({ largestPaint }) => largestPaint));
  const shown = await readFirstScreen(browser, url);
  const flight = await readFirstFlight(url);
  return {
    anglers,
    "bare ms": Math.round(paintOf(bare)),
    "largest paint ms": Math.round(paintOf(ours)),
    "best ms": Math.round(Math.min(...ours.map(({ largestPaint }) => largestPaint))),
    times: Number((paintOf(ours) / paintOf(bare)).toFixed(2)),
    "HTML bytes": ours[0]!.htmlBytes,
    "JavaScript bytes": ours[0]!.scriptBytes,
    "first screen in 14 kB": shown.length > 0 && shown.every((name) => flight.includes(name)),
    ...(await measureKeys(url)),
    load: Number(loadavg()[0]!.toFixed(1)),
  };
}

/** At this machine's speed. */
async function measureKeys(url: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const typed = await typeAndWait(page, "rivers 12");
  const plain = await paintPlainRows(page);
  await page.close();
  return { "key, median ms": Math.round(median(typed)), "1,000 plain rows ms": Math.round(plain) };
}

/** An event whose two sessions are fished: everybody has two fish on each card. */
async function fillResults(anglers: number): Promise<string> {
  const token = await signIn(product.url);
  const event = await callApi(product.url, token, "POST", "/api/events", {
    name: `Results of ${anglers}`,
    starts_on: "2026-05-01",
    ends_on: "2026-05-03",
    time_zone: "Europe/Prague",
    discipline: "fly",
    preset: "fly-fips-mouche",
  });
  await fillField(database.pool, event.id, { anglers, sessions: 2, fishPerCard: 2 });
  await callApi(product.url, token, "PATCH", `/api/events/${event.id}`, { status: "published" });
  return `${product.url}/events/${event.url}/results?table=individual`;
}

async function wordsOf(url: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const words = await page.locator("body").innerText();
  await page.close();
  return words;
}
