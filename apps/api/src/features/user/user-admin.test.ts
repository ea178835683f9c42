import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, ORIGIN, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let administrator: Person;

beforeAll(async () => {
  api = await createTestApi();
  administrator = await api.signUp({ firstName: "Anna", lastName: "Aa", role: "administrator" });
});
afterAll(() => api.close());

test("users are found by name or address, whatever the accents and case, in the order asked for", async () => {
  const people = [
    ["Žofie", "Nováková", "zofie@example.org"],
    ["José", "Álvarez", "jose@example.org"],
  ];
  for (const [first_name, last_name, email] of people)
    await call(administrator, "POST", "/api/users", { first_name, last_name, email });

  for (const words of ["novakova", "ZOFIE nov", "zofie@"]) {
    const { body } = await call(administrator, "GET", `/api/users?search=${encodeURIComponent(words)}`);
    expect(body.data.map(({ email }: { email: string }) => email)).toEqual(["zofie@example.org"]);
    expect(body.meta.total).toBe(1);
  }
  const { body } = await call(administrator, "GET", "/api/users?sort=name");
  expect(body.data[0].last_name).toBe("Aa");
  expect(body.data.at(-2).last_name).toBe("Álvarez");
});

test("somebody added is invited, chooses a password by the letter's link and signs in", async () => {
  const input = { first_name: "Ann", last_name: "Price", email: "Ann@Example.org", role: "organizer" };
  const { status, body } = await call(administrator, "POST", "/api/users", input);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ email: "ann@example.org", display_name: "Ann Price", role: "organizer" });

  const letters = await api.database.db
    .selectFrom("mail")
    .selectAll()
    .where("toAddress", "=", "ann@example.org")
    .execute();
  expect(letters.map(({ subject }) => subject)).toEqual(["You are invited to Tightlines"]);
  const code = new URL(letters[0]!.link!).searchParams.get("code");
  const newPassword = "tight lines 2026";
  expect((await auth("/reset-password", { token: code, newPassword })).status).toBe(200);
  const login = await auth("/sign-in/email", { email: "ann@example.org", password: newPassword });
  // The code came by mail, so the address is proven.
  expect(login.body).toMatchObject({ user: { emailVerified: true } });
});

test("an address that is taken is refused beside the field, with nothing half-made", async () => {
  const person = { first_name: "Ann", last_name: "Twice", email: administrator.email };
  const taken = await call(administrator, "POST", "/api/users", person);
  expect([taken.status, taken.body.code]).toEqual([409, "email-taken"]);
  expect(taken.body.fields).toHaveProperty("email");

  // Somebody who only signed up with the provider knows the password: they are not given a role by accident.
  await auth("/sign-up/email", { email: "half@example.org", password: "half-way there", name: "Half" });
  const half = await call(administrator, "POST", "/api/users", { ...person, email: "half@example.org" });
  expect([half.status, half.body.code]).toEqual([409, "email-taken"]);
  expect((await call(administrator, "GET", "/api/users?search=half")).body.meta.total).toBe(0);
});

test("the seed's call with the whole user changes the names of the person who makes it", async () => {
  const member = await api.signUp({ role: "member" });
  const { body } = await call(member, "GET", `/api/account/${member.user.uid}`);
  const whole = { ...body.data, first_name: "Zoë", password: "" };
  const changed = await call(member, "PATCH", `/api/users/${member.user.id}`, whole);
  expect(changed.status).toBe(200);
  expect(changed.body.data.display_name).toBe(`Zoë ${body.data.last_name}`);
  const { rows } = await sql<{ name: string }>`
    select name from identity."user" where id = ${member.user.uid}
  `.execute(api.database.db);
  expect(rows[0]?.name).toBe(changed.body.data.display_name);
});

test.each([{ role: "administrator" }, { role: "organizer" }, { email: "other@example.org" }])(
  "a member cannot change himself to %j",
  async (change) => {
    const member = await api.signUp({ role: "member" });
    const refused = await call(member, "PATCH", `/api/users/${member.user.id}`, {
      first_name: "X",
      ...change,
    });
    expect([refused.status, refused.body.detail]).toEqual([403, "Unauthorized to perform action"]);
    const { body } = await call(administrator, "GET", `/api/users/${member.user.id}`);
    expect(body.data).toMatchObject({ role: "member", email: member.email, first_name: "Ann" });
  },
);

test("an administrator changes a role, and tokens of the old one stop at once", async () => {
  const member = await api.signUp({ role: "member" });
  const path = `/api/users/${member.user.id}`;
  const { body } = await call(administrator, "PATCH", path, { role: "organizer" });
  expect(body.data.role).toBe("organizer");
  const stopped = await call(member, "GET", `/api/account/${member.user.uid}`);
  expect([stopped.status, stopped.body.code]).toEqual([401, "stale-token"]);
  expect((await call(administrator, "PATCH", path, { role: "guest" })).status).toBe(422);
});

test("an administrator changes an address, and only the new one signs in", async () => {
  const member = await api.signUp({ role: "member" });
  const path = `/api/users/${member.user.id}`;
  const taken = await call(administrator, "PATCH", path, { email: administrator.email });
  expect([taken.status, taken.body.code]).toEqual([409, "email-taken"]);
  expect(taken.body.fields).toHaveProperty("email");

  const changed = await call(administrator, "PATCH", path, { email: "New.Address@example.org" });
  expect(changed.body.data.email).toBe("new.address@example.org");
  const { password } = member;
  expect((await auth("/sign-in/email", { email: member.email, password })).status).toBe(401);
  expect((await auth("/sign-in/email", { email: "new.address@example.org", password })).status).toBe(200);
});

test("a stale revision is refused, so that nobody undoes what he has not seen", async () => {
  const member = await api.signUp({ role: "member" });
  const path = `/api/users/${member.user.id}`;
  const { body } = await call(administrator, "GET", path);
  const { revision } = body.data;
  expect((await call(administrator, "PATCH", path, { last_name: "First", revision })).status).toBe(200);
  const second = await call(administrator, "PATCH", path, { last_name: "Second", revision });
  expect([second.status, second.body.code]).toEqual([409, "stale-revision"]);
  expect(second.body).toMatchObject({ current: { last_name: "First" }, changed_by: "Anna Aa" });
});

test.each(["abc", "0", "123456"])("user %s does not exist", async (id) => {
  for (const method of ["GET", "PATCH", "DELETE"] as const) {
    const { body } = await call(
      administrator,
      method,
      `/api/users/${id}`,
      method === "PATCH" ? {} : undefined,
    );
    expect(body.code).toBe("user-not-found");
  }
});

async function call(
  user: Person,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  url: string,
  payload?: object,
) {
  const answer = await api.call({ method, url, token: user.token, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}

async function auth(path: string, payload: object) {
  const answer = await api.call({
    method: "POST",
    url: `/api/auth${path}`,
    headers: { origin: ORIGIN },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
