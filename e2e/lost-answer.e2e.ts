import { expect, test } from "vitest";
import { newOrganizer } from "./harness/organizer.ts";
import { shareProduct } from "./harness/shared-product.ts";

test("who gets no answer presses again, and what they saved is there once", async () => {
  const product = await shareProduct();
  const organizer = await newOrganizer(product.url);
  const event = await organizer.add({ name: "One bar of signal" }, "published");
  const { page, expectNoTrouble } = await organizer.visit(`/events/${event.url}/manage/anglers`);

  await page.getByRole("link", { name: "Add angler" }).first().click();
  await page.getByLabel("First name").fill("Jan");
  await page.getByLabel("Last name").fill("Novák");
  // The product hears the call and carries it out; its answer never reaches the phone.
  const isAnswered: number[] = [];
  await page.route(
    `**/api/events/${event.url}/anglers`,
    async (route) => {
      isAnswered.push((await route.fetch()).status());
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Add angler" }).click();
  await page.getByText("There is no connection. Try again when you have signal.").waitFor();
  expect(isAnswered).toEqual([201]);

  await page.getByRole("button", { name: "Add angler" }).click();
  await page.getByRole("link", { name: "Jan Novák" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Jan Novák" }).count()).toBe(1);
  const list = await fetch(`${product.url}/api/events/${event.url}/anglers`);
  expect(await list.json()).toMatchObject({ meta: { total: 1 } });
  expectNoTrouble(/ERR_CONNECTION_RESET|POST \/api\/events/);
});
