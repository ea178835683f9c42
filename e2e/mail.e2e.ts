import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { expectAddress, expectShown } from "./harness/expect-page.ts";
import { startMailbox } from "./harness/mailbox.ts";
import { fillSignUp, newPerson, open } from "./harness/person.ts";
import { startProduct } from "./harness/product.ts";
import { newVisitor } from "./harness/visitor.ts";
import { waitUntil } from "./harness/wait-until.ts";

test("while the mail server is down people sign up, and their mail comes later, once", async () => {
  const mailbox = await startMailbox();
  const product = await startProduct({ env: { SMTP_URL: mailbox.url } });
  onTestFinished(async () => {
    await product.stop();
    await mailbox.stop();
  });
  await mailbox.stop();
  const { page } = await newVisitor();
  const person = newPerson();
  await fillSignUp(page, product.url, person);
  await expectShown(page.getByText(`We sent an e-mail to ${person.email}`));
  // A restart in between loses nothing either.
  await product.restart();
  expect(mailbox.mails()).toEqual([]);

  await mailbox.start();
  // A letter that gets through shows that the others can, too: they need not wait for their own next attempt.
  await askForNewPassword();
  await mailbox.waitForMail(person.email, /password/i);
  await mailbox.waitForMail(person.email, /confirm/i);
  // When a later letter has come, the earlier ones would have come twice by now.
  await askForNewPassword();
  await waitUntil(
    () => (mailbox.mails().length > 2 ? true : undefined),
    () => "The second letter about the password has not come.",
  );
  const subjects = mailbox.mails().map((mail) => mail.subject);
  expect(subjects.toSorted()).toEqual([
    "Choose a new password",
    "Choose a new password",
    "Confirm your e-mail address",
  ]);

  async function askForNewPassword() {
    await open(page, `${product.url}/forgot-password`);
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expectShown(page.getByText("Check your e-mail"));
  }
});

test("without a mail server the letter is a file, and its link stands on the console", async () => {
  const product = await startProduct();
  onTestFinished(() => product.stop());
  const { page } = await newVisitor();
  const person = newPerson();
  await fillSignUp(page, product.url, person);
  await expectShown(page.getByText(`We sent an e-mail to ${person.email}`));

  const link = await waitUntil(
    () => new RegExp(String.raw`Mail to ${person.email}.*\n\s+(\S+)`).exec(product.logs())?.[1],
    () => `The console shows no link:\n${product.logs()}`,
  );
  const folder = join(product.dataDir, "outbox");
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  expect(files[0]).toMatch(/\.eml$/);
  expect(await readFile(join(folder, files[0]!), "utf8")).toContain(`To: ${person.email}`);

  await open(page, link);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await expectAddress(page, "**/events");
});
