import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
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

test("an organizer lays out a series, changes a session, cancels it, and visitors see when it is fished", async () => {
  const { id, url } = await organizer.add({ name: "Spring Masters" }, "published");
  // The home says what is missing, and leads there.
  const { page, expectNoTrouble } = await organizer.visit(`/events/${url}/manage`);
  await page.getByText("There are no official sessions yet.").waitFor();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Sessions.*to do/ })
    .click();
  await page.getByRole("heading", { level: 1, name: "Sessions" }).waitFor();

  await page.getByRole("button", { name: "Add a series" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a series of sessions" });
  await dialog.getByLabel("Sessions").fill("9");
  await dialog.getByLabel("Each lasts").fill("12");
  await dialog.getByText("A day's sessions run into the next day's.").waitFor();
  await dialog.getByLabel("Sessions").fill("5");
  await dialog.getByLabel("Each lasts").fill("3");
  await dialog.getByText("This gives 5 sessions:").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add them all" }).click();
  await expectSaid(page, "5 sessions are added.");
  await undo(page, "5 sessions are added.");
  await expectSaid(page, "Everything is as it was.");
  await page.getByRole("link", { name: "Session 5" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Add a series" }).first().click();
  await dialog.getByLabel("Sessions").fill("5");
  await dialog.getByLabel("Each lasts").fill("3");
  await dialog.getByRole("button", { name: "Add them all" }).click();
  await page.getByRole("link", { name: "Session 5" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "Session 2" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Afternoon");
  await page.getByLabel("Starts").fill("2099-05-14T10:00");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("That would overlap Session 1.").waitFor();
  await page.getByLabel("Starts").fill("2099-05-14T14:00");
  await page.getByLabel("Ends").fill("2099-05-14T17:30");
  await page.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row", { name: /Session 2, Afternoon/ });
  await row.getByText("14:00 – 17:30").waitFor();

  await page.getByRole("link", { name: "Session 5" }).click();
  await page.getByRole("button", { name: "Cancel the session" }).click();
  await expectSaid(page, "Session 5: Cancelled.");
  await page.getByRole("button", { name: "Delete session" }).click();
  await expectSaid(page, "Session 5 is deleted.");
  await undo(page, "Session 5 is deleted.");
  await page.getByRole("link", { name: "Session 5" }).waitFor();

  // Without JavaScript the timeline can be read.
  const guest = await newVisitor({ javaScriptEnabled: false });
  await guest.page.goto(`${product.url}/events/${url}/sessions`);
  await guest.page.getByText("Session 2, Afternoon").waitFor();
  await guest.page.getByText("14:00 – 17:30").waitFor();
  await guest.page.getByText("Central European Summer Time (Europe/Prague)").waitFor();
  await expect.poll(() => guest.page.getByRole("timer").count()).toBe(0);

  // With it, the next one is counted down to.
  await open(page, `${product.url}/events/${url}/sessions`);
  await page.getByRole("timer").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const find = page.getByRole("textbox", { name: "Find a session or a day" });
  await find.fill("afternoon");
  await page.getByText("1 session", { exact: true }).waitFor();
  await page.getByText("Session 3", { exact: true }).waitFor({ state: "detached" });
  await find.fill("zander");
  await page.getByText("Clear the search").click();
  await page.getByText("5 sessions", { exact: true }).waitFor();

  // A session runs while its event does, and what was official is reopened with a reason only.
  const edit = `${product.url}/events/${url}/manage/sessions`;
  await open(page, edit);
  await page.getByRole("link", { name: "Session 1" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const early = page.getByRole("dialog", { name: "Start Session 1 now?" });
  await early.getByText(/^It is planned for /).waitFor();
  await early.getByRole("button", { name: "Start now" }).click();
  await page.getByText("Start Spring Masters first.").waitFor();
  await organizer.change(id, { status: "running" });
  for (const step of ["Start", "Start now", "End fishing", "Make official"])
    await page.getByRole("button", { name: step, exact: true }).click();
  await expectSaid(page, "Session 1: Provisional.");
  // Anglers can still protest.
  const contested = page.getByRole("dialog", { name: "The session can still be contested" });
  await contested.getByLabel("Why it becomes official now").fill("All captains have signed");
  await contested.getByRole("button", { name: "Make it official" }).click();
  await page.getByRole("button", { name: "Reopen" }).click();
  const reopening = page.getByRole("dialog", { name: "Reopen Session 1" });
  await reopening.getByRole("button", { name: "Reopen" }).click();
  await reopening.getByLabel("Reason").fill("Peg 4 was weighed twice");
  await reopening.getByRole("button", { name: "Reopen" }).click();
  await reopening.waitFor({ state: "hidden" });
  // Once more, as when the fishing ended.
  await expectSaid(page, "Session 1: Provisional.");

  // Until it is official again the event is not over.
  await open(page, `${product.url}/events/${url}/manage/settings`);
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  const finishing = page.getByRole("dialog", { name: "Finish the event?" });
  await finishing.getByText("Session 1 is still provisional.").waitFor();
  await expect.poll(() => finishing.getByRole("button", { name: "Finish" }).count()).toBe(0);
  await finishing.getByRole("link", { name: "To the sessions" }).click();
  await page.waitForURL("**/manage/sessions");

  await open(page, `${product.url}/events/${url}/manage`);
  await page.getByText("5 official sessions.").waitFor();
  await page.getByRole("timer").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expectNoTrouble(/409|422/);
});
