import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { newPerson, open } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let marta: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  marta = await newOrganizer(product.url, newPerson("Marta", "Nováková"));
});

test("an organizer changes a switch, sees what it moves, and everybody reads the new version", async () => {
  const { id, url } = await marta.add({ name: "Rules cup" }, "published");
  const { page, expectNoTrouble } = await marta.visit(`/events/${url}/manage/settings`);
  await page.getByText("Fly, FIPS-Mouche, version 1").waitFor();
  await page.getByRole("main").getByRole("link", { name: "Rules" }).click();
  await page.getByRole("heading", { level: 1, name: "Rules" }).waitFor();
  await page.getByText("The same as the preset.").waitFor();

  await switchOf(page, "Anglers who are still equal").selectOption({
    label: "share the average: 1 2.5 2.5 4",
  });
  await page.getByText(/The last change moved \d+ lines of the tables\./).waitFor();
  await page.getByText("1 rule changed.").waitFor();

  await switchOf(page, "Who wins").selectOption({ label: "The most points" });
  await page.getByText("With the place as points it cannot be that the most points win.").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Save rules" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Preset: The fewest points (Who wins)" }).click();

  await page.getByRole("button", { name: "Save rules" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("share the better place: 1 2 2 4").waitFor();
  await dialog.getByRole("button", { name: "Save rules" }).click();
  await expectSaid(page, "The rules are saved: version 2.");
  expect(await axeViolations(page)).toEqual([]);

  const guest = await newVisitor();
  await open(guest.page, `${product.url}/events/${url}`);
  await guest.page.getByRole("link", { name: "Fly, FIPS-Mouche, version 2" }).click();
  await guest.page.getByText("anglers who are still equal share the average: 1 2.5 2.5 4").waitFor();
  // Reached by a link the details are fetched, opened at their own address they are there already.
  await expectDetails(guest.page);
  await open(guest.page, guest.page.url());
  await expectDetails(guest.page);
  const unscripted = await newVisitor({ javaScriptEnabled: false });
  await unscripted.page.goto(guest.page.url());
  await expectDetails(unscripted.page);
  expect(await axeViolations(guest.page)).toEqual([]);

  await marta.change(id, { status: "running" });
  await open(page, `${product.url}/events/${url}/manage/settings/rules`);
  await page.getByText("The event has started, so its rules are frozen").waitFor();
  await switchOf(page, "Anglers who are still equal").selectOption({ label: "are decided by lot" });
  await page.getByRole("button", { name: "Save rules" }).click();
  await dialog.getByRole("button", { name: "Save rules" }).click();
  await dialog.getByText("Say why the rules change.").waitFor();
  await dialog.getByLabel("Why do they change?").fill("Jury decision 3");
  await dialog.getByRole("button", { name: "Save rules" }).click();
  await page.getByText("Jury decision 3").waitFor();
  expectNoTrouble();
});

test("registration opens by the event's own clock, and a step says what it means first", async () => {
  const { url } = await marta.add({ name: "Settings cup" });
  const { page, expectNoTrouble } = await marta.visit(`/events/${url}/manage/settings`);
  const form = page.locator("form", { has: page.getByLabel("Who registers") });
  await form.getByLabel("Who registers").selectOption("team");
  await form.getByLabel("Reserves of a team").fill("1");
  await form.getByLabel("Opens").fill("2099-03-01T08:00");
  await form.getByLabel("Closes").fill("2099-02-01T08:00");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("Registration closes before it opens.").waitFor();
  await form.getByLabel("Closes").fill("2099-12-24T18:00");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("The event is over by then.").waitFor();
  await form.getByLabel("Closes").fill("2099-04-30T18:00");
  await marta.addPart(url, "teams", { name: "Otava" });
  await marta.addPart(url, "teams", { name: "Vltava" });
  await form.getByLabel("Places for teams").fill("1");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByText("2 teams are entered already. Enter at least 2.").waitFor();
  await form.getByLabel("Places for teams").fill("2");
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved.").waitFor();
  const stored = await page.evaluate(async (address) => {
    const token = await fetch("/api/auth/token").then(
      (answer) => answer.json() as Promise<{ token: string }>,
    );
    const headers = { authorization: `Bearer ${token.token}` };
    return (await fetch(address, { headers })).json() as Promise<{ data: Record<string, unknown> }>;
  }, `/api/events/${url}`);
  expect(stored.data).toMatchObject({
    registration_for: "team",
    team_size: 5,
    reserves: 1,
    registration_opens_at: "2099-03-01T07:00:00.000Z",
    registration_closes_at: "2099-04-30T16:00:00.000Z",
  });

  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Everybody sees its pages.").waitFor();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await page.getByText("Announced").first().waitFor();
  expectNoTrouble(/422/);
});

async function expectDetails(page: Page): Promise<void> {
  const leaf = page.getByRole("term").filter({ hasText: "Anglers who are still equal" }).first();
  expect(await leaf.isVisible()).toBe(false);
  await page.getByText("Details: every rule").click();
  await leaf.waitFor();
}

/** The first of its name: the tables below have switches of the same name, folded away. */
function switchOf(page: Page, label: string) {
  return page.getByLabel(label, { exact: true }).first();
}
