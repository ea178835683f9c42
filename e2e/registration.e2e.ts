import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { confirmationLink } from "./harness/confirmation.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { newMember, visitAs } from "./harness/member.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { newPerson, open, type Person } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor, type VisitorOptions } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("a guest types, signs up on the way, loses nothing, and is in; the next waits and moves up", async () => {
  const event = await openEvent("Minnow Masters", { capacity: 1 });
  await organizer.settleRegistration(event.url, {
    categories: [{ category: "open", fee: 2500, capacity: null }],
    questions: [
      { id: "meal", label: "Do you stay for dinner?", kind: "yes-no", options: [], is_required: true },
      { id: "shirt", label: "Shirt size", kind: "choice", options: ["S", "M", "L"], is_required: false },
    ],
  });
  const { page, context, expectNoTrouble } = await newVisitor({ width: 390 });
  const ann = newPerson("Ann", "Rivers");
  await open(page, registrationsOf(event));
  await expectShown(page.getByRole("heading", { name: /^Registration is open until/ }));
  await expectShown(page.getByText("1 of 1 places is left."));
  await expectShown(page.getByRole("cell", { name: "€25.00" }));
  await expectShown(page.getByText("Nobody has registered yet."));
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expectShown(page.getByText("Please fix 2 fields"));
  await page.getByLabel("First name").fill("Ann");
  await page.getByLabel("Last name").fill("Rivers");
  await page.getByText("Please fix").waitFor({ state: "detached" });
  await page.getByLabel("Club").fill("Weir Watchers");
  await page.getByLabel("Phone").fill("+420 777 123 456");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Do you stay for dinner?").selectOption("Yes");
  await page.getByLabel("I accept the rules of the event").check();
  await expectFits(page);
  await page.getByRole("button", { name: "Continue to the check" }).click();

  await expectAddress(page, "**/login?return=*");
  await page.getByRole("link", { name: "Sign up" }).click();
  await fillSignUpForm(page, ann);
  await expectShown(page.getByText(`We sent an e-mail to ${ann.email}`));
  const tab = await context.newPage();
  await open(tab, await confirmationLink(product.url, ann.email));
  await tab.getByLabel("Password", { exact: true }).fill(ann.password);
  await tab.getByRole("button", { name: "Confirm and sign in" }).click();

  await expectAddress(tab, "**/registrations/confirm");
  for (const typed of ["Ann Rivers", "Weir Watchers", "+420 777 123 456", "€25.00", "Yes", ann.email])
    await expectShown(tab.getByRole("main").getByText(typed).first());
  expect(await axeViolations(tab)).toEqual([]);
  await expectFits(tab);
  await saveScreenshot(tab, "registration-confirm-390");
  await tab.getByRole("button", { name: "Send registration" }).dblclick();
  await expectShown(tab.getByRole("heading", { name: "You have a place." }));
  await expectFits(tab);
  await expectShown(tab.getByText("The only place is taken."));
  await expect.poll(() => tab.getByRole("article").filter({ hasText: "Confirmed" }).count()).toBe(1);
  await product.waitForMail(ann.email, /You are in: Minnow Masters/);
  await expect
    .poll(() => tab.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("reg"))))
    .toEqual([]);

  const ben = await newMember(product.url, newPerson("Ben", "Weir"));
  const second = await visit(ben, registrationsOf(event), { width: 390 });
  await second.page.getByRole("link", { name: "Register" }).click();
  await expect.poll(() => second.page.getByLabel("First name").inputValue()).toBe("Ben");
  await second.page.getByRole("button", { name: "Continue" }).click();
  await second.page.getByLabel("Do you stay for dinner?").selectOption("No");
  await second.page.getByLabel("I accept the rules of the event").check();
  await second.page.getByRole("button", { name: "Continue to the check" }).click();
  await second.page.getByRole("button", { name: "Send registration" }).click();
  await expectShown(second.page.getByRole("heading", { name: "You are number 1 on the waitlist." }));
  await saveScreenshot(second.page, "registration-waitlist-390");

  await tab.getByRole("button", { name: "Cancel registration" }).click();
  await expectShown(tab.getByText("goes to the first on the waitlist"));
  await tab.getByRole("dialog").getByRole("button", { name: "Cancel registration" }).click();
  await expectShown(tab.getByRole("heading", { name: "Your registration is cancelled." }));
  await product.waitForMail(ben.email, /You are in: Minnow Masters/);
  await open(second.page, `${product.url}/account`);
  const mine = second.page.getByRole("listitem").filter({ hasText: "Minnow Masters" });
  await expectShown(mine.getByText("Confirmed"));
  await mine.getByRole("link", { name: "Minnow Masters" }).click();
  await expectShown(second.page.getByRole("heading", { name: "You have a place." }));
  second.expectNoTrouble();
  expectNoTrouble();
});

test("a captain registers a team with a reserve, changes it, and what was typed is there the next time", async () => {
  const event = await openEvent("Team Tench Trophy", {
    registration_for: "team",
    team_size: 2,
    reserves: 1,
    needs_approval: true,
  });
  const captain = await newMember(product.url, newPerson("Cap", "Tain"));
  const { page, expectNoTrouble } = await visit(captain, registrationsOf(event));
  await expectShown(page.getByText("A captain, for a team of 2 anglers and up to 1 reserve."));
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByLabel("Name of the team").fill("Tench Tamers");
  const person = (title: string) => page.getByRole("group", { name: title, exact: true });
  await expect.poll(() => person("Angler 1").getByLabel("First name").inputValue()).toBe("Cap");
  await person("Angler 1").getByText("Club, country, licence").click();
  await person("Angler 1").getByLabel("Club").fill("Pond Club");
  await person("Angler 2").getByLabel("First name").fill("Mia");
  await person("Angler 2").getByLabel("Last name").fill("Lake");
  await person("Angler 2").getByLabel("E-mail").fill("mia@example.org");
  await person("Angler 2").getByLabel("Under age").check();
  await page.getByLabel("Name of the parent or guardian").fill("Lou Lake");
  await page.getByRole("button", { name: "Add a reserve" }).click();
  await person("Reserve 1").getByLabel("First name").fill("cap");
  await person("Reserve 1").getByLabel("Last name").fill("TAIN");
  await page.getByRole("button", { name: "Continue" }).click();
  await expectShown(page.getByText("Without this consent nobody under age can be registered."));
  await page.getByLabel("I am the parent or guardian").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("I accept the rules of the event").check();
  await page.getByRole("button", { name: "Continue to the check" }).click();
  await page.getByRole("button", { name: "Send registration" }).click();
  await expectShown(page.getByText("cap TAIN is named twice").first());

  await page.getByRole("link", { name: "Change who fishes" }).click();
  await person("Reserve 1").getByLabel("First name").fill("Ray");
  await person("Reserve 1").getByLabel("Last name").fill("Pike");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue to the check" }).click();
  await saveScreenshot(page, "registration-team-confirm-1280");
  await page.getByRole("button", { name: "Send registration" }).click();
  await expectShown(page.getByRole("heading", { name: /The organizer decides about it\.$/ }));
  await expectShown(page.getByText("Cap Tain, Mia Lake, Ray Pike (reserve)"));

  await page.getByRole("link", { name: "Change", exact: true }).click();
  await page.getByRole("button", { name: "Remove reserve 1" }).click();
  await person("Angler 1").getByLabel("Under age").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expectShown(page.getByText("Ask a parent or guardian to sign in with their own account"));
  await person("Angler 1").getByLabel("Under age").uncheck();
  const consent = page.getByLabel("I am the parent or guardian");
  expect(await consent.isChecked()).toBe(true);
  await page.getByLabel("Name of the parent or guardian").fill("Joe Lake");
  expect(await consent.isChecked()).toBe(false);
  await consent.check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue to the check" }).click();
  await page.getByRole("button", { name: "Save the change" }).click();
  await expectShown(page.getByText("Cap Tain, Mia Lake", { exact: true }));

  // The address of a registration that is not theirs says so, and leads back.
  await open(page, `${registrationsOf(event)}/register?change=999999999`);
  await expectShown(page.getByText("You have no such registration in this event."));
  await page.getByRole("link", { name: "Back to the registrations" }).click();
  await expectShown(page.getByText("Cap Tain, Mia Lake", { exact: true }));

  const next = await openEvent("Team Tench Trophy Two", {});
  await open(page, registrationsOf(next));
  await page.getByRole("link", { name: "Register" }).click();
  await expect.poll(() => page.getByLabel("Club").inputValue()).toBe("Pond Club");
  expectNoTrouble(/422/);
});

test("whoever registers themselves a second time is led to the registration they have", async () => {
  const event = await openEvent("Second Sturgeon Cup", {});
  const zoe = await newMember(product.url, newPerson("Zoe", "Lake"));
  const entrants = [{ first_name: "Zoe", last_name: "Lake", is_self: true }];
  await zoe.register(event.url, { entrants });
  const { page, expectNoTrouble } = await visit(zoe, `${registrationsOf(event)}/register`, { width: 390 });
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Zoe");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("I accept the rules of the event").check();
  await page.getByRole("button", { name: "Continue to the check" }).click();
  await page.getByRole("button", { name: "Send registration" }).click();
  await expectShown(page.getByText("Zoe Lake is registered for this event already."));
  expect(await axeViolations(page)).toEqual([]);
  await expectFits(page);
  await saveScreenshot(page, "registration-again-390");
  await page.getByRole("link", { name: "Open your registration" }).click();
  await expectShown(page.getByRole("heading", { name: "You have a place." }));
  expectNoTrouble(/409/);
});

test("before the opening the page counts down by the server's clock and then lets people in", async () => {
  const opensAt = new Date(Date.now() + 25_000);
  const event = await openEvent("Countdown Carp Cup", { registration_opens_at: opensAt.toISOString() });
  const { page, expectNoTrouble } = await newVisitor({ width: 390 });
  // A phone that is an hour slow: by its own clock nobody could register yet.
  await page.clock.install({ time: Date.now() - 3_600_000 });
  await open(page, registrationsOf(event));
  await expectShown(page.getByRole("heading", { name: /^Registration opens on/ }));
  await expectShown(page.getByRole("timer"));
  const register = page.getByRole("button", { name: "Register" });
  await expect.poll(() => register.isDisabled()).toBe(true);
  await saveScreenshot(page, "registration-upcoming-390");
  await page.clock.runFor(26_000);
  await expectShown(page.getByRole("heading", { name: /^Registration is open until/ }));
  await expect.poll(() => register.isDisabled()).toBe(false);
  await expectFits(page);
  expectNoTrouble();
});

test("an event without an opening, and one that has closed, say so and offer no form", async () => {
  const silent = await organizer.add({ name: "Silent Stickleback" }, "published");
  const closed = await openEvent("Closed Chub Challenge", {
    registration_opens_at: "2026-01-01T00:00:00Z",
    registration_closes_at: "2026-02-01T19:00:00Z",
  });
  const { page, expectNoTrouble } = await newVisitor();
  await open(page, registrationsOf(silent));
  await expectShown(page.getByText("The organizer has not said when it opens."));
  await open(page, registrationsOf(closed));
  await expectShown(page.getByRole("heading", { name: "Registration closed on Feb 1, 2026, 20:00." }));
  await expect.poll(() => page.getByRole("button", { name: "Register" }).count()).toBe(0);
  const member = await newMember(product.url, newPerson("Late", "Comer"));
  const late = await visit(member, `${registrationsOf(closed)}/register`);
  await expectShown(late.page.getByText("Registration closed on Feb 1, 2026, 20:00."));
  expectNoTrouble();
});

interface StoryEvent {
  id: number;
  url: string;
}

async function openEvent(name: string, settings: object): Promise<StoryEvent> {
  const event = await organizer.add({ name }, "published");
  const open = { registration_opens_at: "2026-01-01T00:00:00Z", needs_approval: false };
  await organizer.change(event.id, { ...open, ...settings });
  return event;
}

function registrationsOf({ url }: { url: string }): string {
  return `${product.url}/events/${url}/registrations`;
}

async function fillSignUpForm(page: Page, person: Person): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
}

function visit(person: Person, address: string, options: VisitorOptions = {}) {
  return visitAs(product.url, person, new URL(address).pathname, options);
}

/** Nothing has to be scrolled sideways. */
async function expectFits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}
