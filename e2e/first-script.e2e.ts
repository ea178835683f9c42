import type { Page, Response } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { newOrganizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { addressOf, type PlaceNames } from "./harness/places.ts";
import { addPublicEvent, publicPaths } from "./harness/public-event.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

/** Compressed, for any page a guest may open first. */
const MOST_BYTES = 120_000;

let product: SharedProduct;
let names: PlaceNames;

beforeAll(async () => {
  product = await shareProduct();
  const organizer = await newOrganizer(product.url);
  names = await addPublicEvent(organizer, "First script cup", "first-script-cup");
});

test.each(publicPaths)("%s needs little script, and its HTML names all of it", async (path) => {
  const { page, expectNoTrouble } = await newVisitor();
  const scripts = scriptsOf(page);
  await open(page, product.url + addressOf(path, names));
  const sizes = await Promise.all(
    scripts.map(async (answer) => (await answer.request().sizes()).responseBodySize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  const html = await (await fetch(page.url())).text();
  expect(
    scripts.map((answer) => new URL(answer.url()).pathname).filter((path) => !html.includes(path)),
  ).toEqual([]);
  expectNoTrouble();
});

function scriptsOf(page: Page): Response[] {
  const found: Response[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") found.push(answer);
  });
  return found;
}
