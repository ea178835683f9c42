import { confirmationLink } from "./confirmation.ts";
import type { IdentityName } from "./each-identity.ts";
import { startFirebaseEmulator } from "./firebase-emulator.ts";
import type { SharedProduct } from "./shared-product.ts";

/** The links people get by mail. */
export interface Links {
  verification(email: string): Promise<string>;
  passwordReset(email: string): Promise<string>;
  /** After signing up with an address that has an account. */
  alreadyKnown(email: string): Promise<string>;
}

export function findLinks(identity: IdentityName, { url, waitForMail }: SharedProduct): Links {
  const verification = (email: string) => confirmationLink(url, email);
  if (identity === "firebase") {
    const passwordReset = async (email: string) => {
      const emulator = await startFirebaseEmulator();
      return `${url}/login${new URL(await emulator.oobLink(email, "PASSWORD_RESET")).search}`;
    };
    // Firebase has no letter of its own for that.
    return { verification, passwordReset, alreadyKnown: passwordReset };
  }
  const mailed = async (email: string, subject: RegExp) => {
    const { links } = await waitForMail(email, subject);
    if (!links[0]) throw new Error(`The mail to ${email} about ${subject} holds no link.`);
    return links[0];
  };
  return {
    verification,
    passwordReset: (email) => mailed(email, /password/i),
    alreadyKnown: (email) => mailed(email, /You have an account already/),
  };
}
