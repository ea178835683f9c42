import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { countInteractions, type Hands } from "./harness/count-interactions.ts";
import { decodeCode } from "./harness/pass.ts";
import { newPerson, open, type Person } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;

beforeAll(async () => {
  product = await shareProduct();
});

/** As a club wrote it: titles above, last names first, two lines to correct, and a total below. */
const polishList = [
  "Zawody o puchar koła;;;;",
  "Odra, 14.05.2099;;;;",
  "Lp.;Nr startowy;Nazwisko i imię;Drużyna;Nr licencji",
  "1;21;Kowalski Jan;Odra;PL-1",
  "2;dwa;Wiśniewska Anna;Odra;PL-2",
  "3;23;Zieliński;Warta;PL-3",
  "4;24;Wójcik Ewa;Warta;PL-4",
  "Razem: 4 zawodników;;;;",
].join("\n");

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])(
  "from signing up to an event that is published and shared in at most 30 interactions, $width px wide",
  async ({ width, height }) => {
    const marta = newPerson("Marta", `Hour ${width}`);
    const { page, expectNoTrouble } = await newVisitor({ width, height });
    const hands = countInteractions();

    await open(page, `${product.url}/events`);
    await hands.click(page.getByRole("main").getByRole("link", { name: "Create event" }));
    await signUp(page, hands, marta);
    await hands.click(page.getByRole("button", { name: "Become an organizer" }));
    const address = await createEvent(page, hands, `Puchar Odry ${width}`);
    await importAnglers(page, hands);
    await hands.click(page.getByRole("link", { name: /^\d+ of \d+ steps done$/ }));
    await publish(page, hands, address);
    const link = await inviteHelper(page, hands, width);
    expect(hands.count()).toBeLessThanOrEqual(30);
    expectNoTrouble();

    const helper = await newVisitor({ width: 390, height: 844 });
    await open(helper.page, link);
    await helper.page.getByText(`Marta Hour ${width} invites you to be Scorer.`).waitFor();
    const guest = await newVisitor({ width, height });
    await open(guest.page, `${address}/anglers`);
    for (const name of ["Jan Kowalski", "Anna Wiśniewska", "Adam Zieliński", "Ewa Wójcik"])
      await guest.page.getByText(name).first().waitFor();
    await guest.page.getByText("4 anglers", { exact: true }).waitFor();
    guest.expectNoTrouble();
  },
);

async function signUp(page: Page, hands: Hands, person: Person): Promise<void> {
  await hands.fill(page.getByLabel("First name"), person.firstName);
  await hands.fill(page.getByLabel("Last name"), person.lastName);
  await hands.fill(page.getByLabel("E-mail"), person.email);
  await hands.fill(page.getByLabel("Password", { exact: true }), person.password);
  await hands.click(page.getByRole("button", { name: "Create account" }));
  await page.getByText(`We sent an e-mail to ${person.email}`).waitFor();
  const [confirmation] = (await product.waitForMail(person.email, /confirm/i)).links;
  await hands.follow(page, confirmation!);
  await hands.fill(page.getByLabel("Password", { exact: true }), person.password);
  await hands.click(page.getByRole("button", { name: "Confirm and sign in" }));
}

async function createEvent(page: Page, hands: Hands, name: string): Promise<string> {
  await hands.fill(page.getByRole("textbox", { name: "Name", exact: true }), name);
  await hands.fill(page.getByLabel("First day"), "2099-05-14");
  await hands.fill(page.getByLabel("Anglers"), "20");
  await page.getByText("This makes").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await hands.click(page.getByRole("button", { name: "Create event" }));
  await page.waitForURL("**/manage");
  return page.url().replace(/\/manage$/, "");
}

async function importAnglers(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole("main").getByRole("link", { name: "Add the anglers" }));
  await hands.click(page.getByRole("link", { name: "Import" }));
  await hands.chooseFile(page.getByRole("button", { name: "Choose a file" }), {
    name: "lista.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(polishList),
  });
  await page.getByText("2 wrong").waitFor();
  const wrong = page.getByRole("region", { name: "Lines that cannot be imported" });
  await hands.fill(wrong.getByLabel("Number"), "22");
  await hands.fill(wrong.getByLabel("Whole name"), "Zieliński Adam");
  await hands.press(wrong.getByLabel("Whole name"), "Enter");
  await page.getByText("4 new").waitFor();
  await hands.click(page.getByRole("button", { name: "Import", exact: true }));
  await expectSaid(page, "Imported: 4 new, 0 changed.");
}

async function publish(page: Page, hands: Hands, address: string): Promise<void> {
  await hands.click(page.getByRole("button", { name: "Publish" }));
  await hands.click(page.getByRole("dialog").getByRole("button", { name: "Publish" }));
  await page.getByText("Announced").first().waitFor();
  expect(await decodeCode(page, "QR code of the event")).toBe(address);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await hands.click(page.getByRole("button", { name: "Copy the text" }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);
}

/** On a phone the menu of the event folds into the bar. */
async function inviteHelper(page: Page, hands: Hands, width: number): Promise<string> {
  const menu = page.getByRole("navigation", { name: "Manage this event" });
  if (width < 600) await hands.click(menu.getByText("Manage", { exact: true }));
  await hands.click(menu.getByRole("link", { name: "Organizers and helpers" }));
  await hands.click(page.getByRole("button", { name: "Invite by link or QR code" }));
  await hands.click(page.getByRole("dialog").getByRole("button", { name: "Make the link" }));
  return decodeCode(page, "Code of the invitation");
}
