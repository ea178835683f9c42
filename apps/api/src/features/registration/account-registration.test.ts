import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { newEmail } from "../../testing/test-login.ts";
import { openRegistration, registrationClient } from "../../testing/registration-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

async function openEvent(settings: object = {}) {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, settings);
  return { ...event, ...registrationClient(api, event) };
}

const people = [
  { first_name: "Ann", last_name: "Rivers", is_self: true, licence: "CZ 12" },
  { first_name: "Kim", last_name: "Rivers", is_minor: true },
];

interface Listed {
  event_url: string;
  status: string;
  waitlist_position: number | null;
  notes: string | null;
  entrants: { first_name: string; last_name: string; is_self: boolean; licence: string }[];
}

async function listOf({ token }: Person): Promise<Listed[]> {
  const answer = await api.call({ method: "GET", url: "/api/account/registrations", token });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Listed[] }>().data;
}

test("somebody finds all their registrations in one list, the newest first, and nobody else's", async () => {
  const [ann, ben] = [await api.signUp(), await api.signUp({ firstName: "Ben" })];
  const [first, second] = [await openEvent({ capacity: 1 }), await openEvent({ capacity: 1 })];
  await second.add(ben.token);
  await first.add(ann.token, { entrants: [people[0]] });
  await second.add(ann.token, { entrants: [people[1]], guardian_name: "Ann Rivers" });
  expect(await listOf(ann)).toMatchObject([
    { event_url: second.url, status: "waitlisted", waitlist_position: 1, notes: null },
    {
      event_url: first.url,
      status: "confirmed",
      waitlist_position: null,
      entrants: [{ first_name: "Ann", is_self: true, licence: "CZ 12" }],
    },
  ]);
  expect((await listOf(ann))[0]!.entrants).toMatchObject([{ first_name: "Kim", is_self: false }]);
  expect(await listOf(ben)).toHaveLength(1);
  expect(await listOf(organizer)).toEqual([]);
});

test("whoever takes part in somebody else's team reads the names of its youth as the event shows them", async () => {
  const [ann, ben] = [await api.signUp(), await api.signUp({ firstName: "Ben" })];
  const event = await openEvent({ registration_for: "team", team_size: 3 });
  await event.settle(organizer.token, { hides_minors: true });
  await event.add(ann.token, {
    team_name: "Herons",
    entrants: [...people, { first_name: "Ben", last_name: "Weir", email: ben.email }],
    guardian_name: "Olga Brook",
  });
  const code = (await api.lastLink(ben.email)).searchParams.get("code")!;
  const payload = { reply: "yes" };
  await api.call({ method: "POST", url: `/api/entrants/${code}/reply`, token: ben.token, payload });
  const namesFor = async (person: Person) =>
    (await listOf(person))[0]!.entrants.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  expect(await namesFor(ben)).toEqual(["Ann Rivers", "Kim R.", "Ben Weir"]);
  expect(await namesFor(ann)).toEqual(["Ann Rivers", "Kim Rivers", "Ben Weir"]);
  await event.settle(organizer.token, { hides_minors: false });
  expect(await namesFor(ben)).toContain("Kim Rivers");
});

test("what somebody exports has their registrations, and those in which others named them", async () => {
  const [ann, ben] = [await api.signUp(), await api.signUp({ firstName: "Ben" })];
  const event = await openEvent();
  await event.add(ann.token, { entrants: [people[0]], phone: "+420 1" });
  const other = await openEvent();
  await other.add(ben.token, { entrants: [{ first_name: "Ann", last_name: "Rivers", email: ann.email }] });
  const answer = await api.call({ url: `/api/account/${ann.user.id}/export`, token: ann.token });
  const { parts } = answer.json<{ data: { parts: Record<string, object[]> } }>().data;
  expect(parts["registrations"]).toMatchObject([{ event_id: event.id, phone: "+420 1", email: ann.email }]);
  expect(parts["entrants"]).toMatchObject([{ event_id: event.id }, { event_id: other.id }]);
});

test("whoever gives an address that they have not proven learns and erases nothing by it", async () => {
  const [ben, impostor] = [await api.signUp({ firstName: "Ben" }), await api.signUp()];
  const event = await openEvent();
  const victim = { first_name: "Ann", last_name: "Rivers", email: newEmail("victim"), licence: "CZ 12" };
  await event.add(ben.token, { entrants: [victim] });
  const administrator = await api.asRole("administrator");
  const url = `/api/users/${impostor.user.id}`;
  await api.call({ method: "PATCH", url, token: administrator.token, payload: { email: victim.email } });
  const exported = await api.call({ url: `/api/account/${impostor.user.id}/export`, token: impostor.token });
  expect(exported.json().data.parts).toMatchObject({ entrants: [], mails: [], invitations: [] });
  expect((await api.call({ method: "DELETE", url, token: impostor.token })).statusCode).toBe(200);
  const [registration] = (await event.list(organizer.token)).json().data;
  expect(registration.entrants).toMatchObject([{ email: victim.email, licence: "CZ 12" }]);
});

test("what somebody exports has nothing that organizers note for themselves", async () => {
  const ann = await api.signUp();
  const event = await openEvent();
  const { id, revision } = (await event.add(ann.token)).json().data;
  await event.change(organizer.token, id, { notes: "Never pays", revision });
  const { body } = await api.call({ url: `/api/account/${ann.user.id}/export`, token: ann.token });
  expect(body).toContain(`"event_id":${event.id}`);
  expect(body).not.toContain("Never pays");
});

test("what was deleted before their account keeps nothing in the trail either", async () => {
  const ann = await api.signUp();
  const event = await openEvent();
  const questions = [{ id: "diet", label: "Diet?", kind: "text", options: [], is_required: false }];
  await event.settle(organizer.token, { questions });
  for (const name of ["Ann", "Kim"])
    await event.add(ann.token, {
      entrants: [{ first_name: name, last_name: "Rivers", is_minor: true }],
      phone: "+420 777",
      guardian_name: "Olga Brook",
      answers: { diet: "No nuts" },
    });
  const [gone] = (await event.list(organizer.token)).json().data;
  await event.change(ann.token, gone.id, { status: "cancelled", revision: gone.revision });
  expect((await event.delete(organizer.token, gone.id)).statusCode).toBe(200);
  await api.call({ method: "DELETE", url: `/api/users/${ann.user.id}`, token: ann.token });
  const audit = await api.call({ url: `/api/events/${event.id}/audit`, token: organizer.token });
  const list = await event.list(organizer.token);
  for (const { body } of [audit, list]) {
    expect(body).toContain("Rivers");
    for (const secret of [ann.email, "+420 777", "Olga Brook", "No nuts"]) expect(body).not.toContain(secret);
  }
});

test("whoever is reached at the same address keeps their own phone", async () => {
  const ann = await api.signUp();
  const event = await openEvent();
  const kim = { entrants: [people[1]], guardian_name: "Ben Weir", email: ann.email, phone: "+420 555" };
  await event.add(organizer.token, kim);
  await api.call({ method: "DELETE", url: `/api/users/${ann.user.id}`, token: ann.token });
  const [left] = (await event.list(organizer.token)).json().data;
  expect(left).toMatchObject({ email: "", phone: "+420 555", guardian_name: "Ben Weir" });
});

test("whoever deletes their account keeps the place, and nobody finds how to reach them, in the trail either", async () => {
  const [ann, ben] = [await api.signUp(), await api.signUp({ firstName: "Ben" })];
  const event = await openEvent();
  await event.add(ann.token, { entrants: [people[0]], phone: "+420 777" });
  const other = await openEvent();
  await other.add(ben.token, { entrants: [{ first_name: "Ann", last_name: "Rivers", email: ann.email }] });
  const url = `/api/users/${ann.user.id}`;
  expect((await api.call({ method: "DELETE", url, token: ann.token })).statusCode).toBe(200);
  const [left] = (await event.list(organizer.token)).json<{ data: (Listed & { phone: string })[] }>().data;
  expect(left).toMatchObject({
    status: "confirmed",
    email: "",
    phone: "",
    entrants: [{ first_name: "Ann" }],
  });
  expect((await other.list(organizer.token)).json().data[0]).toMatchObject({
    email: ben.email,
    entrants: [{ first_name: "Ann", email: "" }],
  });
  for (const { id } of [event, other]) {
    const { body } = await api.call({ url: `/api/events/${id}/audit`, token: organizer.token });
    expect(body).toContain("Rivers");
    expect(body).not.toContain(ann.email);
    expect(body).not.toContain("+420 777");
  }
});

test("whoever deletes their account leaves no licence and no need of theirs in other people's events", async () => {
  const [ann, ben] = [await api.signUp(), await api.signUp({ firstName: "Ben" })];
  const own = await openEvent();
  const about = { first_name: "Ann", last_name: "Rivers", licence: "CZ 12", needs_accessible_peg: true };
  await own.add(ann.token, { entrants: [{ ...about, is_self: true }] });
  const url = `/api/events/${own.id}/registrations/start-list`;
  expect((await api.call({ method: "POST", url, token: organizer.token, payload: {} })).statusCode).toBe(200);
  const named = await openEvent();
  await named.add(ben.token, { entrants: [{ ...about, email: ann.email }] });
  await api.call({ method: "DELETE", url: `/api/users/${ann.user.id}`, token: ann.token });
  for (const event of [own, named]) {
    const [left] = (await event.list(organizer.token)).json().data;
    expect(left.entrants).toMatchObject([{ first_name: "Ann", licence: "", needs_accessible_peg: false }]);
  }
  const anglers = await api.call({ url: `/api/events/${own.id}/anglers`, token: organizer.token });
  expect(anglers.json().data).toMatchObject([{ licence: "", needs_accessible_peg: false }]);
  const { body } = await api.call({ url: `/api/events/${own.id}/audit`, token: organizer.token });
  expect(body).toContain("Rivers");
  expect(body).not.toContain("CZ 12");
  expect(body).not.toContain('"needs_accessible_peg":true');
});
