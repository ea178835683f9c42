import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { fillContacts, gone, textOf } from "../../testing/filled-contacts.ts";
import { openRegistration, registrationClient } from "../../testing/registration-client.ts";
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

async function moveEnd({ id }: TestEvent, ago: string, status = "finished"): Promise<void> {
  await sql`
    update event set starts_on = current_date - ${ago}::interval, ends_on = current_date - ${ago}::interval,
      status = ${status}
    where id = ${id}
  `.execute(api.database.db);
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
  const event = await fillContacts(api, organizer, ann);
  await moveEnd(event, "12 months 2 days");
  // Several processes at once: one of them does it.
  await Promise.all([1, 2, 3].map(() => eraseContacts(api.database.db, MONTHS)));
  await eraseContacts(api.database.db, MONTHS);
  const text = await textOf(api, event);
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
  const event = await fillContacts(api, organizer, ann);
  await moveEnd(event, "11 months 27 days");
  const before = await textOf(api, event);
  await eraseContacts(api.database.db, MONTHS);
  expect(await textOf(api, event)).toBe(before);
  expect(await linesOf(event)).toEqual([]);
  // Whoever sets a shorter period erases it with the next round.
  await eraseContacts(api.database.db, 6);
  expect(await textOf(api, event)).not.toMatch(gone);
});

test("an event whose dates were mistyped into the past keeps everything", async () => {
  const event = await fillContacts(api, organizer, ann);
  const payload = {
    starts_on: "2024-04-03",
    ends_on: "2024-04-04",
    registration_opens_at: "2024-01-01T00:00:00Z",
  };
  const url = `/api/events/${event.id}`;
  const moved = await api.call({ method: "PATCH", url, token: organizer.token, payload });
  expect(moved.statusCode).toBe(200);
  const before = await textOf(api, event);
  await eraseContacts(api.database.db, MONTHS);
  expect(await textOf(api, event)).toBe(before);
  // Nobody has mended it for a month: it was held, and nobody finished it.
  await sql`update event set updated_at = now() - interval '32 days' where id = ${event.id}`.execute(
    api.database.db,
  );
  await eraseContacts(api.database.db, MONTHS);
  expect(await textOf(api, event)).not.toMatch(gone);
});

test.each(["archived", "cancelled"])("an event that is %s loses it in the same time", async (status) => {
  const event = await fillContacts(api, organizer, ann);
  await moveEnd(event, "12 months 2 days", status);
  await eraseContacts(api.database.db, MONTHS);
  expect(await textOf(api, event)).not.toMatch(gone);
});

test("the trail keeps who did what, without the values", async () => {
  const event = await fillContacts(api, organizer, ann);
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
  expect(await textOf(api, event)).toMatch(gone);
  for (const _round of [1, 2]) await eraseContacts(api.database.db, MONTHS);
  expect(await textOf(api, event)).not.toMatch(gone);
  expect(await linesOf(event)).toHaveLength(1);
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
