import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { roles } from "../packages/domain/src/user/role.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { newPerson, open, signUp } from "./harness/person.ts";
import { addressOf, type PlaceNames } from "./harness/places.ts";
import { addPublicEvent, publicPaths } from "./harness/public-event.ts";
import { everyRole, type Memories } from "./harness/roles.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let memories: Memories;
let names: PlaceNames;
let organizer: Organizer;
const eventUrl = "shell-masters";

beforeAll(async () => {
  product = await shareProduct();
  memories = await everyRole(product);
  organizer = await newOrganizer(product.url);
  names = await addPublicEvent(organizer, "Shell Masters", eventUrl);
});

describe("the way in", () => {
  test("home leads to the event list", async () => {
    const { page } = await newVisitor();
    await open(page, product.url);
    expect(page.url()).toBe(`${product.url}/events`);
  });

  test("an address that leads nowhere says so, with the right status", async () => {
    const { page } = await newVisitor();
    const answer = await page.goto(`${product.url}/no/such/water`);
    expect(answer?.status()).toBe(404);
    await expectShown(page.getByText("We cannot find what you are looking for."));
    await expect.poll(() => page.title()).toBe("Not Found · Tightlines");
    await page.getByRole("link", { name: "Go to the events" }).click();
    await expectAddress(page, "**/events");
  });
});

const seedTabs = [
  "About",
  "Sectors",
  "Sessions",
  "Groups",
  "Rotations",
  "Anglers",
  "Teams",
  "Registration",
  "Draw",
  "Results",
];
/** The last one is the seed's "Security", by the words that people use. */
const seedMenu = [
  "Event",
  "Settings",
  "Teams",
  "Anglers",
  "Sectors",
  "Groups",
  "Sessions",
  "Registration",
  "Rotation",
  "Draw",
  "Scores",
  "Results",
  "Organizers and helpers",
];

describe("the navigation", () => {
  const entries = {
    guest: ["Events", "Login", "Sign Up"],
    member: ["Events", "My Account", "Logout"],
    organizer: ["Events", "My Account", "Logout"],
    administrator: ["Events", "Users", "My Account", "Logout"],
  };
  test.each(roles)("of a %s stands in the seed's order", async (role) => {
    const { page } = await newVisitor({ storageState: memories[role] });
    await open(page, `${product.url}/events`);
    const last = entries[role].at(-1)!;
    const bar = page.getByRole("navigation", { name: "Main" });
    await expectShown(bar.getByText(last, { exact: true }));
    await expect.poll(() => bar.getByRole("listitem").allInnerTexts()).toEqual(entries[role]);
  });

  test("of an event has the seed's tabs and the seed's side menu, in its order", async () => {
    const { page } = await organizer.visit(`/events/${eventUrl}`);
    const tabs = page.getByRole("navigation", { name: "Event pages" }).getByRole("listitem");
    await expect.poll(() => tabs.allInnerTexts()).toEqual(seedTabs);
    await open(page, `${product.url}/events/${eventUrl}/manage`);
    const menu = page.getByRole("navigation", { name: "Manage this event" }).getByRole("listitem");
    await expect.poll(async () => (await menu.allInnerTexts()).slice(0, seedMenu.length)).toEqual(seedMenu);
  });

  test("shows who is signed in", async () => {
    const { page } = await newVisitor();
    const person = newPerson();
    await signUp(page, product.url, person);
    await expectAddress(page, "**/events");
    await page.locator("summary").filter({ hasText: person.firstName }).click();
    await expectShown(page.getByText(`${person.firstName} ${person.lastName}`).last());
    await expectShown(page.locator("details[open]").getByText(person.email));
  });
});

describe("the scheme", () => {
  test.each(["light", "dark"] as const)(
    "is %s from the first paint when the system is",
    async (colorScheme) => {
      const { page } = await newVisitor({ colorScheme });
      await page.goto(`${product.url}/events`, { waitUntil: "commit" });
      await expectShown(page.locator("h1"));
      await expect.poll(() => schemeOf(page)).toBe(colorScheme);
    },
  );

  test("follows the system while the page is open, until one is chosen and remembered", async () => {
    const { page } = await newVisitor({ colorScheme: "light" });
    await open(page, `${product.url}/events`);
    await page.emulateMedia({ colorScheme: "dark" });
    // The browser takes the change up with its next frame.
    await expect.poll(() => schemeOf(page)).toBe("dark");
    await page.getByRole("button", { name: "Switch between light and dark" }).click();
    await expectShown(page.locator('html[data-theme="light"]'));

    await watchBackgrounds(page);
    await open(page, `${product.url}/login`);
    await expect.poll(() => schemeOf(page)).toBe("light");
    await expect.poll(() => page.evaluate(() => [...new Set(window.backgrounds)])).toHaveLength(1);
  });

  test("follows the system without JavaScript too", async () => {
    const { page } = await newVisitor({ colorScheme: "dark", javaScriptEnabled: false });
    await page.goto(`${product.url}/events`);
    const style = await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(brightness(style)).toBeLessThan(60);
  });
});

describe("without JavaScript", () => {
  test("every public page can be read", async () => {
    const { page } = await newVisitor({ javaScriptEnabled: false });
    for (const path of publicPaths) {
      const address = addressOf(path, names);
      await page.goto(product.url + address);
      expect.soft(await page.locator("h1").count(), address).toBe(1);
      expect.soft((await page.locator("main").innerText()).length, address).toBeGreaterThan(20);
    }
  });

  test("the navigation and the search lead on", async () => {
    const { page } = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`${product.url}/events`);
    await page.getByLabel("Search events").fill("no such cup");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search=no\+such\+cup/);
    await expectShown(page.getByText("no such cup").first());
    await page.getByRole("navigation").getByRole("link", { name: "Login" }).first().click();
    await expectAddress(page, "**/login");
  });
});

test("a sign-in form that cannot work yet takes nothing that it would lose or give away", async () => {
  const { page, context } = await newVisitor();
  const held: (() => Promise<void>)[] = [];
  let isHolding = true;
  await context.route("**/assets/**", async (route) => {
    if (isHolding) held.push(() => route.continue());
    else await route.continue();
  });
  await page.goto(`${product.url}/login`, { waitUntil: "commit" });
  await expectShown(page.getByText("Welcome back"));
  await page.locator("input[name=email]").click({ force: true });
  await page.keyboard.type("early@example.org");
  await page.keyboard.press("Enter");
  expect(page.url()).toBe(`${product.url}/login`);
  await expect.poll(() => page.locator("input[name=email]").inputValue()).toBe("");

  isHolding = false;
  await Promise.all(held.map((release) => release()));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByLabel("E-mail").fill("in-time@example.org");
  await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe("in-time@example.org");
});

describe("what search engines and shared links get", () => {
  test.each(publicPaths.filter((path) => path !== "/"))("%s", async (path) => {
    const address = addressOf(path, names);
    const html = await (await fetch(product.url + address)).text();
    const title = /<title>([^<]+) · Tightlines<\/title>/.exec(html)?.[1];
    expect(title).toBeTruthy();
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)">`).exec(html)?.[1];
    expect(content("description")).toBeTruthy();
    expect(content("og:title")).toBe(`${title} · Tightlines`);
    expect(content("og:description")).toBe(content("description"));
    expect(content("og:url")).toBe(product.url + address);
    const image = await fetch(content("og:image")!);
    expect(image.headers.get("content-type")).toBe("image/png");
  });

  test("no two public pages share a title", async () => {
    const titles = await Promise.all(
      publicPaths.map(async (path) => {
        const html = await (await fetch(product.url + addressOf(path, names))).text();
        return /<title>([^<]+)<\/title>/.exec(html)?.[1];
      }),
    );
    expect(new Set(titles).size).toBe(publicPaths.filter((path) => path !== "/").length);
  });
});

test("an unchanged page is not sent twice", async () => {
  const address = `${product.url}/events/${eventUrl}/anglers`;
  const first = await fetch(address);
  const etag = first.headers.get("etag")!;
  const again = await fetch(address, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const other = await fetch(address, { headers: { "if-none-match": '"other"' } });
  expect(other.status).toBe(200);
});

test("a toast is announced and hides after five seconds", async () => {
  const { page } = await newVisitor({ storageState: memories.member });
  await page.clock.install();
  await open(page, `${product.url}/account`);
  await page.getByLabel("First name").fill("Renée");
  // From here on time passes only when told to.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole("button", { name: "Save" }).click();
  const toast = page.getByRole("status").getByText("Your name is saved.");
  await expectShown(toast);
  await page.clock.runFor(4800);
  await expect.poll(() => toast.count()).toBe(1);
  await page.clock.runFor(300);
  await toast.waitFor({ state: "detached" });
});

test("a toast waits while the page is hidden, and then stands its whole time", async () => {
  const { page } = await newVisitor({ storageState: memories.member });
  await page.clock.install();
  await open(page, `${product.url}/account`);
  await page.getByLabel("First name").fill("Aimée");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole("button", { name: "Save" }).click();
  const toast = page.getByRole("status").getByText("Your name is saved.");
  await expectShown(toast);
  await setHidden(page, true);
  await page.clock.runFor(60_000);
  expect(await toast.count()).toBe(1);
  await setHidden(page, false);
  await page.clock.runFor(4800);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(300);
  await toast.waitFor({ state: "detached" });
});

test("a refusal is announced at once", async () => {
  const { page, context } = await newVisitor({ storageState: memories.member });
  await context.route("**/api/users/*", (route) =>
    route.fulfill({ status: 503, json: { detail: "The server is restarting.", code: "shutting-down" } }),
  );
  await open(page, `${product.url}/account`);
  await page.getByLabel("First name").fill("Kept as typed");
  await page.getByRole("button", { name: "Save" }).click();
  await expectShown(page.getByRole("alert").getByText("The server is restarting."));
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Kept as typed");
});

declare global {
  interface Window {
    backgrounds: string[];
  }
}

/** Notes the page's background from before the first paint on. */
async function watchBackgrounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.backgrounds = [];
    const note = () => {
      if (document.body) window.backgrounds.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

function schemeOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red + green + blue > 384 ? "light" : "dark";
  });
}

function brightness(color: string): number {
  const parts = color.match(/\d+/g)?.map(Number) ?? [];
  return parts.slice(0, 3).reduce((sum, part) => sum + part, 0) / 3;
}

/** As when another tab is brought to the front. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
