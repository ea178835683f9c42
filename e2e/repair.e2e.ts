import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
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

test("a draw is repaired in every way there is, changed by hand, and verified each time", async () => {
  const field = await newDrawnField("Autumn Masters");
  await breakEverything(field);
  const { page, expectNoTrouble } = await organizer.visit(`/events/${field.url}/manage/draws`);
  await page.getByText("Peg 8 of sector A is out of use (Flooded), and Flo Rivers is on it.").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  // The diff, then a reason, and the repair is public.
  const dialog = page.getByRole("dialog");
  await look(page, "Peg 8 of sector A is out of use");
  const moved = dialog.getByRole("row", { name: /Flo Rivers/ });
  await moved.getByRole("cell", { name: "sector A, peg 8" }).waitFor();
  await dialog.getByText("5 other places stay as they are.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "repair-dialog");
  await repair(page, "The river has risen");

  await look(page, "Gus Rivers has withdrawn");
  await dialog.getByRole("row", { name: /Gus Rivers.*sector A, peg 10 no peg/ }).waitFor();
  await repair(page, "Broke an arm");

  await look(page, "Di Rivers has withdrawn");
  await dialog.getByRole("radio", { name: "Eve Rivers takes their place" }).check();
  await dialog.getByRole("row", { name: /Eve Rivers.*no peg.*sector A, peg 6/ }).waitFor();
  await repair(page, "Ill");

  await look(page, "Hal Rivers takes part and is not in the draw.");
  await repair(page, "Came late");

  await look(page, "Cy Rivers has changed teams and now sits beside a team mate: Ann Rivers");
  await dialog.getByRole("row", { name: /Cy Rivers/ }).waitFor();
  await repair(page, "New club");
  await page.getByText("This does not fit the draw any more").waitFor({ state: "detached" });

  const guest = await newVisitor({ width: 390, height: 844 });
  await open(guest.page, `${product.url}/events/${field.url}/draws`);
  await guest.page.getByText("By a repair of the draw: Came late").first().waitFor();
  await guest.page.getByRole("button", { name: "Verify" }).click();
  await guest.page.getByText("Everything matches: this is the draw that was promised.").waitFor();
  await guest.page.getByRole("button", { name: "Show 5 changes after the draw" }).click();
  await guest.page.getByText("Change 3: a reserve stepped in").waitFor();
  await guest.page.getByText("Eve Rivers, Session 1: from no peg to sector A, peg 6").waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "repair-history");

  await changeByHand(page, field.url);
  await open(guest.page, `${product.url}/events/${field.url}/draws`);
  await guest.page
    .getByText("Changed by hand, by the owner of the event: Wheelchair", { exact: false })
    .first()
    .waitFor();
  await guest.page.getByRole("button", { name: "Verify" }).click();
  await guest.page.getByText("Places were changed since, and each change says why.").waitFor();
  for (const view of ["teams", "anglers"]) {
    await open(guest.page, `${product.url}/events/${field.url}/draws?view=${view}`);
    await guest.page
      .getByRole("row", { name: /^Hal Rivers A 1 Changed by hand, by the owner of the event: Wheelchair$/ })
      .waitFor();
    await guest.page.getByRole("row", { name: /^Eve Rivers A 6 As a reserve: Ill$/ }).waitFor();
    expect(await axeViolations(guest.page)).toEqual([]);
    await saveScreenshot(guest.page, `draw-${view}-changed`);
  }

  // Taken back with a reason, the draw and its repairs are all there is again.
  await page.getByText("What was changed after the draw").click();
  await page.getByRole("button", { name: "Take this back" }).click();
  await dialog.getByLabel("Why it is undone").fill("Not needed");
  await dialog.getByRole("button", { name: "Take this back" }).click();
  await expectSaid(page, "Change 6 is taken back.");
  await open(guest.page, `${product.url}/events/${field.url}/draws`);
  await guest.page.getByRole("button", { name: "Verify" }).click();
  await guest.page.getByText("Everything matches: this is the draw that was promised.").waitFor();
  guest.expectNoTrouble();
  expectNoTrouble();
});

test("somebody is taken off a peg and placed again by hand, where nothing is drawn without a reason", async () => {
  const { url } = await organizer.add({ name: "Hand Cup" }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A"], peg_count: 6 });
  await organizer.addPart(url, "sessions", sessionTimes);
  await organizer.addPart(url, "anglers", { first_name: "Ann", last_name: "Rivers" });
  await flood(url, 5);
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage/draws`);
  await page.getByRole("link", { name: "Place somebody by hand" }).click();
  // The page before has a field of this name, too.
  await page.getByRole("heading", { name: "Place somebody by hand" }).waitFor();
  await page.getByRole("combobox", { name: "Angler" }).selectOption({ label: "Ann Rivers" });
  // Before it is dropped, the peg says what would stand in the way.
  await hoverName(page, "Peg 5");
  await page.getByRole("button", { name: "Peg 5" }).getByText("Out of use", { exact: true }).waitFor();
  await page.getByText("This peg is out of use: Flooded").waitFor();
  await saveScreenshot(page, "place-drag");
  await moveTo(page, "Peg 3");
  await page.getByRole("button", { name: "Peg 3" }).getByText("Free").waitFor();
  await page.mouse.up();
  await page.getByRole("button", { name: "Peg 3", pressed: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "place-by-hand");
  await page.getByRole("button", { name: "Give them this peg" }).click();
  await expectSaid(page, "The place of Ann Rivers is saved.");
  // No draw was ever made, and the place is listed all the same.
  await page.getByText("Session 1: 1 place").click();
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "place-list");
  await page.getByRole("link", { name: "Ann Rivers" }).click();
  await page.getByRole("combobox", { name: "Peg", exact: true }).selectOption({ label: "Sector A, peg 4" });
  await page.getByRole("button", { name: "Save this place" }).click();
  await page.getByText("Session 1: 1 place").click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Peg 4" })
    .getByRole("link", { name: "Ann Rivers" })
    .waitFor();
  await page.getByRole("link", { name: "Ann Rivers" }).click();
  await page.getByRole("button", { name: "Take them off the peg" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take them off the peg" }).click();
  await expectSaid(page, "Ann Rivers has no peg in this session any more.");
  expectNoTrouble();
});

/** Drags the angler's name over a peg of the bank, and does not let it go. */
async function hoverName(page: Page, peg: string): Promise<void> {
  await page.getByRole("button", { name: peg }).scrollIntoViewIfNeeded();
  const from = await page.locator("[draggable=true]").boundingBox();
  await page.mouse.move(from!.x + 10, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(from!.x + 20, from!.y + 12, { steps: 4 });
  await moveTo(page, peg);
}

async function moveTo(page: Page, peg: string): Promise<void> {
  const to = await page.getByRole("button", { name: peg }).boundingBox();
  await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 8 });
  // The first move onto a peg enters it, and the next one is over it.
  await page.mouse.move(to!.x + 22, to!.y + 22);
}

async function look(page: Page, need: string): Promise<void> {
  const row = page.getByRole("listitem").filter({ hasText: need });
  await row.getByRole("button", { name: "Look at the repair" }).click();
}

async function repair(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByText("stay as they are.").waitFor();
  await dialog.getByLabel("Why", { exact: true }).fill(reason);
  await dialog.getByRole("button", { name: "Make this repair" }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Hal takes Ann's peg, which is hers until the two are let exchange theirs. */
async function changeByHand(page: Page, url: string): Promise<void> {
  await page.getByText("Session 1: 6 places").click();
  await page.getByRole("link", { name: "Hal Rivers" }).click();
  await page
    .getByRole("combobox", { name: "Peg", exact: true })
    .selectOption({ label: "Sector A, peg 1 (Ann Rivers)" });
  await page.getByText("Ann Rivers fishes there in this session.").waitFor();
  await page.getByLabel("Let the two exchange their pegs").check();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save this place" }).click();
  await page.getByText("Fill this in.").waitFor();
  await page.getByLabel("Why", { exact: true }).fill("Wheelchair");
  await page.getByRole("button", { name: "Save this place" }).click();
  await page.waitForURL(`**/events/${url}/manage/draws`);
}

interface DrawnField {
  url: string;
  anglers: Record<string, number>;
  teams: Record<string, number>;
}

const sessionTimes = { starts_at: "2099-05-14T06:00:00Z", ends_at: "2099-05-14T06:59:00Z" };

/** Six anglers pinned to pegs 1, 2, 4, 6, 8 and 10 of twelve, so that the story knows who stands where. */
async function newDrawnField(name: string): Promise<DrawnField> {
  const { url } = await organizer.add({ name }, "published");
  await organizer.addPart(url, "sectors/series", { codes: ["A"], peg_count: 12 });
  const session_id = await organizer.addPart(url, "sessions", sessionTimes);
  const teams: Record<string, number> = {};
  for (const team of ["Herons", "Otters"])
    teams[team] = await organizer.addPart(url, "teams", { name: team });
  const places = { Ann: 1, Cy: 2, Bo: 4, Di: 6, Flo: 8, Gus: 10 };
  const teamOf: Record<string, string> = { Ann: "Herons", Bo: "Herons", Cy: "Otters", Di: "Otters" };
  const anglers: Record<string, number> = {};
  for (const first_name of Object.keys(places))
    anglers[first_name] = await organizer.addPart(url, "anglers", {
      first_name,
      last_name: "Rivers",
      team_id: teams[teamOf[first_name] ?? ""] ?? null,
    });
  const reserve = { first_name: "Eve", last_name: "Rivers", team_id: teams["Otters"], is_reserve: true };
  anglers["Eve"] = await organizer.addPart(url, "anglers", reserve);
  const [sector] = await organizer.read<{ pegs: { id: number; number: number }[] }[]>(
    `/events/${url}/sectors`,
  );
  const pegOf = new Map(sector!.pegs.map(({ id, number }) => [number, id]));
  const run = await organizer.addPart(url, "draw-runs", {
    session_ids: [session_id],
    mode: { kind: "free" },
    constraints: [{ kind: "team-mates-apart", strength: "hard" }],
    pins: Object.entries(places).map(([angler, peg]) => ({
      session_id,
      angler_id: anglers[angler],
      peg_id: pegOf.get(peg),
    })),
  });
  await organizer.addPart(url, `draw-runs/${run}/draw`, { revision: 1 });
  await organizer.addPart(url, `draw-runs/${run}/publish`, { revision: 2 });
  return { url, anglers, teams };
}

/** Everything that can happen to a published draw. */
async function breakEverything({ url, anglers, teams }: DrawnField): Promise<void> {
  await flood(url, 8);
  await organizer.addPart(url, "anglers/assign", { ids: [anglers["Gus"]], presence: "withdrawn" });
  const substitute = { reserve_id: anglers["Eve"], reason: "Ill" };
  await organizer.addPart(url, `anglers/${anglers["Di"]}/substitute`, substitute);
  await organizer.addPart(url, "anglers", { first_name: "Hal", last_name: "Rivers" });
  const transfer = { team_id: teams["Herons"], reason: "New club" };
  await organizer.addPart(url, `anglers/${anglers["Cy"]}/transfer`, transfer);
}

async function flood(url: string, number: number): Promise<void> {
  interface Sector {
    id: number;
    revision: number;
    pegs: { number: number; out_of_use_reason: string | null }[];
  }
  const [sector] = await organizer.read<Sector[]>(`/events/${url}/sectors`);
  const pegs = sector!.pegs.map((peg) =>
    peg.number === number ? { ...peg, out_of_use_reason: "Flooded" } : peg,
  );
  await organizer.changePart(url, `sectors/${sector!.id}`, { pegs, revision: sector!.revision });
}
