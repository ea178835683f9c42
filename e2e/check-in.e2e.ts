import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations, contrastViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import type { Mail } from "./harness/mailbox.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { newPerson, open, signIn, signOut } from "./harness/person.ts";
import { newPhone } from "./harness/phone.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { waitUntil } from "./harness/wait-until.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("somebody is checked in by the code of their letter without signal, and everything is sent once", async () => {
  const { url, path, picture } = await setUp("Foggy Bank Cup");
  const phone = await newPhone(picture);
  const first = await phone.start();
  const page = await first.context.newPage();
  await signIn(page, product.url, organizer.person);
  await page.waitForURL("**/events");
  await openKept(page, path);
  await saveScreenshot(page, "check-in-390");
  expect(await axeViolations(page)).toEqual([]);

  await first.context.setOffline(true);
  await page.getByRole("button", { name: "Scan a code" }).click();
  await expectShown(page.getByText("Ann Rivers is here."));
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "check-in-scan-390");
  await page.getByRole("button", { name: "Close" }).click();
  await tap(page, "Ben Weir", "Late");
  await expectShown(page.getByText("2 changes are kept on this device and not sent yet."));
  await expect.poll(() => countStored(page, "operation")).toBe(2);

  // Somebody with signal says something else about Ben meanwhile, and knows nothing of Ann.
  const other = await organizer.visit(path, { width: 390 });
  await tap(other.page, "Ben Weir", "Absent");
  await expectPressed(other.page, "Ben Weir", "Absent");
  await expectShown(other.page.getByText(/^Absent, /));
  await expect
    .poll(() =>
      rowOf(other.page, "Ann Rivers")
        .getByText(/^Present, /)
        .count(),
    )
    .toBe(0);

  await first.stop();
  const second = await phone.start({ offline: true });
  const again = await second.context.newPage();
  await open(again, product.url + path);
  await expectShown(again.getByText("2 changes are kept on this device and not sent yet."));
  await expectPressed(again, "Ann Rivers", "Present");
  await expectPressed(again, "Ben Weir", "Late");
  await saveScreenshot(again, "check-in-offline-390");

  await second.context.setOffline(false);
  const notice = again.getByRole("region", { name: "Somebody else said something different about Ben Weir" });
  await expectShown(notice.getByText(/^Absent, \d\d:\d\d, /));
  await expectShown(notice.getByText("Late", { exact: true }));
  await expectShown(rowOf(again, "Ann Rivers").getByText(/^Present, /));
  await expect.poll(() => again.getByText("not sent yet").count()).toBe(0);
  expect(await axeViolations(again)).toEqual([]);
  await saveScreenshot(again, "check-in-conflict-390");
  await notice.getByRole("button", { name: "Change to “Late”" }).click();
  await notice.waitFor({ state: "detached" });
  await expectShown(rowOf(other.page, "Ben Weir").getByText(/^Late, /));
  await expectShown(rowOf(other.page, "Ann Rivers").getByText(/^Present, /));
  await expect.poll(() => countStored(again, "operation")).toBe(0);
  await expect.poll(() => presences(url, "Ann Rivers")).toEqual(["present"]);
  await expect.poll(() => presences(url, "Ben Weir")).toEqual(["absent", "late"]);

  // The same code again: it is said, and nothing is changed.
  await again.getByRole("button", { name: "Scan a code" }).click();
  await expectShown(again.getByText(/^Ann Rivers is checked in already \(Present, /));
  for (const [code, sentence] of [
    ["0000-0000-0000", "This code is not on the list of this device."],
    [
      "https://x.example/events/another/manage/check-in?code=0000-0000-0000",
      "This code is for another event.",
    ],
    ["hello", "This is not a check-in code."],
  ] as const) {
    await again.getByLabel("Or type the code").fill(code);
    await again.getByRole("button", { name: "Find" }).click();
    await expectShown(again.getByText(sentence));
  }
  await again.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => presences(url, "Ann Rivers")).toEqual(["present"]);

  // Whoever signs out leaves no names behind.
  await expect.poll(() => countStored(again, "kept")).toBe(1);
  await open(again, `${product.url}/events`);
  await again.setViewportSize({ width: 1280, height: 800 });
  await signOut(again);
  await waitUntil(
    async () => (await countStored(again, "kept")) === 0 || undefined,
    () => "The list of anglers is still on the device.",
  );
  for (const { expectNoTrouble } of [first, second])
    expectNoTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|not fetched/);
  other.expectNoTrouble();
});

test("a tap whose answer is lost is sent again and carried out once, and a second tap takes it back", async () => {
  const { url, path } = await setUp("Broken Wire Cup");
  const { page, expectNoTrouble } = await organizer.visit(path, { width: 390 });
  await page.route(
    `**/api/events/${url}/check-in/operations`,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await tap(page, "Ben Weir", "Present");
  await expectShown(rowOf(page, "Ben Weir").getByText(/^Present, /));
  await expect.poll(() => presences(url, "Ben Weir")).toEqual(["present"]);
  await tap(page, "Ben Weir", "Present");
  await rowOf(page, "Ben Weir")
    .getByText(/^Expected, /)
    .waitFor();
  await expect.poll(() => presences(url, "Ben Weir")).toEqual(["present", "expected"]);
  expectNoTrouble(/ERR_CONNECTION_RESET/);
});

test("a list for a thumb is searched and narrowed, and a refused camera says what to do", async () => {
  const { path } = await setUp("Thumb Cup");
  for (const [width, colorScheme] of [
    [390, "dark"],
    [1280, "light"],
    [1280, "dark"],
  ] as const) {
    const { page, expectNoTrouble } = await organizer.visit(path, { width, colorScheme });
    await expectShown(rowOf(page, "Ann Rivers"));
    await saveScreenshot(page, `check-in-${width}-${colorScheme}`);
    expect(await contrastViolations(page)).toEqual([]);
    await page.getByLabel("Search by name, number or team").fill("weir");
    await rowOf(page, "Ann Rivers").waitFor({ state: "detached" });
    await tap(page, "Ben Weir", "Absent");
    await page.getByRole("button", { name: "Show only those not here yet" }).click();
    await expectShown(page.getByText("Nobody with these words is missing."));
    await page.getByRole("button", { name: "Scan a code" }).click();
    await expectShown(page.getByText(/Type the code below|or type the code below/));
    await saveScreenshot(page, `check-in-typed-${width}-${colorScheme}`);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Show everybody" }).click();
    await tap(page, "Ben Weir", "Absent");
    await expectShown(page.getByText(/^Expected, /));
    expectNoTrouble();
  }
});

test("the code of a team, opened as a phone's own camera does, brings in the whole team", async () => {
  const event = await organizer.add({ name: "Two Rods Trophy" }, "published");
  await organizer.change(event.id, { needs_approval: false, registration_for: "team", team_size: 2 });
  const { email } = newPerson();
  const entrants = [
    { first_name: "Ann", last_name: "Rivers" },
    { first_name: "Ben", last_name: "Weir" },
  ];
  const team = { team_name: "The Otters", entrants, email, accepts_rules: true };
  await organizer.addPart(event.url, "registrations", team);
  await organizer.addPart(event.url, "registrations/start-list", {});
  const { text } = await product.waitForMail(email, /^You are in/);
  const [, code] = /^Check-in code: (.+)$/m.exec(text)!;

  const path = `/events/${event.url}/manage/check-in`;
  const { page, expectNoTrouble } = await organizer.visit(`${path}?code=${code}`, { width: 390 });
  const otters = page.getByRole("region", { name: "The Otters" });
  await otters.getByRole("button", { name: "All 2 are present" }).click();
  await otters.getByRole("button", { name: "All 2 are present" }).waitFor({ state: "detached" });
  await saveScreenshot(page, "check-in-team-390");
  await page.getByRole("button", { name: "Close" }).click();
  for (const name of ["Ann Rivers", "Ben Weir"]) await expectShown(rowOf(page, name).getByText(/^Present, /));
  expect(new URL(page.url()).search).toBe("");
  expectNoTrouble();
});

/** An event with two registered anglers on its start list; Ann's letter has arrived, and with it her code. */
async function setUp(name: string) {
  const event = await organizer.add({ name }, "published");
  await organizer.change(event.id, { needs_approval: false, registration_for: "individual" });
  const ann = newPerson("Ann", "Rivers");
  for (const [firstName, lastName, email] of [
    ["Ann", "Rivers", ann.email],
    ["Ben", "Weir", newPerson().email],
  ]) {
    const entrants = [{ first_name: firstName, last_name: lastName }];
    await organizer.addPart(event.url, "registrations", { entrants, email, accepts_rules: true });
  }
  await organizer.addPart(event.url, "registrations/start-list", {});
  const letter = await product.waitForMail(ann.email, /^You are in/);
  const picture = letter.attachments.find(({ mimeType }) => mimeType === "image/png")!;
  return {
    url: event.url,
    path: `/events/${event.url}/manage/check-in`,
    picture: Buffer.from(contentOf(picture), "base64"),
  };
}

/** Opens the page and waits until the device has all that it needs without signal. */
async function openKept(page: Page, path: string): Promise<void> {
  await open(page, product.url + path);
  await expectShown(rowOf(page, "Ann Rivers"));
  await waitUntil(
    async () => (await page.evaluate(isReaderKept)) || undefined,
    () => "The service worker did not keep the reader of QR codes.",
  );
}

async function isReaderKept(): Promise<boolean> {
  const keys = await (await caches.open("on-demand")).keys();
  return navigator.serviceWorker.controller !== null && keys.some(({ url }) => url.endsWith(".wasm"));
}

function rowOf(page: Page, name: string) {
  return page
    .getByRole("list", { name: "Anglers to check in" })
    .getByRole("listitem")
    .filter({ hasText: name });
}

async function tap(page: Page, name: string, presence: string): Promise<void> {
  await rowOf(page, name).getByRole("button", { name: presence }).click();
}

async function expectPressed(page: Page, name: string, presence: string): Promise<void> {
  await rowOf(page, name).getByRole("button", { name: presence, pressed: true }).waitFor();
}

/** Asks the browser's own database. */
function countStored(page: Page, store: "operation" | "kept"): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("tightlines");
        opening.addEventListener("error", () => reject(new Error("The device's database does not open.")));
        opening.addEventListener("success", () => {
          const { result: database } = opening;
          const counting = database.transaction(name).objectStore(name).count();
          counting.addEventListener("success", () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
    store,
  );
}

/** What became of somebody's presence, from the first change on, as the trail has it. */
async function presences(event: string, name: string): Promise<string[]> {
  const anglers = await organizer.read<{ id: number; first_name: string; last_name: string }[]>(
    `/events/${event}/anglers`,
  );
  const { id } = anglers.find((angler) => `${angler.first_name} ${angler.last_name}` === name)!;
  const entries = await organizer.read<TrailEntry[]>(`/events/${event}/audit?noun=angler`);
  return entries
    .filter((entry) => entry.noun_id === String(id) && entry.action === "update")
    .flatMap(({ changes }) => changes.filter(({ field }) => field === "presence").map(({ after }) => after))
    .toReversed();
}

interface TrailEntry {
  noun_id: string;
  action: string;
  changes: { field: string; after: string }[];
}

/** The mailbox hands attachments over as base64. */
function contentOf({ content }: Mail["attachments"][number]): string {
  if (typeof content !== "string") throw new Error("The attachment is not text");
  return content;
}
