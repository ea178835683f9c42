import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { useRate } from "../../testing/use-rate.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  event = await createTestEvent(api, organizer);
});
afterAll(() => api.close());

test("files are limited by address for guests and by person for users, whatever the file", async () => {
  expect((await fetchSheet("sessions.xlsx")).statusCode).toBe(200);
  await useRate(api, "sheet", "127.0.0.1", 299);
  expect((await fetchSheet("sessions.csv")).statusCode).toBe(200);
  const refused = await fetchSheet("anglers.xlsx");
  expect([refused.statusCode, refused.json().code]).toEqual([429, "too-many-requests"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  // The address is refused, and nobody else: another one, and whoever has signed in.
  expect((await fetchSheet("anglers.xlsx", { remoteAddress: "203.0.113.7" })).statusCode).toBe(200);
  expect((await fetchSheet("anglers.xlsx", { token: organizer.token })).statusCode).toBe(200);
  await useRate(api, "sheet", organizer.user.uid, 300);
  expect((await fetchSheet("anglers.xlsx", { token: organizer.token })).statusCode).toBe(429);
  // The page itself is not a file.
  expect((await api.call({ method: "GET", url: `/api/events/${event.id}/sessions` })).statusCode).toBe(200);
});

test("a long table counts as several files", async () => {
  const remoteAddress = "203.0.113.9";
  expect((await fetchSheet("anglers.xlsx", { remoteAddress })).statusCode).toBe(200);
  await api.database.pool.query(
    `insert into angler (event_id, number, first_name, last_name)
     select $1, n, 'A', 'B' from generate_series(1, 1999) n`,
    [event.id],
  );
  await useRate(api, "sheet", remoteAddress, 290);
  expect((await fetchSheet("anglers.csv", { remoteAddress })).statusCode).toBe(200);
  await useRate(api, "sheet", remoteAddress, 291);
  expect((await fetchSheet("anglers.csv", { remoteAddress })).statusCode).toBe(429);
  // A short one costs little.
  await useRate(api, "sheet", remoteAddress, 291);
  expect((await fetchSheet("sessions.csv", { remoteAddress })).statusCode).toBe(200);
});

function fetchSheet(file: string, options: { token?: string; remoteAddress?: string } = {}) {
  return api.call({ method: "GET", url: `/api/events/${event.id}/${file}`, ...options });
}
