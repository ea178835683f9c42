import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { readPdf } from "../apps/api/src/testing/read-pdf.ts";
import { axeViolations } from "./harness/axe.ts";
import { download } from "./harness/download.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("a guest prints the draw, and the code on the sheet says when it is out of date", async () => {
  const { url, place } = await newDraw("Paper Cup");
  const guest = await newVisitor({ width: 390, height: 844 });
  await open(guest.page, `${product.url}/events/${url}/draws`);
  await guest.page.getByRole("link", { name: "Print or download the draw" }).click();
  await guest.page.getByRole("heading", { name: "Sheets by sector" }).waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "draw-papers-phone");
  const sheet = await downloadPaper(guest.page, "Sheets by sector", "All sessions (PDF)");
  expect(sheet.name).toBe(`${url}-draws.pdf`);
  expect(sheet.pages).toHaveLength(1);
  expect(sheet.pages[0]).toContain("Łukasz Đorđević");

  const [sector] = await organizer.read<{ id: number }[]>(`/events/${url}/sectors`);
  const [session] = await organizer.read<{ id: number }[]>(`/events/${url}/sessions`);
  const version = /Version (\w{4}) (\w{4})/.exec(sheet.pages[0]!)!;
  const code = `sector-${session!.id}-${sector!.id}-${version[1]}${version[2]}`.toLowerCase();
  const scanned = `${product.url}/events/${url}/draws/pdf?paper=${code}`;
  await open(guest.page, scanned);
  await guest.page.getByRole("heading", { name: "This sheet is current" }).waitFor();
  await guest.page.getByText("Session 1, sector A").waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "draw-paper-current-phone");

  await place("Bo", 2);
  await open(guest.page, scanned);
  await guest.page.getByRole("heading", { name: "This sheet is out of date" }).waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "draw-paper-stale-phone");
  await guest.page.getByRole("link", { name: "See the draw" }).click();
  await guest.page.waitForURL("**/draws?session=1");
  guest.expectNoTrouble();
});

test("an organizer prints peg cards and scorecards", async () => {
  const { url } = await newDraw("Scorecard Cup");
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/draws`);
  await page.getByRole("heading", { name: "Papers to print" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "draw-papers-manage");
  const cards = await downloadPaper(page, "Peg cards", "All sessions (PDF)");
  expect(cards.pages[0]).toContain("Card 1 of 1");
  const scorecards = await downloadPaper(page, "Scorecards", "All sessions (PDF)");
  expect(scorecards.pages[0]).toContain("Controller signs");
  expectNoTrouble();
});

async function downloadPaper(page: Page, paper: string, file: string) {
  const { name, bytes } = await download(page, paper, file);
  return { name, pages: (await readPdf(bytes)).pages };
}

/** One sector and one session in which one angler has a peg; `place` gives somebody else one. */
async function newDraw(name: string) {
  const { url } = await organizer.add({ name }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A"], peg_count: 3 });
  const times = { starts_at: "2099-05-14T06:00:00Z", ends_at: "2099-05-14T09:00:00Z" };
  const session_id = await organizer.addPart(url, "sessions", times);
  const [sector] = await organizer.read<{ pegs: { id: number; number: number }[] }[]>(
    `/events/${url}/sectors`,
  );
  const place = async (first_name: string, number: number, last_name = "Rivers") => {
    const angler_id = await organizer.addPart(url, "anglers", { first_name, last_name });
    const peg_id = sector!.pegs.find((peg) => peg.number === number)!.id;
    await organizer.addPart(url, "draws", { session_id, angler_id, peg_id, reason: "Came late" });
  };
  await place("Łukasz", 1, "Đorđević");
  return { url, place };
}
