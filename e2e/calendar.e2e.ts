import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("a visitor takes an event, one of its sessions and all events along in their calendar", async () => {
  const { url } = await organizer.add({ name: "Heron Cup" }, "published");
  await organizer.addPart(url, "sessions", {
    name: "Dawn",
    starts_at: "2099-05-14T03:00:00Z",
    ends_at: "2099-05-14T06:00:00Z",
  });
  const { page, expectNoTrouble } = await newVisitor();
  await open(page, `${product.url}/events/${url}`);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "calendar-event");
  const event = await takeAlong(page, "Add to calendar");
  expect(event.name).toBe(`${url}.ics`);
  expect(event.text).toContain("SUMMARY:Heron Cup: Session 1\\, Dawn\r\n");
  expect(event.text).toContain("DTSTART:20990514T030000Z\r\n");

  await open(page, `${product.url}/events/${url}/sessions`);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "calendar-sessions");
  const session = await takeAlong(page, "Add to calendar: Session 1, Dawn");
  expect(session.name).toBe(`${url}-session-1.ics`);
  expect(session.text).toContain("SUMMARY:Heron Cup: Session 1\\, Dawn\r\n");

  await open(page, `${product.url}/events`);
  const all = await takeAlong(page, "Calendar with all events");
  expect(all.text).toContain("SUMMARY:Heron Cup\r\n");
  expectNoTrouble();
});

test("somebody's own events have a secret address, which they renew and take away", async () => {
  await organizer.add({ name: "Otter Cup" }, "published");
  const { page, expectNoTrouble } = await organizer.visit("/account");
  await page.getByRole("button", { name: "Make an address for my calendar" }).click();
  const first = await addressOn(page);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "calendar-account");
  expect(await (await fetch(first)).text()).toContain("SUMMARY:Otter Cup\r\n");
  const subscribe = page.getByRole("link", { name: "Open in my calendar" });
  await expect.poll(() => subscribe.getAttribute("href")).toBe(first.replace(/^http:/, "webcal:"));
  await page.getByRole("button", { name: "Copy the address" }).click();
  await expectSaid(page, "The address is copied.");

  await page.getByRole("button", { name: "Make a new address" }).click();
  await expect.poll(() => addressOn(page)).not.toBe(first);
  const second = await addressOn(page);
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);

  // Nobody is shown it a second time.
  await page.reload();
  await page.getByText(/^Your calendar has had its address since/).waitFor();
  await expect.poll(() => page.getByLabel("Address of your calendar").count()).toBe(0);
  await page.getByRole("button", { name: "Take the address away" }).click();
  await expectSaid(page, "The address does not work any more.");
  expect((await fetch(second)).status).toBe(404);
  await page.getByRole("button", { name: "Make an address for my calendar" }).waitFor();
  expectNoTrouble();
});

async function takeAlong(page: Page, link: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: link, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

function addressOn(page: Page): Promise<string> {
  return page.getByLabel("Address of your calendar").inputValue();
}
