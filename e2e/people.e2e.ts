import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { quarters } from "../apps/api/src/testing/sample-images.ts";
import { administrator } from "./harness/administrator.ts";
import { fillSignIn, newPerson, open, signIn, signUp } from "./harness/person.ts";
import { everyRole, type Memories } from "./harness/roles.ts";
import { expectSaid } from "./harness/said.ts";
import { shareProduct, type SharedProduct } from "./harness/shared-product.ts";
import { newVisitor } from "./harness/visitor.ts";

let product: SharedProduct;
let memories: Memories;

beforeAll(async () => {
  product = await shareProduct();
  memories = await everyRole(product);
});

test("an administrator invites somebody, makes him organizer, finds him and deletes him", async () => {
  const { page, expectNoTrouble } = await newVisitor({ storageState: memories.administrator });
  const guest = newPerson("Šárka", "Nováková");
  await open(page, `${product.url}/events`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Users" }).first().click();
  await page.getByRole("link", { name: "Add user" }).click();
  await page.getByLabel("First name").fill(guest.firstName);
  await page.getByLabel("Last name").fill(guest.lastName);
  await page.getByLabel("E-mail").fill(guest.email);
  await page.getByRole("button", { name: "Add and invite" }).click();
  await expectSaid(page, "Šárka Nováková is added. An invitation is on its way");
  await page.getByRole("heading", { level: 1, name: "Šárka Nováková" }).waitFor();

  const { links } = await product.waitForMail(guest.email, /invited/i);
  const invited = await newVisitor();
  await open(invited.page, links[0]!);
  await invited.page.getByLabel("New password").fill(guest.password);
  await invited.page.getByRole("button", { name: "Set the password" }).click();
  await invited.page.getByText("Your new password is set.").waitFor();
  await fillSignIn(invited.page, guest);
  await invited.page.waitForURL("**/events");
  // The link came by mail: there is nothing left to confirm.
  await open(invited.page, `${product.url}/account`);
  await invited.page.getByRole("heading", { name: "My account" }).waitFor();
  await expect.poll(() => invited.page.getByText("Confirm your e-mail address").count()).toBe(0);

  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Role").selectOption("Organizer");
  await page.getByRole("button", { name: "Save" }).click();
  await expectSaid(page, "Šárka Nováková is saved.");
  // Without signing in again: the old token has stopped, and the next one carries the new role.
  await open(invited.page, `${product.url}/species`);
  await invited.page.getByRole("heading", { name: "Species" }).waitFor();

  await open(page, `${product.url}/users`);
  await page.getByLabel("Search this list").fill("sarka nov");
  await page.getByText("1 user", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Šárka Nováková" }).click();
  await page.getByRole("button", { name: "Delete user" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expectSaid(page, "Šárka Nováková is deleted.");
  await page.getByRole("table", { name: "Users" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Šárka Nováková" }).count()).toBe(0);
  await signIn(invited.page, product.url, guest);
  await invited.page.getByText("password is wrong").first().waitFor();
  expectNoTrouble();
});

test("an address that is taken is refused beside the field, and what was typed stays", async () => {
  const { page } = await newVisitor({ storageState: memories.administrator });
  await open(page, `${product.url}/users/add`);
  await page.getByLabel("First name").fill("Site");
  await page.getByLabel("Last name").fill("Double");
  await page.getByLabel("E-mail").fill(administrator.email);
  await page.getByRole("button", { name: "Add and invite" }).click();
  await page.getByText("There is already an account with it.").waitFor();
  await expect
    .poll(() => page.getByLabel("E-mail").evaluate((input) => input === document.activeElement))
    .toBe(true);
  await expect.poll(() => page.getByLabel("Last name").inputValue()).toBe("Double");
});

test("the last administrator can be neither demoted nor deleted", async () => {
  const { page } = await newVisitor({ storageState: memories.administrator });
  await open(page, `${product.url}/users?search=${administrator.email}`);
  await page.getByRole("link", { name: "Site Administrator" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Delete user" }).count()).toBe(0);
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Role").selectOption("Member");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This is the last administrator.").waitFor();

  await open(page, `${product.url}/account`);
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByText("This is the last administrator.").waitFor();
});

test("an administrator adds, changes and deletes a species", async () => {
  const { page, expectNoTrouble } = await newVisitor({ storageState: memories.administrator });
  await open(page, `${product.url}/species`);
  await page.getByRole("link", { name: "Add species" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Zingel");
  await page.getByLabel("Latin name").fill("zingel");
  await page.getByLabel("Code").fill("zin");
  await page.getByLabel("Minimum length").fill("22,5");
  await page.getByRole("button", { name: "Add species" }).click();
  await page.getByText("Write a scientific name like Salmo trutta.").waitFor();
  await page.getByLabel("Latin name").fill("Zingel zingel");
  await page.getByRole("button", { name: "Add species" }).click();
  await expectSaid(page, "Zingel is on the list.");

  const row = page.getByRole("row", { name: /Zingel zingel/ });
  await expect.poll(() => row.innerText()).toMatch(/ZIN[^]*22\.5 cm[^]*Tip of the tail/);
  await row.getByRole("link").click();
  await page.getByLabel("Minimum length").fill("");
  const photo = page.getByRole("group", { name: "Photo" });
  const file = {
    name: "zingel.png",
    mimeType: "image/png",
    buffer: await quarters(600, 400).png().toBuffer(),
  };
  await photo.locator("input[type=file]").first().setInputFiles(file);
  await page.getByRole("button", { name: "Use this part" }).click();
  await photo.getByRole("img", { name: "Photo, as it is now" }).waitFor();
  // Whoever leaves by a link is asked, and stays when they say so.
  const asked = page.waitForEvent("dialog").then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page.getByRole("link", { name: "Cancel" }).click();
  expect(await asked).toContain("not saved");
  await page.getByRole("button", { name: "Save" }).click();
  await expectSaid(page, "Zingel is saved.");
  await expect.poll(() => row.innerText()).toContain("Any size");
  await row.locator("img[src^='/files/']").waitFor();

  await row.getByRole("link").click();
  await page.getByRole("button", { name: "Delete species" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expectSaid(page, "Zingel is off the list.");
  await page.getByLabel("Search this list").fill("zingel");
  await page.getByText("No species matches “zingel”.").waitFor();
  await page.getByRole("link", { name: "Show all species" }).click();
  await page.getByText("Page 1 of 6").waitFor();
  expectNoTrouble();
});

test("an organizer finds species by the keyboard, but no way to change them", async () => {
  const { page, expectNoTrouble } = await newVisitor({ storageState: memories.organizer });
  await open(page, `${product.url}/events`);
  const menu = page.locator("summary", { hasText: "Žofie" });
  await menu.focus();
  await page.keyboard.press("Enter");
  // Past one's own events.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/species");
  await page.getByRole("table", { name: "Species" }).waitFor();
  await expect.poll(() => page.getByRole("link", { name: "Add species" }).count()).toBe(0);
  await expect.poll(() => page.getByRole("table").getByRole("link").count()).toBe(0);

  await page.keyboard.press("/");
  await page.keyboard.type("salmo trutta");
  await page.getByText("2 species", { exact: true }).waitFor();
  await page.waitForURL("**/species?search=salmo**");
  await page.keyboard.press("Escape");
  await page.getByText("Page 1 of 6").waitFor();
  await page.getByRole("link", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Page 2 of 6").waitFor();
  await page.getByLabel("Sort by").selectOption("Latin name");
  await page.getByRole("row", { name: /Abramis brama/ }).waitFor();
  await page.getByText("Page 1 of 6").waitFor();
  expectNoTrouble();

  for (const address of ["/species/add", "/species/1/edit", "/users", "/users/1"]) {
    await open(page, product.url + address);
    await page.waitForURL("**/access");
  }
});

test("a dialog opens, closes and gives the focus back by the keyboard", async () => {
  const { page, expectNoTrouble } = await newVisitor({ storageState: memories.administrator });
  await open(page, `${product.url}/species?search=BTR`);
  await page.getByRole("link", { name: "Brown trout" }).focus();
  await page.keyboard.press("Enter");
  const button = page.getByRole("button", { name: "Delete species" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByText("Delete Brown trout?").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expectNoTrouble();
});

test("a member renames himself, takes his data along and deletes his account", async () => {
  const { page, expectNoTrouble } = await newVisitor();
  const person = newPerson();
  await signUp(page, product.url, person);
  await page.waitForURL("**/events");
  await open(page, `${product.url}/account`);
  await page.getByLabel("First name").fill("Sofie");
  await page.getByRole("button", { name: "Save" }).click();
  await expectSaid(page, "Your name is saved.");
  await page.locator("summary", { hasText: "Sofie O’Brien" }).waitFor();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("tightlines-my-data.json");
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data.user).toMatchObject({ email: person.email, first_name: "Sofie" });
  expect(data.parts.audit_entries.map(({ action }: { action: string }) => action)).toEqual([
    "create",
    "update",
  ]);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("What is kept").waitFor();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectSaid(page, "Your account is deleted.");
  await page.waitForURL("**/events");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Login" }).first().waitFor();
  expectNoTrouble();

  await signIn(page, product.url, person);
  await page.getByText("password is wrong").first().waitFor();
});
