import type { Page, Request } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { axeViolations } from "./harness/axe.ts";
import { eachIdentity } from "./harness/each-identity.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { findLinks, type Links } from "./harness/links.ts";
import { fillSignIn, fillSignUp, newPerson, open, signIn, signOut, signUp } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

eachIdentity((identity) => {
  let product: SharedProduct;
  let links: Links;

  beforeAll(async () => {
    product = await shareProduct(identity);
    links = findLinks(identity, product);
  });

  test("a newcomer signs up, confirms the address, and becomes organizer without signing in again", async () => {
    const { page, expectNoTrouble } = await newVisitor({ serviceWorkers: "allow" });
    const person = newPerson("Anna Maria", "van der Meer");
    await fillSignUp(page, product.url, person);
    await expectShown(page.getByText(`We sent an e-mail to ${person.email}`));

    // The letter is read on another device, which asks for the password once.
    const link = await links.verification(person.email);
    const phone = await newVisitor({ width: 390 });
    await open(phone.page, link);
    expect(await axeViolations(phone.page)).toEqual([]);
    await phone.page.getByLabel("Password", { exact: true }).fill(person.password);
    await phone.page.getByRole("button", { name: "Confirm and sign in" }).click();
    await expectAddress(phone.page, "**/events");
    await expectSaid(phone.page, "Your e-mail address is confirmed.");
    await open(phone.page, link);
    await expectShown(phone.page.getByText("This link is no longer valid."));

    await page.getByRole("link", { name: "Back to sign in" }).click();
    await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe(person.email);
    await fillSignIn(page, person);
    await expectAddress(page, "**/events");
    await open(page, `${product.url}/account`);
    await expectShown(page.getByLabel("First name"));
    await expect.poll(() => page.getByText("Confirm your e-mail address").count()).toBe(0);
    await expect.poll(() => page.getByLabel("Last name").inputValue()).toBe(person.lastName);
    await expect.poll(() => page.getByLabel("First name").inputValue()).toBe(person.firstName);

    await signOut(page);
    await expectShown(page.getByRole("navigation").getByRole("link", { name: "Login" }).first());
    await signIn(page, product.url, person);
    await expectAddress(page, "**/events");

    await open(page, `${product.url}/account/organizer`);
    const carried = page.waitForRequest(isCallWithRole("organizer"));
    await page.getByRole("button", { name: "Become an organizer" }).click();
    await expectShown(page.getByText("You are an organizer now."));
    await expectAddress(page, "**/account/events");
    await expectShown(page.getByRole("link", { name: "Create event" }));
    expect((await (await carried).response())?.status()).toBe(200);
    await open(page, `${product.url}/account`);
    await expectShown(page.getByRole("definition").getByText("Organizer", { exact: true }));
    expectNoTrouble();
  });

  test("a changed password replaces the old one", async () => {
    const { page } = await newVisitor({ serviceWorkers: "allow" });
    const person = newPerson();
    await signUp(page, product.url, person);
    await expectAddress(page, "**/events");

    await open(page, `${product.url}/account/change-password`);
    await page.getByLabel("Current password").fill("not the right one");
    await page.getByLabel("New password").fill("a longer line 2");
    await page.getByRole("button", { name: "Change password" }).click();
    await problemBeside(page, "Current password", "That is not your current password.");
    await expect.poll(() => page.getByLabel("New password").inputValue()).toBe("a longer line 2");

    await page.getByLabel("Current password").fill(person.password);
    await page.getByRole("button", { name: "Change password" }).click();
    await expectShown(page.getByText("Your password is changed."));
    await expectAddress(page, "**/account");
    await expectShown(page.getByLabel("First name"));

    await signOut(page);
    await expectAddress(page, "**/events");
    await signIn(page, product.url, person);
    await expectShown(page.getByText("The e-mail address or the password is wrong."));
    await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe(person.email);
    await fillSignIn(page, { ...person, password: "a longer line 2" });
    await expectAddress(page, "**/events");
  });

  test("a forgotten password is replaced through the link in the mail", async () => {
    const { page } = await newVisitor({ serviceWorkers: "allow" });
    const person = newPerson();
    await signUp(page, product.url, person);
    await expectAddress(page, "**/events");
    await signOut(page);
    await expectShown(page.getByRole("navigation").getByRole("link", { name: "Login" }).first());

    await open(page, `${product.url}/forgot-password`);
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expectShown(page.getByText("Check your e-mail"));

    const link = await links.passwordReset(person.email);
    await open(page, link);
    await page.getByLabel("New password").fill("an even longer line 3");
    await page.getByRole("button", { name: "Set the password" }).click();
    await expectShown(page.getByText("Your new password is set."));
    await fillSignIn(page, { ...person, password: "an even longer line 3" });
    await expectAddress(page, "**/events");

    await open(page, link);
    await page.getByLabel("New password").fill("a second try 4");
    await page.getByRole("button", { name: "Set the password" }).click();
    await expectShown(page.getByText("This link is no longer valid."));
  });

  test("whether an address has an account is not told to those who ask for a reset", async () => {
    const { page } = await newVisitor({ serviceWorkers: "allow" });
    await open(page, `${product.url}/forgot-password`);
    await page.getByLabel("E-mail").fill(newPerson().email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expectShown(page.getByText("If there is an account for"));
  });

  test("whether an address has an account is not told to those who sign up with it; its mail says so", async () => {
    const first = await newVisitor({ serviceWorkers: "allow" });
    const person = newPerson();
    await signUp(first.page, product.url, person);
    await expectAddress(first.page, "**/events");

    const { page } = await newVisitor({ serviceWorkers: "allow" });
    await fillSignUp(page, product.url, { ...person, firstName: "Somebody", password: "another line 9" });
    await expectShown(page.getByText(`We sent an e-mail to ${person.email}`));
    expect(await links.alreadyKnown(person.email)).toContain(`${product.url}/login?`);
    await signIn(page, product.url, { ...person, password: "another line 9" });
    await expectShown(page.getByText("password is wrong"));
  });

  test("whoever signs up with my address is shut out when I take it, by the letter they caused", async () => {
    const me = newPerson("Ann", "Rivers");
    const impostor = await newVisitor({ serviceWorkers: "allow" });
    await fillSignUp(impostor.page, product.url, { ...me, password: "an impostor's line 7" });
    await expectShown(impostor.page.getByText(`We sent an e-mail to ${me.email}`));

    const { page } = await newVisitor({ serviceWorkers: "allow" });
    await open(page, await links.verification(me.email));
    await page.getByLabel("Password", { exact: true }).fill(me.password);
    await page.getByRole("button", { name: "Confirm and sign in" }).click();
    await problemBeside(page, "Password", "This is not the password that was chosen at sign-up.");
    await page.getByRole("link", { name: "Choose a new password" }).click();
    await page.getByLabel("E-mail").fill(me.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expectShown(page.getByText("Check your e-mail"));
    await open(page, await links.passwordReset(me.email));
    await page.getByLabel("New password").fill(me.password);
    await page.getByRole("button", { name: "Set the password" }).click();
    await expectShown(page.getByText("Your new password is set."));
    await fillSignIn(page, me);
    await expectAddress(page, "**/events");

    await signIn(impostor.page, product.url, { ...me, password: "an impostor's line 7" });
    await expectShown(impostor.page.getByText("password is wrong"));
  });

  test("a role smuggled into the sign-up is ignored", async () => {
    const { page, context } = await newVisitor({ serviceWorkers: "allow" });
    await context.route("**/api/signup", (route) => {
      const body = { ...(route.request().postDataJSON() as object), role: "administrator", id: 1 };
      return route.continue({ postData: JSON.stringify(body) });
    });
    await context.route("**/api/auth/sign-up/email", (route) => {
      const body = { ...(route.request().postDataJSON() as object), role: "administrator" };
      return route.continue({ postData: JSON.stringify(body) });
    });
    await signUp(page, product.url, newPerson());
    await expectAddress(page, "**/events");

    const carried = page.waitForRequest(isCallWithRole("member"));
    await open(page, `${product.url}/account`);
    await expectShown(page.getByRole("definition").getByText("Member", { exact: true }));
    await carried;
  });

  test("whoever leaves the page right after pressing Logout is signed out", async () => {
    const { page } = await newVisitor({ serviceWorkers: "allow" });
    await signUp(page, product.url, newPerson());
    await expectAddress(page, "**/events");
    await open(page, `${product.url}/account`);
    await expectShown(page.getByLabel("First name"));
    // Pressed and left in the same moment, as by somebody who shuts a borrowed computer.
    await page
      .getByRole("navigation")
      .getByRole("button", { name: "Logout" })
      .first()
      .evaluate((button: HTMLElement) => {
        button.click();
        location.assign("/account/change-password");
      });
    await expectAddress(page, "**/access");
    await open(page, `${product.url}/login`);
    await expectShown(page.getByLabel("E-mail"));
  });

  test("signing out in one tab signs out the other", async () => {
    const { page, context } = await newVisitor({ serviceWorkers: "allow" });
    await signUp(page, product.url, newPerson());
    await expectAddress(page, "**/events");
    const other = await context.newPage();
    await open(other, `${product.url}/account`);
    await expectShown(other.getByLabel("First name"));

    await signOut(page);
    await expectAddress(other, "**/access");
    await expectShown(other.getByText("You need to sign in"));
    await expect.poll(() => other.getByLabel("First name").count()).toBe(0);
  });
});

/** A call whose bearer token carries this role in its claims. */
function isCallWithRole(role: string): (request: Request) => boolean {
  return (request) => {
    const token = request.headers()["authorization"]?.split(".")[1];
    if (!token) return false;
    const claims = JSON.parse(Buffer.from(token, "base64url").toString("utf8")) as { role?: string };
    return claims.role === role;
  };
}

async function problemBeside(page: Page, label: string, sentence: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expectShown(page.locator('[aria-invalid="true"]').first());
  const describedBy = await field.getAttribute("aria-describedby");
  const said = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" "),
    (describedBy ?? "").split(" ").filter(Boolean),
  );
  expect(said).toContain(sentence);
}
