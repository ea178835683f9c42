import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { focusSearch } from "./harness/focus-search.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { expectSaid, undo } from "./harness/said.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor, type VisitorOptions } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("five sectors of twenty pegs take two presses, and everybody sees them drawn", async () => {
  const { url } = await organizer.add({ name: "Spring Masters" }, "published");
  const { page, expectNoTrouble } = await manage(url);
  await page.getByRole("link", { name: "Sectors", exact: true }).first().click();
  await page.getByRole("button", { name: "Add several" }).click();
  await saveScreenshot(page, "sector-series-1280-light");
  await page.getByRole("dialog").getByRole("button", { name: "Add them" }).click();
  await expectCodes(page, ["A", "B", "C", "D", "E"]);
  await page.getByText("20 pegs").nth(4).waitFor();

  // By keyboard: up and back again, the handle keeping the focus.
  await page.getByRole("button", { name: "Move Sector B" }).focus();
  await page.keyboard.press("ArrowUp");
  await expectSaid(page, "The order is saved.");
  await expectCodes(page, ["B", "A", "C", "D", "E"]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Move Sector B");
  await undo(page, "The order is saved.");
  await expectCodes(page, ["A", "B", "C", "D", "E"]);

  // By mouse: the last one to the top.
  await page.getByText(/of \d+ steps done/).waitFor();
  await page.getByRole("button", { name: "Move Sector E" }).hover();
  await page.mouse.down();
  const top = await page.getByRole("button", { name: "Move Sector A" }).boundingBox();
  await page.mouse.move(top!.x + 10, top!.y + 30, { steps: 5 });
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/sectors/order"));
  // Let go in the same moment as the last move: it counts, although it was not drawn yet.
  await Promise.all([page.mouse.move(top!.x + 10, top!.y - 5), page.mouse.up()]);
  await expectCodes(page, ["E", "A", "B", "C", "D"]);
  await stored;
  await page.reload();
  await expectCodes(page, ["E", "A", "B", "C", "D"]);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "sector-list-1280-light");
  expectNoTrouble();

  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.page.goto(`${product.url}/events/${url}/sectors`);
  await expect
    .poll(() => guest.page.getByRole("listitem").filter({ hasText: "Peg 20, end peg" }).count())
    .toBeGreaterThan(4);
});

test("pegs are typed, marked by tap and by key, and the next sector begins like the last", async () => {
  const { url } = await organizer.add({ name: "Weir Cup" }, "published");
  const { page, expectNoTrouble } = await manage(url);
  await open(page, `${product.url}/events/${url}/manage/sectors/add`);
  await expect.poll(() => page.getByLabel("Code").inputValue()).toBe("A");
  const numbers = page.getByLabel("Peg numbers");
  await numbers.fill("one to twelve");
  await numbers.press("Enter");
  await page.getByText("Write numbers like 1-20").waitFor();
  // Straight from the field to the button: nothing is saved, and the field is where to go on.
  await numbers.fill("1-2000");
  await page.getByRole("button", { name: "Add sector" }).click();
  await page.getByText("A sector has at most 500 pegs.").first().waitFor();
  await expect.poll(() => numbers.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(page.url()).toMatch(/\/sectors\/add$/);
  await numbers.fill("1-12");
  await numbers.press("Enter");
  await page.getByText("12 pegs").waitFor();

  await page.getByText("Accessible", { exact: true }).click();
  await page.getByRole("button", { name: "Peg 3", exact: true }).click();
  await page.getByRole("button", { name: "Peg 4", exact: true }).click();
  await page.getByText("Out of use", { exact: true }).click();
  await page.getByLabel("Why it is out of use").fill("Flooded");
  await page.getByRole("button", { name: "Peg 7", exact: true }).click();
  await page.getByRole("button", { name: "Peg 7, out of use: Flooded" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("e");
  await page.getByRole("button", { name: "Peg 8, end peg" }).waitFor();
  await page.keyboard.press("Alt+ArrowRight");
  await page.keyboard.press("Delete");
  await page.getByText("11 pegs").waitFor();
  await expect.poll(() => numbers.inputValue()).toBe("1-7, 9-12");
  await page.getByRole("button", { name: "+1", exact: true }).click();
  await expect.poll(() => numbers.inputValue()).toBe("1-7, 9-13");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText("Opens it").click();
  await page.getByRole("button", { name: "Peg 3, accessible" }).click();
  await page.getByRole("region", { name: "Peg 3" }).waitFor();
  await saveScreenshot(page, "sector-add-1280-light");

  await page.getByRole("button", { name: "Save and add another" }).click();
  await expectSaid(page, "Sector A is added.");
  await expect.poll(() => page.getByLabel("Code").inputValue()).toBe("B");
  await expect.poll(() => numbers.inputValue()).toBe("1-7, 9-13");
  await page.getByLabel("Code").fill("A");
  await page.getByRole("button", { name: "Add sector" }).click();
  await page.getByText("Another sector has this code.").first().waitFor();
  await page.getByLabel("Code").fill("A1");
  await page.getByLabel("Part of").selectOption({ label: "Sector A" });
  await page.getByRole("button", { name: "Add sector" }).click();
  await page.waitForURL("**/manage/sectors");
  await page.getByText("Sector A1").first().waitFor();

  await page.getByRole("link", { name: "Sector A", exact: false }).first().click();
  await page.getByRole("heading", { level: 1, name: "Sector A" }).waitFor();
  await page.getByText("7 (Flooded)").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "sector-detail-1280-light");
  await page.getByRole("link", { name: "Edit sector" }).click();
  await page.getByText("This sector cannot be deleted: A1 is part of it.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Delete sector" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: "To the rotation" }).count()).toBe(0);
  expectNoTrouble(/status of (409|422)|: (409|422) /);

  const guest = await newVisitor();
  await open(guest.page, `${product.url}/events/${url}/sectors`);
  await guest.page.getByText("2 sectors").waitFor();
  await focusSearch(guest.page);
  await guest.page.keyboard.type("accessible");
  await guest.page.getByText("1 sector", { exact: true }).waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await guest.page.keyboard.press("Escape");
  await saveScreenshot(guest.page, "sector-public-1280-light");
  guest.expectNoTrouble();
});

test("on a phone the same in a few taps", async () => {
  const { url } = await organizer.add({ name: "Phone Cup" }, "published");
  const { page, expectNoTrouble } = await manage(url, { width: 390, height: 844, colorScheme: "dark" });
  await open(page, `${product.url}/events/${url}/manage/sectors/add`);
  await page.getByRole("button", { name: "+20", exact: true }).click();
  await page.getByText("End peg", { exact: true }).click();
  await page.getByRole("button", { name: "Peg 5", exact: true }).click();
  await page.getByRole("button", { name: "Peg 5, end peg" }).waitFor();
  await saveScreenshot(page, "sector-add-390-dark");
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Add sector" }).click();
  await expectSaid(page, "Sector A is added.");
  await saveScreenshot(page, "sector-list-390-dark");
  await open(page, `${product.url}/events/${url}/sectors`);
  await page.getByText("1 sector", { exact: true }).waitFor();
  await saveScreenshot(page, "sector-public-390-dark");
  expect(await axeViolations(page)).toEqual([]);
  expectNoTrouble();
});

function manage(url: string, options?: VisitorOptions) {
  return organizer.visit(`/events/${url}/manage`, options);
}

/** The sectors of the list in their order. */
async function expectCodes(page: Page, codes: readonly string[]): Promise<void> {
  const wanted = codes.map((code) => `Move Sector ${code}`);
  const handles = page.getByRole("button", { name: /^Move Sector / });
  await expect
    .poll(() => handles.evaluateAll((all) => all.map((handle) => handle.getAttribute("aria-label"))))
    .toEqual(wanted);
}
