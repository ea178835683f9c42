import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";

export type Answer = Awaited<ReturnType<FastifyInstance["inject"]>>;

/** Somebody signed in at the embedded provider, as a browser would hold it: a cookie and a token. */
export interface Login {
  email: string;
  password: string;
  cookie: string;
  token: string;
  /** Fetches a new token, as a browser does when its rights have changed. */
  refresh(): Promise<string>;
  /** Calls the provider with the cookie, and keeps the cookie it answers with. */
  callProvider(path: string, body?: object): Promise<Answer>;
}

export interface Credentials {
  email: string;
  password: string;
}

export const PASSWORD = "green-willow-bank";

export function newEmail(name = "angler"): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.org`;
}

/**
 * Makes an account at the provider and confirms its address by the letter that comes; the product knows nothing of it until
 * the `signup` call.
 */
export async function createLogin(
  app: FastifyInstance,
  origin: string,
  { email, password, name }: Credentials & { name: string },
  findLink: (to: string) => Promise<URL>,
): Promise<Login> {
  const payload = { email, password, name };
  const answer = await app.inject({ method: "POST", url: "/api/auth/sign-up/email", payload });
  if (answer.statusCode !== 200) throw new Error(`/sign-up/email: ${answer.statusCode} ${answer.body}`);
  const code = (await findLink(email.toLowerCase())).searchParams.get("verify");
  return enter(app, origin, "/confirm-address", { email, password }, { code, password });
}

export async function signIn(app: FastifyInstance, origin: string, credentials: Credentials): Promise<Login> {
  return enter(app, origin, "/sign-in/email", credentials, credentials);
}

async function enter(
  app: FastifyInstance,
  origin: string,
  path: string,
  { email, password }: Credentials,
  body: object,
): Promise<Login> {
  const login: Login = {
    email,
    password,
    cookie: "",
    token: "",
    async callProvider(path, body) {
      const answer = await app.inject({
        method: body ? "POST" : "GET",
        url: `/api/auth${path}`,
        headers: { origin, ...(login.cookie && { cookie: login.cookie }) },
        ...(body && { payload: body }),
      });
      const cookie = answer.cookies.find(({ name }) => name.endsWith("session_token"));
      if (cookie) login.cookie = `${cookie.name}=${encodeURIComponent(cookie.value)}`;
      return answer;
    },
    async refresh() {
      const answer = await login.callProvider("/token");
      if (answer.statusCode !== 200) throw new Error(`No token: ${answer.statusCode} ${answer.body}`);
      login.token = answer.json<{ token: string }>().token;
      return login.token;
    },
  };
  const entered = await login.callProvider(path, body);
  if (entered.statusCode !== 200) throw new Error(`${path}: ${entered.statusCode} ${entered.body}`);
  await login.refresh();
  return login;
}

export function claimsIn(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
}

/** A long test outlives its tokens: a browser renews them in time. */
export function isEnding(token: string): boolean {
  return Number(claimsIn(token)["exp"]) * 1000 < Date.now() + 5 * 60_000;
}
