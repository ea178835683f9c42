import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../testing/test-event.ts";
import type { Answer } from "../../testing/test-login.ts";
import { untilSomebodyWaits } from "../../testing/until-somebody-waits.ts";

let api: TestApi;
let otherProcess: TestApi;
let owner: Person;
let event: TestEvent;
let key: string;

beforeAll(async () => {
  api = await createTestApi();
  otherProcess = await createTestApi({ beside: api });
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, owner);
  key = randomUUID();
});
afterAll(async () => {
  await otherProcess.close();
  await api.close();
});

const ann = { first_name: "Ann", last_name: "Rivers" };

test("a change that is sent again is answered as the first time, and made once", async () => {
  const first = await addAngler();
  expect(first.statusCode).toBe(201);
  expect(first.headers).not.toHaveProperty("idempotent-replayed");
  await api.database.db.updateTable("angler").set({ firstName: "Anna" }).execute();
  const again = await addAngler();
  expect(again.headers["idempotent-replayed"]).toBe("true");
  for (const part of ["statusCode", "body"] as const) expect(again[part]).toBe(first[part]);
  for (const name of ["content-type", "cache-control"]) expect(again.headers[name]).toBe(first.headers[name]);
  expect(await countAnglers()).toBe(1);
});

test("without a key, or with another one, it is another change", async () => {
  await addAngler();
  await addAngler({ headers: {} });
  await addAngler({ headers: { "idempotency-key": randomUUID() } });
  expect(await countAnglers()).toBe(3);
});

test.each([
  ["another body", { payload: { ...ann, club: "Weir" } }],
  ["another address", { path: "teams", payload: { name: "Herons" } }],
  ["another method", { method: "PATCH" as const, path: "", payload: { venue: "The weir" } }],
])("the key of one change is refused for %s", async (_, other) => {
  await addAngler();
  const refused = await addAngler(other);
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    {
      code: "idempotency-key-reused",
      detail: "This Idempotency-Key belongs to another request. Use a new key for a new request.",
    },
  ]);
  expect(await countAnglers()).toBe(1);
});

test("the same key is somebody else's own", async () => {
  const coOwner = await api.asRole("organizer", "co-owner");
  await giveRight(api, event, coOwner, "owner");
  const [mine, theirs] = [await addAngler(), await addAngler({ token: coOwner.token })];
  expect(theirs.headers).not.toHaveProperty("idempotent-replayed");
  expect(theirs.json().data.id).not.toBe(mine.json().data.id);
});

test("who has lost the right is refused, whatever they were answered before", async () => {
  const helper = await api.asRole("organizer", "helper");
  await giveRight(api, event, helper, "owner");
  expect((await addAngler({ token: helper.token })).statusCode).toBe(201);
  await api.database.db.deleteFrom("security").where("userId", "=", helper.user.id).execute();
  expect((await addAngler({ token: helper.token })).statusCode).toBe(403);
});

test("of twenty at once in two processes one is carried out, and all are answered alike", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => addAngler({ process: index % 2 ? api : otherProcess })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.filter(({ headers }) => !headers["idempotent-replayed"])).toHaveLength(1);
  expect(await countAnglers()).toBe(1);
});

test("while the first is carried out the second waits for its answer", async () => {
  const { db } = api.database;
  const [first, second] = await db.transaction().execute(async (trx) => {
    await sql`select from event where id = ${event.id} for update`.execute(trx);
    const under_way = addAngler();
    await untilSomebodyWaits(api.database);
    const waiting = addAngler({ process: otherProcess });
    await untilKeyIsAwaited();
    return [under_way, waiting];
  });
  expect((await second).body).toBe((await first).body);
  expect((await second).headers["idempotent-replayed"]).toBe("true");
  expect(await countAnglers()).toBe(1);
});

test("a change that is refused leaves no key: corrected or not, it may be sent again", async () => {
  const team = { path: "teams", payload: { name: "Herons" } };
  const { id } = (await addAngler({ ...team, headers: {} })).json().data;
  expect((await addAngler(team)).json().code).toBe("team-name-taken");
  expect((await addAngler({ path: "anglers", payload: { first_name: "" } })).statusCode).toBe(422);
  expect(await countKeys()).toBe(0);
  await api.database.db.deleteFrom("team").where("id", "=", id).execute();
  const stored = await addAngler(team);
  expect(stored.statusCode).toBe(201);
  expect(stored.headers).not.toHaveProperty("idempotent-replayed");
});

test("a process that dies in the middle leaves neither the change nor the key", async () => {
  const { db, pool } = api.database;
  const lost = await db.transaction().execute(async (trx) => {
    await sql`select from event where id = ${event.id} for update`.execute(trx);
    const answer = addAngler({ process: otherProcess });
    await untilSomebodyWaits(api.database);
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return answer;
  });
  expect(lost.statusCode).toBe(503);
  expect([await countKeys(), await countAnglers()]).toEqual([0, 0]);
  expect((await addAngler()).statusCode).toBe(201);
  expect(await countAnglers()).toBe(1);
});

test.each([
  ["no character", ""],
  ["too many characters", "k".repeat(101)],
  ["a character that is not ASCII", "clé"],
  ["a control character", "a\tb"],
])("a key with %s is refused with a sentence", async (_, malformed) => {
  const refused = await addAngler({ headers: { "idempotency-key": malformed } });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    {
      code: "idempotency-key-malformed",
      facts: { max: 100 },
      detail: "An Idempotency-Key has 1 to 100 characters, all of them printable ASCII characters.",
    },
  ]);
  expect(await countAnglers()).toBe(0);
});

test.each(["k", "k".repeat(100), '"8e03978e-40d5-43dd-bc93-6894a57f9324"', "two words"])(
  "%s is a key",
  async (good) => {
    expect((await addAngler({ headers: { "idempotency-key": good } })).statusCode).toBe(201);
  },
);

interface Sent {
  process?: TestApi;
  method?: "POST" | "PATCH";
  path?: string;
  payload?: object;
  token?: string;
  headers?: Record<string, string>;
}

/** By default the same each time: the owner adds Ann to the event, under this test's key. */
function addAngler({
  process = api,
  method = "POST",
  path = "anglers",
  ...sent
}: Sent = {}): Promise<Answer> {
  return process.call({
    method,
    url: `/api/events/${event.id}${path && `/${path}`}`,
    token: owner.token,
    payload: ann,
    headers: { "idempotency-key": key },
    ...sent,
  });
}

async function countAnglers(): Promise<number> {
  const found = await api.database.db
    .selectFrom("angler")
    .select("id")
    .where("eventId", "=", event.id)
    .execute();
  return found.length;
}

async function countKeys(): Promise<number> {
  const found = await api.database.db
    .selectFrom("idempotencyKey")
    .select("key")
    .where("key", "=", key)
    .execute();
  return found.length;
}

/** Until a second transaction stands still at the key. */
async function untilKeyIsAwaited(): Promise<void> {
  for (;;) {
    const { rowCount } = await api.database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
         and query like 'insert into "idempotency_key"%'`,
    );
    if (rowCount) return;
  }
}
