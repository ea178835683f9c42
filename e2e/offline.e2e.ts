import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eachIdentity } from "./harness/each-identity.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { makeNextVersion } from "./harness/next-version.ts";
import { newOrganizer } from "./harness/organizer.ts";
import { newPerson, open, signUp } from "./harness/person.ts";
import { identitySettings } from "./harness/firebase-emulator.ts";
import { startProduct, type Product } from "./harness/product.ts";
import { expectSaid } from "./harness/said.ts";
import { newVisitor } from "./harness/visitor.ts";

eachIdentity((identity) => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ env: await identitySettings(identity) });
  });
  afterAll(async () => {
    await product?.stop();
  });

  const offlineSentence = "You are offline. This is what was here when you last had signal.";

  describe("without signal", () => {
    test("a page that was visited opens and says so", async () => {
      const { page, context } = await newDevice();
      await openWithWorker(page, `${product.url}/events`);
      await context.setOffline(true);
      await page.reload();
      await expectShown(page.getByRole("heading", { name: "Events", level: 1 }));
      await expectShown(page.getByText(offlineSentence));

      await context.setOffline(false);
      await page.getByText(offlineSentence).waitFor({ state: "detached" });
    });

    test("home opens what was visited", async () => {
      const { page, context } = await newDevice();
      await openWithWorker(page, `${product.url}/events`);
      await context.setOffline(true);
      await page.goto(product.url);
      await expectShown(page.getByRole("heading", { name: "Events", level: 1 }));
      await expectShown(page.getByText(offlineSentence));
    });

    test("a page that was never visited says that there is no signal", async () => {
      const { page, context } = await newDevice();
      await openWithWorker(page, `${product.url}/login`);
      await context.setOffline(true);
      await page.goto(`${product.url}/events?search=carp`);
      await expectShown(page.getByText("There is no connection. Try again when you have signal."));
      await page.getByRole("navigation").getByRole("link", { name: "Login" }).first().click();
      await expectShown(page.getByRole("heading", { name: "Welcome back" }));
    });

    test("a link to a page that was visited opens it", async () => {
      const { page, context } = await newDevice();
      await openWithWorker(page, `${product.url}/events`);
      await open(page, `${product.url}/login`);
      await context.setOffline(true);
      await page.getByRole("link", { name: "Tightlines" }).click();
      await expectShown(page.getByRole("heading", { name: "Events", level: 1 }));
    });

    test("one's own pages ask for signal and are not taken for forbidden", async () => {
      const { page, context } = await newDevice();
      await signUp(page, product.url, newPerson());
      await expectAddress(page, "**/events");
      await openWithWorker(page, `${product.url}/account`);
      await context.setOffline(true);
      await page.reload();
      await expectShown(page.getByText("There is no connection."));
      expect(new URL(page.url()).pathname).toBe("/account");

      await context.setOffline(false);
      await page.reload();
      await expectShown(page.getByLabel("First name"));
    });

    test("nothing that was fetched for a person is kept on the device", async () => {
      const { page } = await newDevice();
      const person = newPerson();
      await signUp(page, product.url, person);
      await expectAddress(page, "**/events");
      await openWithWorker(page, `${product.url}/account`);
      await expectShown(page.getByLabel("First name"));
      const kept = await page.evaluate(async () => {
        const caches = await window.caches.keys();
        const bodies = caches.map(async (name) => {
          const cache = await window.caches.open(name);
          const answers = await cache.matchAll();
          return Promise.all(answers.map((answer) => answer.text()));
        });
        return (await Promise.all(bodies)).flat().join("\n");
      });
      expect(kept).not.toContain(person.email);
    });
  });

  describe("a new version", () => {
    test("reloads the page once", async () => {
      const { page } = await newDevice();
      await openWithWorker(page, `${product.url}/events`);
      const loads = countLoads(page);
      await product.restart(await makeNextVersion());
      // Listening first: the page may be loaded anew before the search for a version has returned.
      const reloaded = page.waitForEvent("load");
      await findNewVersion(page);
      await reloaded;
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      // Asking again finds the same version: nothing more may happen.
      await findNewVersion(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(loads()).toBe(1);
      await product.restart();
    });

    test("waits for a form that holds unsaved input", async () => {
      const { page } = await newDevice();
      await signUp(page, product.url, newPerson());
      await expectAddress(page, "**/events");
      await openWithWorker(page, `${product.url}/account`);
      await page.getByLabel("First name").fill("Half-typed");
      const loads = countLoads(page);

      await product.restart(await makeNextVersion());
      await findNewVersion(page);
      await expectShown(page.getByText("A new version is ready."));
      await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Half-typed");
      expect(loads()).toBe(0);

      const reloaded = page.waitForEvent("load");
      await page.getByRole("button", { name: "Save" }).click();
      await expectSaid(page, "Your name is saved.");
      await reloaded;
      expect(loads()).toBe(1);
      await expectShown(page.getByLabel("First name"));
      await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Half-typed");
    });
  });
});

test("what was shown without signal is renewed when the signal is back", async () => {
  const product = await startProduct();
  try {
    const organizer = await newOrganizer(product.url);
    const { url, id } = await organizer.add({ name: "Spring Masters" }, "published");
    const { page, context } = await newDevice();
    await openWithWorker(page, `${product.url}/events/${url}`);

    // A tab that was opened by a tap is kept as one that was opened by its address.
    await organizer.addPart(url, "teams", { name: "Herons" });
    await page.getByRole("link", { name: "Teams" }).first().click();
    await expectShown(page.getByText("Herons"));
    await page.waitForFunction(async () => (await caches.match(location.href)) !== undefined);
    await context.setOffline(true);
    await page.reload();
    await expectShown(page.getByText("Herons"));
    await expectShown(page.getByText("You are offline."));
    await context.setOffline(false);
    await page.getByText("You are offline.").waitFor({ state: "detached" });

    await open(page, `${product.url}/events/${url}`);
    await context.setOffline(true);
    await page.reload();
    for (const name of ["Spring Masters, a week later", "Summer Masters"]) {
      await expectShown(page.getByText("You are offline."));
      await organizer.change(id, { name });
      // What guests are answered may be a moment old: whoever has signal before that sees the old name.
      await expect.poll(() => nameOf(`${product.url}/api/events/${url}`)).toBe(name);
      await context.setOffline(false);
      await expectShown(page.getByRole("heading", { name, level: 1 }));
      // And once more for a page that was open when the signal went.
      await context.setOffline(true);
    }

    // A network that does not reach the server is no signal yet: the page goes on saying so, and asks until it does.
    await organizer.change(id, { name: "Autumn Masters" });
    await product.kill9();
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
    await expectShown(page.getByText("You are offline."));
    await product.restart();
    await expectShown(page.getByRole("heading", { name: "Autumn Masters", level: 1 }));
    await page.getByText("You are offline.").waitFor({ state: "detached" });
  } finally {
    await product.stop();
  }
});

function newDevice() {
  return newVisitor({ serviceWorkers: "allow" });
}

/** Opens a page and waits until the worker has it, and its shell, in its keeping. */
async function openWithWorker(page: Page, url: string): Promise<void> {
  await open(page, url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The very first page was fetched before there was a worker to keep it.
  await open(page, url);
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

/** As the browser does when the page is looked at again; resolves when the worker that was found is in charge. */
async function findNewVersion(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    })
    // The page may be reloaded by what was found while this waits for it.
    .catch((error: unknown) => {
      if (!/context was destroyed|navigation/i.test(String(error))) throw error;
    });
}

async function nameOf(address: string): Promise<string> {
  const { data } = (await (await fetch(address)).json()) as { data: { name: string } };
  return data.name;
}
