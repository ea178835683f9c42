import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { fillContacts, gone, textOf } from "../../testing/filled-contacts.ts";
import {
  openRegistration,
  registrationClient,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  ann = await api.signUp();
});
afterAll(() => api.close());

test("one registration is erased when its people ask for it, and everybody else stays as they are", async () => {
  const event = await fillContacts(api, organizer, ann);
  const client = registrationClient(api, event);
  const { token } = organizer;
  const others = {
    team_name: "Otters",
    email: "otters@example.com",
    phone: "+421 9",
    notes: "Otters pay late",
    entrants: ["Cy", "Di"].map((first_name) => ({ first_name, last_name: "Lock", licence: "SK 9" })),
  };
  expect((await client.add(token, others)).statusCode).toBe(201);
  const { revision } = (await client.get(token, event.registrationId)).json<{ data: { revision: number } }>()
    .data;
  const erase = (by: string, body: object) =>
    api.call({
      method: "POST",
      url: `/api/events/${event.id}/registrations/${event.registrationId}/erase-contact`,
      token: by,
      payload: body,
    });
  const asked = { reason: "They asked by letter", revision };
  expect((await erase(ann.token, asked)).statusCode).toBe(403);
  expect((await erase(token, { ...asked, reason: " " })).json().fields.reason[0].code).toBe("reason-missing");
  const erased = await erase(token, asked);
  expect(erased.json().data).toMatchObject({
    email: "",
    phone: "",
    guardian_name: "",
    guardian_consent: "",
    notes: "",
    reason: "",
    answers: {},
    payment_status: "paid",
    entrants: [
      { first_name: "Ann", last_name: "Rivers", email: "", licence: "", needs_accessible_peg: false },
      { first_name: "Kim", last_name: "Weir", email: "", licence: "", is_minor: true },
    ],
  });
  const text = await textOf(api, event);
  expect(text).not.toMatch(gone);
  for (const kept of ["Herons", "Ann", "Kim", "otters@example.com", "+421 9", "Otters pay late", "SK 9"])
    expect(text).toContain(kept);
  const lines = await api.database.db
    .selectFrom("audit")
    .select(["actorUid", "noun", "nounId", "before", "after", "reason"])
    .where("eventId", "=", event.id)
    .where("action", "=", "forget")
    .execute();
  const done = { noun: "registration", nounId: String(event.registrationId), before: null, after: null };
  expect(lines).toEqual([{ ...done, actorUid: organizer.user.uid, reason: asked.reason }]);
  // Nothing is left: a second time changes nothing, and whoever saw it before is told.
  expect((await erase(token, asked)).json().code).toBe("stale-revision");
});

test("what was merged into a registration is erased with it", async () => {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer);
  const client = registrationClient(api, event);
  const entrants = [{ first_name: "Ann", last_name: "Rivers" }];
  const enter = async (phone: string) =>
    (await client.add(organizer.token, { entrants, phone, notes: `private ${phone}` })).json<{
      data: SentRegistration;
    }>().data;
  const [first, second] = [await enter("+420 1"), await enter("+420 2")];
  const { id, revision } = (await client.merge(organizer.token, first, second)).json<{
    data: SentRegistration;
  }>().data;
  expect(await textOf(api, event)).toMatch(gone);
  const answer = await api.call({
    method: "POST",
    url: `/api/events/${event.id}/registrations/${id}/erase-contact`,
    token: organizer.token,
    payload: { reason: "They asked for it", revision },
  });
  expect(answer.statusCode).toBe(200);
  expect(await textOf(api, event)).not.toMatch(gone);
});

test("whoever deletes their account takes along who paid, what was noted and why it was decided", async () => {
  const event = await fillContacts(api, organizer, ann);
  const url = `/api/account/${ann.user.id}/export`;
  const { parts } = (await api.call({ url, token: ann.token })).json().data;
  const paid = {
    registration_id: event.registrationId,
    units: 2500,
    currency: "EUR",
    payer: "Private Payer",
  };
  expect(parts.payments).toContainEqual(expect.objectContaining(paid));
  const left = await api.call({ method: "DELETE", url: `/api/users/${ann.user.id}`, token: ann.token });
  expect(left.statusCode).toBe(200);
  const text = await textOf(api, event);
  for (const kept of ["Herons", "Ann", "Kim", "paid"]) expect(text).toContain(kept);
  expect(text).not.toMatch(/private (note|reason|payer|allergy|guardian)|\+420/i);
});

test("addresses of anglers alone are erased, and whoever saw them cannot write them back", async () => {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer);
  const client = registrationClient(api, event);
  const entrants = [{ first_name: "Ann", last_name: "Rivers", email: "ann@example.com" }];
  const { id, revision } = (await client.add(organizer.token, { entrants })).json<{
    data: SentRegistration;
  }>().data;
  const erased = await api.call({
    method: "POST",
    url: `/api/events/${event.id}/registrations/${id}/erase-contact`,
    token: organizer.token,
    payload: { reason: "They asked for it", revision },
  });
  expect(erased.json().data.entrants).toMatchObject([{ email: "" }]);
  expect((await client.change(organizer.token, id, { entrants, revision })).json().code).toBe(
    "stale-revision",
  );
});
