import type { Insertable } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventClient } from "../../testing/event-client.ts";
import type { EventClient } from "../../testing/event-client.ts";
import type { AnglerTable } from "../../platform/database/tables/angler.table.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

const settings = {
  registration_opens_at: "2099-03-01T07:00:00.000Z",
  registration_closes_at: "2099-04-30T16:00:00.000Z",
  registration_for: "team",
  capacity: 20,
  team_size: 5,
  reserves: 1,
  fee: "€ 120 a team, paid at the draw",
  needs_approval: false,
  units: "imperial",
  protest_minutes: 90,
};

test("a new event can be set up at once: nobody is shut out, nothing is promised", async () => {
  expect(await events.add(marta, { name: "Fresh" })).toMatchObject({
    registration_opens_at: null,
    registration_closes_at: null,
    registration_for: "individual",
    capacity: null,
    reserves: 0,
    fee: "",
    needs_approval: true,
    units: "metric",
    protest_minutes: 60,
    ruleset_version: 1,
  });
});

test("what the rules already say about units, teams and protests is taken from the preset", async () => {
  expect(await events.add(marta, { name: "Pounds", preset: "bass-five-fish" })).toMatchObject({
    units: "imperial",
    protest_minutes: 30,
    team_size: 1,
  });
  expect(await events.add(marta, { name: "Fives" })).toMatchObject({ team_size: 5 });
});

test("every setting is kept and answered to everybody", async () => {
  const { id } = await events.add(marta, { name: "Settled" }, "published");
  const { status, data } = await events.send(marta, "PATCH", `/events/${id}`, settings);
  expect(status).toBe(200);
  expect(data).toMatchObject(settings);
  expect((await events.send(null, "GET", `/events/${id}`)).data).toMatchObject(settings);
});

test("a time with an offset is the same instant in UTC, and null takes a time away", async () => {
  const { id } = await events.add(marta, { name: "Offset" });
  const opens = { registration_opens_at: "2099-03-01T08:00:00+01:00" };
  expect((await events.send(marta, "PATCH", `/events/${id}`, opens)).data).toMatchObject({
    registration_opens_at: "2099-03-01T07:00:00.000Z",
  });
  expect(
    (await events.send(marta, "PATCH", `/events/${id}`, { registration_opens_at: null })).data,
  ).toMatchObject({ registration_opens_at: null });
});

test.each([
  ["registration_opens_at", "tomorrow", "Enter a date and a time."],
  ["registration_closes_at", "2099-03-01", "Enter a date and a time."],
  ["registration_for", "club", "Choose who registers: each angler, or a whole team."],
  ["capacity", 0, "Enter a whole number from 1 to 100,000."],
  ["capacity", 3_000_000_000, "Enter a whole number from 1 to 100,000."],
  ["capacity", "20", "Enter a whole number from 1 to 100,000."],
  ["team_size", 0, "Enter a whole number from 1 to 50."],
  ["team_size", 2.5, "Enter a whole number from 1 to 50."],
  ["reserves", -1, "Enter a whole number from 0 to 20."],
  ["reserves", null, "Enter a whole number from 0 to 20."],
  ["fee", "x".repeat(201), "At most 200 characters."],
  ["needs_approval", "yes", "Say yes or no."],
  ["units", "furlongs", "Choose metric or imperial."],
  ["protest_minutes", -5, "Enter a whole number from 0 to 10,080."],
])("%s %j is refused with a sentence", async (name, value, sentence) => {
  const { id, revision } = await events.add(marta, { name: "Refused" });
  const answer = await events.send(marta, "PATCH", `/events/${id}`, { [name]: value });
  expect(answer).toMatchObject({
    status: 422,
    code: "invalid-input",
    fields: { [name]: [{ detail: sentence }] },
  });
  expect((await events.send(marta, "GET", `/events/${id}`)).data.revision).toBe(revision);
});

test("registration cannot close before it opens, also when only one of the two is sent", async () => {
  const { id } = await events.add(marta, { name: "Upside down" });
  const sentence = "Registration closes before it opens.";
  const both = {
    registration_opens_at: "2099-03-02T00:00:00Z",
    registration_closes_at: "2099-03-01T00:00:00Z",
  };
  expect(await events.send(marta, "PATCH", `/events/${id}`, both)).toMatchObject({
    status: 422,
    fields: { registration_closes_at: [{ detail: sentence }] },
  });
  await events.send(marta, "PATCH", `/events/${id}`, { registration_closes_at: "2099-03-01T00:00:00Z" });
  expect(
    await events.send(marta, "PATCH", `/events/${id}`, { registration_opens_at: "2099-03-01T00:00:00Z" }),
  ).toMatchObject({ status: 422, fields: { registration_opens_at: [{ detail: sentence }] } });
});

test.each(["registration_opens_at", "registration_closes_at"])(
  "%s lies before the end of the event's last day",
  async (name) => {
    const { id } = await events.add(marta, { name: "Too late" });
    // The last day is the 16th, and in Prague it is over at ten in the evening UTC.
    expect(
      await events.send(marta, "PATCH", `/events/${id}`, { [name]: "2099-05-16T22:00:01Z" }),
    ).toMatchObject({ status: 422, fields: { [name]: [{ detail: "The event is over by then." }] } });
    expect(
      (await events.send(marta, "PATCH", `/events/${id}`, { [name]: "2099-05-16T21:59:00Z" })).status,
    ).toBe(200);
  },
);

test("an event is not shortened so that registration outlives it", async () => {
  const { id } = await events.add(marta, { name: "Outlived" });
  await events.send(marta, "PATCH", `/events/${id}`, { registration_closes_at: "2099-05-16T10:00:00Z" });
  const shorter = { ends_on: "2099-05-15" };
  expect(await events.send(marta, "PATCH", `/events/${id}`, shorter)).toMatchObject({
    status: 422,
    fields: {
      ends_on: [
        { detail: "Registration would close only after that day. Close it earlier first, in the settings." },
      ],
    },
  });
  // In another zone the clock shows the same time: it is the day that is wrong, not the time nobody touched.
  const elsewhere = { ...shorter, time_zone: "America/New_York" };
  expect(await events.send(marta, "PATCH", `/events/${id}`, elsewhere)).toMatchObject({
    status: 422,
    fields: { ends_on: [{ detail: expect.any(String) }] },
  });
  const earlier = { ...shorter, registration_closes_at: "2099-05-15T10:00:00Z" };
  expect((await events.send(marta, "PATCH", `/events/${id}`, earlier)).status).toBe(200);
});

test.each([{ ends_on: "2099-05-17" }, { time_zone: "America/New_York" }, { venue: "Otava" }])(
  "%j is no reason to refuse a registration that outlives its event already",
  async (change) => {
    const { id } = await events.add(marta, { name: "Outlived before" });
    await api.database.db
      .updateTable("event")
      .set({
        registrationOpensAt: new Date("2099-05-19T10:00Z"),
        registrationClosesAt: new Date("2099-05-20T10:00Z"),
      })
      .where("id", "=", id)
      .execute();
    expect(await events.send(marta, "PATCH", `/events/${id}`, change)).toMatchObject({
      status: 200,
      data: change,
    });
  },
);

test("there is room for whoever is in: reserves and those who withdrew take none", async () => {
  const { id } = await events.add(marta, { name: "Full house" });
  for (const number of [1, 2, 3]) await addAngler(id, { number });
  await addAngler(id, { number: 4, isReserve: true });
  await addAngler(id, { number: 5, presence: "withdrawn" });
  expect(await events.send(marta, "PATCH", `/events/${id}`, { capacity: 2 })).toMatchObject({
    status: 422,
    fields: { capacity: [{ detail: "3 anglers are entered already. Enter at least 3." }] },
  });
  expect((await events.send(marta, "PATCH", `/events/${id}`, { capacity: 3 })).status).toBe(200);
  // It has grown over its capacity: what has nothing to do with it can still be changed.
  await addAngler(id, { number: 6 });
  expect((await events.send(marta, "PATCH", `/events/${id}`, { capacity: 3, fee: "€ 5" })).status).toBe(200);
});

test("where teams register, teams are counted, and none is larger than a team may be", async () => {
  const { id } = await events.add(marta, { name: "Fives" });
  const teamIds: number[] = [];
  for (const name of ["Otava", "Vltava"]) teamIds.push(await addTeam(id, name));
  for (const number of [1, 2, 3]) await addAngler(id, { number, teamId: teamIds[0]! });
  const patch = (body: object) => events.send(marta, "PATCH", `/events/${id}`, body);
  expect((await patch({ capacity: 3 })).status).toBe(200);
  expect(await patch({ registration_for: "team", capacity: 1 })).toMatchObject({
    status: 422,
    fields: { capacity: [{ detail: "2 teams are entered already. Enter at least 2." }] },
  });
  expect((await patch({ registration_for: "team", capacity: 2 })).status).toBe(200);
  expect(await patch({ registration_for: "individual" })).toMatchObject({
    status: 422,
    fields: { capacity: [{ detail: "3 anglers are entered already. Enter at least 3." }] },
  });
  expect(await patch({ team_size: 2 })).toMatchObject({
    status: 422,
    fields: { team_size: [{ detail: "Otava has 3 anglers already." }] },
  });
  expect((await patch({ team_size: 3 })).status).toBe(200);
  const alone = { registration_for: "individual", capacity: null };
  expect((await patch({ ...alone, team_size: 2 })).status).toBe(200);
  expect(await patch({ registration_for: "team" })).toMatchObject({
    status: 422,
    fields: { team_size: [{ detail: "Otava has 3 anglers already." }] },
  });
});

async function addAngler(
  eventId: number,
  angler: Partial<Insertable<AnglerTable>> & { number: number },
): Promise<void> {
  await api.database.db
    .insertInto("angler")
    .values({ eventId, firstName: "Ann", lastName: "Lee", ...angler })
    .execute();
}

async function addTeam(eventId: number, name: string): Promise<number> {
  const { id } = await api.database.db
    .insertInto("team")
    .values({ eventId, name })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
