import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { readPdf } from "../apps/api/src/testing/read-pdf.ts";
import { findPreset } from "../packages/domain/src/ruleset/list-presets.ts";
import type { Score } from "../packages/domain/src/score/score.ts";
import { download } from "./harness/download.ts";
import { computeTables, type DrawnField, readField } from "./harness/engine-tables.ts";
import { expectShown } from "./harness/expect-page.ts";
import { expectFiles, expectPages } from "./harness/expect-tables.ts";
import type { Official } from "./harness/official.ts";
import { makePass } from "./harness/pass.ts";
import { open } from "./harness/person.ts";
import { readResultLines } from "./harness/result-lines.ts";
import { enterFish, saveCorrection } from "./harness/score-form.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { changeSession, closeSession, sendScores } from "./harness/story-scores.ts";
import * as steps from "./harness/story-steps.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;

beforeAll(async () => {
  product = await shareProduct();
});

const TEAMS = (
  "Herons Otters Storks Grebes Terns Coots Swifts Egrets Rails Crakes " +
  "Dippers Eagles Finches Gulls Hawks Ibises Jays Kites Larks Owls"
).split(" ");

test("fly: 20 teams rotate over five sectors and sessions, and every table is the engine's", async () => {
  const { page, official, expectNoTrouble } = await steps.becomeOrganizer(product.url);
  const plan = { discipline: "Fly", preset: "Fly, FIPS-Mouche", pegs: 20, sessions: 5, days: 3 };
  const url = await steps.setUpEvent(page, { name: "Whole Story Masters", ...plan });
  const event = `${product.url}/events/${url}`;
  await steps.openRegistration(page, event);
  const captain = await steps.registerTeam(product.url, url, "Herons");
  await steps.registerMore(official, url, TEAMS.slice(1));
  await steps.makeStartList(page, event, 20);

  await drawGroups(page, event);
  await open(page, `${event}/manage/rotations`);
  await page.getByRole("button", { name: "Generate rotation" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Generate rotation" }).click();
  await page.getByText("No conflicts").waitFor();
  await open(page, `${event}/manage/draws`);
  await steps.drawInPublic(page, event, 100);
  const field = await readField(official, url);
  await expectPapers(page, field, 25);

  const speciesId = await chooseTrout(official, url);
  const [first, ...later] = field.sessions;
  await steps.changeStatus(page, event, "Start");
  await steps.moveSession(page, event, first!.id, "Start");
  const [one, two] = [nameAt(field, first!.id, "A", 1), nameAt(field, first!.id, "A", 2)];
  await open(page, `${event}/manage/passes`);
  const phone = await newVisitor({ width: 390, height: 844 });
  await open(phone.page, await makePass(page, "Jan", "Sector A"));
  await openPeg(phone.page, one.name);
  await phone.page.getByRole("button", { name: "Brown trout" }).click();
  await enterFish(phone.page, 47);
  await expectShown(phone.page.getByText("Everything entered here has reached the server."));

  // A spectator sees the lead change when a fish arrives that waited on a phone without signal.
  const guest = await newVisitor({ width: 390, height: 844 });
  await expectLeader(guest.page, `${event}/results/1`, one.name);
  await phone.page.getByRole("button", { name: "All pegs" }).click();
  await openPeg(phone.page, two.name);
  await phone.context.setOffline(true);
  await enterFish(phone.page, 52);
  await expectShown(phone.page.getByText("1 entry is saved on this device and not sent yet."));
  await phone.context.setOffline(false);
  await expectLeader(guest.page, `${event}/results/1`, two.name);
  phone.expectNoTrouble(/ERR_INTERNET_DISCONNECTED/);

  const scores = new Map<string, Score>();
  tell(scores, fishOf(first!.id, one.id, [470]), fishOf(first!.id, two.id, [520]));
  for (const [at, { id }] of field.sessions.entries()) {
    const here = field.seats.filter(
      ({ session_id, angler_id }) => session_id === id && !scores.has(`${id} ${angler_id}`),
    );
    const caught = here.map((seat) => fishOf(id, seat.angler_id, lengthsAt(at, seat)));
    tell(scores, ...caught);
    if (id !== first!.id) await changeSession(official, url, id, { status: "running" });
    await sendScores(official, url, caught, speciesId);
  }

  // Peg 2 had 46 cm, which is behind peg 1: it is corrected with a reason, and everybody reads why somebody moved.
  await official.call("POST", `/events/${url}/results/calculate`, { reason: "Before the correction" });
  await steps.moveSession(page, event, first!.id, "End fishing");
  const scoreId = await findScore(official, url, first!.id, two.id);
  await open(page, `${event}/manage/scores/${scoreId}/edit`);
  await page.getByRole("button", { name: "Change fish 1" }).click();
  const change = page.getByRole("dialog", { name: "Change a fish" });
  await change.getByLabel("Length").fill("46");
  await change.getByRole("button", { name: "Save" }).click();
  await correct(page, two.name);
  tell(scores, fishOf(first!.id, two.id, [460]));
  await expectExplained(official, event, guest.page);

  await steps.protest(product.url, { url, captain, jury: page });
  await steps.makeOfficial(page, event, first!.id);
  for (const { id } of later) await closeSession(official, url, id);
  await steps.changeStatus(page, event, "Finish");
  const tables = computeTables(findPreset("fly-fips-mouche"), field, [...scores.values()]);
  expect(tables.sums.map(({ rows }) => rows.length)).toEqual([100, 20, expect.any(Number)]);
  await expectPublished(event, { tables, caughtIn: "points" });
  // What was caught is shown from the last session on.
  await open(guest.page, `${event}/scores`);
  await guest.page.getByRole("heading", { level: 3, name: "Session 5" }).waitFor();
  guest.expectNoTrouble();
  expectNoTrouble(/409/);
});

test("coarse by weight: captains name the sectors, ties and blanks share places, and every table is the engine's", async () => {
  const { page, official, expectNoTrouble } = await steps.becomeOrganizer(product.url);
  const plan = { discipline: "Coarse", preset: "Coarse and feeder", pegs: 4, sessions: 2, days: 1 };
  const url = await steps.setUpEvent(page, { name: "Whole Story Weights", ...plan });
  const event = `${product.url}/events/${url}`;
  await steps.openRegistration(page, event);
  const captain = await steps.registerTeam(product.url, url, "Herons");
  await steps.registerMore(official, url, TEAMS.slice(1, 4));
  await steps.makeStartList(page, event, 4);
  await open(page, `${event}/manage/draws`);
  await page.getByRole("radio", { name: "Sectors by name" }).check();
  const sectors = page.getByRole("group", { name: "Who fishes in which sector" });
  for (const session of ["Session 1", "Session 2"]) {
    await sectors.getByRole("combobox", { name: /^Session/ }).selectOption({ label: session });
    await sectors.getByRole("button", { name: "Fill in by place in the team" }).click();
    await sectors.getByText("Everybody has a sector.").waitFor();
  }
  await steps.drawInPublic(page, event, 20);
  const field = await readField(official, url);
  await expectPapers(page, field, 10);

  const [first, second] = field.sessions;
  await steps.changeStatus(page, event, "Start");
  await steps.moveSession(page, event, first!.id, "Start");
  const scores = new Map<string, Score>();
  const weighed = (session: number, weights: typeof FIRST_WEIGHTS) =>
    Object.entries(weights).flatMap(([sector, grams]) =>
      grams.map((weightGrams, at) => ({
        ...fishOf(session, nameAt(field, session, sector, at + 1).id, []),
        weighIn: { weightGrams },
      })),
    );
  tell(scores, ...weighed(first!.id, FIRST_WEIGHTS));
  await open(page, `${event}/manage/scores/grid?session=${first!.id}`);
  for (const [sector, grams] of Object.entries(FIRST_WEIGHTS))
    for (const [at, weight] of grams.entries()) {
      await page.getByLabel(new RegExp(`^Weight, ${sector} ${at + 1},`)).fill(String(weight));
      await page.keyboard.press("Enter");
    }
  await expectShown(page.getByText(/^20 of 20 entered/));
  await expectShown(page.getByText("Everything entered here has reached the server."));
  await changeSession(official, url, second!.id, { status: "running" });
  const later = weighed(second!.id, SECOND_WEIGHTS);
  tell(scores, ...later);
  await sendScores(official, url, later);

  // Peg 1 of sector B had 2.7 kg.
  await official.call("POST", `/events/${url}/results/calculate`, { reason: "Before the correction" });
  await steps.moveSession(page, event, first!.id, "End fishing");
  const wrong = nameAt(field, first!.id, "B", 1);
  await open(page, `${event}/manage/scores/${await findScore(official, url, first!.id, wrong.id)}/edit`);
  await page.getByLabel("Weight").fill("2700");
  await page.getByRole("button", { name: "Save the weight" }).click();
  await correct(page, wrong.name);
  tell(scores, { ...fishOf(first!.id, wrong.id, []), weighIn: { weightGrams: 2700 } });
  const guest = await newVisitor();
  await expectExplained(official, event, guest.page);

  await steps.protest(product.url, { url, captain, jury: page });
  await steps.makeOfficial(page, event, first!.id);
  await closeSession(official, url, second!.id);
  await steps.changeStatus(page, event, "Finish");
  const tables = computeTables(findPreset("coarse-and-feeder"), field, [...scores.values()]);
  const [top] = tables.sessions;
  expect(top!.rows.filter(({ status }) => status === "blank")).toHaveLength(2);
  expect(top!.rows.filter(({ points }) => points === "1.5")).toHaveLength(2);
  await expectPublished(event, { tables, caughtIn: "weight" });
  guest.expectNoTrouble();
  expectNoTrouble(/409|422/);
});

/** Grams by sector, along the pegs: two are level in A, and two have nothing in B, where peg 1 is read wrongly. */
const FIRST_WEIGHTS = {
  A: [4250, 4250, 3100, 1800],
  B: [3700, 0, 2800, 0],
  C: [2350, 3320, 1990, 4040],
  D: [5010, 4980, 2120, 2121],
  E: [1900, 2900, 3900, 2400],
};

/** Three are level in A, and all but one in C. */
const SECOND_WEIGHTS: typeof FIRST_WEIGHTS = {
  A: [2600, 4100, 2600, 2600],
  B: [1850, 2750, 0, 3650],
  C: [0, 0, 2222, 0],
  D: [3333, 2444, 4555, 1666],
  E: [4700, 4690, 4710, 4690],
};

async function drawGroups(page: Page, event: string): Promise<void> {
  await open(page, `${event}/manage/groups`);
  await page.getByRole("button", { name: "Add several" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add groups" }).click();
  await page.getByRole("link", { name: "Draw groups" }).click();
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  await page.getByText("No two anglers of a team are in the same group").waitFor();
  await page.getByRole("button", { name: "Apply this draw" }).click();
  await page.getByText("Draw 1 is the current draw.", { exact: true }).waitFor();
}

/** Everybody stands once on the sheets of each session, and on the cards of the first. */
async function expectPapers(page: Page, field: DrawnField, sheets: number): Promise<void> {
  const { pages } = await readPdf((await download(page, "Sheets by sector", "All sessions (PDF)")).bytes);
  expect(pages).toHaveLength(sheets);
  const cards = await readPdf((await download(page, "Scorecards", "Session 1 (PDF)")).bytes);
  for (const { angler_id } of field.seats) {
    const { first_name, last_name } = field.anglers.find(({ id }) => id === angler_id)!;
    const name = `${first_name} ${last_name}`;
    expect([name, pages.filter((text) => text.includes(name)).length]).toEqual([name, field.sessions.length]);
    expect(cards.pages.join(" ")).toContain(name);
  }
}

async function chooseTrout(official: Official, url: string): Promise<number> {
  const species = await official.call<{ id: number; name: string }[]>("GET", "/species?page_size=2000");
  const { id } = species.find(({ name }) => name === "Brown trout")!;
  await official.call("POST", `/events/${url}/species/many`, { species_ids: [id] });
  return id;
}

function nameAt({ anglers, seats }: DrawnField, session: number, sector: string, peg: number) {
  const seat = seats.find(
    ({ session_id, sector_code, peg_number }) =>
      session_id === session && sector_code === sector && peg_number === peg,
  )!;
  const { id, first_name, last_name } = anglers.find((angler) => angler.id === seat.angler_id)!;
  return { id, name: `${first_name} ${last_name}` };
}

async function openPeg(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(name) }).click();
  await expectShown(page.getByRole("heading", { name }));
}

/** Public pages may be a moment old when they are opened. */
async function expectLeader(page: Page, address: string, name: string): Promise<void> {
  await expect
    .poll(async () => {
      await open(page, address);
      return (await readResultLines(page))[0]?.name;
    })
    .toBe(name);
}

function fishOf(sessionId: number, entryId: number, lengths: readonly number[]): Score {
  const catches = lengths.map((lengthMm) => ({ species: "trout", lengthMm }));
  return { sessionId, entryId, presence: "fished", catches };
}

/**
 * Up to three fish by where somebody sits; every fourth has none, and some have as many points as another. None has more
 * than 45 cm: when a phone's bigger ones were caught only the phone knows, and between equal fish the earlier decides.
 */
function lengthsAt(session: number, { sector_code, peg_number }: DrawnField["seats"][number]): number[] {
  const water = sector_code.charCodeAt(0);
  const count = (session * 3 + water * 5 + peg_number * 7) % 4;
  return Array.from(
    { length: count },
    (_, fish) => 250 + ((session * 290 + water * 53 + peg_number * 110 + fish * 70) % 200),
  );
}

function tell(scores: Map<string, Score>, ...told: Score[]): void {
  for (const score of told) scores.set(`${score.sessionId} ${score.entryId}`, score);
}

async function findScore(official: Official, url: string, session: number, angler: number): Promise<number> {
  const wish = `session_id=${session}&angler_id=${angler}`;
  const [score] = await official.call<{ id: number }[]>("GET", `/events/${url}/scores?${wish}`);
  return score!.id;
}

const REASON = "Read from the wrong end of the tape";

async function correct(page: Page, name: string): Promise<void> {
  const review = page.getByRole("dialog", { name: "Correct this score" });
  await expectShown(review.getByRole("row", { name: new RegExp(`^${name} `) }).first());
  await saveCorrection(review, REASON);
  await expectShown(page.getByText(`Reason: ${REASON}`));
}

/** The next version of the results says to everybody what was changed, why, and who moved. */
async function expectExplained(official: Official, event: string, page: Page): Promise<void> {
  const url = event.split("/").at(-1)!;
  await official.call("POST", `/events/${url}/results/calculate`, { reason: "After the correction" });
  await open(page, `${event}/results/versions?number=2`);
  await expectShown(page.getByText("Who moved since number 1"));
  await expectShown(page.getByText(REASON, { exact: false }).first());
}

type Published = Omit<Parameters<typeof expectPages>[1], "results">;

/** A guest reads the pages without scripts, and downloads the files. */
async function expectPublished(event: string, published: Published): Promise<void> {
  const results = `${event}/results`;
  const reader = await newVisitor({ javaScriptEnabled: false });
  await expect
    .poll(async () => {
      await reader.page.goto(results);
      return reader.page.getByText("Official", { exact: false }).count();
    })
    .toBeGreaterThan(0);
  await expectPages(reader.page, { results, ...published });
  const guest = await newVisitor();
  await expectFiles(guest.page, { results, ...published });
  guest.expectNoTrouble();
}
