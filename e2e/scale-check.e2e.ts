import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("a weigh team checks its scale without signal, and the board says who checked what", async () => {
  const { url, sessionId, link } = await setUp("Checked Scale Cup");
  const { page, context, expectNoTrouble } = await newVisitor({ width: 390, height: 844 });
  await open(page, link);
  await page.getByRole("button", { name: /Ann Rivers/ }).click();
  await expectShown(page.getByText(/^Check the scale before the first weight/));
  await context.setOffline(true);
  await page.getByRole("button", { name: "Check the scale" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Number of the scale").fill("3");
  await dialog.getByLabel("Known weight").fill("1000");
  await dialog.getByLabel("What the scale shows for it").fill("1010");
  await expectShown(dialog.getByText(/^The scale does not show the known weight\./));
  await dialog.getByLabel("Weight of the empty sling or bag").fill("240");
  expect(await axeViolations(page)).toEqual([]);
  await look(page, "scale-check");
  await dialog.getByRole("button", { name: "I have checked it and set it to zero" }).click();
  await expectShown(page.getByText(/^Scale 3 was checked on /));
  expect(await axeViolations(page)).toEqual([]);
  await look(page, "scale-checked");
  await expectShown(page.getByText("The check of your scale is saved on this device and not sent yet."));
  await page.getByRole("button", { name: "No signal? Hand these entries over" }).click();
  await expectShown(page.getByRole("heading", { name: "Hand over 1 entry" }));
  await page.getByRole("button", { name: "Close" }).click();
  await context.setOffline(false);

  const desk = await organizer.visit(`/events/${url}/manage/scores/board?session=${sessionId}`, {
    width: 390,
  });
  await expectShown(desk.page.getByText("Scale 3, Jan"));
  await expectShown(desk.page.getByText(/sling or bag 240 g$/));
  expect(await axeViolations(desk.page)).toEqual([]);
  await look(desk.page, "scale-board");
  expectNoTrouble(/ERR_INTERNET_DISCONNECTED/);
  desk.expectNoTrouble();
});

test("a check that the server refuses stays on the phone until it is sent again or removed", async () => {
  const { url, sessionId, link, passId } = await setUp("Refused Scale Cup");
  const { page, context, expectNoTrouble } = await newVisitor({ width: 390, height: 844 });
  await open(page, link);
  await page.getByRole("button", { name: /Ann Rivers/ }).click();
  await expectShown(page.getByText(/^Check the scale before the first weight/));
  await context.setOffline(true);
  await checkScale(page);
  // Meanwhile the pass is limited to another session.
  const other = await organizer.addPart(url, "sessions", {
    starts_at: new Date(Date.now() + 14_400_000).toISOString(),
    ends_at: new Date(Date.now() + 18_000_000).toISOString(),
  });
  await organizer.changePart(url, `passes/${passId}`, { session_ids: [other], revision: 1 });
  await context.setOffline(false);
  const notice = page.getByRole("region", { name: "This check of a scale was not accepted" });
  await expectShown(notice.getByText("Scale 3"));
  expect(await axeViolations(page)).toEqual([]);
  await look(page, "scale-refused");
  await organizer.changePart(url, `passes/${passId}`, { session_ids: [], revision: 2 });
  await notice.getByRole("button", { name: "Send it again" }).click();
  await expect.poll(() => notice.count()).toBe(0);

  const desk = await organizer.visit(`/events/${url}/manage/scores/grid?session=${sessionId}`, {
    width: 390,
  });
  await expectShown(desk.page.getByText(/^Check the scale before the first weight/));
  expect(await axeViolations(desk.page)).toEqual([]);
  await look(desk.page, "scale-grid");
  await open(desk.page, `${product.url}/events/${url}/manage/scores/board?session=${sessionId}`);
  await expectShown(desk.page.getByText("Scale 3, Jan"));
  expectNoTrouble(/ERR_INTERNET_DISCONNECTED/);
  desk.expectNoTrouble();
});

async function checkScale(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check the scale" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Number of the scale").fill("3");
  await dialog.getByLabel("Known weight").fill("1000");
  await dialog.getByLabel("What the scale shows for it").fill("1000");
  await dialog.getByLabel("Weight of the empty sling or bag").fill("240");
  await dialog.getByRole("button", { name: "I have checked it and set it to zero" }).click();
  await expectShown(page.getByText(/^Scale 3 was checked on /));
}

/** A match that is weighed, with Ann in it, and the link of a pass. */
async function setUp(name: string) {
  const now = Date.now();
  const day = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10);
  const rules = { discipline: "coarse", preset: "coarse-and-feeder" };
  const days = { starts_on: day(-24), ends_on: day(24) };
  const { url } = await organizer.add({ name, ...rules, ...days }, "published");
  const sessionId = await organizer.addPart(url, "sessions", {
    starts_at: new Date(now - 3_600_000).toISOString(),
    ends_at: new Date(now + 7_200_000).toISOString(),
  });
  await organizer.addPart(url, "anglers", { first_name: "Ann", last_name: "Rivers" });
  const { page } = await organizer.visit(`/events/${url}/manage/passes`);
  await page.getByRole("button", { name: "Make a pass" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Who has it, or where").fill("Jan");
  const answering = page.waitForResponse((answer) => answer.url().endsWith("/passes"));
  await dialog.getByRole("button", { name: "Make a pass" }).click();
  const { data } = (await (await answering).json()) as { data: { id: number; secret: string } };
  return { url, sessionId, passId: data.id, link: `${product.url}/pass#${data.secret}` };
}

/** On a phone and on a desk, in the light and in the dark. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`);
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}
