import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../testing/create-test-api.ts";
import { createEventClient, type EventClient, springMasters } from "../testing/event-client.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

const layout = {
  anglers: 98,
  sectors: 5,
  sessions: 5,
  minutes: 180,
  first_start: "09:00",
  pause_minutes: 60,
  rotates: true,
};

test("one call makes sectors with enough pegs, sessions over the days, groups and a rotation without conflicts", async () => {
  const { data: event, status } = await create({ layout });
  expect(status).toBe(201);
  expect(await progressOf(event.id)).toMatchObject({
    sectors: 5,
    pegs: 100,
    smallest_sector: { code: "A", size: 20 },
    sessions: 5,
    groups: 5,
    smallest_group: { code: "1", size: 0 },
    rotation_cells: 25,
    rotation_collisions: 0,
  });
  const starts = await readRows<{ starts_at: string }>(event.id, "sessions");
  expect(starts.map(({ starts_at }) => starts_at)).toEqual([
    "2099-05-14T07:00:00.000Z",
    "2099-05-14T11:00:00.000Z",
    "2099-05-15T07:00:00.000Z",
    "2099-05-15T11:00:00.000Z",
    "2099-05-16T07:00:00.000Z",
  ]);
});

test("who did it stands in the trail of each", async () => {
  const { data: event } = await create({ layout });
  const { rows } = await api.database.pool.query<{ noun: string; count: string }>(
    "select noun, count(*) from audit where event_id = $1 and actor_uid = $2 group by noun order by noun",
    [event.id, marta.user.uid],
  );
  expect(rows.map(({ noun, count }) => [noun, Number(count)])).toEqual(
    expect.arrayContaining([
      ["event", 1],
      ["group", 5],
      ["rotation", 1],
      ["sector", 5],
      ["session", 5],
    ]),
  );
});

test("two legs over five sectors rotate, too, and without groups there are none", async () => {
  const { data: legs } = await create({ layout: { ...layout, sessions: 2 } });
  expect(await progressOf(legs.id)).toMatchObject({ rotation_cells: 10, rotation_collisions: 0 });
  const { data: free } = await create({ layout: { ...layout, rotates: false } });
  expect(await progressOf(free.id)).toMatchObject({ sectors: 5, groups: 0, rotation_cells: 0 });
  const { data: one } = await create({ layout: { ...layout, sectors: 1 } });
  expect(await progressOf(one.id)).toMatchObject({ sectors: 1, pegs: 98, groups: 0 });
});

test.each([
  ["nobody fishes", { anglers: 0 }, 422, { "layout.anglers": [{ code: "whole-number-between" }] }],
  [
    "too many for the pegs",
    { anglers: 2000, sectors: 2 },
    422,
    { "layout.sectors": [{ code: "too-few-sectors" }] },
  ],
  ["a time that is none", { first_start: "9 am" }, 422, { "layout.first_start": [{ code: "not-a-time" }] }],
  [
    "a last day that is too short",
    { first_start: "22:00" },
    422,
    { first_day: [{ code: "time-outside-days" }] },
  ],
])("%s: nothing is made", async (_, wrong, status, fields) => {
  const before = await countEvents();
  const answer = await create({ layout: { ...layout, ...wrong } });
  expect(answer.status).toBe(status);
  expect(answer.detail).toMatch(/^[A-Z].*\.$/);
  expect(answer.fields).toMatchObject(fields);
  expect(await countEvents()).toBe(before);
});

test("sent twice with one key it is made once", async () => {
  const body = { ...springMasters, name: "Twice", layout };
  const send = () =>
    api.call({
      method: "POST",
      url: "/api/events",
      token: marta.token,
      headers: { "idempotency-key": "layout-sent-twice" },
      body,
    });
  const [first, second] = [await send(), await send()];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().data.id).toBe(first.json().data.id);
  expect(await readRows(first.json().data.id, "sectors")).toHaveLength(5);
});

function create(wish: object) {
  return events.send(marta, "POST", "/events", { ...springMasters, ...wish });
}

async function progressOf(id: number): Promise<unknown> {
  return (await events.send<unknown>(marta, "GET", `/events/${id}/progress`)).data;
}

async function readRows<Row>(id: number, noun: string): Promise<Row[]> {
  return (await events.send<Row[]>(marta, "GET", `/events/${id}/${noun}`)).data;
}

async function countEvents(): Promise<number> {
  const { rows } = await api.database.pool.query<{ count: string }>("select count(*) from event");
  return Number(rows[0]!.count);
}
