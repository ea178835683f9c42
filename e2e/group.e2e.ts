import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { expectSaid, undo } from "./harness/said.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("groups are added by hand, drawn twice, and everybody can check both draws", async () => {
  const { url } = await organizer.add({ name: "Spring Masters" }, "published");
  for (const name of ["Herons", "Otters", "Storks"]) {
    const team_id = await organizer.addPart(url, "teams", { name });
    for (const first_name of ["Ann", "Bo"])
      await organizer.addPart(url, "anglers", { first_name, last_name: name, team_id });
  }
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/groups/add`);
  await page.getByLabel("Code").fill("A");
  await page.getByRole("button", { name: "Add group" }).click();
  await page.getByText("6 anglers have no group.", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Add a group" }).click();
  await page.getByLabel("Code").fill("a");
  await page.getByRole("button", { name: "Add group" }).click();
  await page.getByText("Another group has it.").waitFor();
  await page.getByLabel("Code").fill("B");
  await page.getByLabel("Name").fill("Gold");
  await page.getByRole("button", { name: "Add group" }).click();
  await page.getByRole("heading", { name: "Group B, Gold" }).waitFor();

  // Ann of the Herons is put into B by hand, and keeps it in the draw.
  await page.getByLabel("Move Ann Herons").selectOption("Group B");
  await expectSaid(page, "Ann Herons: Group B");

  // Several at once: those who are ticked go together, and a drag takes them along. One press takes each back.
  for (const name of ["Ann Otters", "Bo Storks"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByText("2 selected").waitFor();
  await page.getByLabel("Move to", { exact: true }).selectOption("Group A");
  await page.getByRole("button", { name: "Move selected" }).click();
  await expectSaid(page, "2 anglers: Group A");
  await expect.poll(() => membersOf(page, "Group A")).toHaveLength(2);
  await undo(page, "2 anglers: Group A");
  await page.getByText("5 anglers have no group.", { exact: true }).waitFor();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Bo Otters" })
    .last()
    .dragTo(page.getByRole("heading", { name: "Group A", exact: true }));
  await expectSaid(page, "Bo Otters: Group A");
  await undo(page, "Bo Otters: Group A");
  await page.getByText("5 anglers have no group.", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Draw groups" }).click();
  await page.getByText("1 has a group already").waitFor();
  await page.getByLabel("Who keeps the group they have").selectOption("Whoever was placed by hand");
  await page.getByRole("button", { name: "Draw", exact: true }).click();
  await page.getByText("All groups have 3 anglers").waitFor();
  await page.getByText("No two anglers of a team are in the same group").waitFor();
  await page.getByText("1 kept the group they had").waitFor();
  await expect.poll(() => membersOf(page, "Group B, Gold")).toContain("Ann Herons");
  await page.getByText("Secret until the draw is applied").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Verify" }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Apply this draw" }).click();
  await page.getByText("Draw 1 is the current draw.", { exact: true }).waitFor();

  // Drawing again needs a reason; nobody keeps a place, and mates may meet.
  await page.getByRole("button", { name: "Draw again" }).click();
  await page.getByRole("textbox", { name: "Why it is drawn again" }).fill("The wind has turned");
  await page.getByLabel("Who keeps the group they have").selectOption("Nobody: everybody is drawn again");
  await page.getByRole("button", { name: "Draw again" }).click();
  await page.getByText("Draw 2, not applied yet").waitFor();
  await page.getByRole("button", { name: "Apply this draw" }).click();
  await page.getByText("Draw 2 is the current draw.", { exact: true }).waitFor();

  // Used by mistake: the draw before it holds again, and the one that was undone stays listed.
  await page.getByRole("button", { name: "Undo" }).last().click();
  await page.getByText("Draw 1 is the current draw.", { exact: true }).waitFor();
  await page.getByText("Undone", { exact: true }).waitFor();
  await page.getByText(/^Undone by .+: Taken back right after it was applied$/).waitFor();
  await page.getByRole("button", { name: "Draw again" }).click();
  await page.getByRole("textbox", { name: "Why it is drawn again" }).fill("The rain came after all");
  await page.getByLabel("Who keeps the group they have").selectOption("Nobody: everybody is drawn again");
  await page.getByRole("button", { name: "Draw again" }).click();
  await page.getByRole("button", { name: "Apply this draw" }).click();
  await page.getByText("Draw 3 is the current draw.", { exact: true }).waitFor();

  // The organizer moves one afterwards: the page says so, and it can be taken back.
  await page.getByRole("link", { name: "Groups", exact: true }).first().click();
  // The page may show for a moment who was there before.
  const drawn = await drawnInto(url, "A");
  await expect.poll(async () => (await membersOf(page, "Group A")).toSorted()).toEqual(drawn);
  const before = await membersOf(page, "Group A");
  const moved = before[0]!;
  await page.getByLabel(`Move ${moved}`).selectOption("Group B");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("Twins fish apart");
  await dialog.getByRole("button", { name: "Move" }).click();
  await expectSaid(page, `${moved}: Group B`);
  await expect.poll(() => membersOf(page, "Group A")).toEqual(before.slice(1));

  // Whoever checks the draw now is told who is elsewhere, and why. Meanwhile the toast waits under the pointer.
  await page.getByRole("status").getByText(`${moved}: Group B`).hover();
  const guest = await newVisitor({ width: 390, height: 844 });
  await open(guest.page, `${product.url}/events/${url}/groups`);
  await guest.page.getByText("moved by hand: Twins fish apart").waitFor();
  await guest.page.getByText("How these groups were drawn").click();
  await guest.page.getByRole("button", { name: "Verify" }).first().click();
  await guest.page.getByText("Everybody is in the group that the draw has given them: no").waitFor();
  await guest.page
    .getByText(`${moved}: drawn into group A, now B. Moved by hand: Twins fish apart`)
    .waitFor();
  await page.getByRole("link", { name: "Draw groups" }).click();
  await page.getByText("1 angler was moved by hand after the draw.").waitFor();
  await undo(page, `${moved}: Group B`);
  await page.getByText("1 angler was moved by hand after the draw.").waitFor({ state: "detached" });
  expectNoTrouble(/409|422/);

  await open(guest.page, `${product.url}/events/${url}/groups`);
  await expect.poll(() => membersOf(guest.page, "Group A")).toEqual(before);
  await guest.page.getByText("How these groups were drawn").click();
  await guest.page.getByText("Reason: The wind has turned").waitFor();
  await guest.page.getByText("The server made it.").first().waitFor();
  // The one in force, the one that was undone, and the one before them.
  for (const draw of [0, 1, 2]) await guest.page.getByRole("button", { name: "Verify" }).nth(draw).click();
  await guest.page.getByText("Everything matches: this is the draw that was promised.").nth(2).waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  guest.expectNoTrouble();
});

/** The names in a group, as the server has them. */
async function drawnInto(url: string, group: string): Promise<string[]> {
  const anglers = await organizer.read<{ first_name: string; last_name: string; group_code: string }[]>(
    `/events/${url}/anglers`,
  );
  return anglers
    .filter(({ group_code }) => group_code === group)
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`)
    .toSorted();
}

/** The names in a group, as the page shows them. */
async function membersOf(page: Page, group: string): Promise<string[]> {
  const column = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: group, exact: true }) });
  await column.getByRole("listitem").first().waitFor();
  const lines = await column.getByRole("listitem").allInnerTexts();
  return lines.map((line) => /(Ann|Bo) (Herons|Otters|Storks)/.exec(line)?.[0] ?? line);
}
