import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventClient } from "../../testing/event-client.ts";
import type { EventClient } from "../../testing/event-client.ts";
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
  ["registration_opens_at", "tomorrow", "Enter a day and a time."],
  ["registration_closes_at", "2099-03-01", "Enter a day and a time."],
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
  expect(answer).toMatchObject({ status: 422, code: "invalid-input", fields: { [name]: [sentence] } });
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
    fields: { registration_closes_at: [sentence] },
  });
  await events.send(marta, "PATCH", `/events/${id}`, { registration_closes_at: "2099-03-01T00:00:00Z" });
  expect(
    await events.send(marta, "PATCH", `/events/${id}`, { registration_opens_at: "2099-03-01T00:00:00Z" }),
  ).toMatchObject({ status: 422, fields: { registration_opens_at: [sentence] } });
});
