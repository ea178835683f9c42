import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createEventClient, type EventClient, springMasters } from "../../testing/event-client.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;

beforeAll(async () => {
  api = await createTestApi({ settings: { EVENTS_PER_ACCOUNT: "3", EVENTS_PER_DAY: "2" } });
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

test("one account creates so many events in a day, and has so many in all", async () => {
  const first = await events.add(marta);
  await events.add(marta);
  expect(await add(marta)).toMatchObject({
    status: 429,
    code: "too-many-events-today",
    detail: expect.stringContaining("2 events within a day"),
  });

  await api.database.pool.query("update event set created_at = now() - interval '25 hours'");
  await events.add(marta);
  await api.database.pool.query("update event set created_at = now() - interval '25 hours'");
  expect(await add(marta)).toMatchObject({ status: 409, code: "too-many-events" });

  expect((await events.send(marta, "DELETE", `/events/${first.id}`)).status).toBe(200);
  expect((await add(marta)).status).toBe(201);
});

test("others are not concerned, and administrators are not limited", async () => {
  expect((await add(await api.signUp({ role: "organizer" }))).status).toBe(201);
  const administrator = await api.asRole("administrator");
  for (let made = 0; made < 4; made++) expect((await add(administrator)).status).toBe(201);
});

function add(person: Person) {
  return events.send(person, "POST", "/events", springMasters);
}
