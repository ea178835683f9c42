import { createTransport } from "nodemailer";
import { expect, onTestFinished, test } from "vitest";
import { startMailbox } from "./mailbox.ts";

test("keeps a mail and finds the links in it", async () => {
  const mailbox = await openMailbox();
  await send(mailbox.url, "Confirm your address");

  const mail = await mailbox.waitForMail("Ann@example.org", /confirm/i);
  expect(mail.subject).toBe("Confirm your address");
  expect(mail.links).toEqual(["http://localhost:3000/verify?code=a_b-c"]);
});

test("refuses mail while stopped and takes it on the same port afterwards", async () => {
  const mailbox = await openMailbox();
  await mailbox.stop();
  await expect(send(mailbox.url, "Lost")).rejects.toThrow("ECONNREFUSED");

  await mailbox.start();
  await send(mailbox.url, "Found");
  expect(mailbox.mails().map((mail) => mail.subject)).toEqual(["Found"]);
});

async function openMailbox() {
  const mailbox = await startMailbox();
  onTestFinished(() => mailbox.stop());
  return mailbox;
}

async function send(url: string, subject: string): Promise<void> {
  const text = "Hello Ann,\n\nplease open http://localhost:3000/verify?code=a_b-c\n";
  await createTransport(url).sendMail({ from: "desk@example.org", to: "ann@example.org", subject, text });
}
