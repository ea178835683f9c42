import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { addMembers, type Member } from "../../testing/many-members.ts";
import {
  openRegistration,
  registrationClient,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import type { Answer } from "../../testing/test-login.ts";

let api: TestApi;
let organizer: Person;
let members: Member[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  members = await addMembers(api, 3);
});
afterAll(() => api.close());

const categories = [
  { category: "open", fee: 2000, capacity: null },
  { category: "youth", fee: 1000, capacity: 1 },
];

test("an offer is for its own category: with another one it is no way past a full list", async () => {
  const event = await openEvent({ capacity: 3 });
  await event.settle(organizer.token, { categories, hold_hours: 24 });
  const first = await enter(event, 0);
  await enter(event, 1, "youth");
  await change(event.id, { capacity: 2 });
  const third = await enter(event, 2);
  await event.change(members[0]!.token, first.id, { status: "cancelled", revision: first.revision });
  const offered = await see(event, 2, third);
  expect(offered.offered_until).not.toBeNull();
  const { token } = members[2]!;
  const answer = await event.change(token, offered.id, {
    category: "youth",
    status: "confirmed",
    revision: offered.revision,
  });
  expect([answer.statusCode, answer.json().code]).toEqual([409, "no-place-left"]);
  const { detail } = answer.json();
  expect(detail).toContain("ask the organizer for a place");
  expect(detail).not.toContain("Raise the number of places");
  const asked = await event.change(organizer.token, offered.id, {
    category: "youth",
    revision: offered.revision,
  });
  expect(asked.json()).toMatchObject({ code: "no-place-left", facts: { reader: "organizer" } });
  expect(asked.json().detail).toContain("Raise the number of places");
});

test("in a full event one can go to a category that has room: the place stays one's own", async () => {
  const event = await openEvent({ capacity: 1 });
  await event.settle(organizer.token, { categories });
  const own = await enter(event, 0);
  const moved = await event.change(members[0]!.token, own.id, { category: "youth", revision: own.revision });
  expect(moved.json().data).toMatchObject({ category: "youth", status: "confirmed", fee: 1000 });
});

test("whoever has paid does not go to a category that costs something else", async () => {
  const event = await openEvent({});
  await event.settle(organizer.token, { categories });
  const own = await enter(event, 0, "youth");
  await event.decide(organizer.token, [own], { payment_status: "paid" });
  const { revision } = await see(event, 0, own);
  const [said, asked] = [
    await event.change(members[0]!.token, own.id, { category: "open", revision }),
    await event.change(organizer.token, own.id, { category: "open", revision }),
  ].map((answer) => answer.json());
  expect([said.code, asked.code]).toEqual(["paid-another-fee", "paid-another-fee"]);
  expect(said.detail).toContain("ask the organizer to settle the difference");
  expect(said.detail).not.toContain("Set the payment back");
  expect(asked.detail).toContain("Set the payment back or settle the difference first.");
});

test("fewer places than registrations have are refused; more of them go to those who wait", async () => {
  const event = await openEvent({ capacity: 2 });
  await enter(event, 0);
  await enter(event, 1);
  const third = await enter(event, 2);
  const fewer = await change(event.id, { capacity: 1 });
  expect(fewer.json().fields.capacity[0].code).toBe("fewer-than-entered");
  const teams = await change(event.id, { registration_for: "team" });
  expect(teams.json().fields.registration_for[0].detail).toBe(
    "There are 3 registrations already. Cancel them before you change who registers.",
  );
  await change(event.id, { capacity: 3 });
  expect((await see(event, 2, third)).status).toBe("confirmed");
});

test("the desk puts somebody on the waitlist, behind those who wait, and they stay there", async () => {
  const event = await openEvent({ capacity: 1 });
  const [first, second] = [await enter(event, 0), await enter(event, 1)];
  await event.decide(organizer.token, [first], { status: "waitlisted", reason: "Paid too late" });
  expect(await see(event, 1, second)).toMatchObject({ status: "confirmed" });
  expect(await see(event, 0, first)).toMatchObject({ status: "waitlisted", waitlist_position: 1 });
});

test("nobody gets a place of an event that does not take place", async () => {
  const event = await openEvent({ capacity: 1 });
  const [first, second] = [await enter(event, 0), await enter(event, 1)];
  await change(event.id, { status: "cancelled" });
  await event.decide(organizer.token, [first], { status: "cancelled", reason: "No match" });
  expect((await see(event, 1, second)).status).toBe("waitlisted");
});

type OpenEvent = TestEvent & ReturnType<typeof registrationClient>;

test("a position counts those who come before when a place is free, not those of a full category", async () => {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, { capacity: 2 });
  const { add, settle, list, state } = registrationClient(api, event);
  const categories = [
    { category: "open", fee: 0, capacity: null },
    { category: "youth", fee: 0, capacity: 1 },
  ];
  await settle(organizer.token, { categories });
  const enter = async (first_name: string, category: string) =>
    (await add(organizer.token, { entrants: [{ first_name, last_name: "Weir" }], category })).json().data;
  await enter("A", "open");
  await enter("B", "youth");
  expect(await enter("C", "youth")).toMatchObject({ waitlist_position: 1 });
  expect(await enter("D", "open")).toMatchObject({ waitlist_position: 1 });
  expect(await enter("E", "youth")).toMatchObject({ waitlist_position: 3 });
  expect(await enter("F", "open")).toMatchObject({ waitlist_position: 2 });
  const listed = (await list(organizer.token, "&status=waitlisted")).json().data;
  expect(listed.map((row: SentRegistration) => row.waitlist_position)).toEqual([1, 1, 3, 2]);
  expect((await state()).json().data).toMatchObject({ places_left: 0, capacity: 2 });
});

async function openEvent(settings: object): Promise<OpenEvent> {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, settings);
  return { ...event, ...registrationClient(api, event) };
}

async function enter(event: OpenEvent, index: number, category = "open"): Promise<SentRegistration> {
  const { firstName: first_name, lastName: last_name, token } = members[index]!;
  const answer = await event.add(token, { category, entrants: [{ first_name, last_name, is_self: true }] });
  return answer.json<{ data: SentRegistration }>().data;
}

async function see(event: OpenEvent, index: number, { id }: SentRegistration): Promise<SentRegistration> {
  return (await event.get(members[index]!.token, id)).json<{ data: SentRegistration }>().data;
}

function change(eventId: number, payload: object): Promise<Answer> {
  return api.call({ method: "PATCH", url: `/api/events/${eventId}`, token: organizer.token, payload });
}
