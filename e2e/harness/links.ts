import { startFirebaseEmulator } from "./firebase-emulator.ts";
import type { Mailbox } from "./mailbox.ts";
import type { IdentityName } from "./product.ts";

/** The links people get by mail. */
export interface Links {
  verification(email: string): Promise<string>;
  passwordReset(email: string): Promise<string>;
}

export function findLinks(identity: IdentityName, mailbox: Mailbox, url: string): Links {
  if (identity === "embedded") {
    const mailed = async (email: string, subject: RegExp) => {
      const { links } = await mailbox.waitForMail(email, subject);
      if (!links[0]) throw new Error(`The mail to ${email} about ${subject} holds no link.`);
      return links[0];
    };
    return {
      verification: (email) => mailed(email, /confirm/i),
      passwordReset: (email) => mailed(email, /password/i),
    };
  }
  // Firebase opens one page of ours for everything it mails, with the same query as its own page.
  const emulated = async (email: string, type: "VERIFY_EMAIL" | "PASSWORD_RESET") => {
    const emulator = await startFirebaseEmulator();
    return `${url}/login${new URL(await emulator.oobLink(email, type)).search}`;
  };
  return {
    verification: (email) => emulated(email, "VERIFY_EMAIL"),
    passwordReset: (email) => emulated(email, "PASSWORD_RESET"),
  };
}
