import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectShown } from "./harness/expect-page.ts";
import { makeNextVersion } from "./harness/next-version.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { type Product, startProduct } from "./harness/product.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: Product;
let organizer: Organizer;

beforeAll(async () => {
  product = await startProduct();
  organizer = await newOrganizer(product.url);
});
afterAll(async () => {
  await product?.stop();
});

const waiting = "1 entry is saved on this device and not sent yet.";

test("a new version of the product finds what waits, and sends it", async () => {
  const { url, link } = await setUp("Update Cup");
  const { page, context } = await newVisitor({ width: 390, height: 844, serviceWorkers: "allow" });
  await open(page, link);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.route("**/api/pass/operations", (route) => route.abort());
  await enterFish(page, 41);
  await expectShown(page.getByText(waiting));
  await product.restart(await makeNextVersion());
  const reloaded = page.waitForEvent("load");
  await findNewVersion(page);
  await reloaded;
  await expectShown(page.getByText(waiting));
  expect(await caught(url)).toEqual([]);
  await context.unroute("**/api/pass/operations");
  // Another page sends it just as well.
  await open(page, `${product.url}/events`);
  await expect.poll(() => caught(url)).toEqual([410]);
  await open(page, `${product.url}/pass`);
  await expectShown(page.getByText("Everything entered here has reached the server."));
  // The copy is gone when this story is over.
  await product.restart();
});

test("an older tab makes room for a newer store, keeps what waits, and asks to be loaded again", async () => {
  const { link } = await setUp("Older Tab Cup");
  const { page, context } = await newVisitor({ width: 390, height: 844 });
  await open(page, link);
  await context.route("**/api/pass/operations", (route) => route.abort());
  await enterFish(page, 41);
  await expectShown(page.getByText(waiting));
  // As the next version of the product does it, in another tab.
  const newer = await context.newPage();
  await newer.goto(`${product.url}/robots.txt`);
  const stored = await newer.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("tightlines", 1000);
        opening.addEventListener("blocked", () => reject(new Error("The older tab does not let go.")));
        opening.addEventListener("success", () => {
          const counting = opening.result.transaction("operation").objectStore("operation").count();
          counting.addEventListener("success", () => resolve(counting.result));
        });
      }),
  );
  expect(stored).toBe(1);
  await expectShown(page.getByText(/^A newer version of Tightlines is open on this device\./));
  await expectShown(page.getByRole("button", { name: "Load again" }));
  await saveScreenshot(page, "outdated-390");
});

/** An event that is being fished, with Ann in it, and the link of a pass. */
async function setUp(name: string): Promise<{ url: string; link: string }> {
  const now = Date.now();
  const day = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10);
  const { url } = await organizer.add({ name, starts_on: day(-24), ends_on: day(24) }, "published");
  await organizer.addPart(url, "sessions", {
    starts_at: new Date(now - 3_600_000).toISOString(),
    ends_at: new Date(now + 7_200_000).toISOString(),
  });
  const species = await organizer.read<{ id: number; name: string }[]>("/species?page_size=2000");
  const trout = species.find(({ name: known }) => known === "Brown trout")!;
  await organizer.addPart(url, "species/many", { species_ids: [trout.id] });
  await organizer.addPart(url, "anglers", { first_name: "Ann", last_name: "Rivers" });
  const desk = await organizer.visit(`/events/${url}/manage/passes`);
  await desk.page.getByRole("button", { name: "Make a pass" }).click();
  const dialog = desk.page.getByRole("dialog");
  await dialog.getByLabel("Who has it, or where").fill("Jan");
  const answering = desk.page.waitForResponse((answer) => answer.url().endsWith("/passes"));
  await dialog.getByRole("button", { name: "Make a pass" }).click();
  const { data } = (await (await answering).json()) as { data: { secret: string } };
  return { url, link: `${product.url}/pass#${data.secret}` };
}

async function enterFish(page: Page, centimetres: number): Promise<void> {
  await page.getByRole("button", { name: /Ann Rivers/ }).click();
  await page.getByRole("button", { name: "Brown trout" }).click();
  for (const digit of String(centimetres))
    await page.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: "Save fish" }).click();
}

async function caught(url: string): Promise<number[]> {
  const scores = await organizer.read<{ catches: { length_mm: number }[] }[]>(`/events/${url}/scores`);
  return scores.flatMap(({ catches }) => catches.map(({ length_mm }) => length_mm));
}

/** As the browser does when the page is looked at again. */
async function findNewVersion(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    })
    // The page may be reloaded by what was found while this waits for it.
    .catch((error: unknown) => {
      if (!/context was destroyed|navigation/i.test(String(error))) throw error;
    });
}
