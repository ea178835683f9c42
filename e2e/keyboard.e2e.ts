import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { administrator } from "./harness/administrator.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { openSettled } from "./harness/look-at-page.ts";
import { newOrganizer } from "./harness/organizer.ts";
import { addressOf } from "./harness/places.ts";
import { addPublicEvent, publicPaths } from "./harness/public-event.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let publicAddresses: string[];

beforeAll(async () => {
  product = await shareProduct();
  const organizer = await newOrganizer(product.url);
  const names = await addPublicEvent(organizer, "Keyboard cup", "keyboard-cup");
  publicAddresses = publicPaths
    .filter((path) => !["/", "/events"].includes(path))
    .map((path) => addressOf(path, names))
    // Of the list only what no other story changes meanwhile.
    .concat("/events?search=Keyboard+cup", "/events?search=no+such+cup")
    .concat("/no/such/water", "/forgot-password?code=old");
});

test("the first stop skips to the content", async () => {
  const { page } = await newVisitor();
  await openSettled(page, `${product.url}/events`);
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
  await expect.poll(() => isFocusVisible(page)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "content");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("every control is reached, in reading order, with a focus that shows", async () => {
  const { page } = await newVisitor();
  for (const address of publicAddresses) {
    await openSettled(page, product.url + address);
    const controls = await page.evaluate(countControls);
    const reached = new Set<string>();
    for (let stop = 0; stop < controls; stop++) {
      await page.keyboard.press("Tab");
      reached.add(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? ""));
      expect.soft(await isFocusVisible(page), `${address}, stop ${stop}`).toBe(true);
    }
    expect.soft(reached.size, address).toBe(controls);
  }
});

test("the menu opens, closes and leads to signing in", async () => {
  const { page } = await newVisitor({ width: 390, height: 844 });
  await openSettled(page, `${product.url}/events`);
  const menu = page.locator("summary").filter({ hasText: "Menu" });
  await tabTo(page, "Menu");
  await page.keyboard.press("Enter");
  const login = page.getByRole("navigation").getByRole("link", { name: "Login" });
  await expectShown(login);
  await page.keyboard.press("Escape");
  await login.waitFor({ state: "hidden" });
  await expect.poll(() => menu.evaluate((summary) => summary === document.activeElement)).toBe(true);

  await page.keyboard.press("Space");
  await tabTo(page, "Login");
  await page.keyboard.press("Enter");
  await expectAddress(page, "**/login");
  await expectShown(page.getByLabel("E-mail"));
  await tabToField(page, "email");
  await page.keyboard.type(administrator.email);
  await tabToField(page, "password");
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");
  await expectAddress(page, "**/events");
  // After a page change the focus stands at the new content, not at what is gone.
  await page.waitForFunction(() => document.activeElement?.tagName === "MAIN");
});

async function tabTo(page: Page, words: string): Promise<void> {
  await tabUntil(page, (wanted) => document.activeElement?.textContent?.trim() === wanted, words);
}

async function tabToField(page: Page, name: string): Promise<void> {
  await tabUntil(page, (wanted) => document.activeElement?.getAttribute("name") === wanted, name);
}

async function tabUntil(page: Page, isThere: (wanted: string) => boolean, wanted: string): Promise<void> {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(isThere, wanted)) return;
  }
  throw new Error(`The keyboard does not reach ${wanted}.`);
}

/** Fails after a while if what has the focus never shows it; a skip link slides in first. */
async function isFocusVisible(page: Page): Promise<boolean> {
  const shown = await page
    .waitForFunction(
      () => {
        // A card whose link reaches all over it shows the focus itself.
        const shows = (element: Element | null): boolean => {
          if (!element) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
          const { width, height, top } = element.getBoundingClientRect();
          return isOutlined ? width * height > 0 && top >= 0 : shows(element.parentElement);
        };
        return shows(document.activeElement);
      },
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => null);
  return shown !== null;
}

// What follows runs in the page.

function countControls(): number {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input:not([type=hidden]), select, textarea, summary",
  );
  return [...controls].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0,
  ).length;
}
