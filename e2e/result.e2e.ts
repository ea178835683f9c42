import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { readPdf } from "../apps/api/src/testing/read-pdf.ts";
import { axeViolations } from "./harness/axe.ts";
import { download } from "./harness/download.ts";
import { expectShown } from "./harness/expect-page.ts";
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

test("a match with ties and blanks is entered, the public page moves, and a place says why", async () => {
  const { url, sessionId, enter } = await setUp("Level Weights Cup");
  await enter({ Ann: 5000, Bo: 3000, Cy: 3000, Di: 0 });

  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.page.goto(`${product.url}/events/${url}/results`);
  await expectShown(plain.page.getByText("Provisional: scores can still change."));
  expect(await namesOf(plain.page)).toEqual(["Ann Rivers", "Bo Rivers", "Cy Rivers", "Di Rivers"]);

  const { page, expectNoTrouble } = await newVisitor({ width: 390 });
  await open(page, `${product.url}/events/${url}/results`);
  await page.getByText("Bo Rivers", { exact: true }).click();
  await expectShown(page.getByText("2 are equal and share this place", { exact: false }));
  await page.getByText("Di Rivers", { exact: true }).click();
  await expectShown(page.getByText("The average of the places left", { exact: false }));
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await saveScreenshot(page, `results-${width}-${colorScheme}`);
    }

  // Nobody reloads the page while a match is fished.
  await enter({ Di: 9000 });
  await expect.poll(async () => (await namesOf(page))[0]).toBe("Di Rivers");
  for (const path of ["sectors", "1"]) {
    await open(page, `${product.url}/events/${url}/results/${path}`);
    await expectShown(page.getByText("Di Rivers", { exact: true }));
    expect(await axeViolations(page)).toEqual([]);
  }
  expectNoTrouble();

  const desk = await organizer.visit(`/events/${url}/manage/results/add?session=${sessionId}`);
  await desk.page.getByRole("button", { name: "Calculate now" }).click();
  await expectShown(desk.page.getByText(/^Number 1, /));
  expect(await axeViolations(desk.page)).toEqual([]);
  desk.expectNoTrouble();
});

test("a guest prints the results, and the code on the sheet says when it is out of date", async () => {
  const { url, enter } = await setUp("Printed Weights Cup");
  await enter({ Ann: 5000, Bo: 3000, Cy: 3000, Di: 0 });
  const guest = await newVisitor({ width: 390, height: 844 });
  await open(guest.page, `${product.url}/events/${url}/results`);
  await guest.page.getByRole("link", { name: "Print or download the results" }).click();
  await guest.page.getByRole("heading", { name: "Print the results" }).waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "result-papers-phone");
  const tables = await download(guest.page, "Tables", "All tables (PDF)");
  expect(tables.name).toBe(`${url}-results.pdf`);
  const { pages, missing } = await readPdf(tables.bytes);
  expect(missing).toEqual([]);
  expect(pages[0]).toMatch(/Provisional: scores can still change.*Ann Rivers.*Bo Rivers/);
  const csv = await download(guest.page, "Tables", "Anglers (CSV)");
  expect(csv.bytes.toString()).toContain("Ann Rivers");
  expect(await guest.page.getByText("Certificates").count()).toBe(0);

  const version = /Version (\w{4}) (\w{4})/.exec(pages[0]!)!;
  const scanned = `${product.url}/events/${url}/results/pdf?paper=table-0-0-${version[1]}${version[2]}`;
  await open(guest.page, scanned.toLowerCase());
  await guest.page.getByRole("heading", { name: "This sheet is current" }).waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await enter({ Di: 9000 });
  // The public page may be a moment old.
  await expect
    .poll(async () => {
      await open(guest.page, scanned.toLowerCase());
      return guest.page.getByRole("heading", { name: /^This sheet is/ }).innerText();
    })
    .toBe("This sheet is out of date");
  guest.expectNoTrouble();

  const desk = await organizer.visit(`/events/${url}/manage/results`);
  const certificates = await download(desk.page, "Certificates", "The podium (PDF)");
  expect((await readPdf(certificates.bytes)).pages[0]).toMatch(/Di Rivers.*1st place/);
  expect(await axeViolations(desk.page)).toEqual([]);
  await saveScreenshot(desk.page, "result-papers-manage");
  desk.expectNoTrouble();
});

test("results that cannot be calculated say why", async () => {
  const { url } = await setUp("Nothing Weighed Cup");
  const { page, expectNoTrouble } = await organizer.visit(
    `/events/${url}/manage/results/add?session=999999&group=999999`,
  );
  await expectShown(page.getByText("The session in this address belongs to another event", { exact: false }));
  await page.getByRole("button", { name: "Calculate now" }).click();
  await expectShown(page.getByText("There is nothing to calculate yet: no score has been entered."));
  expectNoTrouble(/409/);
});

type Page = Awaited<ReturnType<typeof newVisitor>>["page"];

function namesOf(page: Page): Promise<string[]> {
  return page.locator("details summary strong").allTextContents();
}

/** Four anglers in one sector, in a session that runs. */
async function setUp(name: string) {
  const { url } = await organizer.add({ name, discipline: "coarse", preset: "coarse-and-feeder" }, "running");
  await organizer.addPart(url, "sectors/series", { codes: ["A"], peg_count: 4 });
  const hours = { starts_at: "2099-05-14T06:00:00Z", ends_at: "2099-05-14T09:00:00Z" };
  const session_id = await organizer.addPart(url, "sessions", hours);
  const [sector] = await organizer.read<{ pegs: { id: number }[] }[]>(`/events/${url}/sectors`);
  const anglers = new Map<string, number>();
  for (const [index, first_name] of ["Ann", "Bo", "Cy", "Di"].entries()) {
    const angler_id = await organizer.addPart(url, "anglers", { first_name, last_name: "Rivers" });
    anglers.set(first_name, angler_id);
    await organizer.addPart(url, "draws", { session_id, angler_id, peg_id: sector!.pegs[index]!.id });
  }
  await organizer.changePart(url, `sessions/${session_id}`, { status: "running", revision: 1 });
  return {
    url,
    sessionId: session_id,
    /** Grams by name; nothing is a blank. */
    enter: (grams: Record<string, number>) =>
      organizer.addPart(url, "scores/operations", {
        operations: Object.entries(grams).map(([first_name, weight_grams]) => ({
          id: randomUUID(),
          made_at: new Date().toISOString(),
          seen: null,
          session_id,
          angler_id: anglers.get(first_name),
          ...(weight_grams > 0
            ? { kind: "set-weigh-in", weigh_in: { weight_grams } }
            : { kind: "set-presence", presence: "fished" }),
        })),
      }),
  };
}
