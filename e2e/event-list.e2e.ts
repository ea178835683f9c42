import { afterAll, beforeAll, expect, test } from "vitest";
import { focusSearch } from "./harness/focus-search.ts";
import { newOrganizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { startProduct, type Product } from "./harness/product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: Product;
let firstPage: string;
const names = Array.from({ length: 60 }, (_, index) => `Club match ${String(index + 1).padStart(2, "0")}`);

beforeAll(async () => {
  product = await startProduct();
  firstPage = await (await fetch(`${product.url}/events`)).text();
  const organizer = await newOrganizer(product.url);
  await Promise.all(names.map((name) => organizer.add({ name, venue: "Lipno" }, "published")));
  await organizer.add({ name: "Harbour Night", location: "Kołobrzeg", discipline: "shore" }, "published");
});
afterAll(async () => {
  await product?.stop();
});

test("the first page of an empty product says how to begin", async () => {
  expect(firstPage).toContain("npm run admin -- you@example.org");
  expect(firstPage).toContain("npm run demo");
  expect(await (await fetch(`${product.url}/events`)).text()).not.toContain("npm run");
});

test("scrolling appends page after page, none twice and none missing", async () => {
  const { page, expectNoTrouble } = await newVisitor();
  await open(page, `${product.url}/events`);
  await page.getByText("61 events").waitFor();
  const cards = page.getByRole("article");
  await expect.poll(() => cards.count()).toBe(20);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3000);
      return cards.count();
    })
    .toBe(61);
  const shown = await cards.getByRole("heading").allTextContents();
  expect(new Set(shown).size).toBe(61);
  await expect.poll(() => page.getByRole("link", { name: "Show more" }).count()).toBe(0);
  expectNoTrouble();
});

test("the button appends by the keyboard and goes on with the first new event", async () => {
  // Tall enough for nothing to scroll by itself, and with an observer that never fires.
  const { page } = await newVisitor();
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as never;
  });
  await open(page, `${product.url}/events?search=match`);
  for (const [pages, cards] of [
    [1, 20],
    [2, 40],
  ] as const) {
    const more = page.getByRole("link", { name: "Show more" });
    await expect.poll(() => more.getAttribute("href")).toBe(`/events?search=match&page=${pages + 1}`);
    await more.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("article").count()).toBe(cards + 20);
    const focused = page.getByRole("article").nth(cards).getByRole("link");
    await expect.poll(() => focused.evaluate((link) => link === document.activeElement)).toBe(true);
  }
  await expect.poll(() => page.getByRole("link", { name: "Show more" }).count()).toBe(0);
  expect(new URL(page.url()).search).toBe("?search=match");
});

test("typing searches at once, filters have an address, and the way back is offered", async () => {
  const { page } = await newVisitor();
  await open(page, `${product.url}/events`);
  await focusSearch(page);
  await page.keyboard.type("KOLOBRZEG", { delay: 30 });
  await page.waitForURL("**/events?search=KOLOBRZEG");
  await page.getByText("1 event", { exact: true }).waitFor();
  await page.keyboard.type(" nothing");
  await page.getByText("No event matches “KOLOBRZEG nothing”.").waitFor();
  await page.getByRole("link", { name: "Show all events" }).click();
  await page.getByText("61 events").waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: "Search events" }).inputValue()).toBe("");

  await page.getByText("Filters and order").click();
  await page.getByLabel("Discipline").selectOption("Shore");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.getByText("1 event", { exact: true }).waitFor();
  await page.waitForURL("**/events?discipline=shore");
});

test("without JavaScript the list, its pages, the search and an event are readable", async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(`${product.url}/events`);
  const cards = page.getByRole("article");
  await expect.poll(() => cards.count()).toBe(20);
  const first = await cards.getByRole("heading").allTextContents();
  await page.getByRole("link", { name: "Show more" }).click();
  await page.waitForURL("**/events?page=2");
  const second = await cards.getByRole("heading").allTextContents();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await page.getByRole("link", { name: "Earlier in the list" }).click();
  await expect.poll(() => cards.getByRole("heading").allTextContents()).toEqual(first);

  await page.getByRole("textbox", { name: "Search events" }).fill("harbour");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByText("1 event", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Harbour Night" }).click();
  await page.getByRole("heading", { level: 1, name: "Harbour Night" }).waitFor();
  await page.getByText("Coming up. Fishing starts on May 14, 2099.").waitFor();
  await page.getByText("Kołobrzeg").first().waitFor();
});
