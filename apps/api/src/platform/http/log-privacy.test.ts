import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { PASSWORD } from "../../testing/test-login.ts";

const WRONG_PASSWORD = "purple-otter-guess";

let api: TestApi;
let person: Person;

beforeAll(async () => {
  api = await createTestApi({ settings: { LOG_LEVEL: "debug" } });
  person = await api.signUp({ firstName: "Wilhelmina", lastName: "Featherstone" });
});
afterAll(() => api.close());

interface Line {
  msg: string;
  reqId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
}

const lines = () =>
  api
    .logged()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

test("a request is one line with its id, route, status and time", async () => {
  const answer = await api.call({ url: "/api/events/some-place?search=somebody" });
  const mine = lines().filter(({ reqId }) => reqId === answer.headers["x-request-id"]);
  expect(mine.filter(({ msg }) => msg === "request")).toEqual([
    expect.objectContaining({
      method: "GET",
      route: "/api/events/:event",
      status: 404,
      ms: expect.any(Number),
    }),
  ]);
});

test("the log names nobody and repeats nothing that was sent", async () => {
  const { token, email, cookie } = person;
  const post = (path: string, payload: object) =>
    api.call({ method: "POST", url: `/api/auth${path}`, payload });
  await post("/sign-in/email", { email, password: WRONG_PASSWORD });
  await post("/sign-in/email", { email, password: PASSWORD });
  await post("/sign-up/email", { email, password: PASSWORD, name: "Wilhelmina" });
  await post("/request-password-reset", { email });
  await post("/sign-up/email", {
    email: `${"x".repeat(400)}@example.org`,
    password: PASSWORD,
    name: "Wilhelmina",
  });
  await person.callProvider("/change-password", { currentPassword: WRONG_PASSWORD, newPassword: PASSWORD });
  await api.call({ url: `/api/events?search=${encodeURIComponent(email)}&token=${token}` });
  await api.call({
    url: `/api/account/${person.user.uid}`,
    token,
    headers: { "user-agent": "Featherstone's phone" },
  });
  await api.call({ url: `/api/${email}` });
  await api.call({ url: "/api/events/%E0%A4%A", headers: { cookie } });
  await api.call({ url: "/api/events", token: `${token}x` });
  const payload = { first_name: "Wilhelmina\0", last_name: "Featherstone" };
  await api.call({ method: "PATCH", url: `/api/users/${person.user.id}`, token, payload });
  await api.call({
    method: "PATCH",
    url: `/api/users/${person.user.id}`,
    token,
    payload: '{"first_name":"Wilhelmina"',
    headers: { "content-type": "application/json" },
  });

  const log = api.logged();
  expect(lines().length).toBeGreaterThan(15);
  const link = await api.lastLink(email);
  const secrets = [
    email,
    email.split("@")[0]!,
    "example.org",
    "Wilhelmina",
    "Featherstone",
    PASSWORD,
    WRONG_PASSWORD,
    token,
    token.split(".")[2]!,
    cookie.split("=")[1]!,
    link.searchParams.get("code")!,
    person.user.uid,
    "search=",
    "127.0.0.1",
  ];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

test("a fault of ours is logged with where it happened and without what was sent", async () => {
  await api.database.pool.query("alter table event rename column search_text to hidden_text");
  const answer = await api.call({ url: "/api/events?search=Wilhelmina" });
  await api.database.pool.query("alter table event rename column hidden_text to search_text");
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { detail: expect.stringContaining("on our side"), code: "internal-error" },
  ]);
  const fault = lines().find(({ msg }) => msg === "request failed");
  expect(fault).toMatchObject({
    reqId: answer.headers["x-request-id"],
    trace: expect.arrayContaining([expect.stringContaining("at ")]),
  });
  expect(api.logged()).not.toMatch(/Wilhelmina|hidden_text|search_text/);
});
