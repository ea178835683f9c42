import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor, type VisitorOptions } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("a rotation is generated, edited cell by cell, and what collides is said at once", async () => {
  const { url, groupB, second } = await newField("Spring Masters");
  const { page, expectNoTrouble } = await manage(url, "rotations");
  await page.getByText("4 cells are not set.").waitFor();
  await page.getByRole("button", { name: "Generate rotation" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("2 groups, 2 sectors, 2 official sessions").waitFor();
  await dialog.getByText("Every group fishes every sector once").waitFor();
  await dialog.getByRole("button", { name: "Generate rotation" }).click();
  await page.getByText("No conflicts").waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await page.getByText("4 cells are not set.").waitFor();
  await page.getByRole("button", { name: "Generate rotation" }).click();
  await dialog.getByRole("button", { name: "Generate rotation" }).click();
  await page.getByText("No conflicts").waitFor();
  await expect.poll(() => cellsOf(page)).toEqual(["A", "B", "B", "A"]);

  await cell(page, "A", 2).selectOption("A");
  await page.getByText("Session 2: Group A, Group B are all in sector A.").waitFor();
  await page.getByText("Group A fishes sector A more than once: Session 1, Session 2.").waitFor();
  await expect.poll(() => cell(page, "B", 2).getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => cell(page, "B", 1).getAttribute("aria-invalid")).toBe(null);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await page.getByText("No conflicts").waitFor();

  // A rest, which everybody sees.
  await cell(page, "B", 2).selectOption("Rest");
  await expectSaid(page, "Group B, session 2: Rest");
  await page.reload();
  await expect.poll(() => cellsOf(page)).toEqual(["A", "B", "B", "Rest"]);
  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.page.goto(`${product.url}/events/${url}/rotations`);
  const row = guest.page
    .getByRole("row")
    .filter({ has: guest.page.getByRole("rowheader", { name: "Group B" }) });
  await expect.poll(() => row.getByRole("cell").allTextContents()).toEqual(["B", "Rest"]);

  // Who does not know their group finds themselves.
  const reader = await newVisitor();
  await open(reader.page, `${product.url}/events/${url}/rotations`);
  await reader.page.getByRole("textbox", { name: "Find a group or an angler" }).fill("bo riv");
  await reader.page.getByText("Bo Rivers: group B").waitFor();
  await expect.poll(() => reader.page.getByRole("rowheader").allTextContents()).toEqual(["Group B"]);
  expect(await axeViolations(reader.page)).toEqual([]);

  // In another window the same cell is changed: whoever is slower sees both versions and chooses.
  const other = await page.context().newPage();
  await open(other, `${product.url}/events/${url}/manage/rotations`);
  await cell(other, "B", 2).selectOption("A");
  await expectSaid(other, "Group B, session 2: A");
  await cell(page, "B", 2).selectOption("B");
  const clash = page.getByRole("alert").filter({ hasText: "Choose which one stays." });
  await clash.getByText(`${organizer.person.firstName} ${organizer.person.lastName} saved this`).waitFor();
  await expect.poll(() => clash.getByRole("definition").allTextContents()).toEqual(["B", "A"]);
  expect(await axeViolations(page)).toEqual([]);
  await clash.getByRole("button", { name: "Save mine" }).click();
  await expectSaid(page, "Group B, session 2: B");
  await clash.waitFor({ state: "detached" });
  await other.close();

  // Emptied, and filled again on the page of its own, whose query says which cell.
  await cell(page, "B", 2).selectOption("Not set");
  await page.getByText("1 cell is not set.").waitFor();
  await open(page, `${product.url}/events/${url}/manage/rotations/add?group=${groupB}&session=${second}`);
  await expect.poll(() => chosenIn(page, "Group")).toBe("Group B");
  await expect.poll(() => chosenIn(page, "Session")).toBe("Session 2");
  await page.getByLabel("Sector").selectOption("Sector A");
  await page.getByRole("button", { name: "Add cell" }).click();
  await page.getByText("No conflicts").waitFor();
  await expect.poll(() => cellsOf(page)).toEqual(["A", "B", "B", "A"]);

  // The history names what was changed as people do, also the cell that is gone.
  await open(page, `${product.url}/events/${url}/manage/audit`);
  const changed = page.getByRole("article").filter({ hasText: "Rotation Group B in session 2" });
  await changed.first().waitFor();
  await expect.poll(() => changed.count()).toBe(5);
  expectNoTrouble(/409/);
});

test("a group the rotation counts on is neither emptied nor deleted, and the refusal says why", async () => {
  const { url, groupB } = await newField("Weir Cup");
  await organizer.addPart(url, "rotations/generate", {});
  const { page, expectNoTrouble } = await manage(url, "groups");
  await page.getByLabel("Move Bo Rivers").selectOption("No group");
  await page
    .getByText(
      "That would leave group B without anglers, and the rotation sends it to 2 sessions. Clear its rotation or add somebody else to it first.",
    )
    .waitFor();
  await expect.poll(() => chosenIn(page, "Move Bo Rivers")).toBe("Group B");
  await open(page, `${product.url}/events/${url}/manage/groups/${groupB}/edit`);
  await page
    .getByText(
      "The group is in use, so it cannot be deleted. 1 angler is in it. It has 2 cells in the rotation.",
    )
    .waitFor();
  await page.getByRole("link", { name: "To the rotation" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Delete group" }).count()).toBe(0);
  expectNoTrouble(/409/);
});

test("on a phone each session is a card, and the way there leads past what is missing", async () => {
  const { url } = await organizer.add({ name: "Phone Cup" }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A", "B"], peg_count: 5 });
  await addSessions(url);
  const phone = { width: 390, height: 844, colorScheme: "dark" } as const;
  const { page, expectNoTrouble } = await manage(url, "rotations", phone);
  await page.getByText("There are 0 groups, 2 sectors and 2 official sessions.").waitFor();
  await page.getByRole("link", { name: "Add groups" }).click();
  await page.getByRole("button", { name: "Add several" }).click();
  // As many as there are sectors.
  await expect.poll(() => page.getByRole("dialog").getByLabel("How many groups").inputValue()).toBe("2");
  await page.getByRole("dialog").getByRole("button", { name: "Add groups" }).click();
  await page.getByRole("heading", { name: "Group 2" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await page.getByRole("heading", { name: "Group 2" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Add several" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add groups" }).click();
  await page.getByRole("heading", { name: "Group 2" }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Generate rotation" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Generate rotation" }).click();
  await page.getByText("No conflicts").waitFor();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Session 2" }) });
  await card.getByLabel("Group 1, session 2").selectOption("A");
  await page.getByText("Session 2: Group 1, Group 2 are all in sector A.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expectNoTrouble();
});

interface Field {
  url: string;
  groupB: number;
  /** The second session. */
  second: number;
}

/** Two groups of one angler, two sectors, two sessions. */
async function newField(name: string): Promise<Field> {
  const { url } = await organizer.add({ name }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A", "B"], peg_count: 5 });
  const second = await addSessions(url);
  const groupA = await organizer.addPart(url, "groups", { code: "A" });
  const groupB = await organizer.addPart(url, "groups", { code: "B" });
  await organizer.addPart(url, "anglers", { first_name: "Ann", last_name: "Rivers", group_id: groupA });
  await organizer.addPart(url, "anglers", { first_name: "Bo", last_name: "Rivers", group_id: groupB });
  return { url, groupB, second };
}

/** Two in a morning; answers the second one's id. */
async function addSessions(url: string): Promise<number> {
  const day = "2099-05-14";
  await organizer.addPart(url, "sessions", { starts_at: `${day}T06:00:00Z`, ends_at: `${day}T08:00:00Z` });
  return organizer.addPart(url, "sessions", { starts_at: `${day}T09:00:00Z`, ends_at: `${day}T11:00:00Z` });
}

function manage(url: string, page: string, options?: VisitorOptions) {
  return organizer.visit(`/events/${url}/manage/${page}`, options);
}

function cell(page: Page, group: string, session: number) {
  return page.getByRole("table").getByLabel(`Group ${group}, session ${session}`);
}

/** What is chosen in the matrix, row by row. */
function cellsOf(page: Page): Promise<string[]> {
  return page.getByRole("table").locator("option:checked").allTextContents();
}

async function chosenIn(page: Page, label: string): Promise<string | null> {
  return page.getByLabel(label, { exact: true }).locator("option:checked").textContent();
}
