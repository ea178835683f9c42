/** Somebody who works through the API alone: `official.call<Session>("POST", "/events/spring/sessions", { … })`. */
export interface Official {
  call<Data>(method: "GET" | "POST" | "PATCH", path: string, body?: object): Promise<Data>;
  /** How many rows a list has, whatever its page shows. */
  count(path: string): Promise<number>;
}

interface Answer<Data> {
  data: Data;
  meta: { total: number };
}

/** A token is good for a quarter of an hour. */
const TOKEN_MS = 10 * 60_000;

/** Signs in whoever has an account with the embedded provider already, such as a product's first administrator. */
export async function newOfficial(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<Official> {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, password }),
  });
  const cookies = signedIn.headers.getSetCookie().map((one) => one.split(";")[0]);
  const cookie = cookies.join("; ");
  let token = await fetchToken();
  let fetchedAt = Date.now();

  async function ask<Data>(method: string, path: string, body?: object): Promise<Answer<Data>> {
    if (Date.now() - fetchedAt > TOKEN_MS) {
      token = await fetchToken();
      fetchedAt = Date.now();
    }
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer<Data>;
  }

  async function fetchToken(): Promise<string> {
    const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${email} has no token: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { token: string }).token;
  }

  return {
    call: async <Data>(method: string, path: string, body?: object) =>
      (await ask<Data>(method, path, body)).data,
    count: async (path) => (await ask<unknown[]>("GET", path)).meta.total,
  };
}
