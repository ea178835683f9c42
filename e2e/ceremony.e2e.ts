import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { tamper } from "./harness/tamper.ts";
import { newVisitor } from "./harness/visitor.ts";

const phone = { width: 390, height: 844 };
let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("a room sees the promise, adds its word, and sees sector after sector, driven from a phone", async () => {
  const url = await newField("Ceremony Cup");
  const wall = `${product.url}/events/${url}/draws/ceremony`;
  const projector = { width: 1920, height: 1080 };
  const laptop = await newVisitor(projector);
  await open(laptop.page, wall);
  await laptop.page.getByRole("heading", { name: "No draw is prepared yet." }).waitFor();

  const remote = await organizer.visit(`/events/${url}/manage/draws`, phone);
  await remote.page.getByText("This can be drawn: 18 anglers.").waitFor();
  await remote.page.getByLabel("The crowd adds something").check();
  await remote.page.getByRole("button", { name: "Prepare this draw" }).click();
  await remote.page.getByRole("link", { name: "Ceremony with big screen and phone" }).click();
  await remote.page.getByRole("heading", { name: "Ceremony of draw 1" }).waitFor();

  // Nobody touches the laptop: it follows.
  await laptop.page.getByRole("heading", { name: "Draw 1 is promised" }).waitFor();
  await laptop.page.getByText("Now the crowd adds something.").waitFor();
  expect(await axeViolations(laptop.page)).toEqual([]);
  await saveScreenshot(laptop.page, "ceremony-promised");
  await remote.page.getByLabel("What the crowd adds").fill("pike 7");
  await remote.page.getByRole("button", { name: "Draw now" }).click();
  await laptop.page.getByRole("heading", { name: "Draw 1 is made" }).waitFor();
  await laptop.page.getByText("pike 7").waitFor();
  await saveScreenshot(laptop.page, "ceremony-drawn");
  await remote.page.getByText("0 of 2 shown").waitFor();
  expect(await axeViolations(remote.page)).toEqual([]);
  await saveScreenshot(remote.page, "ceremony-control");

  await remote.page.getByRole("button", { name: "Reveal sector B" }).click();
  await laptop.page.getByRole("heading", { name: "Sector B" }).waitFor();
  await remote.page.getByText("1 of 2 shown").waitFor();
  const inB = await namesOn(laptop.page);
  expect(inB.length).toBeGreaterThan(0);
  await laptop.page.getByRole("button", { name: "A, not shown yet" }).waitFor();
  await afterMotion(laptop.page);
  expect(await axeViolations(laptop.page)).toEqual([]);
  await saveScreenshot(laptop.page, "ceremony-sector");

  // The laptop loses power. Another one goes on where it was.
  await laptop.context.close();
  const again = await newVisitor({ ...projector, colorScheme: "dark" });
  await open(again.page, wall);
  await again.page.getByRole("heading", { name: "Sector B" }).waitFor();
  await expect.poll(() => namesOn(again.page)).toEqual(inB);
  await afterMotion(again.page);
  await saveScreenshot(again.page, "ceremony-sector-dark");

  // Two phones press at the same time: it is revealed once, and both know.
  const second = await organizer.visit(`/events/${url}/manage/draws/ceremony`, phone);
  await second.page.getByText("1 of 2 shown").waitFor();
  await Promise.all([
    remote.page.getByRole("button", { name: "Reveal sector A" }).click(),
    second.page.getByRole("button", { name: "Reveal all" }).click(),
  ]);
  await again.page.getByRole("heading", { name: "Sector A" }).waitFor();
  await second.page.getByText("Everything is shown.").waitFor();
  // Nobody can look it up before it is published.
  const guest = await newVisitor(phone);
  await open(guest.page, `${product.url}/events/${url}/draws`);
  await guest.page.getByText("A draw is promised, but it is not public yet.").waitFor();
  await expect.poll(() => guest.page.getByText("Rivers").count()).toBe(0);

  await remote.page.getByRole("button", { name: "Publish" }).click();
  await remote.page.getByText("Draw 1 is public. Everybody can look it up and check it.").waitFor();
  await again.page.getByText("Draw 1 is published").waitFor();
  await again.page.getByAltText("Address of the draw page as a code for your phone").waitFor();
  await afterMotion(again.page);
  expect(await axeViolations(again.page)).toEqual([]);
  await saveScreenshot(again.page, "ceremony-published-dark");
  for (const visitor of [remote, second, again, guest]) visitor.expectNoTrouble();
});

test("whoever changes a place in the database is found out, and a replaced draw stays listed with its reason", async () => {
  const url = await newField("Tamper Cup");
  await publishDraw(url, "");
  await publishDraw(url, "The river has risen");
  const guest = await newVisitor();
  await open(guest.page, `${product.url}/events/${url}/draws`);
  const runs = guest.page.getByRole("region", { name: "How it was drawn" });
  await runs.getByText("Reason: The river has risen").waitFor();
  await runs.getByText("Replaced", { exact: true }).waitFor();
  await runs.getByRole("button", { name: "Verify" }).first().click();
  await runs.getByText("Everything matches: this is the draw that was promised.").waitFor();

  const [{ id, angler_name }] = await organizer.read<[{ id: number; angler_name: string }]>(
    `/events/${url}/draws?page_size=1000`,
  );
  await tamper(product.dataDir, async (db) => {
    const { eventId } = await db
      .selectFrom("draw")
      .select("eventId")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const free = await db
      .selectFrom("peg")
      .select(["id as pegId", "sectorId"])
      .where("eventId", "=", eventId)
      .where("id", "not in", db.selectFrom("draw").select("pegId").where("eventId", "=", eventId))
      .executeTakeFirstOrThrow();
    await db.updateTable("draw").set(free).where("id", "=", id).execute();
  });
  await runs.getByRole("button", { name: "Verify" }).first().click();
  await runs.getByText("This does not match. Ask the organizer.").waitFor();
  await runs.getByText("Everybody fishes where the draw and its repairs have put them: no").waitFor();
  await runs.getByText(new RegExp(`^${angler_name}, Session 1: must be .+ Nobody has said why`)).waitFor();

  // How even the draw is, as charts, and the same numbers as a table.
  await runs.getByText("How even the draw is").first().click();
  await runs.getByText("End pegs of each team, in all sessions so far").waitFor();
  await runs.getByText("As a table").nth(1).click();
  await runs
    .getByRole("row", { name: /^Herons/ })
    .first()
    .waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "draw-fairness");

  // Without us: the very text that was hashed, and how to go on from there.
  await runs.getByRole("link", { name: "How to check it without us" }).click();
  await guest.page.getByRole("heading", { name: "How to check a draw without us" }).waitFor();
  const saving = guest.page.waitForEvent("download");
  await guest.page.getByRole("button", { name: "Save the list of draw 2" }).click();
  const saved = await readFile(await (await saving).path());
  const hash = createHash("sha256").update(saved).digest("hex");
  await guest.page.getByText(hash, { exact: true }).first().waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "draw-check");
  guest.expectNoTrouble();
});

/** Prepared, drawn and published through the API. */
async function publishDraw(url: string, reason: string): Promise<void> {
  const [session] = await organizer.read<[{ id: number }]>(`/events/${url}/sessions`);
  const plan = { mode: { kind: "free" }, session_ids: [session.id], reason };
  const id = await organizer.addPart(url, "draw-runs", plan);
  for (const step of ["draw", "publish"]) {
    const { revision } = await organizer.read<{ revision: number }>(`/events/${url}/draw-runs/${id}`);
    await organizer.addPart(url, `draw-runs/${id}/${step}`, { revision });
  }
}

async function namesOn(page: Page): Promise<string[]> {
  return page.getByText("Rivers").allTextContents();
}

async function afterMotion(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === "finished"),
  );
}

/** Two sectors of ten pegs, one session, eighteen anglers in teams of two. */
async function newField(name: string): Promise<string> {
  const { url } = await organizer.add({ name }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A", "B"], peg_count: 10 });
  const times = { starts_at: "2099-05-14T06:00:00Z", ends_at: "2099-05-14T09:00:00Z" };
  await organizer.addPart(url, "sessions", times);
  for (const team of TEAMS) {
    const team_id = await organizer.addPart(url, "teams", { name: team });
    for (const first_name of ["Ann", "Żaneta-Bolesława"])
      await organizer.addPart(url, "anglers", { first_name, last_name: "Rivers", team_id });
  }
  return url;
}

const TEAMS = ["Herons", "Otters", "Perch", "Pike", "Roach", "Tench", "Zander", "Bream", "Barbel and Chub"];
