import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { newPerson } from "./harness/person.ts";
import { expectSaid, undo } from "./harness/said.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

/** An event to which single anglers come, with those who have registered already. */
async function addEvent(name: string, settings: object, people: readonly (readonly [string, string])[] = []) {
  const event = await organizer.add({ name }, "published");
  await organizer.change(event.id, { registration_for: "individual", needs_approval: true, ...settings });
  for (const [first_name, email] of people)
    await organizer.addPart(event.url, "registrations", {
      entrants: [{ first_name, last_name: "Rivers" }],
      email,
      accepts_rules: true,
    });
  return event;
}

test("the desk decides many, refuses one with a reason, and takes a refusal back", async () => {
  const [ann, ben, cara] = [newPerson(), newPerson(), newPerson()];
  const event = await addEvent("Desk of many", { capacity: 5 }, [
    ["Ann", ann.email],
    ["Ben", ben.email],
    ["Cara", cara.email],
  ]);
  const { page, expectNoTrouble } = await organizer.visit(`/events/${event.url}/manage`);
  await page.getByText("3 registrations wait for your decision.").first().waitFor();
  await page.getByRole("navigation").getByRole("link", { name: "Registration", exact: true }).first().click();
  await page.getByRole("heading", { level: 1, name: "Registration desk" }).waitFor();
  await figure(page, "To decide", "3");
  await saveScreenshot(page, "desk-1280");

  await select(page, "Ann Rivers", "Ben Rivers");
  await decide(page, "Confirm");
  await expectSaid(page, "2 registrations changed.");
  await figure(page, "Confirmed", "2");
  await figure(page, "Places left", "3");
  await product.waitForMail(ann.email, /You are in/);

  // A refusal says why, in the letter too, and can be taken back.
  await select(page, "Cara Rivers");
  await page.getByLabel("What to do").selectOption("Reject");
  await page.getByLabel("Reason").fill("No licence");
  await page.getByRole("button", { name: "Decide" }).click();
  await row(page, "Cara Rivers").getByText("Not accepted").waitFor();
  const letter = await product.waitForMail(cara.email, /not accepted/);
  expect(letter.text).toContain("The organizer says: No licence");
  await undo(page, "1 registration changed.");
  await row(page, "Cara Rivers").getByText("Waits for the organizer").waitFor();

  await select(page, "Ann Rivers", "Cara Rivers");
  await decide(page, "Mark as paid");
  await page.getByLabel("Paid or not").selectOption("Paid");
  await page.getByText("2 registrations", { exact: true }).waitFor();
  expect(page.url()).toContain("payment=paid");
  await expect.poll(() => page.getByRole("row").filter({ hasText: "Ben Rivers" }).count()).toBe(0);
  await page.getByLabel("Paid or not").selectOption("");
  expect(await axeViolations(page)).toEqual([]);
  expectNoTrouble();
});

test("what cannot be decided is said in words, and nothing is half done", async () => {
  const event = await addEvent("Desk of one place", { capacity: 1 }, [
    ["Ann", newPerson().email],
    ["Ben", newPerson().email],
  ]);
  const { page, expectNoTrouble } = await organizer.visit(`/events/${event.url}/manage/registrations`);
  await select(page, "Ann Rivers", "Ben Rivers");
  await decide(page, "Confirm");
  await page.getByText("There is no place left", { exact: false }).waitFor();
  await row(page, "Ann Rivers").getByText("Waits for the organizer").waitFor();
  expectNoTrouble(/409/);
});

test("somebody is added by hand, changed, found twice and made one", async () => {
  const person = newPerson();
  const event = await addEvent("Desk of doubles", {}, [["Ann", person.email]]);
  const { page, expectNoTrouble } = await organizer.visit(`/events/${event.url}/manage/registrations`);
  await page.getByRole("link", { name: "Add someone" }).click();
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await page.getByText("Give everybody a first name and a last name.").waitFor();
  await page.getByLabel("First name").fill("Rivers");
  await page.getByLabel("Last name").fill("Ánn");
  await page.getByLabel("Phone").fill("+420 777 123 456");
  await page.getByLabel("Notes").fill("Came to the bank");
  await saveScreenshot(page, "desk-add-1280");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expectSaid(page, "Rivers Ánn is registered: Waits for the organizer.");

  await page.getByRole("link", { name: "Rivers Ánn" }).click();
  await page.getByLabel("Phone").fill("+420 777 000 000");
  await expect.poll(() => page.getByLabel("Notes").inputValue()).toBe("Came to the bank");
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "desk-edit-1280");
  await page.getByRole("button", { name: "Save" }).click();
  await expectSaid(page, "The registration of Rivers Ánn is saved.");

  await row(page, "Rivers Ánn").getByRole("button", { name: "Maybe twice" }).click();
  await page.getByRole("dialog").getByText("Is Rivers Ánn registered twice?").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "desk-merge-1280");
  await page.getByRole("button", { name: "Merge the two" }).click();
  await expectSaid(page, "Ann Rivers is registered once now.");
  await row(page, "Rivers Ánn").getByText("Cancelled").waitFor();
  await page.getByRole("link", { name: "Ann Rivers" }).click();
  await page.getByLabel("Phone").waitFor();
  await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("+420 777 000 000");

  await page.getByText("Rules accepted").waitFor();
  await page.getByRole("button", { name: "Erase contact data" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Erase the contact data of Ann Rivers?").waitFor();
  await dialog.getByText("What is deleted").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "desk-erase-1280");
  await dialog.getByLabel("Reason").fill("Asked by phone");
  await dialog.getByRole("button", { name: "Erase contact data" }).click();
  await expectSaid(page, "The contact data of Ann Rivers is erased.");
  await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("");

  // What does not stand any more can be deleted.
  await page.goBack();
  await page.getByRole("link", { name: "Rivers Ánn" }).click();
  await page.getByRole("button", { name: "Delete this registration" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expectSaid(page, "The registration of Rivers Ánn is deleted.");
  expectNoTrouble();
});

test("a fee and a question are settled, and wrong ones are refused", async () => {
  const event = await addEvent("Desk with a fee", {});
  const { page, expectNoTrouble } = await organizer.visit(`/events/${event.url}/manage/registrations`);
  await page.getByRole("link", { name: "Settings" }).last().click();
  await page.getByRole("button", { name: "Add a category" }).click();
  await page.getByLabel("Category", { exact: true }).fill("open");
  await page.getByLabel("Fee in EUR").fill("a lot");
  await page.getByLabel("IBAN").fill("CZ65 0800 0000 1920 0014 5398");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Write each fee as an amount in EUR, such as 25.00.").waitFor();
  await page.getByLabel("Fee in EUR").fill("25,50");
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByLabel("Question", { exact: true }).fill("Which meal?");
  await page.getByRole("combobox", { name: "Answer" }).selectOption("One of several");
  await page.getByLabel("What can be chosen, one in each line").fill("Fish\nNone");
  await page.getByLabel("Must be answered").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This is not a complete IBAN", { exact: false }).waitFor();
  await page.getByLabel("IBAN").fill("19-2000145399/0800");
  await page.getByRole("button", { name: "Save" }).click();
  await expectSaid(page, "The registration settings are saved.");
  await expect.poll(() => page.getByLabel("IBAN").inputValue()).toBe("CZ65 0800 0000 1920 0014 5399");
  await expect.poll(() => page.getByLabel("Fee in EUR").inputValue()).toBe("25.50");
  expect(await axeViolations(page)).toEqual([]);
  await saveScreenshot(page, "desk-settings-1280");

  await page.getByRole("link", { name: "Registration desk" }).click();
  await page.getByRole("link", { name: "Add someone" }).click();
  await page.getByLabel("First name").fill("Eva");
  await page.getByLabel("Last name").fill("Weir");
  await page.getByLabel("Which meal?").selectOption("Fish");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await row(page, "Eva Weir").getByText("€25.50").waitFor();
  expectNoTrouble(/422/);
});

test("a message counts whom it reaches, asks once more, and is read by those who were chosen", async () => {
  const ann = newPerson();
  const event = await addEvent("Desk that writes", {}, [
    ["Ann", ann.email],
    ["Ben", newPerson().email],
  ]);
  const { page, expectNoTrouble } = await organizer.visit(
    `/events/${event.url}/manage/registrations?status=confirmed`,
    { width: 390, height: 844 },
  );
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("All statuses").selectOption("");
  await saveScreenshot(page, "desk-390");
  await page.emulateMedia({ colorScheme: "dark" });
  await saveScreenshot(page, "desk-390-dark");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await select(page, "Ann Rivers");
  await decide(page, "Confirm");
  await page.getByText("1 registration changed.").waitFor();
  await page.getByRole("button", { name: "Message", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("This reaches 2 addresses.").waitFor();
  await dialog.getByLabel("Status").selectOption("Confirmed");
  await dialog.getByText("This reaches 1 address.").waitFor();
  await dialog.getByLabel("Subject").fill("Meeting point");
  await dialog.getByLabel("Message").fill("We meet at six.\n\nAt the weir.");
  await saveScreenshot(page, "desk-message-390");
  await dialog.getByRole("button", { name: "Check before sending" }).click();
  await dialog.getByText("Read it once more.", { exact: false }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send now" }).click();
  await expectSaid(page, "The message goes to 1 address.");
  const letter = await product.waitForMail(ann.email, /Meeting point/);
  expect(letter.text).toContain("who organizes Desk that writes, writes:\n\nWe meet at six.\n\nAt the weir.");
  expectNoTrouble();
});

function row(page: Page, name: string) {
  return page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
}

async function select(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
}

async function decide(page: Page, what: string): Promise<void> {
  await page.getByLabel("What to do").selectOption(what);
  await page.getByRole("button", { name: "Decide" }).click();
}

/** A figure above the list shows this. */
async function figure(page: Page, label: string, value: string): Promise<void> {
  await page
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: label }) })
    .filter({ has: page.getByRole("definition").filter({ hasText: new RegExp(`^${value}$`) }) })
    .waitFor();
}
