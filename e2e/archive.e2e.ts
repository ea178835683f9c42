import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("an event is downloaded as an archive and imported again; a changed archive is refused", async () => {
  const event = await organizer.add({ name: "Long Memory Cup" }, "published");
  await organizer.addPart(event.url, "anglers", { first_name: "Ann", last_name: "Rivers" });
  const { page, expectNoTrouble } = await organizer.visit(`/events/${event.url}/manage/edit`, { width: 390 });
  await expectShown(page.getByRole("heading", { name: "Archive" }));
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the archive" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${event.url}-archive.json`);
  const text = await readFile(await download.path(), "utf8");

  await open(page, `${product.url}/events/add`);
  await choose(text.replace("Rivers", "Rovers"));
  await expectShown(page.getByText("This archive was changed after it was made", { exact: false }));
  await choose("no archive at all");
  await expectShown(page.getByText("This file is not an archive of an event.", { exact: false }));
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "archive-refused-390");
  await choose(text);
  await page.waitForURL(`**/events/${event.url}-2/manage`);
  await expectShown(page.getByRole("heading", { name: "Long Memory Cup" }).first());
  await open(page, `${product.url}/events/${event.url}-2/anglers`);
  await expectShown(page.getByText("Ann Rivers"));
  expectNoTrouble(/422/);

  async function choose(content: string): Promise<void> {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose an archive" }).click();
    const file = { name: "cup.json", mimeType: "application/json", buffer: Buffer.from(content) };
    await (await choosing).setFiles(file);
  }
});
