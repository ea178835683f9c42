import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { resultsOf } from "../packages/domain/fixtures/build-competition.ts";
import { formatRational } from "../packages/domain/src/number/format-rational.ts";
import type { CompetitionFacts } from "../packages/domain/src/result/facts/facts.ts";
import { findPreset } from "../packages/domain/src/ruleset/list-presets.ts";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { readResultLines } from "./harness/result-lines.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;
let staged: Staged;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
  staged = await stage("Many Views Cup");
});

test("without JavaScript: by group, every table as the engine has it, one category, an order, a name", async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  const show = (query = "") => page.goto(`${product.url}/events/${staged.url}/results${query}`);
  await show();
  expect(await page.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
    "Group A, Upper water",
    "Group B",
  ]);
  for (const { id, lines } of staged.tables) {
    await show(`?table=${id}`);
    expect([id, await linesOf(page)]).toEqual([id, lines]);
  }
  await show("?table=individual&category=Junior");
  expect(await namesOf(page)).toEqual(["Bo Rivers", "Di Rivers"]);
  await show("?table=individual&order=name");
  expect(await namesOf(page)).toEqual(["Ann Rivers", "Bo Rivers", "Cy Rivers", "Di Rivers"]);
  await page.getByRole("textbox").fill("di");
  await page.getByRole("combobox", { name: "Category" }).selectOption("Junior");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL(/find=di/);
  expect(new URL(page.url()).searchParams.get("table")).toBe("individual");
  expect(await page.locator("details:visible summary strong").allTextContents()).toEqual(["Di Rivers"]);
});

test("who caught what, one angler's whole event, their team's, and what one more fish would have done", async () => {
  const { page, expectNoTrouble } = await newVisitor();
  const results = `${product.url}/events/${staged.url}/results`;
  await open(page, `${results}/species`);
  await expectShown(page.getByText("5 fish, the biggest 41 cm"));
  await look(page, "species");
  await page.getByRole("link", { name: "Bo Rivers" }).click();
  await page.waitForURL(/results\/anglers\/\d+$/);
  await expectShown(
    page.getByRole("img", { name: `Session 1, Bo Rivers: place ${placeOf("Bo Rivers")} of 4` }),
  );
  await expectShown(page.getByText("with 1 fish: place", { exact: false }));
  await page.getByText("What if they had caught one more fish?").click();
  await page.getByLabel("Length").fill("45");
  await page.getByRole("button", { name: "Show what would move" }).click();
  const moved = page.getByRole("table", { name: "Session 1, sector A" });
  await expectShown(moved.getByRole("row", { name: `Bo Rivers ${placeOf("Bo Rivers")} → 1` }));
  // In the event's units.
  const biggest = page.getByRole("table", { name: "All sessions: biggest fish" });
  await expectShown(biggest.getByRole("row", { name: "41 cm → 45 cm" }));
  await look(page, "angler");
  await page.getByLabel("Length").fill("nothing");
  await page.getByRole("button", { name: "Show what would move" }).click();
  await expectShown(page.getByText("Enter how big the fish is."));
  await page.getByRole("link", { name: "Herons" }).click();
  await page.waitForURL(/results\/teams\/\d+$/);
  await expectShown(page.getByRole("heading", { name: "Members" }));
  await look(page, "team");
  await open(page, results);
  await look(page, "groups");
  // Typing filters at once; a choice changes the address.
  await page.getByRole("textbox").fill("cy");
  await expect
    .poll(() => page.locator("details:visible summary strong").allTextContents())
    .toEqual(["Cy Rivers"]);
  await page.getByRole("textbox").fill("");
  await page.getByRole("combobox", { name: "Order" }).selectOption("By name");
  await page.waitForURL(/order=name/);
  await page.getByRole("link", { name: "Overall" }).click();
  await page.waitForURL(/table=individual/);
  await page.getByText("Ann Rivers", { exact: true }).click();
  await page.getByRole("link", { name: "Everything about Ann Rivers" }).click();
  await page.waitForURL(/results\/anglers\/\d+$/);
  expectNoTrouble();
});

test("everybody reads what was published, what was corrected, by whom, why, and who moved", async () => {
  const { url, anglers, sessionId } = await stage("Second Thoughts Cup");
  await organizer.addPart(url, "results/calculate", { reason: "First weigh-in" });
  const di = anglers.find(({ name }) => name === "Di Rivers")!;
  await organizer.addPart(url, "scores/operations", {
    operations: [500, 510].map((length_mm) => ({
      id: randomUUID(),
      made_at: "2099-05-14T08:00:00Z",
      session_id: sessionId,
      angler_id: di.id,
      kind: "add-catch",
      catch: { species_id: 1, length_mm },
      reason: "Card found late",
    })),
  });
  await organizer.addPart(url, "results/calculate", { reason: "After a protest" });
  const { page, expectNoTrouble } = await newVisitor();
  await open(page, `${product.url}/events/${url}/results`);
  await page.getByRole("link", { name: "Published results and what was changed" }).click();
  await expectShown(page.getByText("Who moved since number 1"));
  await expectShown(page.getByText("nothing → Brown trout, 50 cm", { exact: false }));
  const moved = page.getByRole("table", { name: "All sessions: anglers" });
  await expectShown(moved.getByRole("row", { name: "Di Rivers 4 → 1" }));
  await look(page, "versions");
  await page.getByRole("link", { name: /^Number 1,/ }).click();
  await expectShown(page.getByText("This was published first."));
  expectNoTrouble();
  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.page.goto(`${product.url}/events/${url}/results/versions?number=2`);
  await expectShown(plain.page.getByText("Card found late", { exact: false }).first());
});

test("the last minutes are hidden from guests until the session is closed, and not from who runs the event", async () => {
  const hiddenMinutes = Math.floor((Date.parse("2099-05-14T08:00:00Z") - Date.now()) / 60_000);
  const { url, anglers, sessionId } = await stage("Silent Hour Cup", hiddenMinutes);
  const path = `sessions/${sessionId}`;
  const revision = async () =>
    (await organizer.read<{ revision: number }>(`/events/${url}/${path}`)).revision;
  const before = staged.tables[0]!.lines.map(([, name]) => name);
  // What was entered until now is before the last minutes, and what comes is within them.
  const ends_at = new Date(Date.now() + hiddenMinutes * 60_000).toISOString();
  await organizer.changePart(url, path, { ends_at, revision: await revision() });
  const di = anglers.find(({ name }) => name === "Di Rivers")!;
  await organizer.addPart(url, "scores/operations", {
    operations: [500, 510].map((length_mm) => ({
      id: randomUUID(),
      made_at: "2099-05-14T07:30:00Z",
      session_id: sessionId,
      angler_id: di.id,
      kind: "add-catch",
      catch: { species_id: 1, length_mm },
    })),
  });
  const results = `/events/${url}/results?table=individual`;
  const { page: runs, expectNoTrouble: expectNone } = await organizer.visit(results);
  await expect.poll(async () => (await namesOf(runs))[0]).toBe("Di Rivers");
  const { page, expectNoTrouble } = await newVisitor();
  await open(page, `${product.url}${results}`);
  const sentence = "The rules hide the last minutes of session 1 from the public until it is closed.";
  await expectShown(page.getByText(sentence));
  expect(await namesOf(page)).toEqual(before);
  await look(page, "hidden");

  await organizer.changePart(url, path, { status: "provisional", revision: await revision() });
  await expect
    .poll(async () => {
      await page.reload();
      return (await namesOf(page))[0];
    })
    .toBe("Di Rivers");
  expect(await page.getByText(sentence).count()).toBe(0);
  // Closing has published them.
  await open(page, `${product.url}/events/${url}/results/versions`);
  await expectShown(page.getByText("Session 1 was closed", { exact: false }).first());
  expectNoTrouble();
  expectNone();
});

async function look(page: Page, name: string): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await saveScreenshot(page, `result-${name}-${width}-${colorScheme}`);
    }
}

function namesOf(page: Page): Promise<string[]> {
  return page.locator("details summary strong").allTextContents();
}

function placeOf(name: string): string {
  return staged.tables[0]!.lines.find(([, who]) => who === name)![0]!;
}

/** Place, name and sum of every line. */
async function linesOf(page: Page): Promise<string[][]> {
  return (await readResultLines(page)).map(({ place, name, sum }) => [place, name, sum]);
}

/** Before the first session begins, rules can be changed. */
async function hideLast(url: string, hidden_last_minutes: number): Promise<void> {
  const { ruleset, revision } = await organizer.read<{ ruleset: { publication: object }; revision: number }>(
    `/events/${url}/ruleset`,
  );
  const changed = { ...ruleset, publication: { ...ruleset.publication, hidden_last_minutes } };
  await organizer.changePart(url, "ruleset", { ruleset: changed, revision, reason: "Suspense" });
}

interface Staged {
  url: string;
  sessionId: number;
  anglers: { id: number; name: string }[];
  /** As the engine has them. */
  tables: { id: string; lines: string[][] }[];
}

const people = [
  { first_name: "Ann", category: "Senior", group: "A", team: "Herons", lengths: [300, 250] },
  { first_name: "Bo", category: "Junior", group: "B", team: "Herons", lengths: [410] },
  { first_name: "Cy", category: "Senior", group: "A", team: "Grebes", lengths: [200, 210] },
  { first_name: "Di", category: "Junior", group: "B", team: "Grebes", lengths: [] },
];

/** Two teams and two groups in one sector, in a session that runs. */
async function stage(name: string, hiddenMinutes = 0): Promise<Staged> {
  const { url } = await organizer.add({ name, discipline: "fly", preset: "fly-fips-mouche" }, "running");
  const add = (path: string, part: object) => organizer.addPart(url, path, part);
  if (hiddenMinutes > 0) await hideLast(url, hiddenMinutes);
  await add("sectors/series", { codes: ["A"], peg_count: 4 });
  const [sector] = await organizer.read<{ pegs: { id: number }[] }[]>(`/events/${url}/sectors`);
  const session_id = await add("sessions", {
    starts_at: "2099-05-14T06:00:00Z",
    ends_at: "2099-05-14T09:00:00Z",
  });
  const groups = new Map([
    ["A", await add("groups", { code: "A", name: "Upper water" })],
    ["B", await add("groups", { code: "B" })],
  ]);
  const teams = new Map([
    ["Herons", await add("teams", { name: "Herons" })],
    ["Grebes", await add("teams", { name: "Grebes" })],
  ]);
  const anglers: { id: number; lengths: number[]; teamId: number; category: string; name: string }[] = [];
  for (const [index, { group, team, lengths, ...person }] of people.entries()) {
    const id = await add("anglers", {
      ...person,
      last_name: "Rivers",
      group_id: groups.get(group),
      team_id: teams.get(team),
    });
    const { first_name, category } = person;
    anglers.push({ id, lengths, teamId: teams.get(team)!, category, name: `${first_name} Rivers` });
    await add("draws", { session_id, angler_id: id, peg_id: sector!.pegs[index]!.id });
  }
  await organizer.changePart(url, `sessions/${session_id}`, { status: "running", revision: 1 });
  await enter();
  return { url, sessionId: session_id, anglers, tables: computeTables() };

  async function enter(): Promise<void> {
    const said = (angler_id: number, operation: object) => ({
      id: randomUUID(),
      made_at: "2099-05-14T07:00:00Z",
      session_id,
      angler_id,
      ...operation,
    });
    await add("scores/operations", {
      operations: anglers.flatMap(({ id, lengths }) =>
        lengths.length === 0
          ? [said(id, { kind: "set-presence", seen: null, presence: "fished" })]
          : lengths.map((length_mm) => said(id, { kind: "add-catch", catch: { species_id: 1, length_mm } })),
      ),
    });
  }

  function computeTables(): Staged["tables"] {
    const rules = findPreset("fly-fips-mouche");
    const facts: CompetitionFacts = {
      sessions: [{ id: 1, number: 1, day: 1, isOfficial: true, isComplete: false }],
      units: [{ id: "A", sessionId: 1, size: 4, drawn: anglers.map(({ id }) => id) }],
      entries: anglers.map(({ id, teamId, category }, index) => ({
        id,
        teamId,
        category,
        startNumber: index + 1,
      })),
      scores: anglers.map(({ id, lengths }) => ({
        sessionId: 1,
        entryId: id,
        presence: "fished",
        catches: lengths.map((lengthMm) => ({ species: "any", lengthMm })),
      })),
    };
    const names = new Map([
      ...anglers.map(({ id, name: who }) => [`entries ${id}`, who] as const),
      ...[...teams].map(([team, id]) => [`teams ${id}`, team] as const),
    ]);
    return resultsOf(rules, facts).classifications.map(({ id, standings }) => {
      const { lists, ordersBy } = rules.classifications.find((each) => each.id === id)!;
      return {
        id,
        lines: standings.map(({ id: who, place, total, trace }) => [
          place === null ? "–" : trace.sharedBy > 1 ? `${place}=` : String(place),
          names.get(`${lists} ${who}`)!,
          ordersBy.kind === "biggest-fish"
            ? `${Number(total) / 10} cm`
            : `${formatRational(total, rules.display)} pts`,
        ]),
      };
    });
  }
}
