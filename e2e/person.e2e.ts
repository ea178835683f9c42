import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { newPerson } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url, newPerson("Vera", "Brooks"));
});

test("an angler agrees to a public page, everybody reads it and the club's records, and it goes with a word", async () => {
  const { id, url, anglerId } = await fish("Vera's trout cup", 412);
  const { page, expectNoTrouble } = await organizer.visit("/account");
  await page.getByRole("button", { name: "I agree: show my public page" }).click();
  await expectSaid(page, "Everybody can read your page now.");
  await page.getByRole("link", { name: "Open my public page" }).click();
  await page.getByRole("heading", { level: 1, name: "Vera Brooks" }).waitFor();
  await look(page, "person");

  const { page: plain } = await newVisitor({ javaScriptEnabled: false });
  await plain.goto(`${product.url}/events/${url}/results/anglers/${anglerId}`);
  await plain.getByRole("link", { name: "All events of Vera Brooks" }).click();
  await expectShown(plain.getByText("Place 1 of 1"));
  await expectShown(plain.getByRole("region", { name: "Biggest fish" }).getByText("41.2 cm"));
  const address = plain.url();

  const series = await organizer.addSeries({ name: "Weir club", url: `weir-${randomUUID()}`, events: [id] });
  await plain.goto(`${product.url}/series/${series.url}`);
  await plain.getByRole("link", { name: "Records by species" }).click();
  await plain.getByRole("link", { name: "AC Weir" }).click();
  const records = plain.getByRole("region", { name: "AC Weir" });
  await expectShown(records.getByText("41.2 cm"));
  await expectShown(records.getByText("Provisional"));
  await page.goto(plain.url());
  await look(page, "series-records");

  await page.goto(`${product.url}/account`);
  await page.getByRole("button", { name: "Take my page away" }).click();
  await expectSaid(page, "Your page is gone");
  await expect.poll(async () => (await fetch(address)).status).toBe(404);
  await plain.goto(`${product.url}/events/${url}/results/anglers/${anglerId}`);
  await expectShown(plain.getByRole("heading", { level: 3, name: "Vera Brooks" }));
  await expect.poll(() => plain.getByText("All events of").count()).toBe(0);
  expectNoTrouble();
});

async function look(page: Page, name: string): Promise<void> {
  await page.locator("h1").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`);
    }
}

/** An event for which the organizer registers themselves, and catches one fish. */
async function fish(name: string, length_mm: number) {
  const day = "2099-05-14";
  const rules = { discipline: "fly", preset: "fly-fips-mouche", starts_on: day, ends_on: day };
  const { id, url } = await organizer.add({ name, ...rules }, "published");
  const add = (path: string, part: object) => organizer.addPart(url, path, part);
  const settings = { registration_opens_at: "2020-01-01T00:00:00Z", registration_for: "individual" };
  await organizer.change(id, { ...settings, needs_approval: false });
  const self = { first_name: "Vera", last_name: "Brooks", club: "AC Weir", is_self: true };
  await add("registrations", { entrants: [self], accepts_rules: true });
  await add("registrations/start-list", {});
  const [angler] = await organizer.read<{ id: number }[]>(`/events/${url}/anglers`);
  const hours = { starts_at: `${day}T06:00:00Z`, ends_at: `${day}T09:00:00Z` };
  const session_id = await add("sessions", hours);
  await organizer.change(id, { status: "running" });
  await organizer.changePart(url, `sessions/${session_id}`, { status: "running", revision: 1 });
  const said = { id: randomUUID(), made_at: `${day}T07:00:00Z`, session_id, angler_id: angler!.id };
  const operation = { ...said, kind: "add-catch", catch: { species_id: 1, length_mm } };
  await add("scores/operations", { operations: [operation] });
  return { id, url, anglerId: angler!.id };
}
