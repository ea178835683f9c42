import { administrator } from "./start-product.ts";

/** The token of the administrator the product was started with. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(administrator),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { token } = (await (await fetch(`${url}/api/auth/token`, { headers: { cookie } })).json()) as {
    token: string;
  };
  return token;
}

export async function callApi(url: string, token: string, method: string, path: string, body: object) {
  const answer = await fetch(url + path, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: { id: number; url: string; revision: number } }).data;
}
