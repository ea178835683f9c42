import { expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

test("pairs choose their pegs on the organizer's screen, and those who wait follow it on a phone", async () => {
  const product = await shareProduct();
  const organizer = await newOrganizer(product.url);
  const { url, order } = await newOrderOfPairs(organizer);
  const guest = await newVisitor({ width: 390, height: 844 });
  await open(guest.page, `${product.url}/events/${url}/draws`);
  await guest.page.getByRole("listitem").filter({ hasText: "Chooses now" }).getByText(order[0]!).waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);

  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/draws`);
  await page.getByRole("link", { name: "Let them choose their pegs" }).click();
  await page.getByText("Number 1 in the order chooses now").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Peg 3" }).click();
  await page.getByRole("button", { name: "Give them this peg" }).click();

  // The second pair is not there, and the third wants what is gone.
  await page.getByText("Number 2 in the order chooses now").waitFor();
  await page.getByRole("button", { name: "They are not here" }).click();
  await page.getByText("Number 3 in the order chooses now").waitFor();
  await page.getByRole("button", { name: "Peg 3" }).click();
  await page.getByRole("button", { name: "Give them this peg" }).click();
  await page.getByText("has chosen this peg. Choose a free one.").waitFor();
  await saveScreenshot(page, "choosing");
  await page.getByRole("button", { name: "Peg 5" }).click();
  await page.getByRole("button", { name: "Give them this peg" }).click();

  // What is left is for those who were not there.
  await page.getByText("Number 2 in the order chooses now").waitFor();
  await guest.page
    .getByRole("listitem")
    .filter({ hasText: order[2]! })
    .getByText("Sector A, peg 5")
    .waitFor();
  await page.getByRole("combobox", { name: "Peg" }).selectOption({ label: "Sector A, peg 1" });
  await page.getByRole("button", { name: "Give them this peg" }).click();
  await page.getByText("Everybody has a peg.").waitFor();
  await page
    .getByRole("listitem")
    .filter({ hasText: order[0]! })
    .getByRole("button", { name: "Take back" })
    .click();
  await page.getByText("Number 1 in the order chooses now").waitFor();

  await guest.page.getByRole("listitem").filter({ hasText: "Chooses now" }).getByText(order[0]!).waitFor();
  await saveScreenshot(guest.page, "choosing-guest");
  await guest.page.getByRole("button", { name: "Verify" }).click();
  await guest.page.getByText("Everything matches: this is the draw that was promised.").waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  guest.expectNoTrouble();
  expectNoTrouble();
});

/** Three pairs and six pegs, and the order in which they choose. */
async function newOrderOfPairs(organizer: Organizer): Promise<{ url: string; order: string[] }> {
  const { url } = await organizer.add({ name: "Carp Pairs" }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A"], peg_count: 6 });
  const session_id = await organizer.addPart(url, "sessions", {
    starts_at: "2099-05-14T06:00:00Z",
    ends_at: "2099-05-14T16:00:00Z",
  });
  for (const team of ["Herons", "Otters", "Grebes"]) {
    const team_id = await organizer.addPart(url, "teams", { name: team });
    for (const first_name of ["Ann", "Bo"])
      await organizer.addPart(url, "anglers", { first_name, last_name: team, team_id });
  }
  const mode = { kind: "order-of-choice", by: "team", later_sessions: "drawn" };
  const run = await organizer.addPart(url, "draw-runs", { session_ids: [session_id], mode });
  await organizer.addPart(url, `draw-runs/${run}/draw`, { revision: 1 });
  await organizer.addPart(url, `draw-runs/${run}/publish`, { revision: 2 });
  interface Choosing {
    turns: { anglers: { angler_name: string }[] }[];
  }
  const [choosing] = await organizer.read<Choosing[]>(`/events/${url}/choosing`);
  return { url, order: choosing!.turns.map(({ anglers }) => anglers[0]!.angler_name) };
}
