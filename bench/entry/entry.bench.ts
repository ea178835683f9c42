/**
 * From the tap on "Save fish" until the fish is on the device's disk, on a phone's screen with a processor four times slower,
 * without signal, in an event of 500 anglers. Beside it, in the same run and page, what writing the same row with as firm a promise takes by bare
 * IndexedDB. Run with `npx tsx bench/entry/entry.bench.ts` after `npm run build`.
 */
import { loadavg } from "node:os";
import type { Page } from "playwright-core";
import { callApi, signIn } from "../harness/call-api.ts";
import { at, heading, median } from "../harness/figures.ts";
import { openBrowser } from "../harness/open-browser.ts";
import { signInBrowser } from "../harness/sign-in-browser.ts";
import { startProduct } from "../harness/start-product.ts";
import { tapAndWait, watchStore, writeBarely } from "./saved.ts";

const FISH = 60;
const ANGLERS = 500;
const CPU_SLOWDOWN = 4;
const GOAL_MS = 50;

const product = await startProduct();
const browser = await openBrowser();
try {
  const path = await addEvent();
  const context = await signInBrowser(browser, product.url, { width: 390, height: 844 });
  await context.addInitScript(watchStore);
  const page = await context.newPage();
  await page.goto(product.url + path);
  await page.getByText("No fish yet.").waitFor();
  await page.waitForLoadState("networkidle");
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await context.setOffline(true);
  process.exitCode = (await measure(page)) <= GOAL_MS ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}

/** In turns, so that both meet the same machine; the first of each is cold. */
async function measure(page: Page): Promise<number> {
  await page.getByRole("button", { name: "Brown trout" }).click();
  const [saved, bare]: [number[], number[]] = [[], []];
  for (let fish = 0; fish <= FISH; fish++) {
    const taken = [await tapAndWait(page, 25 + (fish % 40)), await writeBarely(page)] as const;
    if (fish === 0) continue;
    saved.push(taken[0]);
    bare.push(taken[1]);
  }
  console.log(
    heading(`Tap to saved, ${FISH} fish, ${ANGLERS} anglers, processor ${CPU_SLOWDOWN} times slower`),
  );
  console.table([
    { what: "fish on the phone form", ...figures(saved) },
    { what: "the same row, bare IndexedDB", ...figures(bare) },
  ]);
  console.log(`load ${loadavg()[0]!.toFixed(1)}`);
  return median(saved);
}

function figures(taken: readonly number[]) {
  return { "median ms": Math.round(median(taken)), "95 of 100 within ms": Math.round(at(taken, 0.95)) };
}

async function addEvent(): Promise<string> {
  const token = await signIn(product.url);
  const instant = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const event = await callApi(product.url, token, "POST", "/api/events", {
    name: "Saved in time",
    starts_on: instant(-24).slice(0, 10),
    ends_on: instant(24).slice(0, 10),
    time_zone: "Europe/Prague",
    discipline: "fly",
    preset: "fly-fips-mouche",
  });
  const add = (part: string, body: object) =>
    callApi(product.url, token, "POST", `/api/events/${event.id}/${part}`, body);
  const session = await add("sessions", { starts_at: instant(-1), ends_at: instant(3) });
  const angler = await add("anglers", { first_name: "Ann", last_name: "Rivers" });
  for (let number = 2; number <= ANGLERS; number++)
    await add("anglers", { first_name: "Angler", last_name: `Number ${number}` });
  const answer = await fetch(`${product.url}/api/species?page_size=2000`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
  const trout = data.find(({ name }) => name === "Brown trout")!;
  await add("species/many", { species_ids: [trout.id] });
  return `/events/${event.url}/manage/scores/add?angler=${angler.id}&session=${session.id}`;
}
