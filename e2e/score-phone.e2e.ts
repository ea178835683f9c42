import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open, signIn } from "./harness/person.ts";
import { newPhone } from "./harness/phone.ts";
import { photoOf } from "./harness/photo-of.ts";
import { enterFish, saveCorrection } from "./harness/score-form.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { waitUntil } from "./harness/wait-until.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("25 fish entered without signal, over a closed browser, are on the server once each", async () => {
  const { url, path, anglerId } = await setUp("Deep Valley Cup");
  const phone = await newPhone();
  const first = await phone.start();
  const page = await first.context.newPage();
  await signIn(page, product.url, organizer.person);
  await page.waitForURL("**/events");
  await openKept(page, path);
  expect(await axeViolations(page)).toEqual([]);

  await first.context.setOffline(true);
  await page.getByRole("button", { name: "Brown trout" }).click();
  for (let fish = 1; fish <= 20; fish++) {
    await enterFish(page, 24 + fish);
    await expectShown(page.getByText(waitingSentence(fish)));
  }
  // Each is shown, with what it is worth and where it is; the total is by the rules: 100 a fish and 20 a centimetre.
  await expectShown(fishRow(page, 20).getByText("On this device"));
  await expectShown(page.getByText(`${totalPoints(20)} points`, { exact: true }));
  expect(await countStored(page)).toBe(20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await saveScreenshot(page, "score-phone-offline-390");

  await first.stop();
  const second = await phone.start({ offline: true });
  const again = await second.context.newPage();
  await open(again, product.url + path);
  await expectShown(again.getByText(waitingSentence(20)));
  // The species is remembered: two digits and "Save" are all there is to tap.
  for (let fish = 21; fish <= 25; fish++) await enterFish(again, 24 + fish);
  await expectShown(again.getByText(waitingSentence(25)));
  expect(await caught(url, anglerId)).toEqual([]);

  await second.context.setOffline(false);
  await expectShown(again.getByText("Everything entered here has reached the server."));
  await expectShown(fishRow(again, 25).getByText("Confirmed"));
  expect(await again.getByText("On this device", { exact: true }).count()).toBe(0);
  expect(await countStored(again)).toBe(0);
  expect(await caught(url, anglerId)).toEqual(Array.from({ length: 25 }, (_, place) => (25 + place) * 10));
  await expectShown(again.getByText(`${totalPoints(25)} points`, { exact: true }));
  await saveScreenshot(again, "score-phone-confirmed-390");
  for (const { expectNoTrouble } of [first, second])
    expectNoTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|not fetched/);
});

test("a fish whose answer is lost is there once, and a mistaken one is taken back and put back", async () => {
  const { url, path, anglerId } = await setUp("Broken Reed Cup");
  const { page, expectNoTrouble } = await organizer.visit(path, { width: 390 });
  await expectShown(page.getByText("No fish yet."));
  await page.route(
    "**/scores/operations",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Brown trout" }).click();
  // A keyboard works as well as the keys on the screen.
  await page.keyboard.type("32.3");
  await page.keyboard.press("Enter");
  await expectShown(fishRow(page, 1).getByText("Confirmed"));
  expect(await caught(url, anglerId)).toEqual([323]);

  // 17 cm is below the minimum of a brown trout: whoever says why enters it all the same, and it does not count.
  await page.getByRole("button", { name: "1", exact: true }).click();
  await page.getByRole("button", { name: "7", exact: true }).click();
  await expectShown(page.getByText("Does not count: too small"));
  const save = page.getByRole("button", { name: "Save fish" });
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Measured again" }).click();
  await save.click();
  await expectShown(fishRow(page, 2).getByText("Confirmed"));
  const [last] = await organizer.read<{ reason: string }[]>(`/events/${url}/scores/operations`);
  expect(last!.reason).toBe("Measured again");
  await page.getByRole("button", { name: "Undo fish 2" }).click();
  await expectShown(fishRow(page, 2).getByRole("button", { name: "Put back fish 2" }));
  await expect.poll(() => caught(url, anglerId)).toEqual([323]);
  await page.getByRole("button", { name: "Put back fish 2" }).click();
  await expect.poll(() => caught(url, anglerId)).toEqual([323, 170]);
  expect(await axeViolations(page)).toEqual([]);
  expectNoTrouble(/ERR_CONNECTION_RESET/);
});

test("keys tapped while a fish is being stored are those of the next fish", async () => {
  const { url, path, anglerId } = await setUp("Quick Thumb Cup");
  const { page, expectNoTrouble } = await organizer.visit(path, { width: 390 });
  await page.getByRole("button", { name: "Brown trout" }).click();
  await page.evaluate(holdStore);
  await enterFish(page, 31);
  await enterFish(page, 47);
  await page.getByRole("button", { name: "5", exact: true }).click();
  // Nothing is called saved before it is.
  await expect.poll(() => page.getByLabel("Length").inputValue()).toBe("5");
  expect(await page.getByText("Saved on this device.").count()).toBe(0);
  expect(await page.getByRole("list", { name: "Fish" }).count()).toBe(0);

  await page.evaluate(() => Reflect.set(window, "isStoreHeld", false));
  await expectShown(fishRow(page, 2).getByText("Confirmed"));
  await expect.poll(() => page.getByLabel("Length").inputValue()).toBe("5");
  await expect.poll(() => caught(url, anglerId)).toEqual([310, 470]);
  expectNoTrouble();
});

test("what is entered is found on the list, corrected with a reason, and public", async () => {
  const { url, eventId, path, anglerId, sessionId } = await setUp("Open Book Cup");
  const { page, expectNoTrouble } = await organizer.visit(path, { width: 390 });
  await page.getByRole("button", { name: "Brown trout" }).click();
  // Without signal a photo waits beside its fish.
  await page.context().setOffline(true);
  const photo = { name: "fish.jpg", mimeType: "image/jpeg", buffer: await photoOf(1) };
  await page.getByRole("button", { name: "Add a photo" }).click();
  const camera = page.getByRole("dialog", { name: "Take a photo" });
  // This computer has no camera: the phone's own one is offered.
  await expectShown(camera.getByText("There is no camera here that this page can use."));
  expect(await axeViolations(page)).toEqual([]);
  await camera.locator("input[type=file]").setInputFiles(photo);
  await expectShown(page.getByRole("img", { name: "Photo of the fish that you are entering" }));
  await enterFish(page, 41);
  await expectShown(page.getByText("1 photo is saved on this device and not sent yet."));
  await expectShown(fishRow(page, 1).getByRole("button", { name: "Photo of fish 1" }));
  await saveScreenshot(page, "score-photo-390");
  expect(await axeViolations(page)).toEqual([]);
  await page.context().setOffline(false);
  await expectShown(page.getByText("Everything entered here has reached the server."));
  await expectShown(fishRow(page, 1).getByText("Confirmed"));
  await fishRow(page, 1).getByRole("button", { name: "Photo of fish 1" }).click();
  await expectShown(page.getByRole("dialog").getByRole("img", { name: "Photo of fish 1" }));
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "All scores" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Ann Rivers" });
  await expectShown(row.getByText("920 points, 1 fish"));
  await saveScreenshot(page, "score-list-390");
  expect(await axeViolations(page)).toEqual([]);
  await row.getByRole("link", { name: "Edit: Ann Rivers" }).click();

  const change = page.getByRole("button", { name: "Change fish 1" });
  await change.click();
  const dialog = page.getByRole("dialog", { name: "Change a fish" });
  await dialog.getByLabel("Length").fill("43.5");
  await saveScreenshot(page, "score-change-390");
  await dialog.getByRole("button", { name: "Save" }).click();
  const review = page.getByRole("dialog", { name: "Correct this score" });
  // The biggest fish counts in whole centimetres, rounded up.
  await expectShown(review.getByRole("row", { name: "Ann Rivers 1 41 cm → 44 cm" }));
  await saveCorrection(review, "Read from the wrong end of the tape");
  await expect.poll(() => caught(url, anglerId)).toEqual([435]);
  await dialog.waitFor({ state: "hidden" });
  await expectShown(page.getByText("Reason: Read from the wrong end of the tape"));
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "score-edit-390");

  await open(page, `${product.url}/events/${url}/scores`);
  const card = page.getByRole("article").filter({ hasText: "Ann Rivers" });
  await expectShown(card.getByText("1 fish, longest 43.5 cm"));
  await card.getByText("Show the fish").click();
  await expectShown(card.getByText(/^Brown trout, 43\.5 cm, \d\d:\d\d$/));
  await saveScreenshot(page, "score-public-390");

  // Once the session is over, the form for entering asks as well, and shows whom it moves.
  await organizer.change(eventId, { status: "running" });
  const session = `sessions/${sessionId}`;
  const { revision } = await organizer.read<{ revision: number }>(`/events/${url}/${session}`);
  await organizer.changePart(url, session, { status: "running", revision });
  const over = { status: "provisional", accepts_missing: true, revision: revision + 1 };
  await organizer.changePart(url, session, over);
  await open(page, product.url + path);
  await expectShown(page.getByText(/^The angler has signed, or the session is over\./));
  await page.getByRole("button", { name: "Undo fish 1" }).click();
  await expectShown(review.getByRole("row", { name: /^Ann Rivers 1 / }).first());
  await saveScreenshot(page, "score-correct-on-phone-390");
  expect(await axeViolations(page)).toEqual([]);
  await review.getByLabel("Reason").fill("Another angler's fish");
  await review.getByRole("button", { name: "Save the correction" }).click();
  await expect.poll(() => caught(url, anglerId)).toEqual([]);
  expectNoTrouble(/ERR_INTERNET_DISCONNECTED|not fetched/);
});

test("a card is given with a reason, shows whom it moves, and is taken back; the history says all of it", async () => {
  const { url, path, anglerId } = await setUp("Straight Card Cup");
  const { page, expectNoTrouble } = await organizer.visit(path, { width: 390 });
  await page.getByRole("button", { name: "Brown trout" }).click();
  await enterFish(page, 41);
  await expectShown(fishRow(page, 1).getByText("Confirmed"));
  const [{ id }] = await organizer.read<[{ id: number }]>(`/events/${url}/scores?angler_id=${anglerId}`);
  await open(page, `${product.url}/events/${url}/manage/scores/${id}/edit`);

  await page.getByRole("button", { name: "Add a penalty or card" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a penalty or card" });
  await dialog.getByLabel("What it is").fill("Yellow card");
  await dialog.getByLabel("What it does").selectOption({ label: "The session counts as zero" });
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "score-penalty-390");
  await dialog.getByRole("button", { name: "Show whom it moves" }).click();
  const review = page.getByRole("dialog", { name: "Correct this score" });
  await expectShown(review.getByText("What this moves"));
  await saveCorrection(review, "Fished before the signal");
  const given = page.getByRole("list", { name: "Penalties and cards" }).getByRole("listitem");
  await expectShown(given.getByText("Reason: Fished before the signal"));
  await expect
    .poll(() => penalties(url, anglerId))
    .toMatchObject([{ code: "Yellow card", effect: "session-zeroed", void_reason: null }]);

  await given.getByRole("button", { name: "Take back: Yellow card" }).click();
  await saveCorrection(review, "It was the neighbour");
  await expectShown(given.getByText("Taken back: It was the neighbour"));
  await expect.poll(() => penalties(url, anglerId)).toMatchObject([{ void_reason: "It was the neighbour" }]);
  await expectShown(page.getByText("Before: Penalty Yellow card"));
  await expectShown(page.getByText("After: Taken back: Penalty Yellow card"));
  expect(await page.getByText(/^Received by the server: /).count()).toBe(3);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "score-penalties-390");
  expectNoTrouble();
});

async function penalties(url: string, anglerId: number): Promise<object[]> {
  const [score] = await organizer.read<{ penalties: object[] }[]>(
    `/events/${url}/scores?angler_id=${anglerId}`,
  );
  return score!.penalties;
}

/** An event that is being fished, with two anglers. */
async function setUp(name: string) {
  const now = Date.now();
  const day = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10);
  const event = await organizer.add({ name, starts_on: day(-24), ends_on: day(24) }, "published");
  const sessionId = await organizer.addPart(event.url, "sessions", {
    starts_at: new Date(now - 3_600_000).toISOString(),
    ends_at: new Date(now + 7_200_000).toISOString(),
  });
  const species = await organizer.read<{ id: number; name: string }[]>("/species?page_size=2000");
  const speciesIds = ["Brown trout", "Rainbow trout"].map(
    (one) => species.find(({ name: known }) => known === one)!.id,
  );
  await organizer.addPart(event.url, "species/many", { species_ids: speciesIds });
  const anglerId = await organizer.addPart(event.url, "anglers", { first_name: "Ann", last_name: "Rivers" });
  await organizer.addPart(event.url, "anglers", { first_name: "Ben", last_name: "Weir" });
  const path = `/events/${event.url}/manage/scores/add?angler=${anglerId}&session=${sessionId}`;
  return { url: event.url, eventId: event.id, path, anglerId, sessionId };
}

/** Opens the page and waits until the device has all that it needs without signal. */
async function openKept(page: Page, path: string): Promise<void> {
  await open(page, product.url + path);
  await expectShown(page.getByText("No fish yet."));
  await waitUntil(
    async () => (await page.evaluate(() => navigator.serviceWorker.controller !== null)) || undefined,
    () => "The service worker has not taken the page over.",
  );
}

function fishRow(page: Page, number: number) {
  return page
    .getByRole("list", { name: "Fish" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: new RegExp(` fish ${number}$`) }) });
}

function waitingSentence(count: number): string {
  return count === 1
    ? "1 entry is saved on this device and not sent yet."
    : `${count} entries are saved on this device and not sent yet.`;
}

/** The first fish has 25 cm and each one after it a centimetre more. */
function totalPoints(fish: number): number {
  return Array.from({ length: fish }, (_, place) => 100 + 20 * (25 + place)).reduce(
    (sum, each) => sum + each,
    0,
  );
}

/** The lengths of what counts, as the server has them. */
async function caught(event: string, anglerId: number): Promise<number[]> {
  const scores = await organizer.read<StoredScore[]>(`/events/${event}/scores?angler_id=${anglerId}`);
  return scores.flatMap(({ catches }) =>
    catches.filter(({ void_reason }) => void_reason === null).map(({ length_mm }) => length_mm),
  );
}

interface StoredScore {
  catches: { length_mm: number; void_reason: string | null }[];
}

/** Keeps the browser's database busy, as a slow phone does, until `isStoreHeld` is false. */
function holdStore(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open("tightlines");
    opening.addEventListener("success", () => {
      const store = opening.result.transaction("operation", "readwrite").objectStore("operation");
      Reflect.set(window, "isStoreHeld", true);
      const goOn = () => {
        if (Reflect.get(window, "isStoreHeld")) store.count().addEventListener("success", goOn);
        else opening.result.close();
      };
      goOn();
      resolve();
    });
  });
}

/** Asks the browser's own database. */
function countStored(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("tightlines");
        opening.addEventListener("error", () => reject(new Error("The device's database does not open.")));
        opening.addEventListener("success", () => {
          const { result: database } = opening;
          const counting = database.transaction("operation").objectStore("operation").count();
          counting.addEventListener("success", () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );
}
