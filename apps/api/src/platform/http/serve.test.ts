import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  for (let number = 1; number <= 21; number++)
    await createTestEvent(api, organizer, { name: `Autumn Cup ${number}` });
});
afterAll(() => api.close());

test("a list answers with one page of data and says which", async () => {
  const answer = await api.call({ url: "/api/events?page=2" });
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(Object.keys(answer.json())).toEqual(["data", "meta"]);
  expect(answer.json().data).toHaveLength(1);
  expect(answer.json().meta).toEqual({ page: 2, page_size: 20, total: 21 });
});

test("one thing answers with data alone, in snake_case", async () => {
  const answer = await api.call({ url: "/api/events/autumn-cup-7" });
  expect(Object.keys(answer.json())).toEqual(["data"]);
  expect(answer.json().data).toMatchObject({ url: "autumn-cup-7", starts_on: "2027-04-03", security: null });
});

test("what a guest is answered is marked as public", async () => {
  for (const url of ["/api/events", "/api/events/autumn-cup-1"])
    expect((await api.call({ url })).headers["x-tightlines-public"]).toBe("1");
});

test("what somebody signed in is answered is not", async () => {
  const identity = await api.signUpIdentity();
  for (const token of [organizer.token, identity.token]) {
    const answer = await api.call({ url: "/api/events", token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty("x-tightlines-public");
  }
});

test("a refusal is not marked as public, nor is what cannot be kept", async () => {
  for (const url of [
    "/api/events/nowhere",
    "/api/events?page=0",
    "/api/nothing",
    "/healthz",
    "/api/auth/jwks",
  ])
    expect((await api.call({ url })).headers).not.toHaveProperty("x-tightlines-public");
});

test("keys that were not asked for are left out, in either spelling", async () => {
  const url = `/api/users/${organizer.user.id}`;
  const payload = { first_name: "Ann", lastName: "Camel", unknown_key: { __proto__: null } };
  const answer = await api.call({ method: "PATCH", url, token: organizer.token, payload });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).not.toHaveProperty("unknown_key");
});
