import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { isRouteAllowed } from "../apps/web/src/app/route-access.ts";
import { addFullEvent, type FullEvent } from "./harness/full-event.ts";
import { newOrganizer } from "./harness/organizer.ts";
import { listPlaces } from "./harness/places.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";
import { waitUntil } from "./harness/wait-until.ts";

let product: SharedProduct;
let event: FullEvent;

beforeAll(async () => {
  product = await shareProduct();
  event = await addFullEvent(await newOrganizer(product.url));
});

test("a public page brings the styles it needs, before all styles are there", async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  const different: string[] = [];
  for (const address of publicAddresses())
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      if (!(await looksTheSame(page, address))) different.push(`${address}, ${width} px`);
    }
  expect(different).toEqual([]);
});

/** With all styles, and with those of the page alone. A public page may be a moment old: then both are looked at again. */
async function looksTheSame(page: Page, address: string): Promise<boolean> {
  const before = await look(page, address);
  let refused = 0;
  await page.route("**/*.css", async (route) => {
    refused++;
    await route.abort();
  });
  const own = await look(page, address);
  await page.unroute("**/*.css");
  if (refused === 1 && own.equals(before)) return true;
  const isUnchanged = (await look(page, address)).equals(before);
  return isUnchanged ? false : looksTheSame(page, address);
}

/** A row of a long list gets its real height only when it comes on the screen, which moves what is below it. */
async function look(page: Page, address: string): Promise<Buffer> {
  await page.goto(product.url + address);
  let before = await photograph(page);
  return waitUntil(
    async () => {
      const now = await photograph(page);
      const isAtRest = now.equals(before);
      before = now;
      return isAtRest ? now : undefined;
    },
    () => `${address} does not come to rest`,
  );
}

function photograph(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/** Of the list only what no other story changes meanwhile. */
function publicAddresses(): string[] {
  const { eventUrl } = event.names;
  const { running, finished, cancelled } = event.others;
  const own = listPlaces(event.names)
    .filter(({ name, path }) => isRouteAllowed("guest", name) && !["/", "/events"].includes(path))
    .map(({ address }) => address);
  return [
    ...own,
    ...[running, finished, cancelled].map((url) => `/events/${url}`),
    ...["sectors", "groups", "rotations"].map((page) => `/events/${running}/${page}`),
    `/events?search=${eventUrl}`,
    "/events?search=nothing",
    "/events/nobody-knows",
  ];
}
