import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createDrawnField } from "../../testing/drawn-field.ts";
import { createEventClient, type EventClient, springMasters } from "../../testing/event-client.ts";
import { giveRight } from "../../testing/test-event.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

const layout = { anglers: 20, sectors: 2, sessions: 2, minutes: 180, first_start: "09:00", rotates: true };
const nextYear = { name: "Winter Masters", starts_on: "2100-01-10" };

test("water, sessions, groups, rotation, rules and settings come along, to the same hour on other days", async () => {
  const { data: source } = await events.send(marta, "POST", "/events", { ...springMasters, layout });
  await events.send(marta, "PATCH", `/events/${source.id}`, {
    venue: "Sázava",
    fee: "30 EUR",
    capacity: 40,
    registration_opens_at: "2099-05-01T06:00:00Z",
  });
  await events.send(marta, "PATCH", `/events/${source.id}/registration-settings`, {
    mode: "lottery",
    currency: "CZK",
  });
  const { status, data: copy } = await events.send(marta, "POST", `/events/${source.id}/copy`, nextYear);
  expect(status).toBe(201);
  expect(copy).toMatchObject({
    name: "Winter Masters",
    url: "winter-masters",
    status: "draft",
    right: "owner",
    starts_on: "2100-01-10",
    ends_on: "2100-01-12",
    venue: "Sázava",
    fee: "30 EUR",
    capacity: 40,
    preset: "fly-fips-mouche",
    ruleset_version: 1,
    // Eight o'clock, in winter as in summer.
    registration_opens_at: "2099-12-28T07:00:00.000Z",
  });
  expect(await progressOf(copy.id)).toEqual({
    ...(await progressOf(source.id)),
    next_session: expect.anything(),
  });
  const sessions = await rowsOf(copy.id, "sessions");
  expect(sessions.map(({ starts_at, status: stands }) => [starts_at, stands])).toEqual([
    ["2100-01-10T08:00:00.000Z", "scheduled"],
    ["2100-01-11T08:00:00.000Z", "scheduled"],
  ]);
  const { data: settings } = await events.send(marta, "GET", `/events/${copy.id}/registration-settings`);
  expect(settings).toMatchObject({ mode: "lottery", currency: "CZK" });
  const seeds = await query("select seed from lottery where event_id in ($1, $2)", [source.id, copy.id]);
  expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(2);
  const [entry] = await query("select action, after from audit where noun = 'event' and event_id = $1", [
    copy.id,
  ]);
  expect(entry).toMatchObject({ action: "create", after: { copiedFrom: "Spring Masters" } });
});

test.each([
  ["nobody", { teams: 0, anglers: 0, anglers_without_team: 0 }],
  ["teams", { teams: 5, anglers: 0, anglers_without_team: 0 }],
  ["anglers", { teams: 5, anglers: 10, anglers_without_team: 0 }],
])("%s come along, and what happened stays behind", async (people, expected) => {
  const { event, field } = await drawn();
  await api.database.db
    .updateTable("angler")
    .set({ presence: "present", userId: marta.user.id })
    .where("id", "in", field.anglerIds)
    .execute();
  await giveRight(api, event, await api.signUp({ role: "organizer" }), "scorer");
  const { data: copy } = await events.send(marta, "POST", `/events/${event.id}/copy`, {
    ...nextYear,
    people,
  });
  expect(await progressOf(copy.id)).toMatchObject({
    ...expected,
    sectors: 2,
    sessions: 2,
    drawn_sessions: 0,
  });
  for (const table of ["draw", "draw_run", "score", "registration", "pass", "result_version"])
    expect(await query(`select event_id from ${table} where event_id = $1`, [copy.id])).toEqual([]);
  const rights = await query('select "right" from security where event_id = $1', [copy.id]);
  expect(rights).toEqual([{ right: "owner" }]);
  const anglers = await query("select presence, user_id, group_id from angler where event_id = $1", [
    copy.id,
  ]);
  expect(anglers).toEqual(
    Array.from({ length: expected.anglers }, () => ({ presence: "expected", user_id: null, group_id: null })),
  );
});

test("a session that was called off is no part of the plan, and neither is its row of the rotation", async () => {
  const { data: source } = await events.send(marta, "POST", "/events", { ...springMasters, layout });
  const [first] = await rowsOf(source.id, "sessions");
  const cancel = { status: "cancelled", revision: first!["revision"] };
  await events.send(marta, "PATCH", `/events/${source.id}/sessions/${String(first!["id"])}`, cancel);
  const { data: copy } = await events.send(marta, "POST", `/events/${source.id}/copy`, nextYear);
  expect(await progressOf(copy.id)).toMatchObject({ sessions: 1, rotation_cells: 2 });
});

test.each([
  [{ name: " " }, "name"],
  [{ starts_on: "soon" }, "starts_on"],
  [{ starts_on: "9999-12-31" }, "starts_on"],
  [{ people: "everybody" }, "people"],
])("%j is refused by name", async (wrong, field) => {
  const { id } = await events.add(marta);
  const answer = await events.send(marta, "POST", `/events/${id}/copy`, { ...nextYear, ...wrong });
  expect(answer).toMatchObject({ status: 422, code: "invalid-input" });
  expect(Object.keys(answer.fields)).toEqual([field]);
});

test("whoever only scores an event, or has no right on it, does not copy it", async () => {
  const event = await events.add(marta, {}, "published");
  for (const right of ["scorer", null] as const) {
    const other = await api.signUp({ role: "organizer" });
    if (right) await giveRight(api, event, other, right);
    expect((await events.send(other, "POST", `/events/${event.id}/copy`, nextYear)).status).toBe(403);
  }
});

async function drawn() {
  return createDrawnField(api, marta);
}

async function progressOf(id: number): Promise<Record<string, unknown>> {
  return (await events.send<Record<string, unknown>>(marta, "GET", `/events/${id}/progress`)).data;
}

async function rowsOf(id: number, noun: string): Promise<Record<string, unknown>[]> {
  return (await events.send<Record<string, unknown>[]>(marta, "GET", `/events/${id}/${noun}`)).data;
}

async function query(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  return (await api.database.pool.query(text, values)).rows as Record<string, unknown>[];
}
