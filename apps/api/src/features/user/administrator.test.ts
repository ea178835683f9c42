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
  expect(await make(ann.email, OWN_PASSWORD)).toMatchObject({ isDone: true });
  expect(await roleOf(ann.email)).toBe("administrator");
  await signIn(api.app, api.settings.publicUrl, { email: ann.email, password: PASSWORD });
});

test("whoever signed up with somebody else's address is not made administrator", async () => {
  const email = await squat();
  const { isDone, sentence } = await make(email);
  expect(isDone).toBe(false);
  expect(sentence).toContain("has not confirmed it");
  expect(await roleOf(email)).toBeUndefined();
});

test("a password of the operator's own shuts out a squatter", async () => {
  const email = await squat();
  const code = (await api.lastLink(email)).searchParams.get("verify");
  expect(await make(email, OWN_PASSWORD)).toMatchObject({ isDone: true });
  expect(await roleOf(email)).toBe("administrator");

  await expect(signIn(api.app, api.settings.publicUrl, { email, password: PASSWORD })).rejects.toThrow("401");
  const payload = { code, password: PASSWORD };
  const confirmed = await api.call({ method: "POST", url: "/api/auth/confirm-address", payload });
  expect(confirmed.json().code).toBe("INVALID_TOKEN");

  const owner = await signIn(api.app, api.settings.publicUrl, { email, password: OWN_PASSWORD });
  expect((await api.call({ method: "GET", url: "/api/users", token: owner.token })).statusCode).toBe(200);
});

/** Signs up with an address and never confirms it. */
async function squat(): Promise<string> {
  const email = newEmail();
  const payload = { email, password: PASSWORD, name: "Not Them" };
  await api.call({ method: "POST", url: "/api/auth/sign-up/email", payload });
  return email;
}
