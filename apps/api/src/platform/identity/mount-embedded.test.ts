import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, ORIGIN, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { newEmail, PASSWORD } from "../../testing/test-login.ts";

let api: TestApi;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi({
    settings: { CORS_ORIGINS: "https://club.example.org" },
    hasRealPasswords: true,
  });
  ann = await api.signUp();
});
afterAll(() => api.close());

function post(path: string, payload: object | string, headers: Record<string, string> = {}) {
  return api.call({ method: "POST", url: `/api/auth${path}`, payload, headers });
}

test.each([
  "/get-session",
  "/list-sessions",
  "/update-user",
  "/delete-user",
  "/change-email",
  "/sign-in/social",
  "/verify-email",
  "/ok",
  "/error",
  "/sign-in/email/",
  "//sign-in/email",
  "/Sign-In/email",
  "/reset-password/some-token?callbackURL=https://evil.example.org",
])("%s of the provider is not reachable", async (path) => {
  for (const method of ["GET", "POST"] as const) {
    const answer = await api.call({
      method,
      url: `/api/auth${path}`,
      headers: { cookie: ann.cookie, origin: ORIGIN },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe("not-found");
  }
});

test("people who sign up at once do not wait for each other's connections", async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      post("/sign-up/email", { email: newEmail(), password: PASSWORD, name: "Ann Angler" }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test.each(["PUT", "PATCH", "DELETE", "TRACE", "HEAD"] as const)(
  "%s is nothing the provider knows",
  async (method) => {
    const answer = await api.call({ method: method as "PUT", url: "/api/auth/sign-in/email" });
    expect(answer.statusCode).toBe(404);
  },
);

test("the cookie is for the provider's own paths, out of reach of scripts and other sites", async () => {
  const answer = await post("/sign-in/email", { email: ann.email, password: PASSWORD });
  const cookies = [answer.headers["set-cookie"]].flat();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/api\/auth(;|$)/);
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
  }
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("over https the cookie is marked secure", async () => {
  const secure = await createTestApi({ settings: { PUBLIC_URL: "https://fishing.example.org" } });
  const credentials = { email: newEmail(), password: PASSWORD };
  await secure.identity.issuer.createIdentity({ ...credentials, displayName: "Ann", isVerified: true });
  const answer = await secure.call({
    method: "POST",
    url: "/api/auth/sign-in/email",
    payload: credentials,
  });
  expect([answer.headers["set-cookie"]].flat()[0]).toMatch(/^__Secure-.*; Secure(;|$)/);
  await secure.close();
});

test("a cookie sent from another site is refused", async () => {
  for (const origin of ["https://evil.example.org", "null", ""]) {
    const answer = await post("/sign-out", {}, { cookie: ann.cookie, ...(origin && { origin }) });
    expect(answer.statusCode).toBe(403);
  }
  expect((await api.call({ url: `/api/account/${ann.user.id}`, token: ann.token })).statusCode).toBe(200);
});

test("a link never leads to another site", async () => {
  const body = { email: ann.email, password: PASSWORD, callbackURL: "https://evil.example.org" };
  expect((await post("/sign-in/email", body)).json().code).toBe("INVALID_CALLBACK_URL");
});

test.each([
  ["application/x-www-form-urlencoded", `email=ann%40example.org&password=${PASSWORD}`],
  ["text/plain", JSON.stringify({ email: "ann@example.org", password: PASSWORD })],
  ["application/jsonp", "{}"],
])("a body of type %s is refused with 415", async (type, body) => {
  const answer = await post("/sign-in/email", body, { "content-type": type });
  expect(answer.statusCode).toBe(415);
  expect(answer.json().code).toBe("unsupported-type");
});

test.each(["{", "", "{'a':1}"])("the body %j is refused with 400", async (body) => {
  const answer = await post("/sign-in/email", body, { "content-type": "application/json" });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ detail: expect.any(String), code: expect.any(String) });
});

test("a body that is too large is refused with 413", async () => {
  const answer = await post("/sign-in/email", { email: "x".repeat(20_000) });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({
    detail: "That is too large: at most 16 kB can be sent.",
    code: "too-large",
    facts: { limit: 16 * 1024 },
  });
});

test.each([
  ["a wrong password", { email: "ann@example.org", password: "not hers at all" }, 401],
  ["no password", { email: "ann@example.org" }, 400],
  ["a number for an address", { email: 1, password: PASSWORD }, 400],
  ["a list", [], 400],
  ["nothing", {}, 400],
])("signing in with %s is refused with a sentence", async (_, body, status) => {
  const answer = await post("/sign-in/email", body);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ detail: expect.stringMatching(/\w/), code: expect.stringMatching(/\w/) });
});

test.each([
  ["a character no database keeps", { name: "A\0" }],
  ["an address of 300 characters", { email: `${"a".repeat(290)}@example.org` }],
])("signing up with %s is refused with a sentence", async (_, change) => {
  const body = { email: newEmail(), password: PASSWORD, name: "Ann", ...change };
  const answer = await post("/sign-up/email", body);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json()).toEqual({ detail: expect.stringMatching(/\w/), code: expect.stringMatching(/\w/) });
});
