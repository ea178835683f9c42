import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { expectSaid, undo } from "./harness/said.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("a postponed event takes its sessions along, to the same hour also in another zone", async () => {
  const { url } = await organizer.add({ name: "Spring Masters" }, "published");
  const series = { count: 3, minutes: 180, days: 3, first_day: "2099-05-14", first_start: "09:00" };
  await organizer.addPart(url, "sessions/series", series);
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/edit`);

  await page.getByLabel("First day").fill("2099-06-14");
  await page.getByLabel("Last day").fill("2099-06-16");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Session 1, Session 2 and Session 3 would begin before.").waitFor();
  await page.getByLabel("Move the sessions along").check();
  await page.getByLabel("Time zone").selectOption("Europe/London");
  await page.getByText("nine o’clock becomes nine o’clock in Europe/London").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();

  await open(page, `${product.url}/events/${url}/manage/sessions`);
  await page.getByText("09:00 – 12:00").first().waitFor();
  await expect.poll(() => page.getByText("09:00 – 12:00").count()).toBe(3);
  expectNoTrouble(/409/);
});

test("groups are put in order by key, taken back, and everybody sees them so", async () => {
  const { url } = await organizer.add({ name: "Group order" }, "published");
  await organizer.addPart(url, "groups/series", { count: 3 });
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/groups`);
  await page.getByRole("button", { name: "Change the order" }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Move Group A" }).press("ArrowDown");
  await expectSaid(page, "The order is saved.");
  // Under the pointer it waits for whoever looks elsewhere first.
  await page.getByRole("status").getByText("The order is saved.").hover();

  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.page.goto(`${product.url}/events/${url}/groups`);
  const titles = () => guest.page.getByRole("heading", { name: /^Group [ABC]$/ }).allTextContents();
  await expect.poll(() => titles()).toEqual(["Group B", "Group A", "Group C"]);
  await undo(page, "The order is saved.");
  await page
    .getByRole("list", { name: "Groups" })
    .getByRole("listitem")
    .first()
    .getByText("Group A")
    .waitFor();
  await guest.page.reload();
  await expect.poll(() => titles()).toEqual(["Group A", "Group B", "Group C"]);
  expectNoTrouble();
});
