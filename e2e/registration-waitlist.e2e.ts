import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newMember, visitAs } from "./harness/member.ts";
import { newOrganizer } from "./harness/organizer.ts";
import { newPerson, open } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct } from "./harness/shared-product.ts";

test("a place that becomes free is offered to the first on the waitlist, who accepts it", async () => {
  const product = await shareProduct();
  const organizer = await newOrganizer(product.url);
  const event = await organizer.add({ name: "Waitlist Whitefish Weekend" }, "published");
  await organizer.change(event.id, {
    registration_opens_at: "2026-01-01T00:00:00Z",
    registration_for: "individual",
    needs_approval: false,
    capacity: 1,
  });
  await organizer.settleRegistration(event.url, { hold_hours: 24 });
  const [ada, bea, cy] = [
    await newMember(product.url, newPerson("Ada", "Able")),
    await newMember(product.url, newPerson("Bea", "Brook")),
    await newMember(product.url, newPerson("Cy", "Creek")),
  ];
  const statuses: string[] = [];
  for (const member of [ada, bea, cy]) {
    const entrants = [{ first_name: member.firstName, last_name: member.lastName, is_self: true }];
    statuses.push((await member.register(event.url, { entrants })).status);
  }
  expect(statuses).toEqual(["confirmed", "waitlisted", "waitlisted"]);
  const path = `/events/${event.url}/registrations`;
  const first = await visitAs(product.url, bea, path, { width: 390 });
  const second = await visitAs(product.url, cy, path);
  await expectNumber(first.page, 1);
  await expectNumber(second.page, 2);

  const holder = await visitAs(product.url, ada, path);
  await holder.page.getByRole("button", { name: "Cancel registration" }).click();
  await holder.page.getByRole("dialog").getByRole("button", { name: "Cancel registration" }).click();
  await expectShown(holder.page.getByRole("heading", { name: "Your registration is cancelled." }));
  await product.waitForMail(ada.email, /^Your registration is cancelled: Waitlist Whitefish Weekend/);

  const offer = await product.waitForMail(bea.email, /^A place is free for you: Waitlist Whitefish Weekend/);
  await open(first.page, offer.links.at(-1)!);
  await expectShown(first.page.getByRole("heading", { name: /^A place is held for you until/ }));
  expect(await axeViolations(first.page)).toEqual([]);
  await saveScreenshot(first.page, "registration-offer-390");
  // The place is held: whoever comes after is still second.
  await open(second.page, product.url + path);
  await expectNumber(second.page, 2);
  await first.page.getByRole("button", { name: "Accept the place" }).click();
  await expectShown(first.page.getByRole("heading", { name: "You have a place." }));
  await product.waitForMail(bea.email, /^You are in: Waitlist Whitefish Weekend/);
  await open(second.page, product.url + path);
  await expectNumber(second.page, 1);
  for (const visitor of [first, second, holder]) visitor.expectNoTrouble();
});

async function expectNumber(page: Page, number: number): Promise<void> {
  await expectShown(page.getByRole("heading", { name: `You are number ${number} on the waitlist.` }));
}
