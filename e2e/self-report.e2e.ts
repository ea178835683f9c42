import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newMember } from "./harness/member.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { newPerson, open, signIn } from "./harness/person.ts";
import { newPhone } from "./harness/phone.ts";
import { photoOf } from "./harness/photo-of.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { waitUntil } from "./harness/wait-until.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("fish reported without signal are judged by keys, and public", async () => {
  const { url, angler, eventId } = await setUp("Quiet Paddle Cup");
  const path = `/events/${url}/report`;
  const phone = await newPhone();
  const first = await phone.start();
  const page = await first.context.newPage();
  await signIn(page, product.url, angler);
  await page.waitForURL("**/events");
  await open(page, product.url + path);
  await expectShown(page.getByText("Code of session 1"));
  await waitUntil(
    async () => (await page.evaluate(() => navigator.serviceWorker.controller !== null)) || undefined,
    () => "The service worker has not taken the page over.",
  );
  expect(await axeViolations(page)).toEqual([]);

  await first.context.setOffline(true);
  await page.setInputFiles("input[type=file]", textFile);
  await expectShown(page.getByText("This file is not a photo that can be read."));
  await page.getByRole("button", { name: "Take a photo" }).click();
  const camera = page.getByRole("dialog", { name: "Take a photo" });
  await expectShown(camera.getByText(/^The code .+ has to be seen on the photo\.$/));
  await saveScreenshot(page, "self-report-camera-390");
  await camera.getByRole("button", { name: "Take the photo" }).click();
  await expectShown(page.getByRole("img", { name: "The photo of the fish" }));
  await report(page, 42, await photoOf(1));
  await expectShown(page.getByText("1 report waits on this device for signal."));
  await report(page, 38, await photoOf(2));
  await expectShown(page.getByText("2 reports wait on this device for signal."));
  await expectShown(page.getByText(/The browser keeps them until they are sent|They stay when you close/));
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await (await downloading).path();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await saveScreenshot(page, "self-report-offline-390");

  await takeIn(url, file);
  await first.stop();
  const second = await phone.start({ offline: true });
  const again = await second.context.newPage();
  await open(again, product.url + path);
  await expectShown(again.getByText("2 reports wait on this device for signal."));
  // The photo of the first fish once more, smaller.
  await report(again, 45, await photoOf(1, 300));
  await second.context.setOffline(false);
  await expectShown(again.getByText("Everything reported here has reached the server."));
  await expect.poll(() => again.getByText("Waits for a judge").count()).toBe(3);
  await saveScreenshot(again, "self-report-sent-390");

  // Everybody sees what waits; photos are for the judges. While the event runs, its pages lead to the form.
  await organizer.change(eventId, { status: "running" });
  const visitor = await organizer.visit(`/events/${url}/scores`, { width: 390 });
  await expectShown(visitor.page.getByRole("heading", { name: "3 fish wait for a judge" }));
  await expectShown(visitor.page.getByText("waiting, does not count yet").first());
  await expectShown(visitor.page.getByRole("link", { name: "Do you fish here? Report a fish" }));
  expect(await axeViolations(visitor.page)).toEqual([]);
  await saveScreenshot(visitor.page, "self-report-waiting-390");
  visitor.expectNoTrouble();

  const queue = `/events/${url}/manage/scores/reports`;
  const { page: desk, expectNoTrouble } = await organizer.visit(queue, { width: 1280 });
  await expectShown(desk.getByRole("img", { name: /^Photo of report/ }));
  await expectShown(desk.getByText("42 cm"));
  await saveScreenshot(desk, "self-report-queue-1280");
  expect(await axeViolations(desk)).toEqual([]);
  await desk.keyboard.press("a");
  await expectShown(desk.getByText("38 cm"));
  await desk.keyboard.press("c");
  const correct = desk.getByRole("dialog", { name: "Correct and accept" });
  await correct.getByLabel("Length").fill("36.5");
  await correct.getByLabel("Why").fill("The mouth is off the stop");
  await correct.getByRole("button", { name: "Correct and accept" }).click();
  await expectShown(desk.getByText(/^The same photo as report \d+ of Ada Reed$/));
  await saveScreenshot(desk, "self-report-flagged-1280");
  await desk.keyboard.press("r");
  const reject = desk.getByRole("dialog", { name: "Reject this report" });
  await reject.getByLabel("Why").fill("This photo was used before");
  await reject.getByRole("button", { name: "Reject" }).click();
  await expectShown(desk.getByText("Nothing waits for a judge."));
  expectNoTrouble();

  await expectShown(again.getByText("This photo was used before"));
  await expectShown(again.getByText("Counts as 36.5 cm"));
  const { page: guest } = await organizer.visit(`/events/${url}/scores`, { width: 390 });
  await expectShown(
    guest
      .getByRole("article")
      .filter({ hasText: "Ada Reed" })
      .getByText(/^2 fish, longest 42 cm/),
  );
  for (const each of [first, second])
    each.expectNoTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|not fetched/);
});

/** What the file holds is there once, although the phone sends it again. */
async function takeIn(url: string, file: string): Promise<void> {
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/scores/reports`, {
    width: 390,
  });
  const choose = () => page.locator("input[type=file]").setInputFiles(file);
  const whole = await readFile(file, "utf8");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "cut.txt", mimeType: "text/plain", buffer: Buffer.from(whole.slice(0, -30)) });
  await expectShown(page.getByText(/^This is not a file of reports, or it was cut off or changed/));
  await choose();
  const dialog = page.getByRole("dialog", { name: "2 reports from a phone without signal" });
  await expectShown(dialog.getByText("Ada Reed").first());
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "self-report-take-in-390");
  await dialog.getByRole("button", { name: "Take in 2 reports" }).click();
  await expectShown(dialog.getByText("2 reports were taken in."));
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expectShown(page.getByText("42 cm"));
  expectNoTrouble();
}

const textFile = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") };

/** An event of today in which an angler with an account fishes for bass. */
async function setUp(name: string) {
  const now = Date.now();
  const day = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10);
  const days = { starts_on: day(-24), ends_on: day(24) };
  const event = await organizer.add(
    { name, ...days, discipline: "kayak", preset: "kayak-release" },
    "published",
  );
  await organizer.change(event.id, {
    // The preset measures in inches.
    units: "metric",
    needs_approval: false,
    registration_opens_at: "2026-01-01T00:00:00Z",
    registration_for: "individual",
    registration_closes_at: new Date(now + 3_600_000).toISOString(),
  });
  const angler = await newMember(product.url, newPerson("Ada", "Reed"));
  const entrants = [{ first_name: "Ada", last_name: "Reed", is_self: true }];
  await angler.register(event.url, { entrants });
  await organizer.addPart(event.url, "registrations/start-list", {});
  await organizer.addPart(event.url, "sessions", {
    starts_at: new Date(now - 3_600_000).toISOString(),
    ends_at: new Date(now + 7_200_000).toISOString(),
  });
  return { url: event.url, eventId: event.id, angler };
}

async function report(page: Page, centimetres: number, photo: Buffer): Promise<void> {
  await page.setInputFiles("input[type=file]", {
    name: "fish.jpg",
    mimeType: "image/jpeg",
    buffer: photo,
  });
  await expectShown(page.getByRole("img", { name: "The photo of the fish" }));
  await page.getByRole("checkbox", { name: /is on the photo$/ }).check();
  await page.getByRole("button", { name: "Largemouth bass" }).click();
  for (const digit of String(centimetres))
    await page.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: "Report this fish" }).click();
  await page.getByRole("img", { name: "The photo of the fish" }).waitFor({ state: "detached" });
}
