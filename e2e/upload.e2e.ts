import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { QUARTERS, quarters, quartersHeic, readQuarters } from "../apps/api/src/testing/sample-images.ts";
import { axeViolations } from "./harness/axe.ts";
import { newPerson, open, signUp } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor, type Visitor } from "./harness/visitor.ts";

let product: SharedProduct;

beforeAll(async () => {
  product = await shareProduct();
});

test("an organizer chooses a cover, crops it by keyboard, drops a logo and finds both under My images", async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await openOwnEvent(visitor, "Vltava Open");
  const cover = page.getByRole("group", { name: "Cover photo" });
  await choose(cover, await photo(), "river.jpg");

  const dialog = page.getByRole("dialog", { name: "Choose what to show" });
  const frame = dialog.getByRole("application");
  await frame.focus();
  const before = await placeOf(frame);
  for (let press = 0; press < 5; press++) await page.keyboard.press("+");
  for (let press = 0; press < 30; press++) await page.keyboard.press("ArrowLeft");
  for (let press = 0; press < 30; press++) await page.keyboard.press("ArrowUp");
  expect(await placeOf(frame)).not.toEqual(before);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "upload-crop");
  await dialog.getByRole("button", { name: "Use this part" }).click();

  const image = cover.getByRole("img", { name: "Cover photo, as it is now" });
  await image.waitFor();
  // The top left corner was chosen, and nothing else of the photo is in it.
  await expect.poll(() => coloursOf(image)).toEqual(["red", "red", "red", "red"]);
  await expect.poll(() => image.getAttribute("srcset")).toContain("1600w");

  const logo = page.getByRole("group", { name: "Logo" });
  await drop(page, logo, await photo(400, 400), "logo.png");
  await dialog.getByRole("button", { name: "Use this part" }).click();
  await logo.getByRole("img", { name: "Logo, as it is now" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "upload-edit");

  await page
    .locator("summary")
    .filter({ hasText: /O’Brien/ })
    .click();
  await page.getByRole("link", { name: "My images" }).click();
  await page.getByRole("heading", { level: 1, name: "My images" }).waitFor();
  const cards = page.getByRole("article");
  await cards.nth(1).waitFor();
  await expect
    .poll(() => cards.allTextContents())
    .toEqual([
      expect.stringContaining("Logo of Vltava Open"),
      expect.stringContaining("Cover photo of Vltava Open"),
    ]);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "upload-list");
  visitor.expectNoTrouble();
});

test("what was removed is unused, and can then be deleted", async () => {
  const visitor = await newVisitor();
  const { page, expectNoTrouble } = visitor;
  const editAddress = await openOwnEvent(visitor, "Sázava Cup");
  const logo = page.getByRole("group", { name: "Logo" });
  await choose(logo, await photo(300, 300), "logo.jpg");
  await page.getByRole("button", { name: "Use this part" }).click();
  await logo.getByRole("img").waitFor();
  await logo.getByRole("button", { name: "Remove" }).click();
  await logo.getByText("Drop an image here").waitFor();

  await open(page, `${product.url}/upload`);
  const card = page.getByRole("article");
  await card.getByText("Nothing shows it.").waitFor();
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Nothing uploaded yet").waitFor();
  await open(page, editAddress);
  await logo.getByText("Drop an image here").waitFor();
  expectNoTrouble();
});

describe("what goes wrong is said beside the image", () => {
  test("a file that is none, and one that is too large, are not even sent", async () => {
    const visitor = await newVisitor();
    await openOwnEvent(visitor, "Berounka Cup");
    const logo = visitor.page.getByRole("group", { name: "Logo" });
    await choose(logo, Buffer.from("<svg/>"), "drawing.svg", "image/svg+xml");
    await logo.getByRole("alert").filter({ hasText: "not an image we can use" }).waitFor();
    await choose(logo, Buffer.alloc(11 * 1024 * 1024), "huge.png", "image/png");
    await logo.getByRole("alert").filter({ hasText: "at most 10 MB" }).waitFor();
    visitor.expectNoTrouble();
    await expect.poll(() => logo.getByRole("img").count()).toBe(0);
  });

  test("text in an image's clothes is refused by the server", async () => {
    const visitor = await newVisitor();
    await openOwnEvent(visitor, "Otava Cup");
    const logo = visitor.page.getByRole("group", { name: "Logo" });
    await choose(logo, Buffer.from("<script>alert(1)</script>"), "cat.png", "image/png");
    await logo.getByRole("alert").filter({ hasText: "That is not an image we can use." }).waitFor();
    expect(await axeViolations(visitor.page)).toEqual([]);
  });

  test("without a connection it can be tried again, and nothing is lost", async () => {
    const visitor = await newVisitor();
    const { page, context } = visitor;
    await openOwnEvent(visitor, "Orlice Cup");
    const logo = page.getByRole("group", { name: "Logo" });
    await choose(logo, await photo(300, 300), "logo.jpg");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Use this part" }).click();
    await logo.getByRole("alert").filter({ hasText: "There is no connection." }).waitFor();
    await saveScreenshot(page, "upload-offline");
    await context.setOffline(false);
    await logo.getByRole("button", { name: "Try again" }).click();
    await logo.getByRole("img", { name: "Logo, as it is now" }).waitFor();
    await expect.poll(() => logo.getByRole("alert").count()).toBe(0);
  });

  test("sending can be stopped, and what was there stays", async () => {
    const visitor = await newVisitor();
    const { page } = visitor;
    await openOwnEvent(visitor, "Lužnice Cup");
    const logo = page.getByRole("group", { name: "Logo" });
    // An upload that never ends.
    await page.route("**/api/uploads", () => {});
    await choose(logo, await photo(300, 300), "logo.jpg");
    await page.getByRole("button", { name: "Use this part" }).click();
    await logo.getByRole("progressbar", { name: "Sending Logo" }).waitFor();
    await logo.getByRole("img", { name: "Logo, as it will be" }).waitFor();
    await logo.getByRole("button", { name: "Stop sending" }).click();
    await logo.getByText("Drop an image here").waitFor();
    await expect.poll(() => logo.getByRole("alert").count()).toBe(0);
    visitor.expectNoTrouble();
  });
});

test("HEIC, which this browser cannot show, is sent as it is and its middle is used", async () => {
  const visitor = await newVisitor();
  await openOwnEvent(visitor, "Morava Cup");
  const logo = visitor.page.getByRole("group", { name: "Logo" });
  await choose(logo, await quartersHeic(), "IMG_0001.HEIC", "image/heic");
  const image = logo.getByRole("img", { name: "Logo, as it is now" });
  await image.waitFor();
  await expect.poll(() => coloursOf(image)).toEqual(QUARTERS);
});

describe("on a phone of 320 px", () => {
  test("an image is cropped with a finger and the buttons, within the screen", async () => {
    const visitor = await newVisitor({ width: 320, height: 640, colorScheme: "dark" });
    const { page } = visitor;
    await openOwnEvent(visitor, "Jizera Cup");
    const cover = page.getByRole("group", { name: "Cover photo" });
    await choose(cover, await photo(), "river.jpg");
    const frame = page.getByRole("application");
    const before = await placeOf(frame);
    await page.getByLabel("Zoom").fill("3");
    await page.getByRole("button", { name: "Move right" }).click();
    const zoomed = await placeOf(frame);
    expect(zoomed).not.toEqual(before);
    await drag(page, frame, 40, 10);
    expect(await placeOf(frame)).not.toEqual(zoomed);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    expect(await axeViolations(page)).toEqual([]);
    await saveScreenshot(page, "upload-crop-320-dark");
    await page.getByRole("button", { name: "Use this part" }).click();
    await cover.getByRole("img", { name: "Cover photo, as it is now" }).waitFor();
    await open(page, `${product.url}/upload`);
    await page.getByRole("article").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    expect(await axeViolations(page)).toEqual([]);
    await saveScreenshot(page, "upload-list-320-dark");
    visitor.expectNoTrouble();
  });
});

/** Signs up an organizer with an event of their own and opens the page where it is edited. */
async function openOwnEvent({ page, context }: Visitor, name: string): Promise<string> {
  await signUp(page, product.url, newPerson());
  await page.waitForURL("**/events");
  // The page leaves, so that it asks for nothing while its rights are changed behind its back.
  await page.goto("about:blank");
  const call = async (path: string, data: object) => {
    const { token } = (await (await context.request.get(`${product.url}/api/auth/token`)).json()) as {
      token: string;
    };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await context.request.post(`${product.url}/api${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as { data: { url: string } };
  };
  await call("/users/organizer", {});
  const { data } = await call("/events", {
    name,
    starts_on: "2099-05-14",
    ends_on: "2099-05-16",
    time_zone: "Europe/Prague",
    discipline: "fly",
    preset: "fly-fips-mouche",
  });
  const address = `${product.url}/events/${data.url}/manage/edit`;
  await open(page, address);
  await page.getByRole("group", { name: "Logo" }).waitFor();
  return address;
}

/** Four coloured quarters, red at the top left. */
function photo(width = 1200, height = 800): Promise<Buffer> {
  return quarters(width, height).jpeg().toBuffer();
}

async function choose(group: Locator, buffer: Buffer, name: string, mimeType = "image/jpeg"): Promise<void> {
  await group.locator("input[type=file]:not([capture])").setInputFiles({ name, mimeType, buffer });
}

async function drop(page: Page, group: Locator, bytes: Buffer, name: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ base64, name }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
      transfer.items.add(new File([bytes], name, { type: "image/jpeg" }));
      return transfer;
    },
    { base64: bytes.toString("base64"), name },
  );
  const target = group.getByText("Drop an image here");
  for (const type of ["dragenter", "dragover", "drop"]) {
    await (type === "dragenter" ? target : group.locator("[style*=aspect]")).dispatchEvent(type, {
      dataTransfer: transfer,
    });
  }
}

async function drag(page: Page, element: Locator, byX: number, byY: number): Promise<void> {
  const box = (await element.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + byX, box.y + box.height / 2 + byY, { steps: 5 });
  await page.mouse.up();
}

/** Where the image stands behind the frame. */
function placeOf(frame: Locator): Promise<string | null> {
  return frame.locator("img").getAttribute("style");
}

/** The colours of the four quarters of what was stored. */
async function coloursOf(image: Locator): Promise<string[]> {
  const response = await fetch(product.url + (await image.getAttribute("src")));
  return readQuarters(Buffer.from(await response.arrayBuffer()));
}
