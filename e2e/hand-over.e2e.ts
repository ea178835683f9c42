import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { decodePicture } from "../apps/api/src/testing/decode-picture.ts";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { makePass } from "./harness/pass.ts";
import { open, signIn } from "./harness/person.ts";
import { newPhone } from "./harness/phone.ts";
import { photoOf } from "./harness/photo-of.ts";
import { enterFish } from "./harness/score-form.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("the file of a phone without signal is taken in once, though its pass has ended", async () => {
  const { url, passId, link } = await setUp("Dead Spot Cup");
  const { page, context, expectNoTrouble } = await newVisitor({ width: 390, height: 844 });
  await open(page, link);
  await enterWithoutSignal(page, [41]);
  await addPhoto(page);
  await enterFish(page, 33);
  await expectShown(page.getByText("2 entries are saved on this device and not sent yet."));
  await expectShown(page.getByText("1 photo is saved on this device and not sent yet."));
  await page.getByRole("button", { name: "No signal? Hand these entries over" }).click();
  await expectShown(page.getByRole("heading", { name: "Hand over 2 entries" }));
  await expectShown(page.getByText("The codes leave 1 photo out. It is in the file."));
  expect(await axeViolations(page)).toEqual([]);
  await look(page, "hand-over");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await (await downloading).path();
  await organizer.addPart(url, `passes/${passId}/revoke`, {});

  const desk = await organizer.visit(`/events/${url}/manage/scores/take-in`, { width: 390 });
  await expectShown(desk.page.getByRole("heading", { name: "Take in entries", level: 1 }));
  const whole = await readFile(file, "utf8");
  const broken = `${file}.broken`;
  for (const [content, sentence] of [
    [whole.slice(0, -20), /^These entries were cut off or changed on their way/],
    ["hello", /^This does not hold entries\./],
  ] as const) {
    await writeFile(broken, content);
    await chooseFile(desk.page, broken);
    await expectShown(desk.page.getByText(sentence));
  }
  await chooseFile(desk.page, file);
  await expectShown(desk.page.getByRole("heading", { name: "Pass Jan: 2 entries" }));
  await expectShown(desk.page.getByText("Brown trout, 41 cm"));
  await expectShown(desk.page.getByRole("img", { name: "Photo of a fish" }));
  expect(await axeViolations(desk.page)).toEqual([]);
  await look(desk.page, "take-in");
  await desk.page.getByRole("button", { name: "Accept 2 entries" }).click();
  await expectShown(desk.page.getByText("2 entries are in now."));
  await expectShown(desk.page.getByText("1 photo was stored."));
  expect(await axeViolations(desk.page)).toEqual([]);
  await look(desk.page, "take-in-done");
  expect(await caught(url)).toEqual([330, 410]);

  // The same file again, and then the phone itself, which was given another pass.
  await desk.page.getByRole("button", { name: "Take in from another phone" }).click();
  await chooseFile(desk.page, file);
  await desk.page.getByRole("button", { name: "Accept 2 entries" }).click();
  await expectShown(desk.page.getByText("2 entries were in already."));
  await page.getByRole("button", { name: "Close" }).click();
  await context.setOffline(false);
  await open(page, await addPass(url, "Jan again"));
  await page.getByRole("button", { name: "Send them with this pass" }).click();
  await expectShown(page.getByText("Everything entered here has reached the server."));
  expect(await caught(url)).toEqual([330, 410]);
  expectNoTrouble(/ERR_INTERNET_DISCONNECTED|status of 403 .*api\/pass|was ended by the organizer/);
  desk.expectNoTrouble();
});

test("the code on a phone without signal is read by a camera, and what it holds counts once", async () => {
  const { url, link } = await setUp("Camera Cup");
  const { page, context, expectNoTrouble } = await newVisitor({ width: 390, height: 844 });
  await open(page, link);
  await enterWithoutSignal(page, [41]);
  await page.getByRole("button", { name: "No signal? Hand these entries over" }).click();
  const code = page.getByRole("img", { name: "Code 1 of 1 with the entries of this device" });
  await expectShown(code);
  const picture = await code.screenshot();
  // A decoder that is not ours reads it from the screen.
  expect(await decodePicture(picture.toString("base64"))).toMatch(
    /^tightlines-entries-1\.[0-9a-f]{16}\.1\.1\./,
  );

  const phone = await newPhone(picture);
  const desk = await phone.start();
  const camera = await desk.context.newPage();
  await signIn(camera, product.url, organizer.person);
  await camera.waitForURL("**/events");
  await open(camera, `${product.url}/events/${url}/manage/scores/take-in`);
  await camera.getByRole("button", { name: "Read codes with the camera" }).click();
  await expectShown(camera.getByRole("heading", { name: "Pass Jan: 1 entry" }));
  await camera.getByRole("button", { name: "Accept 1 entry" }).click();
  await expectShown(camera.getByText("1 entry is in now."));
  expect(await caught(url)).toEqual([410]);

  // Whichever page is opened when there is signal, what waits for the pass is sent.
  await context.setOffline(false);
  await open(page, `${product.url}/events`);
  await expect.poll(() => countWaiting(page)).toBe(0);
  expect(await caught(url)).toEqual([410]);
  expectNoTrouble(/ERR_INTERNET_DISCONNECTED/);
  desk.expectNoTrouble();
});

/** An event that is being fished, with Ann on the first peg, and a pass for it. */
async function setUp(name: string) {
  const now = Date.now();
  const day = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10);
  const { url } = await organizer.add({ name, starts_on: day(-24), ends_on: day(24) }, "published");
  await organizer.addPart(url, "sessions", {
    starts_at: new Date(now - 3_600_000).toISOString(),
    ends_at: new Date(now + 7_200_000).toISOString(),
  });
  const species = await organizer.read<{ id: number; name: string }[]>("/species?page_size=2000");
  const trout = species.find(({ name: known }) => known === "Brown trout")!;
  await organizer.addPart(url, "species/many", { species_ids: [trout.id] });
  await organizer.addPart(url, "anglers", { first_name: "Ann", last_name: "Rivers" });
  const link = await addPass(url, "Jan");
  const [pass] = await organizer.read<{ id: number }[]>(`/events/${url}/passes`);
  return { url, link, passId: pass!.id };
}

async function addPass(url: string, name: string): Promise<string> {
  const { page } = await organizer.visit(`/events/${url}/manage/passes`);
  return makePass(page, name);
}

async function enterWithoutSignal(page: Page, centimetres: readonly number[]): Promise<void> {
  await page.getByRole("button", { name: /Ann Rivers/ }).click();
  await page.getByRole("button", { name: "Brown trout" }).click();
  await page.context().setOffline(true);
  for (const length of centimetres) {
    await enterFish(page, length);
    await expectShown(page.getByText(new RegExp(`Brown trout, ${length} cm`)).first());
  }
}

/** The page's own camera is missing on this computer: the phone's own is used. */
async function addPhoto(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a photo" }).click();
  const dialog = page.getByRole("dialog", { name: "Take a photo" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "fish.jpg", mimeType: "image/jpeg", buffer: await photoOf(1) });
  await expectShown(page.getByRole("img", { name: "Photo of the fish that you are entering" }));
}

async function chooseFile(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await choosing).setFiles(path);
}

/** On a phone and on a desk, in the light and in the dark. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`);
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

function countWaiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("tightlines");
        opening.addEventListener("error", () => reject(opening.error!));
        opening.addEventListener("success", () => {
          const database = opening.result;
          const counting = database.transaction("operation").objectStore("operation").count();
          counting.addEventListener("success", () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}

async function caught(url: string): Promise<number[]> {
  const scores = await organizer.read<{ catches: { length_mm: number }[] }[]>(`/events/${url}/scores`);
  const lengths = scores.flatMap(({ catches }) => catches.map(({ length_mm }) => length_mm));
  return lengths.toSorted((one, other) => one - other);
}
