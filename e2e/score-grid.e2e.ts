import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct } from "./harness/shared-product.ts";

let organizer: Organizer;

beforeAll(async () => {
  organizer = await newOrganizer((await shareProduct()).url);
});

test("a session of 200 is typed and pasted by keyboard alone, and a slipped point is asked about", async () => {
  const { url, sessionId, anglerIds } = await setUp("Long Bank Cup", 200);
  const { page, context, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/scores`);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await tabTo(page, "Weigh-in desk");
  await page.keyboard.press("Enter");
  await expectShown(page.getByText(/^0 of 200 entered/));
  await tabTo(page, "Weight, A 1,");

  for (let line = 0; line < 12; line++) await typeLine(page, [grams(line), "12", "700"]);
  await expectFocus(page, "Weight, A 13,");
  await page.keyboard.press("a");
  await page.keyboard.press("Enter");

  // 45 kg for 4.5: asked about; Escape leads back to the cell, and the right figure is stored without a word.
  await typeLine(page, ["45.0"]);
  await expectShown(page.getByText(/^45 kg is very different from the other catches of this session/));
  await expectFocus(page, "Why it is right");
  await saveScreenshot(page, "score-grid-asks-1280");
  await page.keyboard.press("Escape");
  await expectFocus(page, "Weight, A 14,");
  await typeLine(page, ["4,5 kg", "12"]);
  // The same again, and this time it is right.
  await typeLine(page, ["45.0"]);
  await expectFocus(page, "Why it is right");
  await page.keyboard.type("A carp of 40 kg");
  await page.keyboard.press("Enter");
  await expectFocus(page, "Weight, A 16,");

  const pasted = anglerIds.slice(15).map((_, place) => `${kilograms(15 + place)}\t12\t0,7`);
  pasted[10] = "DNS";
  pasted[20] = "45,0 kg";
  await copy(page, `${pasted.join("\r\n")}\r\n`);
  await page.keyboard.press("Control+V");
  // All but the one in which a point has slipped, which waits under its line.
  await expectShown(page.getByText(/^199 of 200 entered/));
  for (let line = 15; line < 35; line++) await page.keyboard.press("ArrowDown");
  await expectFocus(page, "Weight, A 36,");
  await page.keyboard.press("Enter");
  await expectFocus(page, "Why it is right");
  await page.keyboard.type("So it says in the sheet");
  await page.keyboard.press("Enter");
  await expectShown(page.getByText(/^200 of 200 entered/));
  await expectShown(page.getByText("Everything entered here has reached the server."));
  await expectShown(page.getByRole("cell", { name: "Confirmed" }).nth(199));
  await saveScreenshot(page, "score-grid-full-1280");

  const expected = anglerIds.map((_, line) => {
    if (line === 12 || line === 25) return "absent";
    if (line === 13) return 4500;
    return line === 14 || line === 35 ? 45_000 : Number(grams(line));
  });
  const stored = await storedScores(url, sessionId);
  expect(anglerIds.map((id) => stored.get(id)).map((score) => score && saidOf(score))).toEqual(expected);
  expect(await reasonsOf(url, stored.get(anglerIds[14]!)!.id)).toEqual(["A carp of 40 kg"]);

  // Pasted one line too high, a column replaces nothing before somebody has said so.
  await page.keyboard.press("Control+Home");
  await expectFocus(page, "Weight, A 1,");
  await copy(page, "9000\r\n9001\r\n9002\r\n");
  await page.keyboard.press("Control+V");
  await expectShown(page.getByText("3 lines are not saved: they need a reason."));
  await tabBackTo(page, "Throw them all away");
  await page.keyboard.press("Enter");
  await page.getByText("3 lines are not saved: they need a reason.").waitFor({ state: "hidden" });
  await expect.poll(() => page.getByLabel(/^Weight, A 1,/).inputValue()).toBe(grams(0));
  expectNoTrouble();
});

test("a second person types blind; a difference lights up, and what is chosen is in the history", async () => {
  const { url, sessionId, anglerIds } = await setUp("Second Look Cup", 6);
  // The third card says 4520.
  const entered = [3100, 2210, 4250, 1800, 990, 0];
  for (const [place, angler_id] of anglerIds.entries())
    await organizer.addPart(url, "scores", {
      session_id: sessionId,
      angler_id,
      weigh_in: { weight_grams: entered[place] },
    });
  const { page, expectNoTrouble } = await organizer.visit(
    `/events/${url}/manage/scores/grid?session=${sessionId}`,
  );
  await expectShown(page.getByText(/^6 of 6 entered/));
  await tabTo(page, "Double check");
  await page.keyboard.press("Enter");
  await expectShown(page.getByText("0 of 6 checked"));
  for (const weight of entered.filter((each) => each > 0))
    expect(await page.getByText(String(weight)).count()).toBe(0);
  // Whoever has entered the scores cannot check them.
  const reader = page.getByLabel("Who reads the cards?");
  await reader.fill(`${organizer.person.firstName} ${organizer.person.lastName}`);
  await tabTo(page, "Weight, A 1,");
  await typeLine(page, ["3.1"]);
  await expectShown(page.getByText(/^1 check was not accepted\. Whoever entered this score/));
  await page.getByRole("button", { name: "I have read this" }).click();
  await reader.fill("Sam Second");
  await reader.focus();
  await tabTo(page, "Weight, A 1,");
  for (const weight of ["3.1", "2,21 kg", "4520", "1800", "909", "0"]) await typeLine(page, [weight]);

  await expectShown(page.getByText(/^4 of 6 checked · 2 differences/));
  const notes = page.getByRole("group", { name: "The two readings differ" });
  await expectShown(notes.first().getByText("Weight 4.25 kg"));
  await expectShown(notes.first().getByText("Weight 4.52 kg"));
  await saveScreenshot(page, "score-grid-check-1280");
  expect(await axeViolations(page)).toEqual([]);

  // On the third card the second reading is right; on the fifth it was the second person who slipped.
  await page.keyboard.press("Control+Home");
  await tabTo(page, "The second is right");
  await page.keyboard.press("Enter");
  await expectShown(page.getByText(/^5 of 6 checked · 1 difference/));
  await page.getByLabel(/^Weight, A 5,/).focus();
  await tabTo(page, "The first is right");
  await page.keyboard.press("Enter");
  await expectShown(page.getByText("6 of 6 checked", { exact: true }));
  await expectShown(page.getByText("Everything entered here has reached the server."));

  const stored = await storedScores(url, sessionId);
  const third = stored.get(anglerIds[2]!)!;
  expect([third.weigh_in!.weight_grams, third.is_checked]).toEqual([4520, true]);
  expect(await reasonsOf(url, third.id)).toEqual([
    "Found in the double check",
    "Found in the double check",
    "",
    "",
  ]);
  const fifth = stored.get(anglerIds[4]!)!;
  expect([fifth.weigh_in!.weight_grams, fifth.is_checked]).toEqual([990, true]);
  expect((await reasonsOf(url, fifth.id))[0]).toBe(
    "Double check: Weight 990 g is right, Weight 909 g was not",
  );
  expectNoTrouble();
});

test("on a phone the lines fold, and what was typed and not stored is there after a reload", async () => {
  const { url, sessionId } = await setUp("Wet Desk Cup", 4);
  const path = `/events/${url}/manage/scores/grid?session=${sessionId}`;
  const { page, context, expectNoTrouble } = await organizer.visit(path, { width: 390, height: 844 });
  await page.getByLabel(/^Weight, A 1,/).fill("4.52");
  await page.getByLabel(/^Fish, A 1,/).fill("12");
  await page.getByLabel(/^Presence, A 2,/).selectOption("Absent");
  await page.getByLabel(/^Weight, A 3,/).fill("700");
  await page.getByLabel(/^Biggest fish, A 3,/).fill("900");
  await page.getByLabel(/^Weight, A 1,/).focus();
  await expectShown(page.getByText("The biggest fish, 900 g, is heavier than the whole catch, 700 g."));
  await expectShown(page.getByText(/^2 of 4 entered · 12 fish · 4.52 kg/));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "score-grid-390");

  await page.reload();
  await expect.poll(() => page.getByLabel(/^Biggest fish, A 3,/).inputValue()).toBe("900");
  await page.getByLabel("Why it is right").fill("The net was wet");
  await page.getByRole("button", { name: "Save it" }).click();
  await expectShown(page.getByText(/^3 of 4 entered · 12 fish · 5.22 kg · 1 warning/));
  await expectShown(page.getByText("Everything entered here has reached the server."));

  // Without signal the device computes the places by itself, and says so until the server has everything.
  const own = page.getByText("Places are computed on this device from what it has. They are not official.");
  const placeOf = (peg: number) =>
    page
      .getByRole("row")
      .filter({ hasText: `A ${peg}` })
      .getByText(/^\d\.$/);
  await own.waitFor({ state: "hidden" });
  await expect.poll(() => placeOf(1).innerText()).toBe("1.");
  await context.setOffline(true);
  await page.getByLabel(/^Weight, A 4,/).fill("4.9");
  await page.getByLabel(/^Weight, A 1,/).focus();
  await expectShown(own);
  await expect.poll(() => placeOf(4).innerText()).toBe("1.");
  expect(await placeOf(1).innerText()).toBe("2.");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await saveScreenshot(page, "score-grid-device-390");
  await context.setOffline(false);
  await own.waitFor({ state: "hidden" });
  expect(await placeOf(4).innerText()).toBe("1.");
  expectNoTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|not fetched/);
});

test("fish that score one by one are typed into one cell, as they stand on the card", async () => {
  const { url, sessionId, anglerIds } = await setUp("Small Stream Cup", 2, "fly-fips-mouche");
  const species = await organizer.read<{ id: number; code: string }[]>("/species?page_size=2000");
  const trout = species.filter(({ code }) => code === "BTR" || code === "RTR");
  await organizer.addPart(url, "species/many", { species_ids: trout.map(({ id }) => id) });
  const path = `/events/${url}/manage/scores/grid?session=${sessionId}`;
  const { page, expectNoTrouble } = await organizer.visit(path, { colorScheme: "dark" });
  await page.getByLabel(/^Fish, as on the card, A 1,/).focus();
  await typeLine(page, ["BTR 32.3 28 RTR 41"]);
  // 100 a fish and 20 a centimetre, rounded up: 33, 28 and 41.
  await expectShown(page.getByText("2340 points, 3 fish"));
  await typeLine(page, ["BTR 3.23"]);
  await expectShown(page.getByText(/^Brown trout: 3\.2 cm is far from the usual 35 cm\./));
  await saveScreenshot(page, "score-grid-fish-1280-dark");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel(/^Fish, as on the card, A 1,/).focus();
  await typeLine(page, ["BTR 32.3 RTR 41"]);
  await expectShown(page.getByText("1680 points, 2 fish"));
  await expectShown(page.getByText("Everything entered here has reached the server."));
  const score = (await storedScores(url, sessionId)).get(anglerIds[0]!)!;
  expect(score.catches.map(({ length_mm, void_reason }) => [length_mm, void_reason])).toEqual([
    [323, null],
    [280, "Entered by mistake"],
    [410, null],
  ]);
  expectNoTrouble();
});

/** An event that is being fished, with everybody on a peg of one long bank, in the order of the pegs. */
async function setUp(name: string, count: number, preset = "coarse-and-feeder") {
  const now = Date.now();
  const day = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10);
  const wish = { name, preset, starts_on: day(-24), ends_on: day(24) };
  const { url } = await organizer.add(wish, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A"], peg_count: count });
  await organizer.addPart(url, "anglers/import", {
    columns: ["firstName", "lastName"],
    rows: Array.from({ length: count }, (_, place) => ["Angler", `Nr ${place + 1}`]),
  });
  const sessionId = await organizer.addPart(url, "sessions", {
    starts_at: new Date(now - 3_600_000).toISOString(),
    ends_at: new Date(now + 7_200_000).toISOString(),
  });
  const run = await organizer.addPart(url, "draw-runs", { mode: { kind: "free" }, session_ids: [sessionId] });
  for (const step of ["draw", "publish"]) {
    const { revision } = await organizer.read<{ revision: number }>(`/events/${url}/draw-runs/${run}`);
    await organizer.addPart(url, `draw-runs/${run}/${step}`, { revision });
  }
  const draws = await organizer.read<{ angler_id: number; peg_number: number }[]>(
    `/events/${url}/draws?page_size=1000`,
  );
  const along = draws.toSorted((one, other) => one.peg_number - other.peg_number);
  return { url, sessionId, anglerIds: along.map(({ angler_id }) => angler_id) };
}

/** Between two and six kilograms, each another one. */
function grams(line: number): string {
  return String(2000 + line * 20);
}

function kilograms(line: number): string {
  return `${(Number(grams(line)) / 1000).toFixed(2).replace(".", ",")} kg`;
}

async function typeLine(page: Page, figures: readonly string[]): Promise<void> {
  for (const [place, figure] of figures.entries()) {
    if (place > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(figure);
  }
  await page.keyboard.press("Enter");
}

function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
  );
}

async function expectFocus(page: Page, name: string): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^${name}`));
}

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string, key = "Tab"): Promise<void> {
  await page
    .getByLabel(name)
    .or(page.getByText(name, { exact: true }))
    .first()
    .waitFor();
  for (let stop = 0; stop < 100; stop++) {
    if ((await focused(page)).startsWith(name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Nothing called “${name}” was reached.`);
}

function tabBackTo(page: Page, name: string): Promise<void> {
  return tabTo(page, name, "Shift+Tab");
}

function copy(page: Page, text: string): Promise<void> {
  return page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}

interface StoredScore {
  id: number;
  angler_id: number;
  presence: string;
  is_checked: boolean;
  weigh_in: { weight_grams: number } | null;
  catches: { length_mm: number; void_reason: string | null }[];
}

async function storedScores(event: string, sessionId: number): Promise<Map<number, StoredScore>> {
  const scores = await organizer.read<StoredScore[]>(
    `/events/${event}/scores?session_id=${sessionId}&page_size=1000`,
  );
  return new Map(scores.map((score) => [score.angler_id, score]));
}

function saidOf({ presence, weigh_in }: StoredScore): string | number {
  return presence === "fished" ? weigh_in!.weight_grams : presence;
}

/** The latest first. */
async function reasonsOf(event: string, scoreId: number): Promise<string[]> {
  const operations = await organizer.read<{ reason: string }[]>(
    `/events/${event}/scores/operations?score_id=${scoreId}`,
  );
  return operations.map(({ reason }) => reason);
}
