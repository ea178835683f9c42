import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, ORIGIN, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { PASSWORD, signIn } from "../../testing/test-login.ts";

let api: TestApi;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi({ hasRealPasswords: true });
});
beforeEach(async () => {
  ann = await api.signUp();
});
afterAll(() => api.close());

const NEW_PASSWORD = "blue-heron-pool";

async function codeWith(token: string): Promise<string | undefined> {
  const answer = await api.call({ url: `/api/account/${ann.user.id}`, token });
  return answer.json<{ code?: string }>().code;
}

function signInAgain(password = PASSWORD) {
  return signIn(api.app, ORIGIN, { email: ann.email, password });
}

async function askForReset(): Promise<string> {
  await ann.callProvider("/request-password-reset", { email: ann.email });
  return (await api.lastLink(ann.email)).searchParams.get("code")!;
}

async function resetWith(token: string, newPassword: string): Promise<number> {
  const payload = { token, newPassword };
  return (await api.call({ method: "POST", url: "/api/auth/reset-password", payload })).statusCode;
}

async function enterWith(password: string): Promise<number> {
  const payload = { email: ann.email, password };
  return (await api.call({ method: "POST", url: "/api/auth/sign-in/email", payload })).statusCode;
}

test("signing out ends its token at once, and no other login", async () => {
  const phone = await signInAgain();
  expect((await phone.callProvider("/sign-out", {})).statusCode).toBe(200);
  expect(await codeWith(phone.token)).toBe("expired-token");
  expect(await codeWith(ann.token)).toBeUndefined();
});

test("changing the password ends every token at once, also when nobody asked for that", async () => {
  const phone = await signInAgain();
  const old = ann.token;
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await ann.callProvider("/change-password", change)).statusCode).toBe(200);
  expect(await codeWith(phone.token)).toBe("expired-token");
  expect(await codeWith(old)).toBe("expired-token");
  expect(await codeWith(await ann.refresh())).toBeUndefined();
  expect(await enterWith(PASSWORD)).toBe(401);
  expect(await enterWith(NEW_PASSWORD)).toBe(200);
});

test("the password is changed only by whoever knows the current one", async () => {
  const change = { currentPassword: "a wrong guess", newPassword: NEW_PASSWORD, revokeOtherSessions: true };
  const answer = await ann.callProvider("/change-password", change);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ detail: "Invalid password", code: "INVALID_PASSWORD" });
  expect(await codeWith(ann.token)).toBeUndefined();
  expect(await enterWith(NEW_PASSWORD)).toBe(401);
});

test("a forgotten password is reset once by the mailed link, which ends every token", async () => {
  await ann.callProvider("/request-password-reset", { email: ann.email });
  const link = await api.lastLink(ann.email);
  expect(link.href).toMatch(`${ORIGIN}/forgot-password?code=`);
  const reset = { token: link.searchParams.get("code"), newPassword: NEW_PASSWORD };
  expect((await ann.callProvider("/reset-password", reset)).statusCode).toBe(200);
  expect(await codeWith(ann.token)).toBe("expired-token");
  expect(await enterWith(PASSWORD)).toBe(401);
  expect(await enterWith(NEW_PASSWORD)).toBe(200);
  expect((await ann.callProvider("/reset-password", reset)).json().code).toBe("INVALID_TOKEN");
});

test("of two mailed links the older one ends when the newer is used", async () => {
  const [older, newer] = [await askForReset(), await askForReset()];
  expect(await resetWith(newer, NEW_PASSWORD)).toBe(200);
  expect(await resetWith(older, "an intruder's own")).toBe(400);
  expect(await enterWith(NEW_PASSWORD)).toBe(200);
});

test("a changed password ends every link that was mailed before", async () => {
  const link = await askForReset();
  const invitation = await api.identity.issuer.createPasswordCode(ann.user);
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await ann.callProvider("/change-password", change)).statusCode).toBe(200);
  for (const code of [link, invitation]) expect(await resetWith(code, "an intruder's own")).toBe(400);
  expect(await enterWith(NEW_PASSWORD)).toBe(200);
});

test("asking for a reset tells nobody whether the address is known", async () => {
  const ask = (email: string) =>
    api.call({ method: "POST", url: "/api/auth/request-password-reset", payload: { email } });
  const [known, unknown] = [await ask(ann.email), await ask("nobody@example.org")];
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(unknown.body).toBe(known.body);
});

test.each(["short12", "x".repeat(129)])(
  "a new password of a wrong length is refused: %.10s…",
  async (newPassword) => {
    const answer = await ann.callProvider("/change-password", { currentPassword: PASSWORD, newPassword });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toMatch(/^PASSWORD_TOO_/);
  },
);
