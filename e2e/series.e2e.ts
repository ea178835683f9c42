import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

const ann = { first_name: "Ann", last_name: "Rivers", club: "Weir", licence: "CZ 1" };
const bo = { first_name: "Bo", last_name: "Brooks", club: "Weir" };

test("an organizer makes a series, says who is who, and visitors see how each round counted", async () => {
  await fish("Otava match", "2099-04-04", [
    [ann, 5000],
    [bo, 3000],
  ]);
  await fish("Sázava match", "2099-05-02", [
    [bo, 900],
    [ann, 0],
  ]);
  await fish("Lužnice match", "2099-06-06", [[bo, 100]]);

  const { page, expectNoTrouble } = await organizer.visit("/series");
  await page.getByRole("link", { name: "Add series" }).click();
  await page.getByLabel("Name").fill("River league");
  for (const name of ["Otava match", "Sázava match", "Lužnice match"])
    await page.getByRole("group", { name: "Events" }).getByLabel(name).check();
  await page.getByLabel("Which rounds count").selectOption("The best ones");
  await page.getByLabel("How many rounds").fill("2");
  expect(await axeViolations(page)).toEqual([]);
  await look(page, "series-add");
  await page.getByRole("button", { name: "Add series" }).click();
  await expectShown(page.getByRole("heading", { name: "River league" }));
  // One name without a licence is as many people as entries, until somebody says otherwise.
  await expectShown(page.getByText("4 anglers"));

  await page.getByRole("link", { name: "Who is who" }).click();
  await expectShown(page.getByText("Same licence and name", { exact: true }));
  expect(await axeViolations(page)).toEqual([]);
  await look(page, "series-people");
  await page.getByRole("button", { name: "Bo Brooks: same person" }).click();
  await expectSaid(page, "Decided. The season table follows.");
  await expectShown(page.getByText("You said so"));
  expectNoTrouble();

  const guest = await newVisitor({ width: 390 });
  await open(guest.page, `${product.url}/series/river-league`);
  const table = [
    ["1", "Bo Brooks", "26 points", "dropped counted counted"],
    ["2", "Ann Rivers", "14 points", "counted counted missed, dropped"],
  ];
  expect(await linesOf(guest.page)).toEqual(table);
  expect(await axeViolations(guest.page)).toEqual([]);
  await look(guest.page, "series");
  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.page.goto(`${product.url}/series/river-league`);
  expect(await linesOf(plain.page)).toEqual(table);
  await plain.page.goto(`${product.url}/series?search=river+league`);
  await expectShown(plain.page.getByRole("link", { name: /River league/ }));
  guest.expectNoTrouble();

  // Somebody else after all: the table follows, and Undo brings them together again.
  await page.getByRole("button", { name: "Bo Brooks in Otava match is somebody else" }).click();
  await expect.poll(() => readNames(guest.page)).toEqual(["Bo Brooks", "Ann Rivers", "Bo Brooks"]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => readNames(guest.page)).toEqual(["Bo Brooks", "Ann Rivers"]);
});

test("two organizers of one series do not overwrite each other, and it is deleted with a word", async () => {
  const { id } = await organizer.add({ name: "Berounka match" }, "published");
  const { url } = await organizer.addSeries({ name: "Berounka league", events: [id] });
  const { page, expectNoTrouble } = await organizer.visit(`/series/${url}/edit`);
  await page.getByLabel("Name").fill("Berounka winter league");
  const other = await organizer.visit(`/series/${url}/edit`);
  await other.page.getByLabel("Rounds needed for a place").fill("2");
  await other.page.getByRole("button", { name: "Save" }).click();
  await expectShown(other.page.getByText("A place needs 2 rounds.", { exact: false }));
  await page.getByRole("button", { name: "Save" }).click();
  await expectShown(page.getByRole("heading", { name: "Berounka winter league" }));
  await expectShown(page.getByText("A place needs 2 rounds.", { exact: false }));
  await page.getByRole("link", { name: "Edit series" }).click();
  await page.getByRole("button", { name: "Delete series" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Delete/ })
    .click();
  await expectShown(
    page.getByText("You have no series yet", { exact: false }).or(page.getByText("River league")),
  );
  expectNoTrouble(/409/);
});

/** Light and dark, on a phone and on a desk. */
async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const width of [390, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`);
    }
  await page.setViewportSize(before);
}

/** Place, name, sum, and what each round counted. */
async function linesOf(page: Page): Promise<string[][]> {
  const lines = page
    .getByRole("region", { name: "Season table" })
    .getByRole("listitem")
    .filter({
      has: page.locator("strong"),
    });
  await lines.first().waitFor();
  return lines.evaluateAll((items) =>
    items.map((item) => {
      const textOf = (part: Element | null | undefined) => part?.textContent ?? "";
      const [place, person, sum, cells] = [...(item.firstElementChild?.children ?? [])];
      const counts = [...(cells?.children ?? [])].map((cell) => textOf(cell.lastElementChild));
      return [textOf(place), textOf(person?.querySelector("strong")), textOf(sum), counts.join(" ")];
    }),
  );
}

async function readNames(page: Page): Promise<string[]> {
  await page.reload();
  return (await linesOf(page)).map(([, name]) => name!);
}

type Entry = [angler: { first_name: string; last_name: string }, grams: number];

/** A club match of one day in which these were weighed. */
async function fish(name: string, day: string, entries: readonly Entry[]): Promise<void> {
  const days = { starts_on: day, ends_on: day };
  const { url } = await organizer.add({ name, ...days, discipline: "club", preset: "club-match" }, "running");
  const hours = { starts_at: `${day}T06:00:00Z`, ends_at: `${day}T09:00:00Z` };
  const session_id = await organizer.addPart(url, "sessions", hours);
  await organizer.changePart(url, `sessions/${session_id}`, { status: "running", revision: 1 });
  const operations: object[] = [];
  for (const [angler, weight_grams] of entries) {
    const angler_id = await organizer.addPart(url, "anglers", angler);
    const said = { id: randomUUID(), made_at: `${day}T09:00:00Z`, seen: null, session_id, angler_id };
    operations.push(
      weight_grams > 0
        ? { ...said, kind: "set-weigh-in", weigh_in: { weight_grams } }
        : { ...said, kind: "set-presence", presence: "fished" },
    );
  }
  await organizer.addPart(url, "scores/operations", { operations });
}
