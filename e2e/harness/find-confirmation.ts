import { openMailboxes } from "./mailbox.ts";
import { findOobLink } from "./start-emulator.ts";
import { waitUntil } from "./wait-until.ts";

interface Sender {
  url: string;
  /** The settings it was started with, which say where its letters go. */
  env: Record<string, string>;
  logs: () => string;
}

/** The link of the letter to somebody who signed up: at Firebase, in the mailbox, or on the console. */
export async function findConfirmation({ url, env, logs }: Sender, email: string): Promise<string> {
  const emulator = env["FIREBASE_AUTH_EMULATOR_HOST"];
  // Firebase opens one page of ours for everything it mails, with the same query as its own page.
  if (emulator) return `${url}/login${new URL(await findOobLink(emulator, email, "VERIFY_EMAIL")).search}`;
  const mailbox = openMailboxes.get(env["SMTP_URL"] ?? "");
  if (mailbox) return (await mailbox.waitForMail(email, /confirm/i)).links[0]!;
  return waitUntil(
    () => [...logs().matchAll(/Mail to ([^\s:]+):.*\n\s+(\S+)/g)].findLast((line) => line[1] === email)?.[2],
    () => `The console shows no letter to ${email}.`,
  );
}
