import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { makeReference } from "../packages/domain/src/payment/reference.ts";
import { axeViolations } from "./harness/axe.ts";
import { signUpWithoutBrowser } from "./harness/confirmation.ts";
import { expectShown } from "./harness/expect-page.ts";
import { visitAs } from "./harness/member.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { newPerson, open, type Person } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("a member reads how to pay, the bank's file marks it as paid, and the start list is made", async () => {
  const event = await openEvent("Paying Perch Prize");
  const ann = newPerson("Ann", "Rivers");
  await signUpWithoutBrowser(product.url, ann);
  const { page: member, expectNoTrouble } = await visit(ann, `/events/${event.url}/registrations`);
  await register(member);
  const card = member.getByRole("region", { name: "Pay the fee" });
  for (const fact of ["Weir Anglers", "CZ65 0800 0000 1920 0014 5399", "25.50 EUR"])
    await expectShown(card.getByText(fact, { exact: true }));
  await expectShown(card.getByText("Paying Perch Prize, Ann Rivers"));
  await expectShown(card.getByRole("img", { name: "Payment code for banking apps" }));
  await member.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await card.getByRole("button", { name: "Copy: IBAN" }).click();
  await expectSaid(member, "Copied: IBAN");
  await expect
    .poll(() => member.evaluate(() => navigator.clipboard.readText()))
    .toBe("CZ6508000000192000145399");
  await expectFits(member);
  expect(await axeViolations(member)).toEqual([]);
  await saveScreenshot(member, "registration-payment-390");
  const written = await card.getByText(/^RF\d\d /).innerText();

  const benId = await organizer.addPart(event.url, "registrations", entry("Ben"));
  const caraId = await organizer.addPart(event.url, "registrations", entry("Cara"));
  const { page, expectNoTrouble: expectNoDeskTrouble } = await organizer.visit(
    `/events/${event.url}/manage/registrations`,
  );
  await expectShown(page.getByText("3 confirmed registrations are not paid yet."));
  await page.getByRole("link", { name: "Bank file" }).click();
  await paste(page, "Name,Club\nAnn,Herons");
  await expectShown(page.getByText("It has no column for the date, the amount, the message"));
  const file = bankFile([
    ["Ann Rivers", written, "25.50"],
    ["Ben Weir", makeReference(benId), "20.00"],
    ["Somebody", "Entry fee", "25.50"],
    ["Landlord", "Lease", "-900.00"],
  ]);
  await paste(page, file);
  await expectShown(page.getByText("1 matched"));
  await expectShown(page.getByText("It is less than the fee. Probably for Ben Rivers."));
  await expectShown(page.getByText("There is no reference in it."));
  await page.getByText("1 line that pays for nobody").click();
  await expectShown(page.getByText("The money left the account."));
  await page.getByLabel("Whom does the payment of Somebody").selectOption(String(caraId));
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "bank-file-1280");
  await page.getByRole("button", { name: "Mark 2 registrations as paid" }).click();
  await expectSaid(page, "2 registrations are paid now.");
  await expectShown(page.getByText("1 confirmed registration is not paid yet."));
  await member.reload();
  await expectShown(member.getByText(/€25\.50 · Paid$/));
  await expect.poll(() => card.count()).toBe(0);

  // The same file again: only what nobody decided about is left.
  await page.getByRole("link", { name: "Bank file" }).click();
  await paste(page, file);
  await expectShown(page.getByText("1 to look at"));
  await expectShown(page.getByText("3 lines that pay for nobody"));
  await expect.poll(() => page.getByRole("button", { name: /^Mark/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Choose another file" }).click();
  await paste(page, bankFile([["Ann Rivers", written, "25.50"]]));
  await expectShown(page.getByText("Nothing in this file is new."));

  await page.getByRole("link", { name: "Registration desk" }).click();
  await expectShown(page.getByText("3 confirmed anglers are not on the start list yet."));
  await page.getByRole("button", { name: "Make the start list" }).click();
  await expectShown(page.getByText("The start list is up to date. 3 anglers were added."));
  await expectShown(page.getByText("The start list agrees with the confirmed registrations."));
  await saveScreenshot(page, "desk-tasks-1280");
  await page.getByRole("link", { name: "See the anglers" }).click();
  await expectShown(page.getByRole("link", { name: "Ann Rivers" }));

  await member.getByRole("button", { name: "Cancel registration" }).click();
  await member.getByRole("dialog").getByRole("button", { name: "Cancel registration" }).click();
  await expectShown(member.getByRole("heading", { name: "Your registration is cancelled." }));
  await page.goto(`${product.url}/events/${event.url}/manage/registrations`);
  await expectShown(page.getByText("1 angler without a place is still on the start list."));
  // Also on a phone it is seen at once, before the list.
  await page.setViewportSize({ width: 390, height: 844 });
  const update = page.getByRole("button", { name: "Update the start list" });
  await expect.poll(async () => (await update.boundingBox())?.y ?? Infinity).toBeLessThan(800);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "desk-behind-390");
  await update.click();
  await expectShown(page.getByText("1 angler was withdrawn."));
  expectNoTrouble();
  expectNoDeskTrouble();
});

test("crowns are paid by a code of their own, other money by typing, and the bank file fits a phone", async () => {
  const event = await openEvent("Crown Carp Cup", { currency: "CZK" });
  const bo = newPerson("Bo", "Lake");
  await signUpWithoutBrowser(product.url, bo);
  const { page: member, expectNoTrouble } = await visit(bo, `/events/${event.url}/registrations`);
  await register(member);
  const card = member.getByRole("region", { name: "Pay the fee" });
  await expectShown(card.getByText("19-2000145399/0800", { exact: true }));
  await expectShown(card.getByText("Reference (variable symbol)"));
  await expectShown(card.getByRole("img"));

  const { page, expectNoTrouble: expectNoDeskTrouble } = await organizer.visit(
    `/events/${event.url}/manage/registrations/payments`,
    { width: 390, height: 844 },
  );
  await paste(page, bankFile([["Bo Lake of the long bank, with many words", "Start", "25.50"]], "CZK"));
  await expectShown(page.getByText("1 to look at"));
  await expectFits(page);
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "bank-file-390");

  const zloty = await openEvent("Zander Zloty Cup", { currency: "PLN" });
  await open(member, `${product.url}/events/${zloty.url}/registrations`);
  await register(member);
  await expectShown(card.getByText("25.50 PLN"));
  await expect.poll(() => card.getByRole("img").count()).toBe(0);
  expectNoTrouble();
  expectNoDeskTrouble();
});

interface StoryEvent {
  url: string;
}

/** An event for single anglers who have a place at once and pay a fee. */
async function openEvent(name: string, settings: object = {}): Promise<StoryEvent> {
  const event = await organizer.add({ name }, "published");
  await organizer.change(event.id, {
    registration_opens_at: "2026-01-01T00:00:00Z",
    registration_for: "individual",
    needs_approval: false,
  });
  await organizer.settleRegistration(event.url, {
    categories: [{ category: "open", fee: 2550, capacity: null }],
    account_name: "Weir Anglers",
    iban: "CZ65 0800 0000 1920 0014 5399",
    ...settings,
  });
  return event;
}

function entry(first_name: string): object {
  return { entrants: [{ first_name, last_name: "Rivers" }], accepts_rules: true };
}

/** As N26 writes it. */
function bankFile(payments: readonly (readonly [string, string, string])[], currency = "EUR"): string {
  const head = `"Booking Date","Partner Name",Type,"Payment Reference","Amount (${currency})"`;
  const lines = payments.map(
    ([payer, reference, amount]) => `2026-11-14,"${payer}","Credit Transfer","${reference}",${amount}`,
  );
  return [head, ...lines].join("\n");
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel("Or paste lines copied from a spreadsheet").fill(text);
  await page.getByRole("button", { name: "Read these lines" }).click();
}

async function register(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("I accept the rules of the event").check();
  await page.getByRole("button", { name: "Continue to the check" }).click();
  await page.getByRole("button", { name: "Send registration" }).click();
  await expectShown(page.getByRole("heading", { name: "You have a place." }));
}

/** On a phone. */
function visit(person: Person, path: string) {
  return visitAs(product.url, person, path, { width: 390 });
}

/** Nothing has to be scrolled sideways. */
async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}
