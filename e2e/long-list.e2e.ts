import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { addFullEvent } from "./harness/full-event.ts";
import { open } from "./harness/person.ts";
import { expectSaid, undo } from "./harness/said.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;
/** Of the event's page. */
let path: string;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
  const event = await organizer.add({ name: "Long list" }, "published");
  path = `/events/${event.url}`;
  await organizer.addPart(event.url, "anglers/import", {
    columns: ["number", "firstName", "lastName", "licence"],
    rows: Array.from({ length: 230 }, (_, index) => [String(index + 1), "Ann", `Weir ${index + 1}`, "=1+1"]),
  });
  await organizer.addPart(event.url, "groups/series", { count: 5 });
  const run = await organizer.addPart(event.url, "groups/draw", {});
  await organizer.addPart(event.url, `draw-runs/${run}/publish`, { revision: 1 });
});

test("a long table shows its beginning, and is searched, sorted and ticked as a whole", async () => {
  const { page, expectNoTrouble } = await organizer.visit(`${path}/manage/anglers`);
  await page.getByText("230 anglers", { exact: true }).waitFor();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(100);

  // It begins in the order of the numbers: the first press turns it round.
  await page.getByRole("button", { name: "Number" }).click();
  await page.locator("tbody tr").first().getByRole("link", { name: "Ann Weir 230" }).waitFor();
  await page.getByRole("search").getByRole("textbox").fill("weir 7");
  await page.getByText("41 anglers", { exact: true }).waitFor();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ sort: "-number", find: "weir 7" });

  // The pages of its rows follow the list as it was found, and Back brings it back.
  await page.getByRole("link", { name: "Ann Weir 77", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Ann Weir 77" }).waitFor();
  await page.getByRole("link", { name: "Previous" }).click();
  await page.getByRole("heading", { level: 1, name: "Ann Weir 78" }).waitFor();
  await expect.poll(() => page.getByLabel("Last name").inputValue()).toBe("Weir 78");
  await page.goBack();
  await page.goBack();
  await page.getByText("41 anglers", { exact: true }).waitFor();
  await expect.poll(() => page.getByRole("search").getByRole("textbox").inputValue()).toBe("weir 7");
  await page
    .getByRole("columnheader", { name: "Number" })
    .and(page.locator("[aria-sort=descending]"))
    .waitFor();
  await page.getByRole("link", { name: "Ann Weir 7", exact: true }).waitFor();
  await page.getByRole("search").getByRole("textbox").fill("");
  await page.getByText("230 anglers", { exact: true }).waitFor();

  await page.getByRole("checkbox", { name: "Select all 230" }).check();
  await page.getByText("230 selected").waitFor();
  await page.getByRole("checkbox", { name: "Select all 230" }).uncheck();

  // Arrows go on below the last row that is shown.
  await page.getByRole("checkbox", { name: "Select Ann Weir 131", exact: true }).focus();
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByText("2 selected").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Select Ann Weir 130");
  await expect.poll(() => page.locator("tbody tr").count()).toBe(230);
  expect(await axeViolations(page)).toEqual([]);

  // Whoever was drawn is not deleted, and nobody else with them.
  await page.getByRole("button", { name: "Delete selected" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Ann Weir 130 and Ann Weir 131 cannot be deleted:").waitFor();
  expectNoTrouble(/409/);
});

test("many are deleted at once and brought back, as one act of the history", async () => {
  const { url } = await organizer.add({ name: "Short list" }, "draft");
  await organizer.addPart(url, "anglers/import", {
    columns: ["number", "firstName", "lastName"],
    rows: [1, 2, 3].map((number) => [String(number), "Ann", `Weir ${number}`]),
  });
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/anglers`);
  await page.getByRole("checkbox", { name: "Select all 3" }).check();
  await page.getByRole("checkbox", { name: "Select Ann Weir 2" }).uncheck();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectSaid(page, "2 anglers are deleted.");
  await page.getByText("1 angler", { exact: true }).waitFor();
  await undo(page, "2 anglers are deleted.");
  await page.getByText("3 anglers", { exact: true }).waitFor();

  await page.getByRole("link", { name: "Add angler" }).click();
  await page.getByLabel("First name").fill("Bo");
  await page.getByLabel("Last name").fill("Weir");
  await page.getByRole("button", { name: "Save and add another" }).click();
  await expectSaid(page, "Bo Weir is added.");
  await expect.poll(() => page.getByLabel("Number").inputValue()).toBe("5");
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("");

  await open(page, `${product.url}/events/${url}/manage/audit`);
  const acts = page.getByRole("heading", { level: 2 });
  await expect.poll(() => acts.allInnerTexts()).toContain("Angler × 2");
  const deleted = page.getByRole("article").filter({ hasText: "deleted" });
  await deleted.getByRole("button", { name: "Show all 2 changes" }).click();
  await deleted.getByRole("heading", { name: "Angler Ann Weir 3" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expectNoTrouble();
});

test("on a phone the first line of a list is on the first screen", async () => {
  const { names } = await addFullEvent(organizer);
  const event = `/events/${names["eventUrl"]}`;
  const { page, expectNoTrouble } = await organizer.visit(event, { width: 390, height: 844 });
  const low: string[] = [];
  for (const [list, line] of [
    ["manage/anglers", "Hohenstein"],
    ["manage/teams", "Herons"],
    ["manage/sectors", "Weir pool"],
    ["manage/registrations", "Grebes 1"],
    ["manage/draws", "Session 1"],
    ["manage/scores", "Hohenstein"],
    ["anglers", "Hohenstein"],
    ["teams", "Herons"],
  ] as const) {
    await open(page, `${product.url}${event}/${list}`);
    const first = page.getByRole("main").getByText(line).filter({ visible: true }).first();
    await first.waitFor();
    await saveScreenshot(page, `first-screen-${list.replace("/", "-")}`);
    const { y, height } = (await first.boundingBox())!;
    // Above the bar with the page's main action.
    if (y + height > 844 - 76) low.push(`${list}: ${y + height} px`);
  }
  expect(low).toEqual([]);
  // The draw of a session that is not ready is refused with a sentence on the page.
  expectNoTrouble(/draw-runs\/preview/);
});

test("whoever asks for the rest of what is found goes on where it begins", async () => {
  const { page, expectNoTrouble } = await newVisitor({ width: 390, height: 844 });
  await open(page, `${product.url}${path}/anglers`);
  await page.getByRole("search").getByRole("textbox").fill("ann");
  await page.getByRole("button", { name: "Show all 230" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Ann Weir 51");
  expectNoTrouble();
});

test("somebody is found among many groups, and the groups come back as they were", async () => {
  const { page, expectNoTrouble } = await newVisitor();
  await open(page, `${product.url}${path}/groups`);
  const heading = page.getByRole("heading", { level: 2, name: "Group" });
  await page.getByText("230 anglers", { exact: true }).waitFor();
  await expect.poll(() => heading.count()).toBe(5);
  await page.getByRole("search").getByRole("textbox").fill("weir 229");
  await page.getByText("1 angler", { exact: true }).first().waitFor();
  await expect.poll(() => heading.count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("search").getByRole("textbox").fill("ann");
  await page.getByRole("button", { name: "Show all 230" }).click();
  await expect.poll(() => page.getByRole("listitem").filter({ hasText: "Ann Weir 229" }).count()).toBe(2);
  await page.getByRole("search").getByRole("textbox").fill("");
  await page.getByRole("button", { name: "Show all 230" }).waitFor({ state: "detached" });
  await expect.poll(() => heading.count()).toBe(5);
  expectNoTrouble();
});

test("a list is kept as a file: by a guest without what is private, by its organizer with it", async () => {
  const guest = await newVisitor();
  await open(guest.page, `${product.url}${path}/anglers`);
  expect(await download(guest.page)).not.toContain("=1+1");
  guest.expectNoTrouble();

  const { page, expectNoTrouble } = await organizer.visit(`${path}/manage/anglers`);
  expect(await download(page)).toContain("'=1+1");
  expectNoTrouble();
});

async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+-anglers\.csv$/);
  return readFile(await file.path(), "utf8");
}

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);
}
