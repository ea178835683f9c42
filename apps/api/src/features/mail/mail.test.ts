import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { newUndelivered } from "../../testing/examples/mail.examples.ts";

let api: TestApi;
let administrator: Person;

beforeAll(async () => {
  api = await createTestApi();
  administrator = await api.asRole("administrator");
});
beforeEach(async () => {
  await api.database.db.deleteFrom("mail").execute();
});
afterAll(() => api.close());

test("the list holds what was tried in vain and what was given up, without a word of it", async () => {
  expect(await list()).toEqual({ data: [], meta: { page: 1, page_size: 20, total: 0 } });
  const waiting = await newUndelivered(api, "ann@example.org");
  const given = await newUndelivered(api, "bo@example.org");
  await api.database.pool.query("update mail set given_up_at = now(), text = '' where id = $1", [given]);
  const { data, meta } = await list();
  expect(data).toEqual([
    expect.objectContaining({ id: given, state: "given-up", next_attempt_at: null }),
    {
      id: waiting,
      to: "ann@example.org",
      subject: "Hello",
      state: "waiting",
      attempts: 1,
      last_error: "550 no such mailbox",
      created_at: expect.any(String),
      next_attempt_at: expect.any(String),
    },
  ]);
  expect(meta.total).toBe(2);
  expect(JSON.stringify(data)).not.toContain("secret");
});

test("a waiting letter is tried again at once; one that was given up cannot be", async () => {
  const id = await newUndelivered(api);
  const answer = await send("POST", `/api/mail/${id}/send`);
  expect(answer.statusCode).toBe(200);
  const { next_attempt_at: due } = answer.json<{ data: { next_attempt_at: string } }>().data;
  expect(new Date(due).getTime()).toBeLessThanOrEqual(Date.now());

  await api.database.pool.query("update mail set given_up_at = now() where id = $1", [id]);
  const refused = await send("POST", `/api/mail/${id}/send`);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, "mail-given-up"]);
});

test("a letter is forgotten, and the trail names no address", async () => {
  const id = await newUndelivered(api);
  expect((await send("DELETE", `/api/mail/${id}`)).statusCode).toBe(200);
  expect((await list()).data).toEqual([]);
  for (const [method, path] of [
    ["DELETE", ""],
    ["POST", "/send"],
  ] as const)
    expect((await send(method, `/api/mail/${id}${path}`)).json()).toMatchObject({ code: "mail-not-found" });
  const { rows } = await api.database.pool.query(
    "select actor_uid, action, before, after from audit where noun = 'mail' and noun_id = $1",
    [String(id)],
  );
  expect(rows).toEqual([
    { actor_uid: administrator.user.uid, action: "delete", before: { subject: "Hello" }, after: null },
  ]);
});

test("a letter that was sent, or is on its way for the first time, is not in the list", async () => {
  const sent = await newUndelivered(api, "ann@example.org");
  const fresh = await newUndelivered(api, "bo@example.org");
  await api.database.pool.query("update mail set sent_at = now() where id = $1", [sent]);
  await api.database.pool.query("update mail set attempts = 0 where id = $1", [fresh]);
  expect((await list()).data).toEqual([]);
  expect((await send("DELETE", `/api/mail/${sent}`)).statusCode).toBe(404);
});

function send(method: "GET" | "POST" | "DELETE", url: string) {
  return api.call({ method, url, token: administrator.token });
}

async function list() {
  return (await send("GET", "/api/mail")).json<{ data: object[]; meta: { total: number } }>();
}
