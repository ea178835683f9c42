import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

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
  await use(299, "127.0.0.1");
  expect((await fetchSheet("sessions.csv")).statusCode).toBe(200);
  const refused = await fetchSheet("anglers.xlsx");
  expect([refused.statusCode, refused.json().code]).toEqual([429, "too-many-requests"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  // The address is refused, and nobody else: another one, and whoever has signed in.
  expect((await fetchSheet("anglers.xlsx", { remoteAddress: "203.0.113.7" })).statusCode).toBe(200);
  expect((await fetchSheet("anglers.xlsx", { token: organizer.token })).statusCode).toBe(200);
  await use(300, organizer.user.uid);
  expect((await fetchSheet("anglers.xlsx", { token: organizer.token })).statusCode).toBe(429);
  // The page itself is not a file.
  expect((await api.call({ method: "GET", url: `/api/events/${event.id}/sessions` })).statusCode).toBe(200);
});

function fetchSheet(file: string, options: { token?: string; remoteAddress?: string } = {}) {
  return api.call({ method: "GET", url: `/api/events/${event.id}/${file}`, ...options });
}

/** As if so many files had been fetched. */
async function use(files: number, holder: string): Promise<void> {
  const key = createHash("sha256").update(holder).digest("base64url");
  const { rowCount } = await api.database.pool.query("update rate_limit set points = $1 where key = $2", [
    files,
    `sheet:${key}`,
  ]);
  expect(rowCount).toBe(1);
}
