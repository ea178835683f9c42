import type { Page, Response } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { isRouteAllowed } from "../apps/web/src/app/route-access.ts";
import { newOrganizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { listPlaces } from "./harness/places.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

/** Compressed, for any page a guest may open first. */
const MOST_BYTES = 120_000;

const eventUrl = "first-script-cup";
let product: SharedProduct;

beforeAll(async () => {
  product = await shareProduct();
  const organizer = await newOrganizer(product.url);
  const { id } = await organizer.add({ name: "First script cup", url: eventUrl }, "published");
  await organizer.addSeries({ name: "First script series", url: eventUrl, events: [id] });
  const angler = { first_name: "Ann", last_name: "Rivers" };
  ids.set("anglerId", await organizer.addPart(eventUrl, "anglers", angler));
  ids.set("teamId", await organizer.addPart(eventUrl, "teams", { name: "Herons" }));
});

/** Known when the event is there. */
const ids = new Map([["sessionNumber", 1]]);

const publicPlaces = listPlaces(
  new Proxy(
    {},
    { get: (_, name) => (name === "eventUrl" || name === "seriesUrl" ? eventUrl : `:${String(name)}:`) },
  ),
).filter(({ name }) => isRouteAllowed("guest", name));

test.each(publicPlaces)("$path needs little script, and its HTML names all of it", async ({ address }) => {
  const { page, expectNoTrouble } = await newVisitor();
  const scripts = scriptsOf(page);
  const path = address.replaceAll(/:(\w+):/g, (_, name: string) => String(ids.get(name)));
  await open(page, product.url + path);
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
