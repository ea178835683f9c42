import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { claimsIn, newEmail, signIn } from "../../testing/test-login.ts";

let api: TestApi;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi({ hasRealPasswords: true });
  ann = await api.signUp({ firstName: "Ann", lastName: "Rivers", email: newEmail("Ann.Rivers") });
});
afterAll(() => api.close());

function signup(token: string | undefined, payload: object) {
  return api.call({ method: "POST", url: "/api/signup", token, payload });
}

test("whoever signs up becomes a member with his names", () => {
  expect(ann.user).toEqual({
    id: expect.any(Number),
    uid: expect.any(String),
    firebase_id: ann.user.uid,
    email: ann.email.toLowerCase(),
    first_name: "Ann",
    last_name: "Rivers",
    display_name: "Ann Rivers",
    revision: 1,
    role: "member",
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test("a role in the payload is ignored, by the provider and by us", async () => {
  const email = newEmail();
  const payload = {
    email,
    password: "green-willow-bank",
    name: "Eve",
    role: "administrator",
    emailVerified: true,
  };
  const { publicUrl } = api.settings;
  await api.app.inject({ method: "POST", url: "/api/auth/sign-up/email", payload });
  await expect(signIn(api.app, publicUrl, payload)).rejects.toThrow("401");
  const code = (await api.lastLink(email)).searchParams.get("verify");
  const confirmation = { code, password: payload.password };
  await api.app.inject({ method: "POST", url: "/api/auth/confirm-address", payload: confirmation });
  const eve = await signIn(api.app, publicUrl, payload);
  const answer = await signup(eve.token, {
    first_name: "Eve",
    last_name: "Hill",
    email,
    role: "administrator",
    id: 1,
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({ role: "member", email });
  const claims = claimsIn(await eve.refresh());
  expect(claims).toMatchObject({ role: "member", email_verified: true });
});

test("calling signup again answers with the same user, with the token from before and from after", async () => {
  const login = await api.signUpIdentity();
  const body = { first_name: "Bo", last_name: "Lake", email: login.email };
  const first = await signup(login.token, body);
  const again = await signup(login.token, { ...body, first_name: "Other" });
  const after = await signup(await login.refresh(), body);
  expect([first.statusCode, again.statusCode, after.statusCode]).toEqual([201, 201, 201]);
  expect(again.json()).toEqual(first.json());
  expect(after.json()).toEqual(first.json());
});

test("two equal calls at once make one user and one audit entry", async () => {
  const login = await api.signUpIdentity();
  const body = { first_name: "Cy", last_name: "Brook", email: login.email };
  const answers = await Promise.all(Array.from({ length: 8 }, () => signup(login.token, body)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(201));
  const ids = new Set(answers.map((answer) => answer.json().data.id));
  expect(ids.size).toBe(1);
  const entries = await api.database.db
    .selectFrom("audit")
    .selectAll()
    .where("noun", "=", "user")
    .where("nounId", "=", String([...ids][0]))
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(["create"]);
});

test("an address other than the token's is refused beside the field", async () => {
  const login = await api.signUpIdentity();
  const answer = await signup(login.token, { first_name: "Di", last_name: "Mill", email: newEmail() });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    detail: "That is not the e-mail address you signed up with.",
    code: "email-mismatch",
    fields: { email: [{ code: "not-your-address", detail: "This is not the address you signed up with." }] },
  });
});

test("an address that belongs to another user is refused with 409", async () => {
  await api.identity.issuer.deleteIdentity(ann.user.uid);
  const identity = { email: ann.email.toLowerCase(), password: ann.password };
  await api.identity.issuer.createIdentity({ ...identity, displayName: "Ann again", isVerified: true });
  const other = await signIn(api.app, api.settings.publicUrl, identity);
  const answer = await signup(other.token, { first_name: "Ann", last_name: "Two", email: ann.email });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe("email-taken");
});

test.each([
  [{}, ["email", "first_name", "last_name"]],
  [{ first_name: " ", last_name: "x".repeat(101), email: "no" }, ["email", "first_name", "last_name"]],
  [{ first_name: "Ann", last_name: "Rivers", email: 5 }, ["email"]],
  [{ first_name: "A\0n", last_name: "Rivers", email: "ann@example.org" }, ["first_name"]],
])("input %j is refused naming its fields in snake_case", async (payload, fields) => {
  const login = await api.asRole("member");
  const answer = await signup(login.token, payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe("invalid-input");
  expect(Object.keys(answer.json().fields).sort()).toEqual(fields);
});
