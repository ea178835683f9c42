import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations, contrastViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { decodeCode } from "./harness/pass.ts";
import { open } from "./harness/person.ts";
import { newPhone } from "./harness/phone.ts";
import { enterFish } from "./harness/score-form.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";
import { waitUntil } from "./harness/wait-until.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("a volunteer opens a pass by its code, enters without signal, and the angler leaves with a receipt", async () => {
  const { url, anglerId } = await setUp("Volunteer Cup");
  const desk = await organizer.visit(`/events/${url}/manage/passes`, { width: 390 });
  const link = await makePass(desk.page, "Jan, sector A");
  expect(await axeViolations(desk.page)).toEqual([]);
  expect(link).toMatch(new RegExp(`^${product.url}/pass#[\\w-]{32}$`));

  const phone = await newPhone();
  const first = await phone.start();
  const page = await first.context.newPage();
  await open(page, link);
  // Sector A alone, along the water.
  await expect.poll(() => pegsOf(page)).toEqual(["1 Ann Rivers", "2 Ben Weir"]);
  await expectShown(page.getByText("0 of 2 have a score, 0 signed"));
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "controller-pegs-390");
  await lookInTheSun(page, "controller-pegs");
  await waitForWorker(page);

  await first.context.setOffline(true);
  await openPeg(page, "Ann Rivers");
  await page.getByRole("button", { name: "Brown trout" }).click();
  await enterFish(page, 41);
  await expectShown(page.getByText("1 entry is saved on this device and not sent yet."));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "controller-angler-390");
  await page.getByRole("button", { name: "Show to the angler" }).click();
  await expectShown(page.getByText("Brown trout, 41 cm"));
  await saveScreenshot(page, "controller-confirm-390");
  await page.getByRole("button", { name: "I confirm this score" }).click();
  const receipt = page.getByRole("region", { name: "Receipt of the angler" });
  await expectShown(receipt.getByText("It opens when this phone has sent the score"));
  const receiptLink = await decodeCode(page, "Code of the receipt");
  expect(receiptLink).toMatch(new RegExp(`^${product.url}/receipt#[0-9a-f]{32}$`));
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "controller-receipt-390");
  await lookInTheSun(page, "controller-receipt");

  // The link is true about itself: nothing has arrived yet.
  const angler = await newVisitor({ width: 390, height: 844 });
  await open(angler.page, receiptLink);
  await expectShown(angler.page.getByText("There is no receipt behind this link yet."));

  // The browser is closed, and opened again without signal and without the link.
  await first.stop();
  const second = await phone.start({ offline: true });
  const again = await second.context.newPage();
  await open(again, `${product.url}/pass`);
  await expectShown(again.getByText("2 entries are saved on this device and not sent yet."));
  await expectShown(again.getByText("1 of 2 have a score, 1 signed"));
  await second.context.setOffline(false);
  await expectShown(again.getByText("Everything entered here has reached the server."));
  await saveScreenshot(again, "controller-sent-390");
  expect(await caught(url, anglerId)).toEqual([{ lengths: [410], isSigned: true }]);

  await open(angler.page, receiptLink);
  await angler.page.reload();
  await expectShown(angler.page.getByRole("heading", { name: "This score is unchanged" }));
  await expectShown(angler.page.getByText(/^Brown trout, 41 cm, \d\d:\d\d$/));
  expect(await axeViolations(angler.page)).toEqual([]);
  await saveScreenshot(angler.page, "receipt-390");
  await correct(url, anglerId);
  await angler.page.reload();
  await expectShown(angler.page.getByRole("heading", { name: "This score was changed" }));
  await expectShown(angler.page.getByText(/^Brown trout, 41 cm, /));

  await desk.page.reload();
  await expectShown(desk.page.getByRole("list", { name: "Passes" }).getByText(/Last used/));
  for (const { expectNoTrouble } of [first, second])
    expectNoTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|not fetched/);
  angler.expectNoTrouble(/status of 404 .*api\/receipt|no receipt behind this link/);
  desk.expectNoTrouble();
});

test("what is sent with a pass that is over is kept for the organizer, and an ended one loses nothing", async () => {
  const { url, anglerId } = await setUp("Late Phone Cup");
  const desk = await organizer.visit(`/events/${url}/manage/passes`);
  const link = await makePass(desk.page, "Eva");
  const [pass] = await organizer.read<{ id: number }[]>(`/events/${url}/passes`);
  const path = `passes/${pass!.id}`;
  const { page, context, expectNoTrouble } = await newVisitor({ width: 390, height: 844 });
  await open(page, link);
  await openPeg(page, "Ann Rivers");
  await page.getByRole("button", { name: "Brown trout" }).click();
  await context.setOffline(true);
  await enterFish(page, 41);
  await expectShown(page.getByText("1 entry is saved on this device and not sent yet."));
  await organizer.changePart(url, path, { expires_at: "2020-01-01T00:00:00Z", revision: 1 });
  await context.setOffline(false);
  const notice = page.getByRole("region", { name: "This entry was not accepted" });
  await expectShown(notice.getByText("It is not lost: the organizer sees it and can still accept it."));
  await page.getByRole("button", { name: "All pegs" }).click();
  await expectShown(page.getByText(/^1 entry came after the pass had ended\./));
  await expectShown(page.getByText(/^This pass ended on /));
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "controller-expired-390");
  await acceptOpen(url);
  expect(await caught(url, anglerId)).toEqual([{ lengths: [410], isSigned: false }]);

  await organizer.changePart(url, path, { expires_at: "2099-01-01T00:00:00Z", revision: 2 });
  await organizer.addPart(url, `${path}/revoke`, {});
  await openPeg(page, "Ben Weir");
  await enterFish(page, 33);
  await page.getByRole("button", { name: "All pegs" }).click();
  await expectShown(page.getByText(/^The organizer has ended this pass\. 1 entry waits on this device/));
  await saveScreenshot(page, "controller-ended-390");
  await open(page, await makePass(desk.page, "Eva again"));
  await page.getByRole("button", { name: "Send them with this pass" }).click();
  await expectShown(page.getByText("2 of 2 have a score, 0 signed"));
  await expect
    .poll(async () => (await allCaught(url)).toSorted((one, other) => one - other))
    .toEqual([330, 410]);
  expectNoTrouble(/ERR_INTERNET_DISCONNECTED|status of 403 .*api\/pass|was ended by the organizer/);
});

/** An event that is being fished: Ann and Ben in sector A, and somebody in sector B. */
async function setUp(name: string) {
  const now = Date.now();
  const day = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10);
  const { url } = await organizer.add({ name, starts_on: day(-24), ends_on: day(24) }, "published");
  const session_id = await organizer.addPart(url, "sessions", {
    starts_at: new Date(now - 3_600_000).toISOString(),
    ends_at: new Date(now + 7_200_000).toISOString(),
  });
  const species = await organizer.read<{ id: number; name: string }[]>("/species?page_size=2000");
  const trout = species.find(({ name: known }) => known === "Brown trout")!;
  await organizer.addPart(url, "species/many", { species_ids: [trout.id] });
  await organizer.addPart(url, "sectors/series", { codes: ["A", "B"], peg_count: 2 });
  const sectors = await organizer.read<{ pegs: { id: number }[] }[]>(`/events/${url}/sectors`);
  const place = async (first_name: string, last_name: string, peg: { id: number }) => {
    const angler_id = await organizer.addPart(url, "anglers", { first_name, last_name });
    await organizer.addPart(url, "draws", { session_id, angler_id, peg_id: peg.id, reason: "" });
    return angler_id;
  };
  await place("Ben", "Weir", sectors[0]!.pegs[1]!);
  const anglerId = await place("Ann", "Rivers", sectors[0]!.pegs[0]!);
  await place("Cid", "Pool", sectors[1]!.pegs[0]!);
  return { url, anglerId };
}

/** As the organizer does it on the page; answers the link that the code holds. */
async function makePass(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "Make a pass" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Who has it, or where").fill(name);
  await dialog.getByLabel("Sector A").check();
  await saveScreenshot(page, "pass-form-390");
  await dialog.getByRole("button", { name: "Make a pass" }).click();
  await expectShown(
    page.getByRole("region", { name: `The pass ${name} is ready` }).getByText(/^Show it now: /),
  );
  await saveScreenshot(page, "pass-made-390");
  return decodeCode(page, `Code of the pass ${name}`);
}

function pegsOf(page: Page): Promise<string[]> {
  return page
    .getByRole("region", { name: "Sector A" })
    .getByRole("button")
    .evaluateAll((pegs) =>
      pegs.map((peg) => `${peg.firstElementChild?.textContent} ${peg.querySelector("strong")?.textContent}`),
    );
}

async function openPeg(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(name) }).click();
  await expectShown(page.getByRole("heading", { name }));
}

/** Black on white, and back; and what it looks like in the dark. */
async function lookInTheSun(page: Page, name: string): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset["sunlight"] = ""));
  await expect.poll(() => contrastViolations(page)).toEqual([]);
  await saveScreenshot(page, `${name}-sunlight-390`);
  await page.evaluate(() => delete document.documentElement.dataset["sunlight"]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // The colours of a scheme come a little after it.
  await expect.poll(() => contrastViolations(page)).toEqual([]);
  await saveScreenshot(page, `${name}-dark-390`);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

async function waitForWorker(page: Page): Promise<void> {
  await waitUntil(
    async () => (await page.evaluate(() => navigator.serviceWorker.controller !== null)) || undefined,
    () => "The service worker has not taken the page over.",
  );
}

interface StoredScore {
  id: number;
  revision: number;
  is_signed: boolean;
  catches: { id: string; said_by: string; length_mm: number; void_reason: string | null }[];
}

async function caught(url: string, anglerId: number) {
  const scores = await organizer.read<StoredScore[]>(`/events/${url}/scores?angler_id=${anglerId}`);
  return scores.map(({ catches, is_signed: isSigned }) => ({
    lengths: catches.map(({ length_mm }) => length_mm),
    isSigned,
  }));
}

async function allCaught(url: string): Promise<number[]> {
  const scores = await organizer.read<StoredScore[]>(`/events/${url}/scores`);
  return scores.flatMap(({ catches }) => catches.map(({ length_mm }) => length_mm));
}

async function correct(url: string, anglerId: number): Promise<void> {
  const [score] = await organizer.read<StoredScore[]>(`/events/${url}/scores?angler_id=${anglerId}`);
  const change = { late_minutes: 5, reason: "Came late", revision: score!.revision };
  await organizer.changePart(url, `scores/${score!.id}`, change);
}

/** What the organizer decides about: it is carried out after all. */
async function acceptOpen(url: string): Promise<void> {
  const open = await organizer.read<{ id: string }[]>(`/events/${url}/scores/operations?is_open=true`);
  for (const { id } of open)
    await organizer.addPart(url, `scores/operations/${id}/decide`, { is_taken: true, reason: "Was there" });
}
