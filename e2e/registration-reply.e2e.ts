import { expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { newMember, visitAs } from "./harness/member.ts";
import { newOrganizer } from "./harness/organizer.ts";
import { fillSignIn, newPerson, open } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

test("team mates answer the captain's letter with one tap, and the team comes on the start list", async () => {
  const product = await shareProduct();
  const organizer = await newOrganizer(product.url);
  const event = await organizer.add({ name: "Mates of the Mere" }, "published");
  await organizer.change(event.id, {
    registration_opens_at: "2026-01-01T00:00:00Z",
    registration_for: "team",
    team_size: 3,
    reserves: 0,
    needs_approval: false,
  });
  const captain = await newMember(product.url, newPerson("Cora", "Captain"));
  const [mia, noah] = [newPerson("Mia", "Mere"), newPerson("Noah", "Nook")];
  const { id } = await captain.register(event.url, {
    team_name: "Mere Mates",
    entrants: [
      { first_name: "Cora", last_name: "Captain", is_self: true },
      { first_name: "Mia", last_name: "Mere", email: mia.email, club: "Mere Club" },
      { first_name: "Noah", last_name: "Nook", email: noah.email },
    ],
  });
  const linkTo = async ({ email }: { email: string }) =>
    (await product.waitForMail(email, /^Do you take part\? Mere Mates/)).links.at(-1)!;

  // Mia has no account and says yes on her phone.
  await newMember(product.url, mia);
  const guest = await newVisitor({ width: 390 });
  const firstLink = await linkTo(mia);
  await open(guest.page, firstLink);
  await expectShown(guest.page.getByText("Cora Captain named you in team Mere Mates for Mates of the Mere."));
  await expectShown(guest.page.getByText("Mere Club"));
  expect(await axeViolations(guest.page)).toEqual([]);
  await saveScreenshot(guest.page, "registration-reply-390");
  await guest.page.getByRole("button", { name: "I take part" }).click();
  await expectShown(guest.page.getByRole("heading", { name: "You take part." }));
  // She signs in on the way, and finds it among her registrations.
  await guest.page.getByRole("link", { name: "Sign in to keep it among your registrations" }).click();
  await fillSignIn(guest.page, mia);
  await expectAddress(guest.page, "**/registrations/reply?code=*");
  await guest.page.getByRole("button", { name: "Keep it among my registrations" }).click();
  await guest.page.getByRole("link", { name: "Open my registrations" }).click();
  await expectShown(guest.page.getByRole("listitem").filter({ hasText: "Mere Mates" }));
  guest.expectNoTrouble();

  const other = await newVisitor();
  const noahsLink = await linkTo(noah);
  await open(other.page, noahsLink);
  await other.page.getByRole("button", { name: "I do not take part" }).click();
  await expectShown(other.page.getByRole("heading", { name: "You do not take part." }));
  await product.waitForMail(captain.email, /^Noah Nook does not take part: Mates of the Mere/);

  const { page, expectNoTrouble } = await visitAs(product.url, captain, `/events/${event.url}/registrations`);
  const replies = page.getByRole("region", { name: "Who takes part" });
  await expectShown(replies.getByRole("listitem").filter({ hasText: "Mia Mere" }).getByText("Takes part"));
  const line = replies.getByRole("listitem").filter({ hasText: "Noah Nook" });
  await expectShown(line.getByText("Does not take part"));
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Send again: Noah Nook" }).click();
  await expectShown(line.getByText("No answer yet"));
  expectNoTrouble();
  // The letter before has ended.
  await open(other.page, noahsLink);
  await expectShown(other.page.getByText("This link does not work any more"));
  other.expectNoTrouble(/404/);

  const desk = await organizer.visit(`/events/${event.url}/manage/registrations/${id}/edit`);
  const seen = desk.page.getByRole("region", { name: "Who takes part" });
  await expectShown(seen.getByRole("listitem").filter({ hasText: "Noah Nook" }).getByText("No answer yet"));
  expect(await axeViolations(desk.page)).toEqual([]);

  // The team comes on the start list, and whoever replaces Noah follows.
  await desk.page.getByRole("link", { name: "Registration desk" }).click();
  await expectShown(desk.page.getByText("3 confirmed anglers are not on the start list yet."));
  await desk.page.getByRole("button", { name: "Make the start list" }).click();
  await expectShown(
    desk.page.getByText("The start list is up to date. 3 anglers were added. 1 team was added."),
  );
  await open(desk.page, `${product.url}/events/${event.url}/manage/registrations/${id}/edit`);
  const third = desk.page.getByRole("group", { name: "Angler 3" });
  await third.getByLabel("First name").fill("Olaf");
  await third.getByLabel("Last name").fill("Otter");
  await third.getByLabel("E-mail").fill("");
  await desk.page.getByRole("button", { name: "Save" }).click();
  await expectShown(desk.page.getByText("1 confirmed angler is not on the start list yet."));
  await desk.page.getByRole("button", { name: "Update the start list" }).click();
  await expectShown(
    desk.page.getByText("The start list is up to date. 1 angler was added. 1 angler was withdrawn."),
  );
  await desk.page.getByRole("link", { name: "See the anglers" }).click();
  const olaf = desk.page.getByRole("row").filter({ hasText: "Otter" });
  await expectShown(olaf.filter({ hasText: "Mere Mates" }));
  desk.expectNoTrouble();
});
