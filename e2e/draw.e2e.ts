import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { decodeCode } from "./harness/pass.ts";
import { open } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("pegs are promised, drawn with the crowd's word, published, found, verified, drawn again and locked", async () => {
  const url = await newField("Spring Masters");
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/draws`);
  await page.getByText("Not drawn").nth(1).waitFor();
  // The event has a rotation, so that it is drawn by it.
  await expect.poll(() => page.getByRole("radio", { name: "Groups and rotation" }).isChecked()).toBe(true);
  await page.getByText("This can be drawn: 4 anglers.").waitFor();
  await page.getByLabel("The crowd adds something").check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Prepare this draw" }).click();
  await page.getByRole("heading", { name: "Draw 1 is promised" }).waitFor();
  await page.getByRole("button", { name: "Draw now" }).click();
  await page.getByText("Fill this in.").waitFor();

  // Everybody can read the promise, and nobody what will come of it.
  const guest = await newVisitor({ width: 390, height: 844 });
  await open(guest.page, `${product.url}/events/${url}/draws`);
  await guest.page.getByText("A draw is promised, but it is not public yet.").waitFor();
  await guest.page.getByText("Secret until the draw is applied").waitFor();

  await page.getByLabel("What the crowd adds").fill("7 13 21 34");
  await page.getByRole("button", { name: "Draw now" }).click();
  await page.getByRole("heading", { name: "Draw 1 is made, but it is not public yet" }).waitFor();
  await page.getByText("Ann Rivers").first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("heading", { name: "Draw 1 is the current draw" }).waitFor();

  await findAnn(guest.page, url);
  await openAnglerPage(guest.page);
  await guest.page.getByRole("link", { name: "The whole draw" }).click();
  await guest.page.getByText("7 13 21 34").waitFor();
  await guest.page.getByRole("button", { name: "Verify" }).click();
  await guest.page.getByText("Everything matches: this is the draw that was promised.").waitFor();
  await guest.page.getByText("Everybody fishes where the draw and its repairs have put them: yes").waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);

  // One session again, which needs a reason; both draws stay listed, and the first still holds in the other session.
  await page.getByRole("checkbox", { name: "Session 2" }).uncheck();
  await page.getByRole("textbox", { name: "Why it is drawn again" }).fill("Peg 2 is under water");
  await page.getByRole("button", { name: "Prepare this draw" }).click();
  await page.getByRole("heading", { name: "Draw 2 is promised" }).waitFor();
  await page.getByRole("button", { name: "Draw now" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const second = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Draw 2 is the current draw" }) });
  await second.getByRole("button", { name: "Lock" }).click();
  await page.getByText("Draw 2 is locked.").waitFor();
  await page.getByRole("checkbox", { name: "Session 1" }).check();
  const locked = page.getByText("Session 1 is locked by draw 2. Press Unlock at draw 2 and say why");
  await locked.waitFor();
  await second.getByRole("button", { name: "Unlock" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Why it is unlocked").fill("A judge was wrong");
  await dialog.getByRole("button", { name: "Unlock" }).click();
  await expectSaid(page, "Draw 2 is open again.");
  await locked.waitFor({ state: "detached" });
  expectNoTrouble(/409/);

  await open(guest.page, `${product.url}/events/${url}/draws?view=teams`);
  await guest.page.getByRole("heading", { name: "Herons" }).waitFor();
  await guest.page.getByText("Reason: Peg 2 is under water").waitFor();
  await guest.page.getByRole("button", { name: "Verify" }).last().click();
  await guest.page.getByText("Session 1 was drawn again later. This draw no longer applies there.").waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  guest.expectNoTrouble();

  // Undone with a reason: the first draw holds again in both sessions.
  await second.getByRole("button", { name: "Undo this draw" }).click();
  await dialog.getByLabel("Why it is undone").fill("The wrong list");
  await dialog.getByRole("button", { name: "Undo this draw" }).click();
  await page.getByText(/^Undone by .+: The wrong list$/).waitFor();

  // Without scripts the page is read all the same.
  const reader = await newVisitor({ javaScriptEnabled: false });
  await reader.page.goto(`${product.url}/events/${url}/draws?session=2`);
  await reader.page.getByRole("heading", { name: "Session 2" }).waitFor();
  await expect.poll(() => reader.page.getByText("Ann Rivers").count()).toBe(1);
});

test("what makes a draw impossible is said with a way on", async () => {
  const { url } = await organizer.add({ name: "Crowded Cup" }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A"], peg_count: 1 });
  await addSession(url, "06");
  for (const first_name of ["Ann", "Bo"])
    await organizer.addPart(url, "anglers", { first_name, last_name: "Rivers" });
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/draws`);
  await page.getByText("Session 1: Sector A has 1 peg in use for 2 anglers").waitFor();
  await page.getByRole("link", { name: "Pegs of the sectors" }).click();
  await page.waitForURL("**/manage/sectors");
  expectNoTrouble(/422/);
});

test("captains say who fishes in which sector, and one place is given by hand", async () => {
  const url = await newField("Captains Cup");
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/draws`);
  await page.getByRole("radio", { name: "Sectors by name" }).check();
  await page.getByText("4 anglers have no sector yet.").waitFor();
  await page.getByText(/^.+ has no sector in Session 1/).waitFor();
  const sectors = page.getByRole("group", { name: "Who fishes in which sector" });
  for (const session of ["Session 1", "Session 2"]) {
    await sectors.getByRole("combobox", { name: /^Session/ }).selectOption({ label: session });
    await sectors.getByRole("button", { name: "Fill in by place in the team" }).click();
    await sectors.getByText("Everybody has a sector.").waitFor();
  }
  // Two of the same team change places in the second session.
  await sectors.getByLabel("Sector of Ann Rivers").selectOption({ label: "Sector B" });
  await sectors.getByLabel("Sector of Bo Rivers").selectOption({ label: "Sector A" });
  await page.getByText("This can be drawn: 4 anglers.").waitFor();
  const places = page.getByRole("group", { name: "Places given by hand" });
  await places.getByLabel("Angler for the place").selectOption({ label: "Ann Rivers" });
  await places.getByLabel("Peg by hand").selectOption({ label: "Sector A, peg 3" });
  await places.getByRole("button", { name: "Give this place" }).click();
  await places.getByText("Ann Rivers, Session 1: sector A, peg 3").waitFor();
  await saveScreenshot(page, "draw-by-hand");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Prepare this draw" }).click();
  await page.getByRole("button", { name: "Draw now" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("heading", { name: "Draw 1 is the current draw" }).waitFor();

  const draws = await organizer.read<{ angler_name: string; sector_code: string; peg_number: number }[]>(
    `/events/${url}/draws?page_size=1000`,
  );
  const sectorsOf = (name: string) =>
    draws.filter(({ angler_name }) => angler_name === name).map(({ sector_code }) => sector_code);
  expect(["Ann", "Bo", "Cy", "Di"].map((name) => sectorsOf(`${name} Rivers`).toSorted().join(""))).toEqual([
    "AB",
    "AB",
    "AA",
    "BB",
  ]);
  expect(draws).toContainEqual(
    expect.objectContaining({ angler_name: "Ann Rivers", sector_code: "A", peg_number: 3 }),
  );
  const guest = await newVisitor({ width: 390, height: 844 });
  await open(guest.page, `${product.url}/events/${url}/draws`);
  await guest.page.getByText("Places given by hand before the draw: 1").waitFor();
  guest.expectNoTrouble();
  expectNoTrouble(/422/);
});

async function findAnn(page: Page, url: string): Promise<void> {
  await open(page, `${product.url}/events/${url}/draws`);
  await page.getByRole("textbox", { name: "Your name or number" }).fill("ann riv");
  const found = page.getByRole("region", { name: "Where do I fish?" });
  await found.getByText("Session 1,", { exact: false }).waitFor();
  await found.getByText("starts 08:00").waitFor();
  await expect.poll(() => found.getByText(/Sector [AB], Peg \d/).count()).toBe(2);
}

/** From their places to the page that they keep. */
async function openAnglerPage(page: Page): Promise<void> {
  await page.getByRole("link", { name: "A page of this angler to keep" }).first().click();
  await page.getByRole("heading", { level: 2, name: "Ann Rivers" }).waitFor();
  const places = page.getByRole("list", { name: "Where do I fish?" });
  await expect.poll(() => places.getByText(/Sector [AB], Peg \d/).count()).toBe(2);
  await expect.poll(() => places.getByText(/08:00 – /).count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Link and QR code" }).click();
  expect(await decodeCode(page, "QR code of this page")).toBe(page.url());
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "angler-days");
}

/** Two groups of two, two sectors of three pegs, two sessions, and a rotation. */
async function newField(name: string): Promise<string> {
  const { url } = await organizer.add({ name }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A", "B"], peg_count: 3 });
  await addSession(url, "06");
  await addSession(url, "09");
  const groups = [
    await organizer.addPart(url, "groups", { code: "A" }),
    await organizer.addPart(url, "groups", { code: "B" }),
  ];
  for (const team of ["Herons", "Otters"]) {
    const team_id = await organizer.addPart(url, "teams", { name: team });
    for (const [index, first_name] of (team === "Herons" ? ["Ann", "Bo"] : ["Cy", "Di"]).entries())
      await organizer.addPart(url, "anglers", {
        first_name,
        last_name: "Rivers",
        team_id,
        group_id: groups[index],
      });
  }
  await organizer.addPart(url, "rotations/generate", {});
  return url;
}

async function addSession(url: string, hour: string): Promise<void> {
  const day = "2099-05-14";
  const times = { starts_at: `${day}T${hour}:00:00Z`, ends_at: `${day}T${hour}:59:00Z` };
  await organizer.addPart(url, "sessions", times);
}
