import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { addMembers, type Member } from "../../testing/many-members.ts";
import {
  openRegistration,
  registrationClient,
  type SentRegistration,
} from "../../testing/registration-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { passOffers } from "./pass-offers.service.ts";

let api: TestApi;
let organizer: Person;
let members: Member[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  members = await addMembers(api, 3);
});
afterAll(() => api.close());

const letters = {
  publicUrl: "https://example.org",
  writeCalendar: async () => ({ name: "spring-masters", text: "" }),
};

test("a place nobody accepted in time is offered to the next, and whoever let it pass stands at the end", async () => {
  const { event, rows } = await fillOnePlace();
  const { list } = registrationClient(api, event);
  await giveUp(event, rows[0]!);
  await letOffersEnd(event);
  await Promise.all([1, 2, 3].map(() => passOffers(api.database.db, letters)));

  const listed = (await list(organizer.token, "&status=waitlisted")).json<{ data: SentRegistration[] }>()
    .data;
  expect(
    listed.map(({ id, waitlist_position, offered_until }) => [id, waitlist_position, offered_until !== null]),
  ).toEqual([
    [rows[2]!.id, 1, true],
    [rows[1]!.id, 2, false],
  ]);
  const [letter] = await lettersTo(members[1]!.email);
  expect(letter).toMatchObject({ subject: "The place went to the next: Spring Masters" });
  expect(letter!.text).toContain("is number 2 on the waitlist now");
  expect((await lettersTo(members[2]!.email))[0]!.subject).toBe("A place is free for you: Spring Masters");
});

test("a place that nobody else waits for is offered anew to whoever let it pass, for a day at least", async () => {
  const { event, rows } = await fillOnePlace();
  const { change, get, settle } = registrationClient(api, event);
  await settle(organizer.token, { hold_hours: 1 });
  await change(members[2]!.token, rows[2]!.id, { status: "cancelled", revision: rows[2]!.revision });
  await giveUp(event, rows[0]!);
  await letOffersEnd(event);
  await passOffers(api.database.db, letters);
  const { offered_until } = (await get(organizer.token, rows[1]!.id)).json<{ data: SentRegistration }>().data;
  expect(Date.parse(offered_until!) - Date.now()).toBeGreaterThan(23 * 3600 * 1000);
  const sent = (await lettersTo(members[1]!.email)).map(({ subject }) => subject.split(":")[0]);
  expect(sent.slice(0, 2)).toEqual(["A place is free for you", "A place is free for you"]);
});

test("whoever comes while somebody waits for a free place sees to it that they get it", async () => {
  const { event, rows } = await fillOnePlace();
  const { add, get } = registrationClient(api, event);
  await giveUp(event, rows[0]!);
  // As it stood before offers were made anew: the place is free, and nobody is asked.
  await api.database.db
    .updateTable("registration")
    .set({ offeredUntil: null })
    .where("eventId", "=", event.id)
    .execute();
  const { firstName: first_name, lastName: last_name, token } = members[0]!;
  const entrants = [{ first_name, last_name, is_self: true }];
  expect((await add(token, { entrants })).json().data).toMatchObject({ status: "waitlisted" });
  const first = (await get(organizer.token, rows[1]!.id)).json<{ data: SentRegistration }>().data;
  expect(first.offered_until).not.toBeNull();
});

test("an offer is declined also after closing, with nothing else, and goes to the next", async () => {
  const { event, rows } = await fillOnePlace();
  const { change, get } = registrationClient(api, event);
  await giveUp(event, rows[0]!);
  await api.database.db
    .updateTable("event")
    .set({ registrationClosesAt: sql<Date>`now() - interval '1 minute'` })
    .where("id", "=", event.id)
    .execute();
  const [, { token }] = members as [Member, Member];
  const { id, revision } = (await get(token, rows[1]!.id)).json<{ data: SentRegistration }>().data;
  for (const status of ["cancelled", "confirmed"]) {
    const answer = await change(token, id, { status, phone: "123", revision });
    expect(answer.json().code).toBe("registration-closed");
  }
  const declined = await change(token, id, { status: "cancelled", revision });
  expect(declined.json().data).toMatchObject({ status: "cancelled" });
  const next = (await get(organizer.token, rows[2]!.id)).json<{ data: SentRegistration }>().data;
  expect(next.offered_until).not.toBeNull();
});

test("an event whose offers cannot be passed on keeps no other event from its turn", async () => {
  const broken = await fillOnePlace();
  const whole = await fillOnePlace();
  for (const { event, rows } of [broken, whole]) {
    await giveUp(event, rows[0]!);
    await letOffersEnd(event);
  }
  await api.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before update on registration
    for each row when (new.event_id = ${broken.event.id}) execute function refuse()`);
  await expect(passOffers(api.database.db, letters)).rejects.toThrow(
    "Some events could not pass their offers on",
  );
  await api.database.pool.query("drop trigger refuse on registration");
  const { get } = registrationClient(api, whole.event);
  const next = (await get(organizer.token, whole.rows[2]!.id)).json<{ data: SentRegistration }>().data;
  expect(next.offered_until).not.toBeNull();
});

test("an offer names its end by the clock at the water, and its letter is not sent after that", async () => {
  const { event, rows } = await fillOnePlace();
  await api.database.db
    .updateTable("event")
    .set({ timeZone: "Pacific/Auckland" })
    .where("id", "=", event.id)
    .execute();
  await giveUp(event, rows[0]!);
  const [letter] = await lettersTo(members[1]!.email);
  const { get } = registrationClient(api, event);
  const sent = (await get(organizer.token, rows[1]!.id)).json<{ data: SentRegistration }>().data;
  const until = new Date(sent.offered_until!);
  const hour = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "Pacific/Auckland" });
  expect(letter!.text).toContain(`at ${hour.format(until)} (Pacific/Auckland).`);
  expect(Math.abs(letter!.expiresAt!.getTime() - until.getTime())).toBeLessThan(5000);
});

test("an offer whose time has passed is accepted no more", async () => {
  const { event, rows } = await fillOnePlace();
  const { change, get } = registrationClient(api, event);
  await giveUp(event, rows[0]!);
  await letOffersEnd(event);
  const { token } = members[1]!;
  const { id, revision } = (await get(token, rows[1]!.id)).json<{ data: SentRegistration }>().data;
  const late = await change(token, id, { status: "confirmed", revision });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: "offer-passed", facts: { position: 0 } },
  ]);
  expect(late.json().detail).toContain("You stay on the waitlist, at its end");

  await passOffers(api.database.db, letters);
  const later = await change(token, id, { status: "confirmed", revision });
  expect([later.statusCode, later.json().code]).toEqual([409, "offer-passed"]);
  expect(later.json().detail).toContain("You are number 2 on the waitlist now");
  const seen = (await get(token, id)).json<{ data: SentRegistration }>().data;
  expect(seen).toMatchObject({ status: "waitlisted", waitlist_position: 2, offered_until: null });
  // Who was never offered anything, or knows that they are not any more, decides nothing.
  const jump = await change(token, id, { status: "confirmed", revision: seen.revision });
  expect([jump.statusCode, jump.json().code]).toEqual([403, "registration-not-yours-to-decide"]);
});

async function fillOnePlace(): Promise<{ event: TestEvent; rows: SentRegistration[] }> {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, { capacity: 1 });
  const { add, settle } = registrationClient(api, event);
  await settle(organizer.token, { hold_hours: 24 });
  const rows: SentRegistration[] = [];
  for (const { firstName: first_name, lastName: last_name, token } of members) {
    const answer = await add(token, { entrants: [{ first_name, last_name, is_self: true }] });
    rows.push(answer.json<{ data: SentRegistration }>().data);
  }
  return { event, rows };
}

async function giveUp(event: TestEvent, { id, revision }: SentRegistration): Promise<void> {
  const { change } = registrationClient(api, event);
  await change(members[0]!.token, id, { status: "cancelled", revision });
}

async function letOffersEnd({ id }: TestEvent): Promise<void> {
  await api.database.db
    .updateTable("registration")
    .set({ offeredUntil: sql<Date>`now() - interval '1 minute'` })
    .where("eventId", "=", id)
    .where("offeredUntil", "is not", null)
    .execute();
}

function lettersTo(address: string): Promise<{ subject: string; text: string; expiresAt: Date | null }[]> {
  return api.database.db
    .selectFrom("mail")
    .select(["subject", "text", "expiresAt"])
    .where("toAddress", "=", address)
    .orderBy("id", "desc")
    .execute();
}
