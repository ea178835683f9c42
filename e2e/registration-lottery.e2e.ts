import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newMember, visitAs } from "./harness/member.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { newPerson, open } from "./harness/person.ts";
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

test("places are drawn among all who came in time, and a guest checks the draw", async () => {
  const event = await organizer.add({ name: "Lottery of the Lake" }, "published");
  await organizer.change(event.id, {
    registration_opens_at: "2026-01-01T00:00:00Z",
    registration_closes_at: "2099-05-01T18:00:00Z",
    registration_for: "individual",
    needs_approval: false,
    capacity: 2,
  });
  const page = `/events/${event.url}/registrations`;

  // The organizer chooses the lottery before anybody registers.
  const settings = await organizer.visit(`/events/${event.url}/manage/registrations/settings`);
  await settings.page.getByRole("radio", { name: /^Lottery/ }).check();
  expect(await axeViolations(settings.page)).toEqual([]);
  await saveScreenshot(settings.page, "lottery-settings-1280");
  await settings.page.getByRole("button", { name: "Save" }).click();
  await expectSaid(settings.page, "The registration settings are saved.");

  for (const first_name of ["Bea", "Cid", "Dan"])
    await organizer.addPart(event.url, "registrations", {
      entrants: [{ first_name, last_name: "Lake" }],
      accepts_rules: true,
    });
  const ann = await newMember(product.url, newPerson("Ann", "Rivers"));
  const member = await visitAs(product.url, ann, page, { width: 390 });
  await expectShown(member.page.getByText(/^By lottery\. Everyone who registers until .*2099/));
  await expectShown(member.page.getByText("2 places will be drawn. 3 registrations take part."));
  await member.page.getByText("How you can check the draw").click();
  const promised = await member.page.getByText(/^[0-9a-f]{64}$/).textContent();
  expect(await axeViolations(member.page)).toEqual([]);
  await saveScreenshot(member.page, "lottery-open-390");
  await member.page.getByRole("link", { name: "Register" }).click();
  await member.page.getByRole("button", { name: "Continue" }).click();
  await member.page.getByLabel("I accept the rules of the event").check();
  await member.page.getByRole("button", { name: "Continue to the check" }).click();
  await expectShown(member.page.getByText("With this you take part in the lottery."));
  await member.page.getByRole("button", { name: "Send registration" }).click();
  await expectShown(member.page.getByRole("heading", { name: "You take part in the lottery." }));
  await saveScreenshot(member.page, "lottery-own-390");
  await product.waitForMail(ann.email, /You take part in the lottery: Lottery of the Lake/);

  // While registration is open there is nothing to draw yet.
  const desk = await organizer.visit(`/events/${event.url}/manage/registrations`);
  await expectShown(desk.page.getByText("4 registrations take part in the lottery. You can draw it when"));
  await expect.poll(() => desk.page.getByRole("button", { name: "Draw the lottery" }).count()).toBe(0);
  await organizer.change(event.id, { registration_closes_at: "2026-02-01T18:00:00Z" });
  const guest = await newVisitor();
  await open(guest.page, product.url + page);
  await expectShown(guest.page.getByText("The draw has not taken place yet."));

  await desk.page.reload();
  await expectShown(desk.page.getByText("Registration has closed. 4 registrations wait for the lottery."));
  await saveScreenshot(desk.page, "lottery-desk-1280");
  await desk.page.getByRole("button", { name: "Draw the lottery" }).click();
  const dialog = desk.page.getByRole("dialog");
  await expectShown(dialog.getByText("It is drawn once and cannot be taken back."));
  await dialog.getByLabel("Something nobody could know before").fill("pike 7");
  expect(await axeViolations(desk.page)).toEqual([]);
  await saveScreenshot(desk.page, "lottery-dialog-1280");
  await dialog.getByRole("button", { name: "Draw the lottery" }).click();
  await expectShown(desk.page.getByText("The lottery is drawn: 4 registrations took part."));
  await expect.poll(() => desk.page.getByRole("row").filter({ hasText: "Confirmed" }).count()).toBe(2);
  await saveScreenshot(desk.page, "lottery-drawn-1280");

  // Anybody recomputes it in their own browser.
  await guest.page.reload();
  await expectShown(guest.page.getByRole("heading", { name: "The lottery is drawn" }));
  await expectShown(guest.page.getByText("2 of 4 have drawn a place."));
  await guest.page.getByRole("button", { name: "Verify" }).click();
  await expectShown(guest.page.getByText("Everything matches: this is the draw that was promised."));
  await guest.page.getByText("The order that was drawn", { exact: true }).click();
  await expectShown(guest.page.getByText("Waitlist, number 2").first());
  await guest.page.getByText("Seed and fingerprints").click();
  await expectShown(guest.page.getByText("pike 7"));
  await expectShown(guest.page.getByText(promised!, { exact: true }));
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "lottery-result-1280");
  await guest.page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => guest.page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(390);
  await saveScreenshot(guest.page, "lottery-result-390");
  await guest.page.emulateMedia({ colorScheme: "dark" });
  await saveScreenshot(guest.page, "lottery-result-390-dark");

  await member.page.reload();
  const outcome = member.page.getByRole("heading", {
    name: /^You have a place\.|^You are number [12] on the/,
  });
  await expectShown(outcome);
  const isIn = (await outcome.textContent())!.startsWith("You have a place");
  await product.waitForMail(ann.email, isIn ? /You are in: Lottery of/ : /The lottery is drawn: Lottery of/);

  // What was drawn stays drawn.
  await settings.page.reload();
  await settings.page.getByRole("radio", { name: /^In the order of registration/ }).check();
  await settings.page.getByRole("button", { name: "Save" }).click();
  await expectShown(settings.page.getByText("The lottery of this event is drawn, so this stays as it is."));
  settings.expectNoTrouble(/422/);
  for (const { expectNoTrouble } of [member, desk, guest]) expectNoTrouble();
});
