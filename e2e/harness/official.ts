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

/** Signs in whoever has an account with the embedded provider already, such as a product's first administrator. */
export async function newOfficial(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<Official> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await fetchToken()}` };

  async function ask<Data>(method: string, path: string, body?: object): Promise<Answer<Data>> {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer<Data>;
  }

  async function fetchToken(): Promise<string> {
    const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: url },
      body: JSON.stringify({ email, password }),
    });
    const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie: cookies.join("; ") } });
    if (!answer.ok) throw new Error(`${email} has no token: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { token: string }).token;
  }

  return {
    call: async <Data>(method: string, path: string, body?: object) =>
      (await ask<Data>(method, path, body)).data,
    count: async (path) => (await ask<unknown[]>("GET", path)).meta.total,
  };
}
