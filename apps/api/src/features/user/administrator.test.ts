import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";
import { newEmail, PASSWORD, signIn } from "../../testing/test-login.ts";
import { makeAdministrator } from "./administrator.service.ts";
import * as users from "./user.repository.ts";

const OWN_PASSWORD = "the operator's own";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const make = (email: string, password?: string) =>
  makeAdministrator(api.database.db, api.identity.issuer, { email, password });

const roleOf = async (email: string) => (await users.findByEmail(api.database.db, email))?.role;

async function confirmAddress(email: string): Promise<void> {
  const code = (await api.lastLink(email)).searchParams.get("verify");
  const answer = await api.call({ method: "GET", url: `/api/auth/verify-email?token=${code}` });
  expect(answer.statusCode).toBeLessThan(400);
}

test("somebody without an account gets one, with a password that is said once", async () => {
  const email = newEmail();
  const { isDone, sentence } = await make(email);
  const password = /The password is (\S+)/.exec(sentence)?.[1] ?? "";
  expect(isDone).toBe(true);
  const login = await signIn(api.app, api.settings.publicUrl, { email, password });
  expect((await api.call({ method: "GET", url: "/api/users", token: login.token })).statusCode).toBe(200);
  expect(await make(email)).toEqual({ isDone: true, sentence: `${email} is an administrator already.` });
});

test("somebody who has confirmed his address is promoted and keeps his password", async () => {
  const ann = await api.signUp();
  await confirmAddress(ann.email);
  expect(await make(ann.email, OWN_PASSWORD)).toMatchObject({ isDone: true });
  expect(await roleOf(ann.email)).toBe("administrator");
  await signIn(api.app, api.settings.publicUrl, { email: ann.email, password: PASSWORD });
});

test("whoever signed up with somebody else's address is not made administrator", async () => {
  const squatter = await api.signUp();
  const { isDone, sentence } = await make(squatter.email);
  expect(isDone).toBe(false);
  expect(sentence).toContain("has not confirmed it");
  expect(await roleOf(squatter.email)).toBe("member");

  // Nor before the `signup` call, when only the provider knows him.
  const early = await api.signUpIdentity();
  expect(await make(early.email)).toMatchObject({ isDone: false });
  expect(await roleOf(early.email)).toBeUndefined();
});

test.each([
  ["who is a user", () => api.signUp()],
  ["whom only the provider knows", () => api.signUpIdentity()],
])("a password of the operator's own shuts out a squatter %s", async (_, squat) => {
  const squatter = await squat();
  expect(await make(squatter.email, OWN_PASSWORD)).toMatchObject({ isDone: true });
  expect(await roleOf(squatter.email)).toBe("administrator");

  const { email, token } = squatter;
  expect((await api.call({ method: "GET", url: "/api/users", token })).statusCode).toBe(401);
  expect((await squatter.callProvider("/token")).statusCode).toBe(401);
  await expect(signIn(api.app, api.settings.publicUrl, { email, password: PASSWORD })).rejects.toThrow("401");

  const owner = await signIn(api.app, api.settings.publicUrl, { email, password: OWN_PASSWORD });
  expect((await api.call({ method: "GET", url: "/api/users", token: owner.token })).statusCode).toBe(200);
});
