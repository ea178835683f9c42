import { startFirebaseEmulator } from "./firebase-emulator.ts";
import { openMailboxes } from "./mailbox.ts";
import type { Person } from "./person.ts";
import { runningProducts } from "./product.ts";
import { waitUntil } from "./wait-until.ts";

/** The link in the letter that asks somebody to confirm the address, wherever the letters of this product go. */
export async function confirmationLink(url: string, email: string): Promise<string> {
  const product = runningProducts.get(url);
  if (!product) throw new Error(`No product runs at ${url}.`);
  const { identity, smtpUrl, logs } = product;
  if (identity === "firebase") {
    const emulator = await startFirebaseEmulator();
    // Firebase opens one page of ours for everything it mails, with the same query as its own page.
    return `${url}/login${new URL(await emulator.oobLink(email, "VERIFY_EMAIL")).search}`;
  }
  const mailbox = smtpUrl && openMailboxes.get(smtpUrl);
  if (mailbox) {
    const { links } = await mailbox.waitForMail(email, /confirm/i);
    return links[0]!;
  }
  return waitUntil(
    () => [...logs().matchAll(/Mail to ([^\s:]+):.*\n\s+(\S+)/g)].findLast((line) => line[1] === email)?.[2],
    () => `The console shows no letter to ${email}.`,
  );
}

/** Signs somebody up with the embedded provider, without a browser; answers the cookie of the login. */
export async function signUpWithoutBrowser(url: string, person: Person): Promise<string> {
  const { email, password, firstName, lastName } = person;
  await send("/sign-up/email", { email, password, name: `${firstName} ${lastName}` });
  const code = new URL(await confirmationLink(url, email)).searchParams.get("verify");
  const confirmed = await send("/confirm-address", { code, password });
  return confirmed.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");

  async function send(path: string, body: object): Promise<Response> {
    const answer = await fetch(`${url}/api/auth${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
