import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAddress, expectShown } from "./expect-page.ts";
import { type Member, newMember, visitAs } from "./member.ts";
import { newOfficial, type Official } from "./official.ts";
import { newPerson, open, signUp } from "./person.ts";
import { expectSaid } from "./said.ts";
import { newVisitor, type Visitor } from "./visitor.ts";

/** Somebody who came as a stranger, made an account and is organizer now; `official` is the same person without a browser. */
export interface Desk extends Visitor {
  official: Official;
}

export async function becomeOrganizer(product: string): Promise<Desk> {
  const visitor = await newVisitor();
  const { page } = visitor;
  const person = newPerson("Marta", "Weir");
  await signUp(page, product, person);
  await expectAddress(page, "**/events");
  await open(page, `${product}/account/organizer`);
  await page.getByRole("button", { name: "Become an organizer" }).click();
  await expectShown(page.getByText("You are an organizer now."));
  await open(page, `${product}/events`);
  return { ...visitor, official: await newOfficial(product, person) };
}

interface Plan {
  name: string;
  discipline: string;
  /** How the preset that comes with the discipline begins. */
  preset: string;
  pegs: number;
  sessions: number;
  days: number;
}

/** From the list of events to water and hours; answers the event's address. */
export async function setUpEvent(page: Page, plan: Plan): Promise<string> {
  await page.getByRole("link", { name: "Create event" }).click();
  await page.getByLabel("Name").fill(plan.name);
  await page.getByLabel("First day").fill("2099-05-14");
  await page.getByLabel("Last day").fill("2099-05-16");
  await page.getByLabel("Discipline").selectOption(plan.discipline);
  const scoring = page.getByLabel("Scoring").locator("option:checked");
  await expect.poll(() => scoring.textContent()).toMatch(new RegExp(`^${plan.preset}`));
  await page.getByRole("button", { name: "Create event" }).click();
  await page.waitForURL("**/manage");
  const url = new URL(page.url()).pathname.split("/")[2]!;

  await page.getByRole("link", { name: "Set up the sectors" }).click();
  await page.getByRole("button", { name: "Add several" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("How many sectors").fill("5");
  await dialog.getByLabel("Pegs in each").fill(String(plan.pegs));
  await dialog.getByRole("button", { name: "Add them" }).click();
  await page.getByText(`${plan.pegs} pegs`).nth(4).waitFor();

  await page.getByRole("link", { name: "Next: Set up the sessions" }).click();
  await page.getByRole("button", { name: "Add a series" }).click();
  await dialog.getByLabel("Sessions").fill(String(plan.sessions));
  await dialog.getByLabel("Over how many days").fill(String(plan.days));
  await dialog.getByText(`This gives ${plan.sessions} sessions:`).waitFor();
  await dialog.getByRole("button", { name: "Add them all" }).click();
  await page.getByRole("link", { name: `Session ${plan.sessions}` }).waitFor();
  return url;
}

/** For teams of five with a reserve, from a day long ago. The event is announced with it. */
export async function openRegistration(page: Page, event: string): Promise<void> {
  await open(page, `${event}/manage/settings`);
  const form = page.locator("form").filter({ has: page.getByLabel("Who registers") });
  await form.getByLabel("Who registers").selectOption("A captain for the whole team");
  await form.getByLabel("Anglers of a team").fill("5");
  await form.getByLabel("Reserves of a team").fill("1");
  await form.getByLabel("Opens").fill("2026-01-01T08:00");
  await form.getByLabel("An organizer confirms every registration").check();
  await form.getByRole("button", { name: "Save" }).click();
  await expectSaid(page, "Saved.");
  await changeStatus(page, event, "Publish");
}

/** "Publish", "Start" or "Finish". */
export async function changeStatus(page: Page, event: string, step: string): Promise<void> {
  await open(page, `${event}/manage/settings`);
  await page.getByRole("button", { name: step, exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: step, exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** A captain on a phone, with five anglers and a reserve. */
export async function registerTeam(product: string, url: string, team: string): Promise<Member> {
  const captain = await newMember(product, newPerson("Cora", team));
  const { page, expectNoTrouble } = await visitAs(product, captain, `/events/${url}/registrations`, {
    width: 390,
  });
  await page.getByRole("link", { name: "Register" }).click();
  await page.getByLabel("Name of the team").fill(team);
  await page.getByRole("button", { name: "Add a reserve" }).click();
  const people = ["Angler 2", "Angler 3", "Angler 4", "Angler 5", "Reserve 1"];
  for (const [at, title] of people.entries()) {
    const person = page.getByRole("group", { name: title, exact: true });
    await person.getByLabel("First name").fill(firstNames[at + 1]!);
    await person.getByLabel("Last name").fill(team);
  }
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("I accept the rules of the event").check();
  await page.getByRole("button", { name: "Continue to the check" }).click();
  await page.getByRole("button", { name: "Send registration" }).click();
  await expectShown(page.getByRole("heading", { name: /The organizer decides about it\.$/ }));
  expectNoTrouble();
  return captain;
}

/** What other captains have sent meanwhile. */
export async function registerMore(official: Official, url: string, teams: readonly string[]): Promise<void> {
  for (const team of teams)
    await official.call("POST", `/events/${url}/registrations`, {
      team_name: team,
      entrants: firstNames.map((first_name, at) => ({ first_name, last_name: team, is_reserve: at === 5 })),
      accepts_rules: true,
    });
}

const firstNames = ["Ann", "Bo", "Cy", "Di", "Eva", "Flo"];

/** All that wait are confirmed, and become teams and anglers. */
export async function makeStartList(page: Page, event: string, teams: number): Promise<void> {
  await open(page, `${event}/manage/registrations`);
  await page.getByRole("checkbox", { name: `Select all ${teams}` }).check();
  await page.getByLabel("What to do").selectOption("Confirm");
  await page.getByRole("button", { name: "Decide" }).click();
  await expectSaid(page, `${teams} registrations changed.`);
  await page.getByRole("button", { name: "Make the start list" }).click();
  await expectSaid(page, `The start list is up to date. ${teams * 6} anglers were added.`);
}

/** In front of everybody, who add a word of their own; a guest checks it on a phone. */
export async function drawInPublic(page: Page, event: string, anglers: number): Promise<void> {
  await page.getByText(`This can be drawn: ${anglers} anglers.`).waitFor();
  await page.getByLabel("The crowd adds something").check();
  await page.getByRole("button", { name: "Prepare this draw" }).click();
  await page.getByRole("heading", { name: /^Draw \d is promised/ }).waitFor();
  await page.getByLabel("What the crowd adds").fill("7 13 21 34");
  await page.getByRole("button", { name: "Draw now" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("heading", { name: /^Draw \d is the current draw/ }).waitFor();

  const guest = await newVisitor({ width: 390, height: 844 });
  await open(guest.page, `${event}/draws`);
  await guest.page.getByText("7 13 21 34").waitFor();
  await guest.page.getByRole("button", { name: "Verify" }).click();
  await guest.page.getByText("Everything matches: this is the draw that was promised.").waitFor();
  guest.expectNoTrouble();
}

/** A captain contests the session within its time, and the jury answers. */
export async function protest(
  product: string,
  { url, captain, jury }: { url: string; captain: Member; jury: Page },
): Promise<void> {
  const phone = await visitAs(product, captain, `/events/${url}/protests`, { width: 390 });
  await phone.page.getByLabel("Session", { exact: true }).selectOption("Session 1");
  await phone.page.getByLabel("For whom").selectOption({ index: 1 });
  await phone.page.getByLabel("What happened").fill("The neighbour fished on after the signal.");
  await phone.page.getByRole("button", { name: "Lodge the protest" }).click();
  await expectShown(phone.page.getByRole("button", { name: "Withdraw" }));
  phone.expectNoTrouble();
  await open(jury, `${product}/events/${url}/manage/protests`);
  await jury.getByRole("combobox", { name: /^Session/ }).selectOption("Session 1 (1 open protest)");
  await jury.getByRole("button", { name: "Decide" }).click();
  const dialog = jury.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Dismissed/ }).check();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Two controllers saw the line in time");
  await dialog.getByRole("button", { name: "Save the decision" }).click();
  await expectShown(jury.getByText("Two controllers saw the line in time"));
}

/** Within the protest time, which needs a reason. */
export async function makeOfficial(page: Page, event: string, sessionId: number): Promise<void> {
  await open(page, `${event}/manage/sessions/${sessionId}/edit`);
  await page.getByRole("button", { name: "Make official" }).click();
  const asked = page.getByRole("dialog", { name: "The session can still be contested" });
  await asked.getByLabel("Why it becomes official now").fill("All captains have signed");
  await asked.getByRole("button", { name: "Make it official" }).click();
  await expectShown(page.getByRole("button", { name: "Reopen" }));
}

/** "Start" or "End fishing", on the page of a session. */
export async function moveSession(page: Page, event: string, sessionId: number, step: string): Promise<void> {
  await open(page, `${event}/manage/sessions/${sessionId}/edit`);
  await page.getByRole("button", { name: step, exact: true }).click();
  // It is planned for a day long after today.
  if (step === "Start") await page.getByRole("button", { name: "Start now" }).click();
  await page.getByRole("button", { name: step, exact: true }).waitFor({ state: "detached" });
}
