import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { confirmationLink } from "./confirmation.ts";

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Somebody nobody knows yet. */
export function newPerson(firstName = "Žofie", lastName = "O’Brien"): Person {
  return { firstName, lastName, email: `angler-${randomUUID()}@example.org`, password: "a long line 1" };
}

/** Opens a page and waits until its scripts have taken it over. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Through the letter that comes, until the person is signed in. */
export async function signUp(page: Page, url: string, person: Person): Promise<void> {
  await fillSignUp(page, url, person);
  await page.getByText(`We sent an e-mail to ${person.email}`).waitFor();
  await open(page, await confirmationLink(url, person.email));
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
}

/** Only the form; what is to come is in the mail. */
export async function fillSignUp(page: Page, url: string, person: Person): Promise<void> {
  await open(page, `${url}/signup`);
  await typeSignUp(page, person);
}

/** On a sign-up page that is already open. */
export async function typeSignUp(page: Page, person: Person): Promise<void> {
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
}

export async function signIn(
  page: Page,
  url: string,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await open(page, `${url}/login`);
  await fillSignIn(page, { email, password });
}

/** On a sign-in page that is already open. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The bar's own entry on a desk, where it stands in the open. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("navigation").getByRole("button", { name: "Logout" }).first().click();
}
