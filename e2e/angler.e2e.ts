import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { focusSearch } from "./harness/focus-search.ts";
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

test("an organizer names a team and its anglers, moves one and lets the reserve fish for another", async () => {
  const event = await organizer.add({ name: "Spring Masters" }, "published");
  const storks = await organizer.addPart(event.url, "teams", { name: "Storks", start_number: 2 });
  await organizer.addPart(event.url, "anglers", { first_name: "Li", last_name: "Wu", team_id: storks });
  const { page, expectNoTrouble } = await organizer.visit(`/events/${event.url}/manage`);

  await menu(page, "Teams").click();
  await page.getByRole("link", { name: "Add team" }).click();
  await page.getByLabel("Name").fill("STÓRKS");
  await page.getByRole("button", { name: "Add team" }).click();
  await page.getByText("Another team has this name.", { exact: true }).waitFor();
  await page.getByLabel("Name").fill("Herons");
  await page.getByRole("button", { name: "Add team" }).click();
  await page.getByRole("heading", { level: 1, name: "Herons" }).waitFor();

  for (const [first, last] of [
    ["Jan", "Novák"],
    ["Åsa", "Berg"],
    ["Zoë", "Smith"],
  ] as const) {
    await page.getByRole("link", { name: "Add angler" }).click();
    await page.getByLabel("First name").fill(first);
    await page.getByLabel("Last name").fill(last);
    if (first === "Zoë") await page.getByLabel("Reserve").check();
    await page.getByRole("button", { name: "Add angler" }).click();
    await page.getByRole("link", { name: `${first} ${last}` }).waitFor();
  }

  await page.getByRole("link", { name: "Åsa Berg" }).click();
  await page.getByRole("button", { name: "Transfer" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("To team").selectOption("Storks");
  await dialog.getByLabel("Reason").fill("Both captains agreed");
  await dialog.getByRole("button", { name: "Transfer" }).click();
  await expectSaid(page, "Åsa Berg is now in Storks.");

  await menu(page, "Anglers").click();
  await page.getByRole("link", { name: "Jan Novák" }).click();
  await page.getByRole("button", { name: "Substitute" }).click();
  await dialog.getByLabel("Reserve").selectOption("Zoë Smith");
  await dialog.getByLabel("Reason").fill("A broken arm");
  await dialog.getByRole("button", { name: "Substitute" }).click();
  await expectSaid(page, "Zoë Smith fishes instead of Jan Novák.");
  expect(await axeViolations(page)).toEqual([]);

  const guest = await newVisitor();
  await open(guest.page, `${product.url}/events/${event.url}/teams`);
  const team = guest.page
    .getByRole("listitem")
    .filter({ has: guest.page.getByRole("heading", { name: "Herons" }) });
  await team.getByRole("listitem").filter({ hasText: "Zoë Smith" }).getByText("Slot 1").waitFor();
  await team.getByRole("listitem").filter({ hasText: "Zoë Smith" }).getByText("no. 4").waitFor();
  await team.getByRole("listitem").filter({ hasText: "Jan Novák" }).getByText("Withdrawn").waitFor();
  guest.expectNoTrouble();
  expectNoTrouble(/409/);
});

test("many anglers are given a category at once, and it is taken back", async () => {
  const event = await organizer.add({ name: "Club match" }, "published");
  const herons = await organizer.addPart(event.url, "teams", { name: "Herons" });
  await organizer.addPart(event.url, "teams", { name: "Storks" });
  for (const name of ["Ann", "Bert", "Cara", "Dan", "Eve"])
    await organizer.addPart(event.url, "anglers", {
      team_id: herons,
      first_name: name,
      last_name: "Rivers",
      licence: "CZ-77",
    });
  const { page, expectNoTrouble } = await organizer.visit(`/events/${event.url}/manage/anglers`);

  // By keyboard: the second box, and with Shift the two below it.
  await page.getByRole("checkbox", { name: "Select Bert Rivers" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByText("3 selected").waitFor();
  await page.getByLabel("What to assign").selectOption("Category");
  await page.getByRole("combobox", { name: "Category", exact: true }).fill("Veterans");
  await page.getByRole("button", { name: "Assign" }).click();
  await expectSaid(page, "3 anglers changed.");
  await expect.poll(() => page.getByRole("row").filter({ hasText: "Veterans" }).count()).toBe(3);
  await undo(page, "3 anglers changed.");
  await expectSaid(page, "Everything is as it was.");
  await expect.poll(() => page.getByRole("row").filter({ hasText: "Veterans" }).count()).toBe(0);

  // From one team to another asks for the reason, and so it can be taken back.
  await page.getByRole("checkbox", { name: "Select Ann Rivers" }).check();
  await page.getByLabel("What to assign").selectOption("Team");
  await page.getByRole("combobox", { name: "Team", exact: true }).selectOption("Storks");
  await page.getByLabel("Reason").fill("The club was split");
  await page.getByRole("button", { name: "Assign" }).click();
  await expectSaid(page, "1 angler changed.");
  await page.getByRole("row", { name: "Ann Rivers" }).getByText("Storks").waitFor();
  await undo(page, "1 angler changed.");
  await page.getByRole("row", { name: "Ann Rivers" }).getByText("Herons").waitFor();

  // All that are found, and not those the search leaves out.
  await page.getByRole("search").getByRole("textbox").fill("cara");
  await page.getByRole("row", { name: "Ann Rivers" }).waitFor({ state: "hidden" });
  await page.getByRole("checkbox", { name: "Select all 1" }).check();
  await page.getByText("1 selected").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expectNoTrouble();
});

test("the corrected entry list is imported again: changes are shown, namesakes asked about, transfers explained", async () => {
  const event = await organizer.add({ name: "Otter cup" }, "published");
  const sazava = await organizer.addPart(event.url, "teams", { name: "Sázava" });
  for (const [number, first_name, last_name] of [
    [12, "Ana", "Bergg"],
    [13, "Jan", "Novák"],
  ])
    await organizer.addPart(event.url, "anglers", { number, first_name, last_name, team_id: sazava });
  const { page, expectNoTrouble } = await organizer.visit(`/events/${event.url}/manage/anglers/import`);

  // A photo of the list is refused by its name, and a column of whole names shows how they are read.
  const photo = {
    name: "entries.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]),
  };
  await page.locator("input[type=file]").setInputFiles(photo);
  await page.getByText("That is a picture, not a spreadsheet.").waitFor();
  await page.getByLabel("Or paste lines").fill("Name\nBERG Anna\nNovák Jan");
  await page.getByRole("button", { name: "Read these lines" }).click();
  const order = page.getByLabel("How whole names are written");
  await expect.poll(() => order.inputValue()).toBe("last-first");
  await page.getByRole("row", { name: "Novák Jan Jan Novák" }).waitFor();
  await order.selectOption("First name, then last name");
  await page.getByRole("row", { name: "Novák Jan Novák Jan" }).waitFor();
  await page.getByRole("button", { name: "Choose another file" }).click();

  const lines = [
    "No;First name;Last name;Team",
    "12;Anna;Berg;Sázava",
    "13;Jan;Novák;Otava",
    "14;Jan;Novák;",
  ];
  await page.getByLabel("Or paste lines").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Read these lines" }).click();
  await page.getByText("2 changed").waitFor();
  const changes = page.getByRole("region", { name: "Who is there already and changes" });
  await changes.getByText("Last name: Bergg becomes → Berg").waitFor();
  await page.getByText("Jan Novák is already in the event, as number 13.").waitFor();
  await page.getByText("Jan Novák leaves Sázava for Otava.").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const doImport = page.getByRole("button", { name: "Import", exact: true });
  await doImport.click();
  await page.getByLabel("I have checked this line").check();
  await page.getByLabel("Reason").fill("Both captains agreed");
  await doImport.click();
  await expectSaid(page, "Imported: 1 new, 2 changed.");
  await page.getByRole("link", { name: "Anna Berg" }).waitFor();
  await undo(page, "Imported: 1 new, 2 changed.");
  await expectSaid(page, "Everything is as it was.");
  await page.getByRole("link", { name: "Ana Bergg" }).waitFor();
  await page.getByRole("row", { name: "Jan Novák" }).getByText("Sázava").waitFor();
  expectNoTrouble();
});

test("a list as a Polish club wrote it: titles above, last names first, two lines to correct and a total", async () => {
  const event = await organizer.add({ name: "Puchar Odry" }, "published");
  const { page, expectNoTrouble } = await organizer.visit(`/events/${event.url}/manage/anglers/import`);
  const lines = [
    "Zawody o puchar koła;;;;",
    "Odra, 14.05.2027;;;;",
    "Lp.;Nr startowy;Nazwisko i imię;Drużyna;Nr licencji",
    "1;21;Kowalski Jan;Odra;PL-1",
    "2;dwa;Wiśniewska Anna;Odra;PL-2",
    "3;23;Zieliński;Warta;PL-3",
    "Razem: 3 zawodników;;;;",
  ];
  await page.getByLabel("Or paste lines").fill(lines.join("\n"));
  await page.getByRole("button", { name: "Read these lines" }).click();
  await expect.poll(() => page.getByLabel("Line with the headings").inputValue()).toBe("3");
  await expect.poll(() => page.getByLabel("How whole names are written").inputValue()).toBe("last-first");
  await page.getByText("left out: 7: Razem: 3 zawodników").waitFor();
  await page.getByText("2 wrong").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const wrong = page.getByRole("region", { name: "Lines that cannot be imported" });
  await wrong.getByLabel("Number").fill("22");
  await wrong.getByLabel("Whole name").fill("Zieliński Adam");
  await wrong.getByLabel("Whole name").press("Enter");
  await page.getByText("3 new").waitFor();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expectSaid(page, "Imported: 3 new, 0 changed.");
  for (const name of ["Jan Kowalski", "Anna Wiśniewska", "Adam Zieliński"])
    await page.getByRole("link", { name }).waitFor();
  expectNoTrouble();
});

test("a guest finds himself, with and without JavaScript, and nothing that is private", async () => {
  const event = await organizer.add({ name: "Open cup" }, "published");
  const wanted = { first_name: "José", last_name: "Núñez", licence: "SECRET-77", category: "ladies" };
  await organizer.addPart(event.url, "anglers", wanted);
  await organizer.addPart(event.url, "anglers", {
    first_name: "Li",
    last_name: "Wu",
    needs_accessible_peg: true,
  });
  const address = `${product.url}/events/${event.url}/anglers`;
  const plain = await newVisitor({ javaScriptEnabled: false });
  await plain.page.goto(address);
  await plain.page.getByText("José Núñez").waitFor();
  expect(await plain.page.content()).not.toContain("SECRET-77");

  const { page, expectNoTrouble } = await newVisitor({ width: 390, height: 844 });
  await open(page, address);
  await focusSearch(page);
  await page.keyboard.type("nunez 1");
  await page.getByText("Li Wu").waitFor({ state: "hidden" });
  await page.getByRole("article").filter({ hasText: "José Núñez" }).waitFor();
  await page.getByText("1 angler", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("All categories").selectOption("Open");
  await page.getByText("Li Wu").waitFor();
  await expect.poll(() => page.getByText("José Núñez").count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expectNoTrouble();
});

function menu(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Manage this event" }).getByRole("link", { name });
}
