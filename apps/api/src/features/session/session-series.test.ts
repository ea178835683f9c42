import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { seriesInput } from "../../testing/examples/session.examples.ts";
import { createSessionClient, type SentSession, type SessionClient } from "../../testing/session-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let sessions: SessionClient;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  sessions = createSessionClient(api, owner, await createTestEvent(api, owner));
});
afterAll(() => api.close());

const series = (change: object = {}) =>
  sessions.send<SentSession[]>("POST", "/series", { ...seriesInput, ...change });

test("three sessions of three hours over two days come at nine o'clock of the event's zone", async () => {
  await sessions.add({
    number: 3,
    starts_at: "2027-04-03T03:00:00.000Z",
    ends_at: "2027-04-03T04:00:00.000Z",
  });
  const { status, data } = await series();
  expect(status).toBe(201);
  expect(data.map(({ number, starts_at, ends_at }) => [number, starts_at, ends_at])).toEqual([
    [4, "2027-04-03T07:00:00.000Z", "2027-04-03T10:00:00.000Z"],
    [5, "2027-04-03T11:00:00.000Z", "2027-04-03T14:00:00.000Z"],
    [6, "2027-04-04T07:00:00.000Z", "2027-04-04T10:00:00.000Z"],
  ]);
  expect(await sessions.trail(data[1]!.id)).toMatchObject([{ action: "create", after: { number: 5 } }]);
});

test("all of them or none: one that has no room keeps out the others", async () => {
  await sessions.add({
    name: "Final",
    starts_at: "2027-04-04T09:00:00.000Z",
    ends_at: "2027-04-04T12:00:00.000Z",
  });
  const answer = await series();
  expect(answer).toMatchObject({ status: 409, code: "session-overlaps" });
  expect(answer.detail).toContain("Session 1, Final");
  expect(answer.fields).toHaveProperty("first_day");
  expect((await sessions.send<SentSession[]>("GET", "")).data).toHaveLength(1);
});

test("days outside the event's are refused by name", async () => {
  const answer = await series({ days: 3 });
  expect(answer).toMatchObject({ status: 422, code: "session-outside-days" });
  expect(answer.detail).toContain("3 Apr 2027 to 4 Apr 2027");
});

test("a day that is too short for its sessions is named", async () => {
  const answer = await series({ count: 14 });
  expect(answer).toMatchObject({ status: 422, code: "session-series-too-long" });
  expect(answer.detail).toContain("3 Apr 2027");
});

test.each([
  [{ count: 0 }, "count"],
  [{ count: 51 }, "count"],
  [{ days: 4 }, "days"],
  [{ minutes: 4 }, "minutes"],
  [{ first_day: "2027-04-31" }, "first_day"],
  [{ first_start: "9:00" }, "first_start"],
  [{ first_start: "24:00" }, "first_start"],
  [{ pause_minutes: -1 }, "pause_minutes"],
  [{ kind: "night" }, "kind"],
])("%j is refused beside its field", async (wrong, field) => {
  const { status, fields } = await series(wrong);
  expect(status).toBe(422);
  expect(Object.keys(fields)).toEqual([field]);
});
