import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { expectShown } from "./harness/expect-page.ts";
import { newMember, visitAs } from "./harness/member.ts";
import { newOrganizer, type Organizer } from "./harness/organizer.ts";
import { open } from "./harness/person.ts";
import { saveScreenshot } from "./harness/screenshot.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let organizer: Organizer;

beforeAll(async () => {
  product = await shareProduct();
  organizer = await newOrganizer(product.url);
});

test("an angler protests, the jury decides, and the session becomes official", async () => {
  const { id, url } = await organizer.add({ name: "Contested Water Cup", preset: "club-match" }, "published");
  const opens = { registration_opens_at: "2026-01-01T08:00:00Z", registration_closes_at: null };
  await organizer.change(id, { registration_for: "individual", needs_approval: false, ...opens });
  const ann = await newMember(product.url);
  const { firstName, lastName } = ann;
  const self = { first_name: firstName, last_name: lastName, is_self: true };
  await ann.register(url, { email: ann.email, entrants: [self] });
  await organizer.addPart(url, "registrations/start-list", {});
  const times = { starts_at: "2099-05-14T07:00:00Z", ends_at: "2099-05-14T12:00:00Z" };
  const sessionId = await organizer.addPart(url, "sessions", times);
  await organizer.change(id, { status: "running" });
  await organizer.changePart(url, `sessions/${sessionId}`, { status: "running", revision: 1 });
  await organizer.changePart(url, `sessions/${sessionId}`, {
    status: "provisional",
    revision: 2,
    accepts_missing: true,
  });

  const phone = await visitAs(product.url, ann, `/events/${url}/protests`, { width: 390 });
  await expectShown(phone.page.getByText("Time left:", { exact: false }));
  expect(await axeViolations(phone.page)).toEqual([]);
  await saveScreenshot(phone.page, "protest-lodge-390");
  await phone.page.getByRole("button", { name: "Lodge the protest" }).click();
  const words = phone.page.getByLabel("What happened");
  await expect.poll(() => words.getAttribute("aria-invalid")).toBe("true");
  await words.fill("My second bag was not weighed. Jan saw it.");
  await phone.page.getByRole("button", { name: "Lodge the protest" }).click();
  await expectShown(phone.page.getByRole("button", { name: "Withdraw" }));

  // The public reads who protests about what, and not the words.
  const guest = await newVisitor({ width: 1280 });
  await open(guest.page, `${product.url}/events/${url}/protests`);
  await expectShown(guest.page.getByRole("heading", { name: new RegExp(`${firstName} ${lastName}.*Open`) }));
  expect(await guest.page.getByText("My second bag").count()).toBe(0);

  // Nothing becomes official over an open protest without a reason.
  const jury = await organizer.visit(`/events/${url}/manage/sessions/${sessionId}/edit`);
  await jury.page.getByRole("button", { name: "Make official" }).click();
  const asked = jury.page.getByRole("dialog", { name: "The session can still be contested" });
  await expectShown(asked.getByText("1 protest is not decided", { exact: false }));
  await asked.getByRole("button", { name: "Close" }).click();

  await open(jury.page, `${product.url}/events/${url}/manage/protests`);
  await expectShown(jury.page.getByText("My second bag was not weighed. Jan saw it."));
  expect(await axeViolations(jury.page)).toEqual([]);
  await saveScreenshot(jury.page, "protest-jury-1280");
  await jury.page.getByRole("button", { name: "Decide" }).click();
  const dialog = jury.page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Upheld/ }).check();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The bag was weighed: 2,300 g");
  await dialog.getByRole("button", { name: "Save the decision" }).click();
  await expectShown(jury.page.getByText("The bag was weighed: 2,300 g"));

  // A public page may be a moment old.
  await expect
    .poll(async () => {
      await open(guest.page, `${product.url}/events/${url}/protests`);
      return guest.page.getByText("The bag was weighed: 2,300 g").count();
    })
    .toBe(1);
  await saveScreenshot(guest.page, "protest-public-1280");

  await open(jury.page, `${product.url}/events/${url}/manage/sessions/${sessionId}/edit`);
  await jury.page.getByRole("button", { name: "Make official" }).click();
  await expectShown(asked.getByText("protests can be lodged for", { exact: false }));
  await asked.getByLabel("Why it becomes official now").fill("Everybody has signed");
  await asked.getByRole("button", { name: "Make it official" }).click();
  await expectShown(jury.page.getByRole("button", { name: "Reopen" }));
  jury.expectNoTrouble(/409/);
  phone.expectNoTrouble();
  guest.expectNoTrouble();
});
