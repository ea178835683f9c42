import { expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

test("duels are prepared by the rules of the event, drawn, published, read round by round and verified", async () => {
  const product = await shareProduct();
  const organizer = await newOrganizer(product.url);
  const url = await newTroutArea(organizer);
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/draws`);
  const mode = page.getByRole("radio", { name: "Duels" });
  await mode.waitFor();
  await expect.poll(() => mode.isChecked()).toBe(true);
  const rounds = page.getByLabel("Rounds in each session");
  await expect.poll(() => rounds.inputValue()).toBe("9");

  // What cannot be is said before anything is promised.
  await rounds.fill("15");
  await page.getByText("10 anglers can fish 12 rounds at most without meeting anybody twice").waitFor();
  await rounds.fill("8");
  await page.getByText("Choose 3, 6, 9 or another multiple of three, not 8.").waitFor();
  await rounds.fill("3");
  await page.getByText("This can be drawn: 10 anglers.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "duel-prepare");
  await page.getByRole("button", { name: "Prepare this draw" }).click();
  await page.getByRole("heading", { name: "Draw 1 is promised" }).waitFor();
  await page.getByRole("button", { name: "Draw now" }).click();
  await page.getByRole("table", { name: "Round 3" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "duel-drawn");

  // On the big screen round by round.
  const wall = await newVisitor({ width: 1280, height: 720 });
  await open(wall.page, `${product.url}/events/${url}/draws/ceremony`);
  await wall.page.getByText("Nothing is shown yet.").waitFor();
  const phone = await organizer.visit(`/events/${url}/manage/draws/ceremony`, { width: 390, height: 844 });
  await phone.page.getByRole("button", { name: "Reveal round 1" }).click();
  await wall.page.getByRole("heading", { name: "Round 1" }).waitFor();
  await wall.page
    .getByText(/^Judge: Angler \d+$/)
    .first()
    .waitFor();
  await saveScreenshot(wall.page, "duel-ceremony");
  phone.expectNoTrouble();
  wall.expectNoTrouble();

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("heading", { name: "Draw 1 is the current draw" }).waitFor();
  await page.getByText("Duels drawn").waitFor();
  // The two refusals above.
  expectNoTrouble(/422/);

  // Ten anglers in thirds: in each round somebody fishes, somebody judges and somebody rests.
  const guest = await newVisitor({ width: 390, height: 844 });
  await open(guest.page, `${product.url}/events/${url}/draws`);
  await guest.page.getByRole("table", { name: "Round 3" }).waitFor();
  await guest.page
    .getByText(/^Rest in this round: Angler \d+/)
    .first()
    .waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "duel-guest");

  await guest.page.getByLabel("Your name or number").fill("Angler 7");
  const found = guest.page.getByRole("status").filter({ hasText: "Angler 7" });
  await expect.poll(() => found.getByRole("listitem").count()).toBe(3);
  await found
    .getByText(/^Against Angler \d+$/)
    .first()
    .waitFor();
  await found
    .getByText(/^A \d, after half time A \d$/)
    .first()
    .waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "duel-own");

  await guest.page.getByRole("button", { name: "Verify" }).click();
  await guest.page.getByText("Everything matches: this is the draw that was promised.").waitFor();
  await guest.page.getByRole("link", { name: "By angler" }).click();
  await guest.page.getByRole("columnheader", { name: "Round 3" }).waitFor();
  await guest.page.getByRole("rowheader", { name: "Angler 10" }).waitFor();
  await saveScreenshot(guest.page, "duel-table");
  guest.expectNoTrouble();

  // Without scripts the schedule and the tables are read all the same.
  const reader = await newVisitor({ javaScriptEnabled: false });
  await reader.page.goto(`${product.url}/events/${url}/draws`);
  await reader.page.getByRole("table", { name: "Round 3" }).waitFor();
  await reader.page.goto(`${product.url}/events/${url}/draws?view=anglers`);
  await reader.page.getByRole("columnheader", { name: "Round 3" }).waitFor();
});

/** Ten anglers on seven pegs, and rules that have duels. */
async function newTroutArea(organizer: Organizer): Promise<string> {
  const rules = { discipline: "trout-area", preset: "trout-area" };
  const { url } = await organizer.add({ name: "Trout Duels", ...rules }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A"], peg_count: 7 });
  await organizer.addPart(url, "sessions", {
    starts_at: "2099-05-14T06:00:00Z",
    ends_at: "2099-05-14T16:00:00Z",
  });
  for (let number = 1; number <= 10; number += 1)
    await organizer.addPart(url, "anglers", { first_name: "Angler", last_name: `${number}` });
  return url;
}
