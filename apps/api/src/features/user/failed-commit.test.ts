import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { newEmail } from "../../testing/test-login.ts";

let api: TestApi;
let administrator: Person;

beforeAll(async () => {
  api = await createTestApi();
  administrator = await api.signUp({ role: "administrator" });
  await api.database.pool.query(`
    create function refuse_commit() returns trigger language plpgsql as
    $$ begin raise 'This commit is refused'; end $$`);
});
beforeEach(async () => {
  await api.database.pool.query(`
    create constraint trigger refuse_commit after insert or update on "user"
    deferrable initially deferred for each row execute function refuse_commit()`);
});
afterEach(async () => {
  await api.database.pool.query(`drop trigger if exists refuse_commit on "user"`);
});
afterAll(() => api.close());

test.each([["with a key", true] as const, ["without a key", false] as const])(
  "somebody whose adding was not committed can be added again, %s",
  async (_, hasKey) => {
    const payload = { first_name: "Bo", last_name: "Weir", email: newEmail(), role: "member" };
    const add = () => send("POST", "/api/users", payload, hasKey);
    expect((await add()).statusCode).toBe(500);
    expect(await api.identity.issuer.findByEmail(payload.email)).toBeUndefined();
    await api.database.pool.query(`drop trigger refuse_commit on "user"`);
    expect((await add()).statusCode).toBe(201);
  },
);

test("an address whose change was not committed stays that of the identity as well", async () => {
  const { rows } = await api.database.pool.query<{ uid: string; email: string }>(
    `select uid, email from "user" where id = $1`,
    [administrator.user.id],
  );
  const email = newEmail();
  const answer = await send("PATCH", `/api/users/${administrator.user.id}`, { email }, true);
  expect(answer.statusCode).toBe(500);
  expect(await api.identity.issuer.findByEmail(email)).toBeUndefined();
  expect(await api.identity.issuer.findByEmail(rows[0]!.email)).toMatchObject({ uid: rows[0]!.uid });
});

function send(method: "POST" | "PATCH", url: string, payload: object, hasKey: boolean) {
  const headers = hasKey ? { "idempotency-key": randomUUID() } : {};
  return api.call({ method, url, payload, headers, token: administrator.token });
}
