import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { newEmail } from "../../testing/test-login.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
  event = await createTestEvent(api, owner);
});
afterAll(() => api.close());

test("a key is forgotten after 48 hours, and not before", async () => {
  const [young, old] = [randomUUID(), randomUUID()];
  for (const key of [young, old]) await addAngler(key);
  await makeOld(young, 47);
  await makeOld(old, 49);
  // Every process looks when it starts, and once an hour.
  const restarted = await createTestApi({ beside: api });
  await restarted.app.ready();
  await vi.waitFor(async () => expect(await keysOf(owner)).not.toContain(old));
  await restarted.close();
  expect(await keysOf(owner)).toContain(young);
  expect((await addAngler(young)).headers["idempotent-replayed"]).toBe("true");
  expect((await addAngler(old)).headers).not.toHaveProperty("idempotent-replayed");
});

test("who leaves takes their keys along, with the answers; until then the export lists them", async () => {
  const [leaving, staying] = [await api.signUp(), await api.signUp()];
  for (const person of [leaving, staying]) {
    const url = `/api/users/${person.user.id}`;
    const headers = { "idempotency-key": "rename" };
    const payload = { last_name: "Lake" };
    await api.call({ method: "PATCH", url, token: person.token, payload, headers });
  }
  const exported = await api.call({ url: `/api/account/${leaving.user.id}/export`, token: leaving.token });
  expect(exported.json().data.parts.idempotency_keys).toEqual([
    { key: "rename", status: 200, created_at: expect.any(String) },
  ]);
  await api.call({ method: "DELETE", url: `/api/users/${leaving.user.id}`, token: leaving.token });
  expect(await keysOf(leaving)).toEqual([]);
  expect(await keysOf(staying)).toEqual(["rename"]);
});

test("a letter is written once", async () => {
  const email = newEmail("helper");
  for (let time = 0; time < 3; time++) expect((await invite(email, "one letter")).statusCode).toBe(201);
  const letters = await api.database.db
    .selectFrom("mail")
    .select("id")
    .where("toAddress", "=", email)
    .execute();
  expect(letters).toHaveLength(1);
});

test("more named calls at once than there are connections do not wait for each other", async () => {
  const size = api.database.pool.options.max;
  const answers = await Promise.all(
    Array.from({ length: 2 * size }, () => invite(newEmail("helper"), randomUUID())),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
});

test("a key costs three statements, and no key costs none", async () => {
  const [without, named, again] = [
    await statementsOf(() => addAngler()),
    await statementsOf(() => addAngler("costs")),
    await statementsOf(() => addAngler("costs")),
  ];
  expect(without).toContainEqual(expect.stringMatching(/^insert into "angler"/));
  expect(without.filter((statement) => /idempotency|savepoint/.test(statement))).toEqual([]);
  const more = named.filter((statement) => !without.includes(statement));
  expect(more).toEqual([
    expect.stringMatching(/^insert into "idempotency_key"/),
    expect.stringMatching(/^savepoint/),
    expect.stringMatching(/^update "idempotency_key"/),
  ]);
  expect(named).toHaveLength(without.length + more.length);
  expect(again.slice(again.indexOf("begin"))).toEqual([
    "begin",
    expect.stringMatching(/^insert into "idempotency_key"/),
    expect.stringMatching(/^select .* from "idempotency_key"/),
    "commit",
  ]);
});

function addAngler(key?: string) {
  return api.call({
    method: "POST",
    url: `/api/events/${event.id}/anglers`,
    token: owner.token,
    payload: { first_name: "Ann", last_name: "Rivers" },
    ...(key && { headers: { "idempotency-key": key } }),
  });
}

function invite(email: string, key: string) {
  return api.call({
    method: "POST",
    url: `/api/events/${event.id}/securities`,
    token: owner.token,
    payload: { email, right: "scorer" },
    headers: { "idempotency-key": key },
  });
}

async function makeOld(key: string, hours: number): Promise<void> {
  await sql`
    update idempotency_key set created_at = now() - make_interval(hours => ${hours}) where key = ${key}
  `.execute(api.database.db);
}

async function keysOf({ user }: Person): Promise<string[]> {
  const rows = await api.database.db
    .selectFrom("idempotencyKey")
    .select("key")
    .where("caller", "=", user.uid)
    .execute();
  return rows.map(({ key }) => key);
}

/** Everything that is asked of PostgreSQL while something is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, "query");
  await work();
  const statements = asked.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === "string" ? statement : (statement as { text: string }).text,
  );
  asked.mockRestore();
  return statements;
}
