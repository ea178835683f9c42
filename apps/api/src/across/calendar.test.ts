import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../testing/create-test-api.ts";
import { createSessionClient } from "../testing/session-client.ts";
import { createTestEvent, giveRight, type TestEvent } from "../testing/test-event.ts";
import { MOST_EVENTS } from "./calendar.repository.ts";

let api: TestApi;
let owner: Person;

beforeAll(async () => {
  api = await createTestApi({ settings: { PUBLIC_URL: "https://cup.example.org" } });
  owner = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

interface Entry {
  uid: string;
  title: string;
  starts: string;
  ends: string;
  status: string;
  sequence: number;
}

/** What another program finds at an address. */
async function entriesAt(url: string): Promise<Entry[]> {
  const answer = await api.call({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8; method=PUBLISH");
  const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, startDate, endDate, sequence } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue("status"));
    return { uid, title: summary, starts: String(startDate), ends: String(endDate), status, sequence };
  });
}

async function change(event: TestEvent, payload: object): Promise<void> {
  const url = `/api/events/${event.id}`;
  const answer = await api.call({ method: "PATCH", url, token: owner.token, payload });
  expect(answer.statusCode).toBe(200);
}

async function subscribe(person: Person): Promise<string> {
  const answer = await api.call({ method: "POST", url: "/api/calendars/mine", token: person.token });
  expect(answer.statusCode).toBe(201);
  return new URL(answer.json<{ data: { address: string } }>().data.address).pathname;
}

const uid = ({ id }: { id: number }, noun = "event") => `${noun}-${id}@cup.example.org`;

test("all public events are in one calendar, by their days; drafts and unlisted ones are not", async () => {
  const listed = await createTestEvent(api, owner, { name: "Listed" });
  const unlisted = await createTestEvent(api, owner, { name: "Unlisted" });
  await change(unlisted, { visibility: "unlisted" });
  const draft = await createTestEvent(api, owner, { name: "Draft", isDraft: true });
  const old = await createTestEvent(api, owner, { name: "Long ago" });
  await change(old, { starts_on: "2020-05-01", ends_on: "2020-05-02" });
  await createSessionClient(api, owner, listed).add();
  const entries = await entriesAt("/api/events.ics");
  expect(entries.find((entry) => entry.uid === uid(listed))).toMatchObject({
    title: "Listed",
    starts: "2027-04-03",
    ends: "2027-04-05",
    status: "CONFIRMED",
  });
  const others = new Set([unlisted, draft, old].map((event) => uid(event)));
  expect(entries.filter((entry) => others.has(entry.uid))).toEqual([]);
});

test("an event is its days until it has sessions, and then its sessions without rests", async () => {
  const event = await createTestEvent(api, owner, { name: "River Cup" });
  expect(await entriesAt(`/api/events/${event.url}/event.ics`)).toEqual([
    expect.objectContaining({
      uid: uid(event),
      title: "River Cup",
      starts: "2027-04-03",
      ends: "2027-04-05",
    }),
  ]);
  const sessions = createSessionClient(api, owner, event);
  const morning = await sessions.add();
  await sessions.add({
    kind: "rest",
    starts_at: "2027-04-03T10:00:00.000Z",
    ends_at: "2027-04-03T11:00:00.000Z",
  });
  const later = await sessions.add({
    name: "",
    starts_at: "2027-04-03T11:00:00.000Z",
    ends_at: "2027-04-03T14:00:00.000Z",
  });
  const entries = await entriesAt(`/api/events/${event.url}/event.ics`);
  expect(entries).toEqual([
    expect.objectContaining({
      uid: uid(morning, "session"),
      title: "River Cup: Session 1, Morning",
      starts: "2027-04-03T07:00:00Z",
      ends: "2027-04-03T10:00:00Z",
    }),
    expect.objectContaining({ uid: uid(later, "session"), title: `River Cup: Session ${later.number}` }),
  ]);
  expect(await entriesAt(`/api/events/${event.url}/sessions/${later.id}/session.ics`)).toEqual([entries[1]]);
});

test("a change keeps the entry and counts up, also a change of the event's name", async () => {
  const event = await createTestEvent(api, owner, { name: "Lake Cup" });
  const sessions = createSessionClient(api, owner, event);
  const { id, revision } = await sessions.add();
  const url = `/api/events/${event.id}/event.ics`;
  const [before] = await entriesAt(url);
  await sessions.send("PATCH", `/${id}`, { name: "Dawn", revision });
  const [renamed] = await entriesAt(url);
  await change(event, { name: "Lake Masters" });
  const [moved] = await entriesAt(url);
  expect([renamed!.title, moved!.title]).toEqual([
    "Lake Cup: Session 1, Dawn",
    "Lake Masters: Session 1, Dawn",
  ]);
  expect(new Set([before!.uid, renamed!.uid, moved!.uid]).size).toBe(1);
  expect(renamed!.sequence).toBeGreaterThan(before!.sequence);
  expect(moved!.sequence).toBeGreaterThan(renamed!.sequence);
});

test("what is cancelled stays in calendars and says so", async () => {
  const event = await createTestEvent(api, owner, { name: "Storm Cup" });
  const sessions = createSessionClient(api, owner, event);
  await sessions.add();
  const url = `/api/events/${event.id}/event.ics`;
  await change(event, { status: "cancelled" });
  expect((await entriesAt(url)).map(({ status }) => status)).toEqual(["CANCELLED"]);
  expect((await entriesAt("/api/events.ics")).find((entry) => entry.uid === uid(event))?.status).toBe(
    "CANCELLED",
  );
});

test("a program that has the calendar is told that nothing changed, until something does", async () => {
  const event = await createTestEvent(api, owner, { name: "Quiet Cup" });
  const url = `/api/events/${event.url}/event.ics`;
  const { headers } = await api.call({ url });
  expect(headers["content-disposition"]).toBe(`inline; filename="${event.url}.ics"`);
  const ask = (tag: string) => api.call({ url, headers: { "if-none-match": tag } });
  for (const tag of [String(headers.etag), `W/${headers.etag}`, `"other", ${headers.etag}`]) {
    const answer = await ask(tag);
    expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, "", headers.etag]);
  }
  await change(event, { venue: "Another weir" });
  expect((await ask(String(headers.etag))).statusCode).toBe(200);
});

test("somebody's own calendar has what they fish in, registered for and help to run, and no drafts", async () => {
  const ann = await api.signUp();
  const fished = await createTestEvent(api, owner, { name: "Fished" });
  await api.database.pool.query(
    "insert into angler (event_id, number, first_name, last_name, user_id) values ($1, 1, 'Ann', 'Lee', $2)",
    [fished.id, ann.user.id],
  );
  const helped = await createTestEvent(api, owner, { name: "Helped" });
  await change(helped, { visibility: "unlisted" });
  await giveRight(api, helped, ann, "scorer");
  const draft = await createTestEvent(api, owner, { name: "Not yet", isDraft: true });
  await giveRight(api, draft, ann, "organizer");
  for (const [name, status] of [
    ["Waiting", "waitlisted"],
    ["Given up", "cancelled"],
  ] as const) {
    const { id } = await createTestEvent(api, owner, { name });
    await api.database.pool.query(
      "insert into registration (event_id, user_id, kind, category, status, arrival) values ($1, $2, 'individual', 'Open', $3, 1)",
      [id, ann.user.id, status],
    );
  }
  const old = await createTestEvent(api, owner, { name: "Long ago" });
  await change(old, { starts_on: "2020-05-01", ends_on: "2020-05-02" });
  await giveRight(api, old, ann, "scorer");
  await createTestEvent(api, owner, { name: "Somebody else's" });
  expect((await entriesAt(await subscribe(ann))).map(({ title }) => title)).toEqual([
    "Fished",
    "Helped",
    "Waiting",
  ]);
});

test("somebody with more events than a calendar holds has the latest of them in it", async () => {
  const ann = await api.signUp();
  const { id } = await createTestEvent(api, owner, { name: "One of many" });
  const { rows } = await api.database.pool.query<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name = 'event' and is_generated = 'NEVER'`,
  );
  const { columns } = rows[0]!;
  await api.database.pool.query(
    `with copy as (
       insert into event (${columns}) overriding system value
       select ${columns} from (
         select (jsonb_populate_record(e, jsonb_build_object('id', 900000 + n, 'url', 'many-' || n,
           'starts_on', e.starts_on + n, 'ends_on', e.starts_on + n))).*
         from event e, generate_series(1, $2::int) n where e.id = $1) copied
       returning id)
     insert into security (event_id, user_id, "right") select id, $3, 'scorer' from copy`,
    [id, MOST_EVENTS + 1, ann.user.id],
  );
  const entries = await entriesAt(await subscribe(ann));
  expect(entries).toHaveLength(MOST_EVENTS);
  expect([entries[0]!.uid, entries.at(-1)!.uid]).toEqual(
    [2, MOST_EVENTS + 1].map((number) => uid({ id: 900_000 + number })),
  );
});

test("a new address ends the one before, and no address is left after it was taken away", async () => {
  const ann = await api.signUp();
  const mine = async (method: "GET" | "DELETE") =>
    (await api.call({ method, url: "/api/calendars/mine", token: ann.token })).json<object>();
  const none = { data: { created_at: null } };
  expect(await mine("GET")).toEqual(none);
  const first = await subscribe(ann);
  const second = await subscribe(ann);
  expect(await mine("GET")).toEqual({ data: { created_at: expect.any(String) } });
  expect(await statusOf(first)).toBe(404);
  expect(await statusOf(second)).toBe(200);
  const secret = second.split("/").at(-1)!.replace(".ics", "");
  const { rows } = await api.database.pool.query("select to_jsonb(calendar)::text as row from calendar");
  expect(rows.map(({ row }: { row: string }) => row).join()).not.toContain(secret);
  expect(api.logged()).not.toContain(secret);
  expect(await mine("DELETE")).toEqual(none);
  expect(await statusOf(second)).toBe(404);
  expect((await api.call({ url: "/api/calendars/guessed.ics" })).json()).toMatchObject({
    code: "calendar-not-found",
  });
});

test("with an account goes its calendar", async () => {
  const ann = await api.signUp();
  const address = await subscribe(ann);
  await api.call({ method: "DELETE", url: `/api/users/${ann.user.id}`, token: ann.token });
  expect(await statusOf(address)).toBe(404);
});

async function statusOf(url: string): Promise<number> {
  return (await api.call({ url })).statusCode;
}
