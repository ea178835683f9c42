import type { Person } from "./person.ts";

type FindLink = (email: string) => Promise<string>;

const finders = new Map<string, FindLink>();

/** Says how the letters of the product at this address are found that ask somebody to confirm the address. */
export function announceConfirmations(url: string, find: FindLink): void {
  finders.set(url, find);
}

/** The link in the letter that asks somebody to confirm the address, wherever the letters of this product go. */
export async function confirmationLink(url: string, email: string): Promise<string> {
  const find = finders.get(url);
  if (!find) throw new Error(`No product runs at ${url}.`);
  return find(email);
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
