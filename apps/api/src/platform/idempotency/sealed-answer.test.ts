import { randomUUID } from "node:crypto";
import { SEALING_KEY_LENGTH } from "@tightlines/contract/idempotency-key";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import type { Answer } from "../../testing/test-login.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;
let key: string;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, owner);
  key = randomUUID();
});
afterAll(() => api.close());

test("a pass that is asked for again is the same pass, with the same secret", async () => {
  const [first, again] = [await addPass(), await addPass()];
  expect([first.statusCode, again.headers["idempotent-replayed"]]).toEqual([201, "true"]);
  expect(again.json().data.secret).toBe(first.json().data.secret);
  const passes = await api.call({ url: `/api/events/${event.id}/passes`, token: owner.token });
  expect(passes.json().data).toHaveLength(1);
});

test("nobody who reads the database finds the secret, or the key that opens the answer", async () => {
  const { secret } = (await addPass()).json().data;
  const { rows } = await api.database.pool.query<{ row: string }>(
    "select idempotency_key::text as row from idempotency_key",
  );
  const kept = rows.map(({ row }) => row).join();
  expect(kept).toContain(owner.user.uid);
  for (const hidden of [secret, key, "Controller"]) expect(kept).not.toContain(hidden);
});

test("an answer that somebody changed in the database is not given", async () => {
  await addPass();
  await api.database.pool.query("update idempotency_key set answer = reverse(answer)");
  expect((await addPass()).statusCode).toBe(500);
});

test("a key that could be guessed is refused, and nothing is made", async () => {
  key = "k".repeat(SEALING_KEY_LENGTH - 1);
  const refused = await addPass();
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    {
      code: "idempotency-key-short",
      facts: { min: SEALING_KEY_LENGTH },
      detail:
        "The answer to this call holds a secret, which is kept under the Idempotency-Key alone. Use a random key of at least 20 characters.",
    },
  ]);
  const passes = await api.call({ url: `/api/events/${event.id}/passes`, token: owner.token });
  expect(passes.json().data).toEqual([]);
});

function addPass(): Promise<Answer> {
  return api.call({
    method: "POST",
    url: `/api/events/${event.id}/passes`,
    token: owner.token,
    payload: { name: "Controller", expires_at: "2099-01-01T00:00:00.000Z" },
    headers: { "idempotency-key": key },
  });
}
