import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi();
  ann = await api.signUp({ firstName: "Ann" });
});
afterAll(() => api.close());

interface Entry {
  action: string;
  actor_name: string | null;
}

test("an administrator who exports somebody's data leaves a trace, which that person finds", async () => {
  expect(await exportsIn(ann)).toEqual([]);
  const administrator = await api.asRole("administrator");
  const seen = await exportsIn(administrator);
  const trace = { action: "export", noun: "user", actor_name: administrator.user.display_name };
  expect(seen).toEqual([expect.objectContaining(trace)]);
  expect(await exportsIn(ann)).toEqual(seen);
  const { rows } = await api.database.pool.query(
    "select actor_uid, noun_id from audit where noun = 'user' and action = 'export'",
  );
  expect(rows).toEqual([{ actor_uid: administrator.user.uid, noun_id: String(ann.user.id) }]);
});

/** Which exports Ann's data tells of, fetched by this person. */
async function exportsIn(person: Person): Promise<Entry[]> {
  const answer = await api.call({ url: `/api/account/${ann.user.id}/export`, token: person.token });
  expect(answer.statusCode).toBe(200);
  const { parts } = answer.json<{ data: { parts: { audit_entries: Entry[] } } }>().data;
  return parts.audit_entries.filter(({ action }) => action === "export");
}
