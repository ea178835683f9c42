import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import {
  bankLine,
  openRegistration,
  registrationClient,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { newEmail } from "../../testing/test-login.ts";
import { eraseContacts } from "./erase-contacts.service.ts";

const MONTHS = 12;

let api: TestApi;
let organizer: Person;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi({ settings: { ERASE_CONTACTS_AFTER: "never" } });
  organizer = await api.asRole("organizer");
  ann = await api.signUp();
});
afterAll(() => api.close());

/** Everything that is to go has one of these in it. */
const gone = /private|\+420|@example\.org/i;

interface Filled extends TestEvent {
  registrationId: number;
}

/** A team with all that can be known about it, on the start list, paid, changed and decided about with a reason. */
async function fillEvent(): Promise<Filled> {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, { registration_for: "team", team_size: 2 });
  const client = registrationClient(api, event);
  const { token } = organizer;
  await client.settle(token, {
    questions: [{ id: "meal", label: "What do you eat?", kind: "text", options: [], is_required: false }],
    categories: [{ category: "open", fee: 2500, capacity: null }],
    account_name: "Weir Anglers",
    iban: "CZ65 0800 0000 1920 0014 5399",
  });
  const added = await client.add(ann.token, {
    team_name: "Herons",
    phone: "+420 777 123 456",
    answers: { meal: "private allergy" },
    guardian_name: "private guardian",
    entrants: [
      {
        first_name: "Ann",
        last_name: "Rivers",
        is_self: true,
        licence: "private-1",
        needs_accessible_peg: true,
      },
      { first_name: "Kim", last_name: "Weir", is_minor: true, email: newEmail("kim"), licence: "private-2" },
    ],
  });
  const { id, revision, reference } = added.json<{
    data: { id: number; revision: number; reference: string };
  }>().data;
  await client.change(token, id, { notes: "private note", phone: "+420 777 000 000", revision });
  const payments = `/api/events/${event.id}/registrations/payments`;
  await api.call({
    method: "POST",
    url: payments,
    token,
    payload: { transactions: [bankLine({ payer: "Private Payer", texts: [reference] })] },
  });
  const list = `/api/events/${event.id}/registrations/start-list`;
  expect((await api.call({ method: "POST", url: list, token })).statusCode).toBe(200);
  const seen = (await client.get(token, id)).json<{ data: { revision: number } }>().data;
  await client.decide(token, [{ id, revision: seen.revision }], {
    status: "cancelled",
    reason: "private reason",
  });
  expect(await textOf(event)).toMatch(gone);
  return { ...event, registrationId: id };
}

async function moveEnd({ id }: TestEvent, ago: string, status = "finished"): Promise<void> {
  await sql`
    update event set starts_on = current_date - ${ago}::interval, ends_on = current_date - ${ago}::interval,
      status = ${status}
    where id = ${id}
  `.execute(api.database.db);
}

/** All that the database says about an event, without what the organizer wrote about it. */
async function textOf({ id }: TestEvent): Promise<string> {
  const { db } = api.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = 'event_id' and table_schema = current_schema()
      and table_name not in ('registration_settings', 'invitation')
  `.execute(db);
  const found: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`
      select to_jsonb(t) as row from ${sql.table(name)} as t where event_id = ${id}
    `.execute(db);
    found.push(rows);
  }
  return JSON.stringify(found);
}

function linesOf({ id }: TestEvent) {
  return api.database.db
    .selectFrom("audit")
    .select(["actorUid", "actorName", "noun", "after"])
    .where("eventId", "=", id)
    .where("action", "=", "forget")
    .execute();
}

test("a year after an event nobody can be reached any more, and who took part stays", async () => {
  const event = await fillEvent();
  await moveEnd(event, "12 months 2 days");
  // Several processes at once: one of them does it.
  await Promise.all([1, 2, 3].map(() => eraseContacts(api.database.db, MONTHS)));
  await eraseContacts(api.database.db, MONTHS);
  const text = await textOf(event);
  expect(text).not.toMatch(gone);
  for (const kept of ["Herons", "Ann", "Rivers", "Kim", "Weir", "open", "paid"]) expect(text).toContain(kept);
  const { entrants } = (
    await registrationClient(api, event).get(organizer.token, event.registrationId)
  ).json<{
    data: { entrants: object[] };
  }>().data;
  expect(entrants).toMatchObject([
    { first_name: "Ann", email: "", licence: "", is_self: true },
    { first_name: "Kim", email: "", licence: "", is_minor: true },
  ]);
  expect(await linesOf(event)).toEqual([
    {
      actorUid: null,
      actorName: null,
      noun: "event",
      after: { registrations: 1, entrants: 2, payments: 1, anglers: 2 },
    },
  ]);
});

test("before that everything stays", async () => {
  const event = await fillEvent();
  await moveEnd(event, "11 months 27 days");
  const before = await textOf(event);
  await eraseContacts(api.database.db, MONTHS);
  expect(await textOf(event)).toBe(before);
  expect(await linesOf(event)).toEqual([]);
  // Whoever sets a shorter period erases it with the next round.
  await eraseContacts(api.database.db, 6);
  expect(await textOf(event)).not.toMatch(gone);
});

test("an event whose dates were mistyped into the past keeps everything", async () => {
  const event = await fillEvent();
  const payload = {
    starts_on: "2024-04-03",
    ends_on: "2024-04-04",
    registration_opens_at: "2024-01-01T00:00:00Z",
  };
  const url = `/api/events/${event.id}`;
  const moved = await api.call({ method: "PATCH", url, token: organizer.token, payload });
  expect(moved.statusCode).toBe(200);
  const before = await textOf(event);
  await eraseContacts(api.database.db, MONTHS);
  expect(await textOf(event)).toBe(before);
  // Nobody has mended it for a month: it was held, and nobody finished it.
  await sql`update event set updated_at = now() - interval '32 days' where id = ${event.id}`.execute(
    api.database.db,
  );
  await eraseContacts(api.database.db, MONTHS);
  expect(await textOf(event)).not.toMatch(gone);
});

test.each(["archived", "cancelled"])("an event that is %s loses it in the same time", async (status) => {
  const event = await fillEvent();
  await moveEnd(event, "12 months 2 days", status);
  await eraseContacts(api.database.db, MONTHS);
  expect(await textOf(event)).not.toMatch(gone);
});

test("the trail keeps who did what, without the values", async () => {
  const event = await fillEvent();
  await moveEnd(event, "2 years");
  const deeds = () =>
    api.database.db
      .selectFrom("audit")
      .select(["id", "action", "actorUid", "noun"])
      .where("eventId", "=", event.id)
      .where("action", "<>", "forget")
      .orderBy("id")
      .execute();
  const before = await deeds();
  await eraseContacts(api.database.db, MONTHS);
  expect(await deeds()).toEqual(before);
});

test("what was deleted before leaves nothing in the trail either", async () => {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer);
  const client = registrationClient(api, event);
  const added = await client.add(ann.token, { phone: "+420 777 123 456" });
  const { id, revision } = added.json<{ data: { id: number; revision: number } }>().data;
  await client.decide(organizer.token, [{ id, revision }], { status: "rejected", reason: "private reason" });
  expect((await client.delete(organizer.token, id)).statusCode).toBe(200);
  await moveEnd(event, "12 months 2 days");
  expect(await textOf(event)).toMatch(gone);
  for (const _round of [1, 2]) await eraseContacts(api.database.db, MONTHS);
  expect(await textOf(event)).not.toMatch(gone);
  expect(await linesOf(event)).toHaveLength(1);
});

test("one registration is erased when its people ask for it, and everybody else stays as they are", async () => {
  const event = await fillEvent();
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
  const text = await textOf(event);
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
  expect(await textOf(event)).toMatch(gone);
  const answer = await api.call({
    method: "POST",
    url: `/api/events/${event.id}/registrations/${id}/erase-contact`,
    token: organizer.token,
    payload: { reason: "They asked for it", revision },
  });
  expect(answer.statusCode).toBe(200);
  expect(await textOf(event)).not.toMatch(gone);
});

test("whoever deletes their account takes along who paid, what was noted and why it was decided", async () => {
  const event = await fillEvent();
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
  const text = await textOf(event);
  for (const kept of ["Herons", "Ann", "Kim", "paid"]) expect(text).toContain(kept);
  expect(text).not.toMatch(/private (note|reason|payer|allergy|guardian)|\+420/i);
  ann = await api.signUp();
});

test("letters that were sent that long ago are forgotten, and those that wait are not", async () => {
  const [old, fresh, waiting] = [newEmail("old"), newEmail("fresh"), newEmail("waiting")];
  const letter = { subject: "Hello", text: "", html: "", link: null, attachments: "[]" };
  const { db } = api.database;
  for (const toAddress of [old, fresh, waiting])
    await db
      .insertInto("mail")
      .values({ ...letter, toAddress })
      .execute();
  const sentAt = (ago: string) => sql<Date>`now() - ${ago}::interval`;
  await db
    .updateTable("mail")
    .set({ sentAt: sentAt("13 months") })
    .where("toAddress", "=", old)
    .execute();
  await db
    .updateTable("mail")
    .set({ sentAt: sentAt("11 months") })
    .where("toAddress", "=", fresh)
    .execute();
  await eraseContacts(db, MONTHS);
  const left = await db
    .selectFrom("mail")
    .select("toAddress")
    .where("toAddress", "in", [old, fresh, waiting])
    .orderBy("id")
    .execute();
  expect(left.map(({ toAddress }) => toAddress)).toEqual([fresh, waiting]);
});

test("people are told the period before they register, and nothing where the operator erases nothing", async () => {
  const event = await createTestEvent(api, organizer);
  const monthsOf = async (served: TestApi) =>
    (await served.call({ url: `/api/events/${event.id}/registrations/state` })).json().data.contact_months;
  expect(await monthsOf(api)).toBeNull();
  const usual = await createTestApi({ beside: api });
  expect(await monthsOf(usual)).toBe(MONTHS);
  await usual.close();
});
