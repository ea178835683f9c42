import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi({ hasRealPasswords: true });
  ann = await api.signUp();
});
afterAll(() => api.close());

async function callWith(token: string) {
  const answer = await api.call({ url: `/api/account/${ann.user.id}`, token });
  return { status: answer.statusCode, code: answer.json().code, role: answer.json().data?.role };
}

const stale = { status: 401, code: "stale-token", role: undefined };

test("becoming organizer stops the old token at once, and a fresh one holds the new rights", async () => {
  const old = ann.token;
  const answer = await api.call({ method: "POST", url: "/api/users/organizer", token: old });
  expect(answer.json().data).toMatchObject({ id: ann.user.id, role: "organizer" });
  expect(await callWith(old)).toEqual(stale);
  expect(await callWith(await ann.refresh())).toEqual({ status: 200, code: undefined, role: "organizer" });
});

test("asking again to become organizer changes nothing and stops no token", async () => {
  await ann.refresh();
  const answer = await api.call({ method: "POST", url: "/api/users/organizer", token: ann.token });
  expect(answer.json().data.role).toBe("organizer");
  expect((await callWith(ann.token)).status).toBe(200);
});

test("an administrator who asks to become organizer stays administrator", async () => {
  const administrator = await api.asRole("administrator");
  const answer = await api.call({ method: "POST", url: "/api/users/organizer", token: administrator.token });
  expect(answer.json().data.role).toBe("administrator");
});

test("a demoted user's token stops at once, also on public pages", async () => {
  await api.giveRole(ann, "administrator");
  const old = await ann.refresh();
  await api.giveRole(ann, "member");
  expect(await callWith(old)).toEqual(stale);
  expect((await api.call({ url: "/api/events", token: old })).json().code).toBe("stale-token");
  expect(await callWith(await ann.refresh())).toEqual({ status: 200, code: undefined, role: "member" });
});

test("a token from before a promotion does not come back to life with a demotion", async () => {
  const old = await ann.refresh();
  await api.giveRole(ann, "organizer");
  await api.giveRole(ann, "member");
  expect(await callWith(old)).toEqual(stale);
});

test("a token from before the signup call is stale wherever a role is asked for", async () => {
  const login = await api.signUpIdentity();
  const payload = { first_name: "Bo", last_name: "Lake", email: login.email };
  await api.call({ method: "POST", url: "/api/signup", payload, token: login.token });
  const answer = await api.call({ method: "POST", url: "/api/users/organizer", token: login.token });
  expect(answer.json().code).toBe("stale-token");
});

test("a deleted identity's token stops at once", async () => {
  const bo = await api.signUp();
  await api.identity.issuer.deleteIdentity(bo.user.uid);
  const answer = await api.call({ url: `/api/account/${bo.user.id}`, token: bo.token });
  expect(answer.json().code).toBe("expired-token");
  expect((await bo.callProvider("/token")).statusCode).toBe(401);
});

test("a deleted user's token stops at once, although his identity is still there", async () => {
  const cy = await api.signUp();
  await api.database.db.deleteFrom("user").where("id", "=", cy.user.id).execute();
  const answer = await api.call({ url: "/api/events", token: cy.token });
  expect(answer.json().code).toBe("stale-token");
});
