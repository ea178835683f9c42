import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";

let product: SharedProduct;
let organizer: Organizer;

/** Said as long as the server may know something else than the device. */
const OWN_PLACES = "Places are computed on this device from what it has. They are not official.";

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("two devices that disagree are a conflict, which the organizer decides", async () => {
  const { url, sessionId, anglers } = await setUp("Crossed Lines Cup");
  const path = `/events/${url}/manage/scores/add?angler=${anglers["Ann"]}&session=${sessionId}`;
  const [near, far] = [
    await organizer.visit(path, { width: 390 }),
    await organizer.visit(path, { width: 390 }),
  ];
  await expectShown(far.page.getByLabel(/^Weight/));
  await far.context.setOffline(true);
  await weigh(far.page, "4500");
  await expectShown(far.page.getByText("1 entry is saved on this device and not sent yet."));
  await weigh(near.page, "450");
  await expect.poll(() => weightOf(url, "Ann Rivers")).toBe(450);
  await far.context.setOffline(false);
  await expectShown(far.page.getByRole("region", { name: "Somebody else said something different" }));
  // Nobody has overwritten anybody.
  expect(await weightOf(url, "Ann Rivers")).toBe(450);
  const rival = { session_id: sessionId, angler_id: anglers["Bo"]! };
  await organizer.addPart(url, "scores/operations", {
    operations: [operation(rival, { weigh_in: { weight_grams: 900 } })],
  });

  const { page, expectNoTrouble } = await organizer.visit(
    `/events/${url}/manage/scores?session=${sessionId}`,
  );
  await page.getByRole("link", { name: "1 entry to decide" }).click();
  await expectShown(page.getByRole("heading", { name: "Ann Rivers, Session 1" }));
  await expectShown(page.getByText("450 g", { exact: true }));
  await expectShown(page.getByText("4.5 kg", { exact: true }));
  expect(await axeViolations(page)).toEqual([]);
  await shoot(page, "score-decisions");

  // What was left can be taken back at once; then the other version is taken.
  await decide(page, "Keep what counts now", "The first scale was right");
  await expectShown(page.getByText("Nothing to decide"));
  await page.getByRole("button", { name: "Undo" }).click();
  await expectShown(page.getByText("4.5 kg", { exact: true }));
  await page.getByRole("button", { name: "Take the one that waits" }).click();
  const taking = page.getByRole("dialog");
  await expectShown(taking.getByRole("heading", { name: "What this moves" }));
  const moved = taking.getByRole("table", { name: "Session 1, sector A" });
  await expectShown(moved.getByRole("row", { name: "Ann Rivers 2 → 1 2 → 1" }));
  await shoot(page, "score-decision-moves", 390);
  await page.keyboard.press("Escape");
  await decide(page, "Take the one that waits", "Weighed again", "Take this entry");
  await expectShown(page.getByText("Nothing to decide"));
  await expect.poll(() => weightOf(url, "Ann Rivers")).toBe(4500);
  expectNoTrouble();
  far.expectNoTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|not fetched/);
  near.expectNoTrouble();
});

test("entries that were refused are accepted together", async () => {
  const { url, laterId, anglers } = await setUp("Early Bird Cup");
  const weigh = (name: string, weight_grams: number) =>
    operation({ session_id: laterId, angler_id: anglers[name]! }, { weigh_in: { weight_grams } });
  await organizer.addPart(url, "scores/operations", { operations: [weigh("Ann", 700), weigh("Bo", 800)] });
  await organizer.changePart(url, `sessions/${laterId}`, { status: "running", revision: 1 });
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/scores/decisions`, {
    width: 390,
  });
  await expectShown(page.getByText("Session 2 has not begun", { exact: false }));
  expect(await axeViolations(page)).toEqual([]);
  await shoot(page, "score-refused", 390);
  await decide(page, "Accept all 2", "They were weighed in the morning", "Accept 2 entries");
  await expectShown(page.getByText("Nothing to decide"));
  await expect.poll(() => weightOf(url, "Bo Rivers")).toBe(800);
  expect(await weightOf(url, "Ann Rivers")).toBe(700);
  expectNoTrouble();
});

test("the board shows who is missing, and a correction whom it moves", async () => {
  const { url, sessionId, anglers } = await setUp("Open Water Cup");
  const enter = (name: string, weight_grams: number) =>
    operation({ session_id: sessionId, angler_id: anglers[name]! }, { weigh_in: { weight_grams } });
  await organizer.addPart(url, "scores/operations", { operations: [enter("Ann", 1200), enter("Bo", 900)] });
  await organizer.addPart(url, "passes", { name: "Bank of Jan", expires_at: "2099-01-01T00:00:00Z" });
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/scores/board`);
  await expectShown(page.getByText("2 of 4 cards are in"));
  const [a, b] = ["A", "B"].map((code) => page.getByRole("region", { name: `Sector ${code}` }));
  await expectShown(a!.getByText("2 of 2"));
  await expectShown(a!.getByRole("link", { name: "1 Ann Rivers 1.2 kg" }));
  await expectShown(a!.getByText(/^Last entry (just now|\d+ minutes? ago), /));
  await expectShown(b!.getByRole("link", { name: /Cy Rivers.*missing/ }));
  await expectShown(page.getByText("never seen · 0 entries"));
  // It refreshes by itself.
  await organizer.addPart(url, "scores/operations", { operations: [enter("Cy", 500)] });
  await expectShown(page.getByText("3 of 4 cards are in"));
  expect(await axeViolations(page)).toEqual([]);
  await shoot(page, "score-board");

  // Nothing closes with a card missing unless somebody says so; the list of missing cards is one link away.
  await page.getByRole("link", { name: "Close or change the session" }).click();
  await page.getByRole("button", { name: "End fishing", exact: true }).click();
  await page.getByRole("link", { name: "Show the missing cards on the session board" }).click();
  await expectShown(b!.getByRole("link", { name: /Di Rivers.*missing/ }));
  await expect.poll(() => page.getByRole("link", { name: /Cy Rivers/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Show every peg" }).click();

  // Bo comes from behind: both places and both sums move.
  await a!.getByRole("link", { name: /Bo Rivers/ }).click();
  await weigh(page, "1900");
  const dialog = page.getByRole("dialog", { name: "Correct this score" });
  const moved = dialog.getByRole("table", { name: "Session 1, sector A" });
  await expectShown(moved.getByRole("row", { name: "Bo Rivers 2 → 1 2 → 1" }));
  await expectShown(moved.getByRole("row", { name: "Ann Rivers 1 → 2 1 → 2" }));
  await expectShown(dialog.getByRole("table", { name: "All sessions: anglers" }));
  expect(await axeViolations(page)).toEqual([]);
  await shoot(page, "score-correction");
  await dialog.getByRole("button", { name: "Save the correction" }).click();
  await expect.poll(() => dialog.getByLabel("Reason").getAttribute("aria-invalid")).toBe("true");
  expect(await weightOf(url, "Bo Rivers")).toBe(900);
  await dialog.getByLabel("Reason").fill("The second net was forgotten");
  await dialog.getByRole("button", { name: "Save the correction" }).click();
  await expect.poll(() => weightOf(url, "Bo Rivers")).toBe(1900);
  await expectShown(page.getByText("Reason: The second net was forgotten"));

  // What is official is reopened first, and the page leads there.
  await organizer.changePart(url, `sessions/${sessionId}`, {
    status: "provisional",
    accepts_missing: true,
    revision: 2,
  });
  await organizer.changePart(url, `sessions/${sessionId}`, {
    status: "official",
    revision: 3,
    reason: "All have signed",
  });
  await open(page, page.url());
  await weigh(page, "2000");
  await expectShown(dialog.getByText("reopen the session with a reason first", { exact: false }));
  await dialog.getByRole("link", { name: "Reopen the session" }).click();
  await expectShown(page.getByRole("button", { name: "Reopen" }));
  expectNoTrouble(/409|422/);
});

test("without signal the board shows the places that the device computes, and says so", async () => {
  const { url, sessionId, anglers } = await setUp("Dead Spot Cup");
  const enter = (name: string, weight_grams: number) =>
    operation({ session_id: sessionId, angler_id: anglers[name]! }, { weigh_in: { weight_grams } });
  await organizer.addPart(url, "scores/operations", {
    operations: [enter("Ann", 1200), enter("Bo", 1200), enter("Cy", 500)],
  });
  const { page, context, expectNoTrouble } = await organizer.visit(
    `/events/${url}/manage/scores/board?session=${sessionId}`,
    // The page that enters a score is opened without signal.
    { serviceWorkers: "allow" },
  );
  const [a, b] = ["A", "B"].map((code) => page.getByRole("region", { name: `Sector ${code}` }));
  await expectShown(a!.getByRole("link", { name: "1 Ann Rivers 1.2 kg", exact: true }));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await page.getByText(OWN_PLACES).count()).toBe(0);

  await context.setOffline(true);
  await expectShown(page.getByText(OWN_PLACES));
  // Two who caught the same share their place.
  await expectShown(a!.getByRole("link", { name: "1 Ann Rivers 1.2 kg, place 1*" }));
  await expectShown(a!.getByRole("link", { name: "2 Bo Rivers 1.2 kg, place 1*" }));
  await expectShown(b!.getByRole("link", { name: "1 Cy Rivers 500 g, place 1*" }));
  await b!.getByRole("link", { name: /Di Rivers.*missing/ }).click();
  await weigh(page, "700");
  await expectShown(page.getByText("1 entry is saved on this device and not sent yet."));
  await page.goBack();
  await expectShown(b!.getByRole("link", { name: "2 Di Rivers 700 g, place 1*" }));
  await expectShown(b!.getByRole("link", { name: "1 Cy Rivers 500 g, place 2*" }));
  await expectShown(page.getByText("4 of 4 cards are in"));
  expect(await axeViolations(page)).toEqual([]);
  await shoot(page, "score-board-device");

  await context.setOffline(false);
  await expectShown(b!.getByRole("link", { name: "2 Di Rivers 700 g", exact: true }));
  await page.getByText(OWN_PLACES).waitFor({ state: "hidden" });
  expect(await weightOf(url, "Di Rivers")).toBe(700);
  expectNoTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|not fetched/);
});

/** An event that is being fished: four anglers on two sectors, a session that runs, and one that has not begun. */
async function setUp(name: string) {
  const weights = { discipline: "coarse", preset: "coarse-and-feeder" };
  const event = await organizer.add({ name, ...weights }, "running");
  const { url } = event;
  await organizer.addPart(url, "sectors/series", { codes: ["A", "B"], peg_count: 2 });
  const hours = (from: number, to: number) => ({
    starts_at: `2099-05-14T${String(from).padStart(2, "0")}:00:00Z`,
    ends_at: `2099-05-14T${String(to).padStart(2, "0")}:00:00Z`,
  });
  const sessionId = await organizer.addPart(url, "sessions", hours(6, 9));
  const laterId = await organizer.addPart(url, "sessions", hours(12, 15));
  const sectors = await organizer.read<{ pegs: { id: number }[] }[]>(`/events/${url}/sectors`);
  const pegs = sectors.flatMap((sector) => sector.pegs);
  const anglers: Record<string, number> = {};
  for (const [place, first_name] of ["Ann", "Bo", "Cy", "Di"].entries()) {
    anglers[first_name] = await organizer.addPart(url, "anglers", { first_name, last_name: "Rivers" });
    for (const session_id of [sessionId, laterId])
      await organizer.addPart(url, "draws", {
        session_id,
        angler_id: anglers[first_name],
        peg_id: pegs[place]!.id,
        reason: "Drawn from a hat",
      });
  }
  await organizer.changePart(url, `sessions/${sessionId}`, { status: "running", revision: 1 });
  return { url, sessionId, laterId, anglers };
}

/** A weigh-in by a device that has seen nothing about the angler. */
function operation(pair: { session_id: number; angler_id: number }, values: object) {
  const made_at = new Date().toISOString();
  return { id: randomUUID(), kind: "set-weigh-in", made_at, seen: null, ...pair, ...values };
}

async function weigh(page: Page, grams: string): Promise<void> {
  await page.getByLabel(/^Weight/).fill(grams);
  await page.getByRole("button", { name: "Save the weight" }).click();
}

async function decide(page: Page, button: string, reason: string, submit = button): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason for your decision").fill(reason);
  await dialog.getByText("Working out who moves").waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: submit }).click();
}

async function weightOf(event: string, name: string): Promise<number | undefined> {
  const scores = await organizer.read<StoredScore[]>(`/events/${event}/scores`);
  return scores.find(({ angler_name }) => angler_name === name)?.weigh_in?.weight_grams;
}

interface StoredScore {
  angler_name: string;
  weigh_in: { weight_grams: number } | null;
}

/** For people to look at: on a phone and on a wide screen, light and dark. */
async function shoot(page: Page, name: string, ...widths: number[]): Promise<void> {
  if (!process.env["E2E_SCREENS"]) return;
  const size = page.viewportSize()!;
  for (const width of widths.length > 0 ? widths : [390, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ ...size, width });
      await page.emulateMedia({ colorScheme });
      await saveScreenshot(page, `${name}-${width}-${colorScheme}`);
    }
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: "light" });
}
