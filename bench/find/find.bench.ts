/**
 * From a key in the search box to the painted list, among a thousand anglers: on the public pages and in the tables of
 * the management area, at this machine's speed and four times slower. Beside it, in the same run, what painting as many
 * rows of plain HTML takes. Run with `npx tsx bench/find/find.bench.ts` after `npm run build`; it takes eight minutes.
 */
import type { Page } from "playwright-core";
import { heading, median } from "../harness/figures.ts";
import { fillAnglers } from "../harness/fill-anglers.ts";
import { openBrowser } from "../harness/open-browser.ts";
import { signInBrowser } from "../harness/sign-in-browser.ts";
import { startProduct } from "../harness/start-product.ts";
import { paintPlainRows, typeAndWait } from "./keystrokes.ts";

const ROUNDS = 3;
const GOAL_MS = 100;

const product = await startProduct();
const eventUrl = await fillAnglers(product.url, 1000);
const browser = await openBrowser();
const context = await signInBrowser(browser, product.url, { width: 1280, height: 800 });
try {
  const pages = [
    { path: "/anglers", words: "novakova 12" },
    { path: "/teams", words: "novakova 12" },
    { path: "/groups", words: "novakova 12" },
    { path: "/manage/anglers", words: "novakova 12" },
    { path: "/manage/teams", words: "team 12" },
  ];
  const rows = [];
  for (const slowdown of [1, 4])
    for (const { path, words } of pages) {
      rows.push(await measure(path, words, slowdown));
      console.log(rows.at(-1));
    }
  console.log(heading("Key to filtered list, 1,000 anglers"));
  console.table(rows);
  const slow = rows.filter((row) => row.slowdown === 1 && row["key, median ms"] > GOAL_MS);
  for (const { page } of slow) console.log(`${page}: slower than ${GOAL_MS} ms.`);
  if (slow.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}

async function measure(path: string, words: string, slowdown: number) {
  const [typed, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPage(`/events/${eventUrl}${path}`, slowdown);
    typed.push(...(await typeAndWait(page, words)));
    plain.push(await paintPlainRows(page));
    await page.close();
  }
  const worst = typed.toSorted((a, b) => a - b).at(Math.floor(typed.length * 0.95))!;
  return {
    page: path,
    slowdown,
    "key, median ms": Math.round(median(typed)),
    "key, 95 of 100 within ms": Math.round(worst),
    "1,000 plain rows ms": Math.round(median(plain)),
  };
}

async function openPage(path: string, slowdown: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(product.url + path);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.locator("main :is(article, h2, tbody tr)").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}
