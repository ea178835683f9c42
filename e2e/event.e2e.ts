import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { quarters } from "../apps/api/src/testing/sample-images.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { decodeCode } from "./harness/pass.ts";
import { newPerson, open } from "./harness/person.ts";
import { focusSearch } from "./harness/focus-search.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let marta: Organizer;
let owen: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  marta = await newOrganizer(product.url, newPerson("Marta", "Nováková"));
  owen = await newOrganizer(product.url, newPerson("Owen", "Price"));
});

test("an organizer creates an event with logo and cover, publishes it, and everybody finds it", async () => {
  const { page, expectNoTrouble } = await visitAs(marta);
  await page.getByRole("link", { name: "Create event" }).click();
  await page.getByLabel("Name").fill("Žďár Spring Masters");
  await page.getByLabel("First day").fill("2020-05-14");
  await page.getByText("That day is over. Check the year").waitFor();
  await page.getByLabel("First day").fill("2099-05-14");
  await page.getByLabel("Last day").fill("2099-05-16");
  await page.getByRole("textbox", { name: "Venue" }).fill("Sázava");
  await page.getByLabel("Description").fill("# Welcome\n\nBring **boots**. <script>alert(1)</script>");
  await page.getByRole("button", { name: "Create event" }).click();
  await page.waitForURL("**/events/zdar-spring-masters/manage");

  const guest = await newVisitor();
  const answer = await guest.page.goto(`${product.url}/events/zdar-spring-masters`);
  expect(answer?.status()).toBe(404);
  await guest.page.getByText("cannot find what you are looking for").waitFor();

  await page.getByRole("link", { name: "Edit event" }).click();
  await upload(page.getByRole("group", { name: "Cover photo" }), 1200, 400);
  await upload(page.getByRole("group", { name: "Logo" }), 400, 400);
  await page.getByRole("main").getByRole("link", { name: "Event", exact: true }).click();
  // Of a double click the second one does not close what the first one has opened.
  await page.getByRole("button", { name: "Publish" }).dblclick();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("You can take it back to a draft until it starts.").waitFor();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Announced").first().waitFor();
  // What to do next stands there by itself.
  const address = `${product.url}/events/zdar-spring-masters`;
  expect(await decodeCode(page, "QR code of the event")).toBe(address);
  const words = `Žďár Spring Masters, May 14 – 16, 2099, Sázava. Everything about it: ${address}`;
  await expect.poll(() => page.getByLabel("Text to send on").inputValue()).toBe(words);
  await expect
    .poll(() => page.getByRole("link", { name: "View as a guest" }).getAttribute("href"))
    .toBe(address);
  await saveScreenshot(page, "share-1280");
  await page.emulateMedia({ media: "print" });
  await page.getByText("Scan the code with the camera of your phone.").waitFor();
  await expect.poll(() => page.getByRole("main").isVisible()).toBe(false);
  await saveScreenshot(page, "poster");
  await page.emulateMedia({ media: "screen" });

  await open(guest.page, `${product.url}/events`);
  await focusSearch(guest.page);
  await guest.page.keyboard.type("zdar SAZAVA");
  await guest.page.getByRole("link", { name: "Žďár Spring Masters" }).click();
  await guest.page.getByRole("heading", { level: 1, name: "Žďár Spring Masters" }).waitFor();
  await guest.page.getByText("Coming up. Fishing starts on May 14, 2099.").waitFor();
  await expect.poll(() => guest.page.locator("strong", { hasText: "boots" }).count()).toBe(1);
  await guest.page.getByText("<script>alert(1)</script>").waitFor();
  const images = guest.page.locator("header img");
  await expect.poll(() => images.evaluateAll(areShown)).toEqual([true, true]);
  await expect.poll(() => images.first().getAttribute("srcset")).toContain("/files/");
  await expect.poll(() => guest.page.getByRole("link", { name: "Manage" }).count()).toBe(0);
  await open(page, `${product.url}/events/zdar-spring-masters`);
  await page.getByRole("link", { name: "Manage" }).waitFor();
  expectNoTrouble();
});

test("a co-worker without a right sees no Manage and is turned back by the address", async () => {
  const { url } = await marta.add({ name: "Not his" }, "published");
  const { page } = await visitAs(owen);
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await open(page, `${product.url}/events/${url}`);
  await page.getByRole("heading", { level: 1, name: "Not his" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Manage" }).count()).toBe(0);
  for (const address of ["manage", "manage/edit", "manage/settings"]) {
    lines.length = 0;
    await open(page, `${product.url}/events/${url}/${address}`);
    await page.waitForURL("**/access");
    expect(lines).toContain("403 - Not allowed");
  }
});

test("a printed address leads on when the event has a new one", async () => {
  const { id, url } = await marta.add({ name: "Poster Cup" }, "published");
  const guest = await newVisitor();
  await open(guest.page, `${product.url}/events/${url}`);
  await marta.change(id, { url: "poster-cup-2099" });
  const answer = await fetch(`${product.url}/events/${url}/anglers?search=ann&utm=poster`, {
    redirect: "manual",
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    307,
    "/events/poster-cup-2099/anglers?search=ann&utm=poster",
  ]);
  // Also within the page that stood open all the while.
  await guest.page.getByRole("link", { name: "Sessions" }).click();
  await guest.page.waitForURL("**/events/*/sessions");
  await guest.page.getByRole("heading", { level: 1, name: "Poster Cup" }).waitFor();
  await open(guest.page, `${product.url}/events/${url}`);
  await guest.page.waitForURL("**/events/poster-cup-2099");

  const { page, expectNoTrouble } = await visitAs(marta);
  await open(page, `${product.url}/events/${url}/manage/settings`);
  await page.waitForURL("**/events/poster-cup-2099/manage/settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  expectNoTrouble();
});

test("of two browsers that edit the same event the later one sees both versions", async () => {
  const { id, url } = await marta.add({ name: "Two desks", venue: "Otava", location: "Písek" });
  const edit = `${product.url}/events/${url}/manage/edit`;
  const [desk, phone] = [await visitAs(marta), await visitAs(marta)];
  await open(desk.page, edit);
  await open(phone.page, edit);
  await desk.page.getByRole("textbox", { name: "Venue" }).fill("Vltava");
  await desk.page.getByRole("textbox", { name: "Place" }).fill("Rožmberk");
  await desk.page.getByRole("button", { name: "Save" }).click();
  await desk.page.getByText("Saved.").first().waitFor();

  await phone.page.getByRole("textbox", { name: "Venue" }).fill("Lipno");
  await phone.page.getByRole("button", { name: "Save" }).click();
  const conflict = phone.page.getByRole("alert").filter({ hasText: "saved this while you were editing" });
  await conflict.getByText("Marta Nováková").waitFor();
  const versions = conflict.getByRole("region", { name: "Venue" });
  await expect.poll(() => versions.getByRole("definition").allTextContents()).toEqual(["Lipno", "Vltava"]);
  // What was typed stays; what only the other changed is taken over.
  await expectValue(phone.page.getByRole("textbox", { name: "Venue" }), "Lipno");
  await expectValue(phone.page.getByRole("textbox", { name: "Place" }), "Rožmberk");
  await conflict.getByRole("button", { name: "Take theirs" }).click();
  await expectValue(phone.page.getByRole("textbox", { name: "Venue" }), "Vltava");
  await conflict.waitFor({ state: "detached" });

  await marta.change(id, { venue: "Orlík" });
  await phone.page.getByRole("textbox", { name: "Venue" }).fill("Lipno");
  await phone.page.getByRole("button", { name: "Save", exact: true }).click();
  await conflict.getByText("Orlík").waitFor();
  await conflict.getByRole("button", { name: "Save mine" }).click();
  await phone.page.getByText("Saved.").first().waitFor();
  await expectEventually(() => storedAs(url, phone.page), { venue: "Lipno", location: "Rožmberk" });

  // A change of something else is no contradiction.
  await marta.change(id, { description: "New words." });
  await phone.page.getByRole("textbox", { name: "Venue" }).fill("Slapy");
  await phone.page.getByRole("button", { name: "Save", exact: true }).click();
  await phone.page.getByText("Saved.").first().waitFor();
  await expectEventually(() => storedAs(url, phone.page), { venue: "Slapy", description: "New words." });
});

test("an event is deleted by typing its name, and one that was fished is not", async () => {
  const { url } = await marta.add({ name: "Called off" }, "published");
  const fished = await marta.add({ name: "Well fished" }, "finished");
  const { page } = await visitAs(marta);
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: "Delete" });
  await open(page, `${product.url}/events/${url}/manage/settings`);
  await page.getByRole("button", { name: "Delete event" }).click();
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await expect
    .poll(() => dialog.getByRole("textbox").evaluate((box) => box === document.activeElement))
    .toBe(true);
  await page.keyboard.type('"called off"');
  await confirm.click();
  await page.waitForURL("**/events");

  // Nothing is promised that would be refused.
  await open(page, `${product.url}/events/${fished.url}/manage/settings`);
  await page.getByRole("button", { name: "Delete event" }).click();
  await dialog.getByText("Well fished has been fished").waitFor();
  await expect.poll(() => confirm.count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Archive" }).click();
  await page.getByText("Archived").first().waitFor();
  expect((await fetch(`${product.url}/events/${url}`)).status).toBe(404);

  const storm = await marta.add({ name: "Storm Cup" }, "cancelled");
  await marta.change(storm.id, { status: "archived" });
  await open(page, `${product.url}/events/${storm.url}`);
  await page.getByText("This event was cancelled and will not be fished.").waitFor();
});

/** Signed in, on the list of events. */
function visitAs(organizer: Organizer) {
  return organizer.visit("/events", { baseURL: product.url });
}

async function upload(field: Locator, width: number, height: number): Promise<void> {
  const buffer = await quarters(width, height).png().toBuffer();
  await field
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "image.png", mimeType: "image/png", buffer });
  await field.page().getByRole("dialog").getByRole("button", { name: "Use this part" }).click();
  await field.getByRole("img", { name: "as it is now" }).waitFor();
}

/** What the page's own browser is told of an event it manages. */
async function storedAs(url: string, page: Page): Promise<Record<string, unknown>> {
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/events/${url}`));
  await page.reload();
  const { data } = (await (await answered).json()) as { data: Record<string, unknown> };
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  return data;
}

async function expectValue(field: Locator, value: string): Promise<void> {
  await expect.poll(() => field.inputValue()).toBe(value);
}

async function expectEventually(ask: () => Promise<object>, wanted: object): Promise<void> {
  await expect.poll(ask).toMatchObject(wanted);
}

function areShown(images: Element[]): boolean[] {
  return images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
}
