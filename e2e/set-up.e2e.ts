import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import { axeViolations } from "./harness/axe.ts";
import { countInteractions, type Hands } from "./harness/count-interactions.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

const clubs = ["Žďár", "Bled", "Øvre", "Lôme", "Škofja", "Ångå", "Tärna", "Kłodzko", "Čáslav", "Évian"];
const teams = clubs.flatMap((club) => [`${club} Herons`, `${club} Otters`]);
const slots = [1, 2, 3, 4, 5];
const letters = ["A", "B", "C", "D", "E"];
/** Sectors have letters, so groups have numbers. */
const numbers = ["1", "2", "3", "4", "5"];

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])("from nothing to ready to draw in under 60 interactions, $width px wide", async ({ width, height }) => {
  const { page, expectNoTrouble } = await organizer.visit("/events", {
    width,
    height,
    serviceWorkers: "allow",
  });
  const hands = countInteractions();

  const url = await createEvent(page, hands, `Spring Masters ${width}`);
  await addSectors(page, hands);
  await goOn(page, hands, "Set up the sessions");
  await addSessions(page, hands);
  await goOn(page, hands, "Add the anglers");
  await importAnglers(page, hands);
  await goOn(page, hands, "Form the groups");
  await drawGroups(page, hands);
  await goOn(page, hands, "Make the rotation");
  await generateRotation(page, hands);
  await hands.click(page.getByRole("link", { name: "Ready to draw" }));
  await page.getByRole("main").getByText("Ready to draw", { exact: true }).waitFor();
  await hands.click(page.getByRole("button", { name: "Publish" }));
  await hands.click(page.getByRole("dialog").getByRole("button", { name: "Publish" }));
  await page.getByText("Announced").first().waitFor();
  expect(hands.count()).toBeLessThan(60);

  // For guests a page may be a moment old.
  await expect.poll(async () => (await fetch(`${url}/anglers`)).status).toBe(200);
  await expectTeams(url);
  await expectGroups(url);
  await expectRotation(url);
  expectNoTrouble();
});

test("what makes a match is asked at creation: sectors, sessions, groups and rotation come with the event", async () => {
  const { page, expectNoTrouble } = await organizer.visit("/events", { width: 390, height: 844 });
  const hands = countInteractions();
  await hands.click(page.getByRole("link", { name: "Create event" }));
  await hands.fill(page.getByLabel("Name"), "All At Once Masters");
  await hands.fill(page.getByLabel("First day"), "2099-05-14");
  await hands.fill(page.getByLabel("Last day"), "2099-05-16");
  await hands.fill(page.getByLabel("Anglers"), "100");
  await page
    .getByText("This makes 5 sectors with 20 pegs each, 5 sessions of 3 h, 5 groups with their rotation.")
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await hands.click(page.getByRole("button", { name: "Create event" }));
  await page.waitForURL("**/events/all-at-once-masters/manage");
  await goOnFromHome(page, hands, "Add the anglers");
  await importAnglers(page, hands);
  await goOn(page, hands, "Form the groups");
  await hands.click(page.getByRole("link", { name: "Draw groups" }));
  await applyGroupDraw(page, hands);
  await hands.click(page.getByRole("link", { name: "Ready to draw" }));
  await page.getByRole("main").getByText("Ready to draw", { exact: true }).waitFor();
  expect(hands.count()).toBeLessThan(20);

  await open(page, `${product.url}/account/events`);
  const card = page.getByRole("article").filter({ hasText: "All At Once Masters" });
  await card.getByText("5 sessions are not drawn yet.").waitFor();
  await card.getByRole("link", { name: "Draw the pegs" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await card.getByRole("link", { name: "All At Once Masters" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("All At Once Again");
  await dialog.getByLabel("First day").fill("2100-05-13");
  await dialog.getByLabel("Who comes along").selectOption("The anglers and their teams");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make the copy" }).click();
  await page.waitForURL("**/events/all-at-once-again/manage");
  await page.getByRole("link", { name: "Form the groups" }).waitFor();
  await page.getByText("100 anglers have no group.").first().waitFor();
  expectNoTrouble();
});

async function goOnFromHome(page: Page, hands: Hands, task: string): Promise<void> {
  await hands.click(page.getByRole("main").getByRole("link", { name: task }));
}

async function createEvent(page: Page, hands: Hands, name: string): Promise<string> {
  await hands.click(page.getByRole("link", { name: "Create event" }));
  await hands.fill(page.getByRole("textbox", { name: "Name", exact: true }), name);
  await hands.fill(page.getByLabel("First day"), "2099-05-14");
  await hands.fill(page.getByLabel("Last day"), "2099-05-16");
  // The usual rules of the discipline are chosen already.
  await page
    .getByLabel("Scoring")
    .locator("option:checked", { hasText: "Fly, FIPS-Mouche" })
    .waitFor({ state: "attached" });
  await hands.click(page.getByRole("button", { name: "Create event" }));
  await page.waitForURL("**/manage");
  return page.url().replace(/\/manage$/, "");
}

async function addSectors(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole("link", { name: "Set up the sectors" }));
  await hands.click(page.getByRole("button", { name: "Add several" }));
  await hands.click(page.getByRole("dialog").getByRole("button", { name: "Add them" }));
  await page.getByText("20 pegs").nth(4).waitFor();
}

async function addSessions(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole("button", { name: "Add a series" }));
  const dialog = page.getByRole("dialog");
  await hands.fill(dialog.getByLabel("Sessions"), "5");
  await dialog.getByText("This gives 5 sessions:").waitFor();
  await hands.click(dialog.getByRole("button", { name: "Add them all" }));
  await page.getByRole("link", { name: "Session 5" }).waitFor();
}

async function importAnglers(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole("link", { name: "Import" }));
  await hands.chooseFile(page.getByRole("button", { name: "Choose a file" }), {
    name: "entries.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: await entryList(),
  });
  await page.getByText("100 new").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await hands.click(page.getByRole("button", { name: "Import", exact: true }));
  await expectSaid(page, "Imported: 100 new, 0 changed.");
}

async function drawGroups(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole("button", { name: "Add several" }));
  await hands.click(page.getByRole("dialog").getByRole("button", { name: "Add groups" }));
  await hands.click(page.getByRole("link", { name: "Draw groups" }));
  await applyGroupDraw(page, hands);
}

async function applyGroupDraw(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole("button", { name: "Draw", exact: true }));
  await page.getByText("All groups have 20 anglers").waitFor();
  await page.getByText("No two anglers of a team are in the same group").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBe(0);
  await hands.click(page.getByRole("button", { name: "Apply this draw" }));
  await page.getByText("Draw 1 is the current draw", { exact: false }).first().waitFor();
}

async function generateRotation(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole("button", { name: "Generate rotation" }));
  await hands.click(page.getByRole("dialog").getByRole("button", { name: "Generate rotation" }));
  await page.getByText("No conflicts").waitFor();
}

/** By the line above every page of the set-up, which names the next step. */
async function goOn(page: Page, hands: Hands, task: string): Promise<void> {
  await hands.click(page.getByRole("link", { name: `Next: ${task}` }));
}

/** As a federation sends it: a spreadsheet with a heading and a line an angler. */
function entryList(): Promise<Buffer> {
  const heading = ["Team", "First name", "Surname", "No."];
  const lines = teams.flatMap((team, place) =>
    slots.map((slot) => [team, `Jiří ${slot}`, team.replace(" ", "-"), place * slots.length + slot]),
  );
  return writeXlsxFile([heading, ...lines], { sheet: "Entries" }).toBuffer();
}

async function expectTeams(url: string): Promise<void> {
  const { page, expectNoTrouble } = await newVisitor();
  await open(page, `${url}/anglers`);
  await page.getByText("100 anglers", { exact: true }).waitFor();
  await open(page, `${url}/teams`);
  await page.getByText("20 teams", { exact: true }).waitFor();
  expect((await page.getByRole("heading", { level: 2 }).allTextContents()).toSorted()).toEqual(
    teams.toSorted(),
  );
  expectNoTrouble();
}

async function expectGroups(url: string): Promise<void> {
  const { page, expectNoTrouble } = await newVisitor({ width: 390, height: 844 });
  await open(page, `${url}/groups`);
  for (const number of numbers) {
    const group = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: `Group ${number}` }) });
    const members = await group.getByRole("listitem").allTextContents();
    expect(members).toHaveLength(teams.length);
    // One of each team: every team's name once.
    for (const team of teams) expect(members.filter((member) => member.endsWith(team))).toHaveLength(1);
  }
  expectNoTrouble();
}

/** Every group once in every session, in every sector once. */
async function expectRotation(url: string): Promise<void> {
  const { page, expectNoTrouble } = await newVisitor();
  await open(page, `${url}/rotations`);
  const rows = page.getByRole("table").getByRole("row");
  await rows.nth(letters.length).waitFor();
  const matrix: string[][] = [];
  for (const number of numbers) {
    const row = rows.filter({ has: page.getByRole("rowheader", { name: `Group ${number}` }) });
    matrix.push(await row.getByRole("cell").allTextContents());
  }
  for (const row of matrix) expect(row.toSorted()).toEqual(letters);
  for (const session of letters.keys())
    expect(matrix.map((row) => row[session]!).toSorted()).toEqual(letters);
  expectNoTrouble();
}
