import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, ORIGIN, type TestApi } from "../../testing/create-test-api.ts";
import { newEmail, PASSWORD, signIn } from "../../testing/test-login.ts";

const IMPOSTOR = "the impostor's own";

let api: TestApi;
let email: string;

beforeAll(async () => {
  api = await createTestApi({ hasRealPasswords: true });
});
afterAll(() => api.close());
beforeEach(() => {
  email = newEmail();
});

describe("signing up", () => {
  test("lets nobody in before the address is confirmed, on whichever device that is done", async () => {
    const answer = await signUp();
    expect(answer.cookies).toEqual([]);
    expect(await enter(PASSWORD)).toBe(401);
    const confirmed = await confirm(await mailedCode(), PASSWORD);
    expect(confirmed.statusCode).toBe(200);
    expect(String(confirmed.headers["set-cookie"])).toContain("session_token");
    expect(await enter(PASSWORD)).toBe(200);
  });

  test("answers alike whether or not the address has an account; the letter says what happened", async () => {
    const fresh = await signUp();
    const unconfirmed = await signUp();
    const known = await api.signUp();
    const taken = await signUp({ email: known.email, password: IMPOSTOR });
    for (const answer of [unconfirmed, taken]) {
      expect([answer.statusCode, answer.body]).toEqual([fresh.statusCode, fresh.body]);
      expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(fresh.headers).sort());
    }
    expect(await lastLetter(email)).toMatchObject({ subject: "Confirm your e-mail address" });
    const letter = await lastLetter(known.email);
    expect(letter.subject).toBe("You have an account already");
    expect(letter.text).toContain("nothing was changed");
    const link = new URL(letter.link!);
    expect([link.pathname, link.searchParams.get("email")]).toEqual(["/login", known.email]);

    // Trying to sign in with what was just chosen tells nothing either.
    const tries = [await tryToEnter(email, PASSWORD), await tryToEnter(known.email, IMPOSTOR)];
    expect(tries[0]!.statusCode).toBe(401);
    expect([tries[0]!.statusCode, tries[0]!.body]).toEqual([tries[1]!.statusCode, tries[1]!.body]);
  });

  test("again takes the place of whoever did not confirm, whose link and password end", async () => {
    await signUp({ email, password: IMPOSTOR });
    const older = await mailedCode();
    await signUp();
    const newer = await mailedCode();
    expect((await confirm(older, IMPOSTOR)).json().code).toBe("INVALID_TOKEN");
    expect((await confirm(newer, IMPOSTOR)).statusCode).toBe(401);
    expect((await confirm(newer, PASSWORD)).statusCode).toBe(200);
  });

  test("replaces nobody whom an administrator has added", async () => {
    const { token } = await api.asRole("administrator");
    const payload = { first_name: "Ann", last_name: "Price", email };
    await api.call({ method: "POST", url: "/api/users", token, payload });
    const code = (await api.lastLink(email)).searchParams.get("code");
    await signUp({ email, password: IMPOSTOR });
    expect((await lastLetter(email)).subject).toBe("You have an account already");
    const chosen = { token: code, newPassword: PASSWORD };
    const reset = await api.call({ method: "POST", url: "/api/auth/reset-password", payload: chosen });
    expect([reset.statusCode, await enter(PASSWORD)]).toEqual([200, 200]);
  });
});

describe("somebody else signed up with my address", () => {
  beforeEach(async () => {
    await signUp({ email, password: IMPOSTOR });
  });

  test("my click in the letter does not make the account theirs: it asks for the password", async () => {
    const code = await mailedCode();
    expect((await confirm(code)).json()).toEqual({ status: false });
    expect((await confirm(code, "whatever I may try")).json().code).toBe("INVALID_PASSWORD");
    expect(await enter(IMPOSTOR)).toBe(401);
  });

  test("I am signed in to an account of my own: that is no login of theirs", async () => {
    const me = await api.signUp();
    const answer = await me.callProvider("/confirm-address", { code: await mailedCode() });
    expect(answer.json()).toEqual({ status: false });
    expect(await enter(IMPOSTOR)).toBe(401);
  });

  test("I choose a new password: the address is mine, and they are shut out", async () => {
    const code = await mailedCode();
    await api.call({ method: "POST", url: "/api/auth/request-password-reset", payload: { email } });
    const token = (await api.lastLink(email)).searchParams.get("code");
    const payload = { token, newPassword: PASSWORD };
    const reset = await api.call({ method: "POST", url: "/api/auth/reset-password", payload });
    expect(reset.statusCode).toBe(200);
    expect((await confirm(code, IMPOSTOR)).json().code).toBe("INVALID_TOKEN");
    expect(await enter(IMPOSTOR)).toBe(401);
    expect(await enter(PASSWORD)).toBe(200);
  });
});

test("a new address is confirmed within the login, and its code serves once", async () => {
  const me = await api.signUp();
  const { token } = await api.asRole("administrator");
  const url = `/api/users/${me.user.id}`;
  expect((await api.call({ method: "PATCH", url, token, payload: { email } })).statusCode).toBe(200);
  await me.callProvider("/send-verification-email", { email });
  const code = await mailedCode();
  expect((await me.callProvider("/confirm-address", { code })).statusCode).toBe(200);
  expect((await me.callProvider("/confirm-address", { code })).json().code).toBe("INVALID_TOKEN");
  expect(await enter(PASSWORD)).toBe(200);
});

test.each(["", "made up", "reset-password:x"])("the code %j is nobody's", async (code) => {
  expect((await confirm(code, PASSWORD)).json().code).toBe("INVALID_TOKEN");
});

test("a code for a new password confirms nothing by itself", async () => {
  await signUp({ email, password: IMPOSTOR });
  await api.call({ method: "POST", url: "/api/auth/request-password-reset", payload: { email } });
  const code = (await api.lastLink(email)).searchParams.get("code")!;
  expect((await confirm(code, IMPOSTOR)).json().code).toBe("INVALID_TOKEN");
});

test("twenty wrong passwords from elsewhere do not shut out a browser that was let in before", async () => {
  const me = await api.signUp();
  // Without a password nothing is hashed, and it counts all the same.
  const guess = (remoteAddress: string, password?: string, cookie = "") =>
    api.call({
      method: "POST",
      url: "/api/auth/sign-in/email",
      remoteAddress,
      headers: { origin: ORIGIN, ...(cookie && { cookie }) },
      payload: { email: me.email, ...(password && { password }) },
    });
  const { headers } = await guess("192.0.2.1", PASSWORD);
  const mark = [headers["set-cookie"]].flat().find((cookie) => cookie?.includes("known_device"))!;
  expect(mark).toMatch(/; HttpOnly(;|$)/);

  for (let time = 0; time < 20; time++) await guess("192.0.2.9");
  expect((await guess("192.0.2.9", PASSWORD)).statusCode).toBe(429);
  // From another address the right password works, on any device.
  expect((await guess("192.0.2.10", PASSWORD)).statusCode).toBe(200);
  // A hundred guesses from everywhere slow down devices that nobody knows, and no others.
  for (let time = 0; time < 100; time++) await guess(`198.51.100.${time}`);
  expect((await guess("192.0.2.11", PASSWORD)).statusCode).toBe(429);
  const cookie = mark.split(";")[0]!;
  expect((await guess("192.0.2.9", PASSWORD, cookie)).statusCode).toBe(200);
  expect((await guess("192.0.2.12", PASSWORD, `${cookie.split("=")[0]}=made-up`)).statusCode).toBe(429);
});

function signUp(credentials = { email, password: PASSWORD }) {
  const payload = { ...credentials, name: "Ann Rivers" };
  return api.call({ method: "POST", url: "/api/auth/sign-up/email", payload });
}

function confirm(code: string, password?: string) {
  const payload = { code, ...(password !== undefined && { password }) };
  return api.call({ method: "POST", url: "/api/auth/confirm-address", payload });
}

async function mailedCode(): Promise<string> {
  return (await api.lastLink(email)).searchParams.get("verify")!;
}

function tryToEnter(address: string, password: string) {
  const payload = { email: address, password };
  return api.call({ method: "POST", url: "/api/auth/sign-in/email", payload });
}

async function enter(password: string): Promise<number> {
  const { statusCode } = await tryToEnter(email, password);
  if (statusCode === 200) await signIn(api.app, ORIGIN, { email, password });
  return statusCode;
}

function lastLetter(to: string) {
  return api.database.db
    .selectFrom("mail")
    .select(["subject", "text", "link"])
    .where("toAddress", "=", to)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
}
