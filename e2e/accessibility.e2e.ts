import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isRouteAllowed } from "../apps/web/src/app/route-access.ts";
import { roles, type Role } from "../packages/domain/src/user/role.ts";
import { axeViolations } from "./harness/axe.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { open } from "./harness/person.ts";
import { listPlaces } from "./harness/places.ts";
import { startProduct, type Product } from "./harness/product.ts";
import { administrator, administratorSettings, everyRole } from "./harness/roles.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: Product;
let memories: Awaited<ReturnType<typeof everyRole>>;

beforeAll(async () => {
  product = await startProduct({ env: administratorSettings });
  memories = await everyRole(product);
});
afterAll(async () => {
  await product?.stop();
});

const anything = new Proxy({}, { get: () => "1" });
const addresses = [
  ...listPlaces(anything).map(({ address, name }) => ({ address, name })),
  { address: "/no/such/water", name: "home" as const },
  { address: "/events?search=no+such+cup", name: "event-list" as const },
  { address: "/forgot-password?code=old", name: "forgot-password" as const },
];

/** Every page as the lowest role that may see it: nobody above sees less. */
function pagesOf(role: Role): string[] {
  return addresses
    .filter(({ name }) => roles.find((step) => isRouteAllowed(step, name)) === role)
    .map(({ address }) => address);
}

describe.each(["light", "dark"] as const)("in %s", (colorScheme) => {
  test.each(roles)("axe finds nothing wrong with the pages of a %s", async (role) => {
    const { page } = await newVisitor({ colorScheme, storageState: memories[role] });
    const found: Record<string, string[]> = {};
    for (const address of pagesOf(role)) {
      await openSettled(page, address);
      const violations = await axeViolations(page);
      if (violations.length > 0) found[address] = violations;
    }
    expect(found).toEqual({});
  });
});

describe("on a phone", () => {
  test.each(roles)("nothing reaches beyond 320 px on the pages of a %s", async (role) => {
    const { page } = await newVisitor({ width: 320, height: 640, storageState: memories[role] });
    const wide: Record<string, string[]> = {};
    for (const address of pagesOf(role)) {
      await openSettled(page, address);
      const beyond = await page.evaluate(elementsBeyondTheEdge);
      if (beyond.length > 0) wide[address] = beyond;
    }
    expect(wide).toEqual({});
  });

  test.each(roles)("a finger hits every control on the pages of a %s", async (role) => {
    const { page } = await newVisitor({ width: 390, height: 844, storageState: memories[role] });
    const small: Record<string, string[]> = {};
    for (const address of pagesOf(role)) {
      await openSettled(page, address);
      const missed = await page.evaluate(smallTargets);
      if (missed.length > 0) small[address] = missed;
    }
    expect(small).toEqual({});
  });
});

describe("by keyboard alone", () => {
  test("the first stop skips to the content", async () => {
    const { page } = await newVisitor();
    await openSettled(page, "/events");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    expect(await isFocusVisible(page)).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "content");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("every control is reached, in reading order, with a focus that shows", async () => {
    const { page } = await newVisitor();
    for (const address of pagesOf("guest").filter((one) => one !== "/")) {
      await openSettled(page, address);
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
    await openSettled(page, "/events");
    const menu = page.locator("summary").filter({ hasText: "Menu" });
    await tabTo(page, "Menu");
    await page.keyboard.press("Enter");
    const login = page.getByRole("navigation").getByRole("link", { name: "Login" });
    await expectShown(login);
    await page.keyboard.press("Escape");
    await login.waitFor({ state: "hidden" });
    expect(await menu.evaluate((summary) => summary === document.activeElement)).toBe(true);

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
});

async function openSettled(page: Page, address: string): Promise<void> {
  await open(page, product.url + address);
  await expectShown(page.locator("h1").first());
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
}

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
        const { activeElement } = document;
        if (!activeElement) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        const { width, height, top } = activeElement.getBoundingClientRect();
        return (
          outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && width * height > 0 && top >= 0
        );
      },
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => null);
  return shown !== null;
}

// What follows runs in the page.

function elementsBeyondTheEdge(): string[] {
  const edge = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= edge) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > edge + 1)
    .map((element) => element.outerHTML.slice(0, 120))
    .concat(`${document.documentElement.scrollWidth} px wide`);
}

/** What is tapped all the time is 44 px high. Axe sees to the 24 px, or the room around, that every link needs. */
function smallTargets(): string[] {
  const controls = [...document.querySelectorAll("button, input, select, textarea, summary")];
  return controls.flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width * height > 1;
    const isTick = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);
    // Half a pixel is a rounding of the layout, not a smaller target.
    if (!isShown || isTick || height + 0.5 >= 44) return [];
    return [`${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 120)}`];
  });
}

function countControls(): number {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input:not([type=hidden]), select, textarea, summary",
  );
  return [...controls].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0,
  ).length;
}
