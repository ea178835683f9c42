/**
 * What a first visit of the public pages costs on slow 4G and a phone four times slower than this machine: when the
 * content is there, and how much is sent. Beside it, in the same run, the same words as a bare HTML page.
 * Run with `npx tsx bench/first-visit/first-visit.bench.ts` after `npm run build`; it takes about a minute.
 */
import type { Browser } from "playwright-core";
import { heading, median } from "../harness/figures.ts";
import { fillAnglers } from "../harness/fill-anglers.ts";
import { fillEvents } from "../harness/fill-events.ts";
import { openBrowser } from "../harness/open-browser.ts";
import { startProduct } from "../harness/start-product.ts";
import { servePlainText } from "./plain-server.ts";
import { visit, type Visit } from "./visit.ts";

const ROUNDS = 7;
const CONTENT_MS = 1200;
const SCRIPT_BYTES = 120_000;

const product = await startProduct();
await fillEvents(product.url, 30);
const anglers = await fillAnglers(product.url, 1000);
const browser = await openBrowser();
const plain = await servePlainText(await wordsOf(browser, `${product.url}/events`));
try {
  const pages = [
    { name: "bare HTML, same words", url: plain.url },
    { name: "/events", url: `${product.url}/events` },
    { name: "/events/{eventUrl}", url: await firstEvent() },
    { name: "/events/{eventUrl}/anglers, 1,000", url: `${product.url}/events/${anglers}/anglers` },
    { name: "/login", url: `${product.url}/login` },
  ];
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, url } of pages) visits.get(name)!.push(await visit(browser, url));

  const rows = [...visits].map(([page, of]) => summarize(page, of));
  console.log(heading("First visit on slow 4G with 4x CPU slowdown"));
  console.table(rows);
  const late = rows.filter((row) => row["largest paint, best ms"] > CONTENT_MS);
  const heavy = rows.filter((row) => row["JavaScript bytes"] > SCRIPT_BYTES);
  for (const { page } of late) console.log(`${page}: the content comes later than ${CONTENT_MS} ms.`);
  for (const { page } of heavy) console.log(`${page}: more than ${SCRIPT_BYTES} bytes of JavaScript.`);
  if (late.length + heavy.length > 0) process.exitCode = 1;
} finally {
  plain.stop();
  await browser.close();
  await product.stop();
}

function summarize(page: string, visits: Visit[]) {
  const of = (read: (one: Visit) => number) => Math.round(median(visits.map(read)));
  return {
    page,
    "first paint ms": of(({ firstPaint }) => firstPaint),
    "largest paint ms": of(({ largestPaint }) => largestPaint),
    // A busy machine only ever adds to it, so the best visit comes nearest to a machine that has nothing else to do.
    "largest paint, best ms": Math.round(Math.min(...visits.map(({ largestPaint }) => largestPaint))),
    "usable ms": visits[0]?.ready === undefined ? "" : of(({ ready }) => ready ?? 0),
    "HTML bytes": of(({ htmlBytes }) => htmlBytes),
    "JavaScript bytes": of(({ scriptBytes }) => scriptBytes),
    "CSS bytes": of(({ styleBytes }) => styleBytes),
    sent: visits[0]?.encodings.join() ?? "",
  };
}

async function wordsOf(from: Browser, url: string): Promise<string> {
  const page = await from.newPage();
  await page.goto(url);
  const words = await page.locator("body").innerText();
  await page.close();
  return words;
}

async function firstEvent(): Promise<string> {
  const answer = await fetch(`${product.url}/api/events`);
  const { data } = (await answer.json()) as { data: { url: string }[] };
  return `${product.url}/events/${data[0]!.url}`;
}
