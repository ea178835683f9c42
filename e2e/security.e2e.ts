import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { decodeCode } from "./harness/pass.ts";
import { newPerson, open, typeSignUp } from "./harness/person.ts";
import { expectSaid, undo } from "./harness/said.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let marta: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  marta = await newOrganizer(product.url, newPerson("Marta", "Nováková"));
});

test("somebody without an account is invited, signs up, and helps to run the event until his right is taken", async () => {
  const event = await marta.add({ name: "Weekend Masters" });
  const owen = newPerson("Owen", "Price");
  const owner = await marta.visit(`/events/${event.url}/manage/securities`);
  await expectShown(owner.page.getByText("The only owner"));
  await owner.page.getByRole("link", { name: "Invite" }).click();
  await owner.page.getByLabel("E-mail address").fill(owen.email);
  await owner.page.getByLabel("Organizer").check();
  await owner.page.getByRole("button", { name: "Invite" }).click();
  await expectSaid(owner.page, `${owen.email} is invited.`);
  await expectShown(owner.page.getByText("Becomes active when the invitation is accepted."));

  const helper = await newVisitor();
  const [invitation] = (await product.waitForMail(owen.email, /invited to help run Weekend Masters/)).links;
  await open(helper.page, invitation!);
  await expect.poll(() => helper.page.getByLabel("E-mail").inputValue()).toBe(owen.email);
  await helper.page.getByLabel("First name").fill(owen.firstName);
  await helper.page.getByLabel("Last name").fill(owen.lastName);
  await helper.page.getByLabel("Password", { exact: true }).fill(owen.password);
  await helper.page.getByRole("button", { name: "Create account" }).click();
  await expectShown(helper.page.getByText(`We sent an e-mail to ${owen.email}`));
  const [confirmation] = (await product.waitForMail(owen.email, /confirm/i)).links;
  await open(helper.page, confirmation!);
  await helper.page.getByLabel("Password", { exact: true }).fill(owen.password);
  await helper.page.getByRole("button", { name: "Confirm and sign in" }).click();
  await expectAddress(helper.page, "**/account/invitations");
  await expectShown(helper.page.getByText("Marta Nováková invites you to be Organizer of this event."));
  expect(await axeViolations(helper.page)).toEqual([]);
  await helper.page.getByRole("button", { name: "Accept the invitation to Weekend Masters" }).click();
  await expectSaid(helper.page, "You are Organizer of Weekend Masters now.");
  await expectAddress(helper.page, `**/events/${event.url}/manage`);
  await open(helper.page, `${product.url}/events/${event.url}/manage/securities`);
  await expectShown(helper.page.getByText("Marta Nováková"));
  await expect.poll(() => helper.page.getByRole("button", { name: "Remove Marta Nováková" }).count()).toBe(0);

  await open(owner.page, `${product.url}/events/${event.url}/manage/securities`);
  await owner.page.getByLabel("Role of Owen Price").selectOption("Owner");
  await expectSaid(owner.page, "Owen Price is Owner now.");
  await undo(owner.page, "Owen Price is Owner now.");
  await expectSaid(owner.page, "Owen Price is Organizer now.");
  await open(owner.page, `${product.url}/events/${event.url}/securities`);
  await expectShown(owner.page.getByRole("heading", { name: "Who runs this event" }));
  await expectShown(owner.page.getByText("Owen Price"));

  await open(owner.page, `${product.url}/events/${event.url}/manage/securities`);
  await owner.page.getByRole("button", { name: "Remove Owen Price" }).click();
  await owner.page.getByRole("button", { name: "Delete" }).click();
  await expectSaid(owner.page, "Owen Price has no access to this event any more.");
  await helper.page.goto(`${product.url}/events/${event.url}/manage/securities`);
  await expectShown(helper.page.getByText("cannot find what you are looking for"));

  await owner.page.getByRole("link", { name: "History" }).first().click();
  await owner.page.getByLabel("About").selectOption("Access");
  await expectShown(owner.page.getByText("Owen Price accepted"));
  await expectShown(owner.page.getByText("Marta Nováková deleted"));
  expect(await axeViolations(owner.page)).toEqual([]);
  owner.expectNoTrouble();
});

test("a helper scans a code, signs up on the way, and stands in the event; the link ends when it is ended", async () => {
  const event = await marta.add({ name: "Code Masters" });
  const owner = await marta.visit(`/events/${event.url}/manage/securities`);
  await owner.page.getByRole("button", { name: "Invite by link or QR code" }).click();
  await owner.page.getByRole("dialog").getByRole("button", { name: "Make the link" }).click();
  const link = await decodeCode(owner.page, "Code of the invitation");
  expect(link).toMatch(new RegExp(`^${product.url}/invitation#[\\w-]{32}$`));
  expect(await axeViolations(owner.page)).toEqual([]);
  await saveScreenshot(owner.page, "invitation-link-1280");

  const sam = newPerson("Sam", "Scale");
  const helper = await newVisitor({ width: 390, height: 844 });
  await open(helper.page, link);
  await expectShown(helper.page.getByText("Marta Nováková invites you to be Scorer."));
  expect(await axeViolations(helper.page)).toEqual([]);
  await saveScreenshot(helper.page, "invitation-390");
  await helper.page.getByRole("link", { name: "Sign up and accept" }).click();
  await expectAddress(helper.page, "**/signup");
  await typeSignUp(helper.page, sam);
  await expectShown(helper.page.getByText(`We sent an e-mail to ${sam.email}`));
  const [confirmation] = (await product.waitForMail(sam.email, /confirm/i)).links;
  // The mail opens another tab of the same phone.
  const mail = await helper.context.newPage();
  await open(mail, confirmation!);
  await mail.getByLabel("Password", { exact: true }).fill(sam.password);
  await mail.getByRole("button", { name: "Confirm and sign in" }).click();
  await expectSaid(mail, "You are Scorer of Code Masters now.");
  await expectAddress(mail, `**/events/${event.url}/manage`);
  await expectShown(mail.getByRole("heading", { level: 1 }));
  helper.expectNoTrouble();

  await open(owner.page, `${product.url}/events/${event.url}/manage/securities`);
  await expectShown(owner.page.getByText("Accepted by Sam Scale"));
  await owner.page.getByRole("button", { name: "End the link for Scorer" }).click();
  await expectSaid(owner.page, "The link does not work any more.");
  const late = await newVisitor({ width: 390, height: 844 });
  await open(late.page, link);
  await expectShown(late.page.getByText("This invitation link does not work any more."));
  owner.expectNoTrouble();
});

test("an organizer says what may be caught, and the event's page tells everybody", async () => {
  const event = await marta.add({ name: "Predator Cup" }, "published");
  const { page, expectNoTrouble } = await marta.visit(`/events/${event.url}/manage/settings`);
  await page.getByRole("link", { name: "Choose species" }).click();
  await page.getByRole("textbox", { name: "Find a species" }).fill("lucius");
  // Ticked when the server has said so: that takes a moment.
  await page.getByRole("checkbox", { name: "Northern pike" }).click();
  await expectSaid(page, "Northern pike is on this event’s list.");
  await page.getByRole("button", { name: "Adjust Northern pike" }).click();
  await page.getByLabel("Minimum length").fill("62,5");
  await page.getByLabel("Most that count").fill("3");
  await page.getByLabel("Points for one").fill("many");
  await page.getByRole("button", { name: "Save" }).click();
  await expectShown(page.getByText("Write a number like 10, 7.5 or 1/3."));
  await page.getByLabel("Points for one").fill("7,5");
  await page.getByRole("button", { name: "Save" }).click();
  await expectShown(page.getByRole("cell", { name: "62.5 cm" }));
  await page.getByRole("textbox", { name: "Find a species" }).fill("perch");
  await page.getByRole("button", { name: /Tick all \d+ found/ }).click();
  await expectSaid(page, /\d+ species were added/);
  await page.getByRole("checkbox", { name: "European perch" }).click();
  await undo(page, "European perch is off this event’s list.");
  await expectSaid(page, "European perch is on this event’s list.");
  expect(await axeViolations(page)).toEqual([]);
  expectNoTrouble();

  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.page.goto(`${product.url}/events/${event.url}`);
  await expectShown(guest.page.getByRole("heading", { name: "What may be caught" }));
  await expectShown(guest.page.getByText("62.5 cm, at most 3, 7.5 points"));
});
