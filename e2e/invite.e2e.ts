import { beforeAll, expect, test } from "vitest";
import { administrator } from "./harness/administrator.ts";
import { eachIdentity } from "./harness/each-identity.ts";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { fillSignIn, newPerson, open, signIn } from "./harness/person.ts";
import { expectSaid } from "./harness/said.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

eachIdentity((identity) => {
  let product: SharedProduct;

  beforeAll(async () => {
    product = await shareProduct(identity);
  });

  test("somebody is invited, given another address, and deleted; the provider follows each time", async () => {
    const { page } = await newVisitor();
    const guest = newPerson("Jiřina", "Dvořáková");
    await signIn(page, product.url, administrator);
    await expectAddress(page, "**/events");
    await open(page, `${product.url}/users/add`);
    await page.getByLabel("First name").fill(guest.firstName);
    await page.getByLabel("Last name").fill(guest.lastName);
    await page.getByLabel("E-mail").fill(guest.email);
    await page.getByLabel("Role").selectOption("Organizer");
    await page.getByRole("button", { name: "Add and invite" }).click();
    await expectShown(page.getByRole("heading", { level: 1, name: "Jiřina Dvořáková" }));

    const { links } = await product.waitForMail(guest.email, /invited/i);
    const { page: theirs } = await newVisitor();
    await open(theirs, links[0]!);
    await theirs.getByLabel("New password").fill(guest.password);
    await theirs.getByRole("button", { name: "Set the password" }).click();
    await expectShown(theirs.getByText("Your new password is set."));
    await fillSignIn(theirs, guest);
    await expectAddress(theirs, "**/events");
    await expectShown(theirs.getByRole("link", { name: "Create event" }));

    const email = newPerson().email;
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Save" }).click();
    await expectSaid(page, "Jiřina Dvořáková is saved.");
    const { page: again } = await newVisitor();
    await signIn(again, product.url, guest);
    await expectShown(again.getByText("password is wrong").first());
    await fillSignIn(again, { ...guest, email });
    await expectAddress(again, "**/events");

    await page.getByRole("button", { name: "Delete user" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
    await expectSaid(page, "Jiřina Dvořáková is deleted.");
    const { page: late } = await newVisitor();
    await signIn(late, product.url, { ...guest, email });
    await expectShown(late.getByText("password is wrong").first());
    expect(late.url()).toContain("/login");
  });

  test("an address the provider knows already is refused beside the field", async () => {
    const { page } = await newVisitor();
    await signIn(page, product.url, administrator);
    await expectAddress(page, "**/events");
    await open(page, `${product.url}/users/add`);
    await page.getByLabel("First name").fill("Second");
    await page.getByLabel("Last name").fill("Desk");
    await page.getByLabel("E-mail").fill(administrator.email);
    await page.getByRole("button", { name: "Add and invite" }).click();
    await expectShown(page.getByText("There is already an account with it."));
  });
});
