import readXlsxFile from "read-excel-file/node";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let helper: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer", "Olga");
  helper = await api.asRole("organizer", "Žofie");
});
afterAll(() => api.close());
beforeEach(async () => {
  event = await createTestEvent(api, owner);
  await giveRight(api, event, helper, "organizer");
});

test("the newest change stands first, field by field, with who and when", async () => {
  await send(helper, "PATCH", "", { venue: "The weir", location: "Prague" });
  const { data, meta } = await read();
  expect(meta).toEqual({ page: 1, page_size: 20, total: 3 });
  expect(data.map(({ action }: Entry) => action)).toEqual(["update", "update", "create"]);
  expect(data[0]).toMatchObject({
    noun: "event",
    noun_id: String(event.id),
    actor_uid: helper.user.uid,
    actor_name: "Žofie Rivers",
    at: expect.stringMatching(/Z$/),
    reason: null,
    changes: [
      { field: "venue", before: "", after: "The weir" },
      { field: "location", before: "", after: "Prague" },
    ],
  });
  expect(fieldsOf(data[2])).toContain("starts_on");
  expect(fieldsOf(data[2])).not.toContain("ruleset");
});

test("what one call has done is one act, which opens", async () => {
  const { data: groups } = (await call(owner, "POST", "/groups/series", { count: 3 })).json();
  await send(owner, "PATCH", "", { venue: "The weir" });
  const { data, meta } = await read("/acts");
  expect(data.map(({ count }: { count: number }) => count)).toEqual([1, 3, 1, 1]);
  expect(meta.total).toBe(4);
  expect(data[1]).toMatchObject({
    actor_name: "Olga Rivers",
    parts: [{ count: 3, first: { noun: "group", action: "create", subject: expect.stringContaining("A") } }],
  });
  const opened = await read(`?act=${data[1].id}&page_size=100`);
  expect(opened.data.map(({ noun_id }: Entry) => Number(noun_id)).toSorted()).toEqual(
    groups.map(({ id }: { id: number }) => id).toSorted(),
  );
  expect((await read("/acts?noun=group")).data).toMatchObject([{ count: 3 }]);
  event = await createTestEvent(api, owner);
  expect((await read(`?act=${data[1].id}`)).data).toEqual([]);
});

test("ids are told by what they stand for", async () => {
  await send(owner, "POST", "/species", { species_id: 1 });
  const { id } = await api.database.db
    .insertInto("team")
    .values({ eventId: event.id, name: "Wild Trout" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await record({ noun: "angler", nounId: "0", before: { teamId: null }, after: { teamId: id } });
  const { data } = await read();
  expect(data[0].changes).toMatchObject([{ field: "team_id", after: id, after_name: "Wild Trout" }]);
  expect(data[1]).toMatchObject({ noun: "event-species", subject: expect.stringMatching(/\w/) });
});

test("a right is told by its holder's name, while he is there", async () => {
  const { data: before } = (await call(owner, "GET", "/securities")).json();
  const { id } = before.find(({ email }: { email: string }) => email === helper.email.toLowerCase());
  await send(owner, "PATCH", `/securities/${id}`, { right: "scorer", revision: 1 });
  expect((await read()).data[0]).toMatchObject({ noun: "security", subject: "Žofie Rivers" });
  await send(owner, "DELETE", `/securities/${id}`);
  expect((await read()).data[0]).toMatchObject({ action: "delete", subject: "Žofie Rivers" });
});

test("what is gone is told by the last name the trail knows of it, wherever it is spoken of", async () => {
  const team = await add("/teams", { name: "Czechia" });
  const angler = await add("/anglers", { first_name: "Anna", last_name: "Berg", number: 12, team_id: team });
  await send(owner, "PATCH", `/anglers/${angler}`, { club: "Weir", revision: 1 });
  await send(owner, "PATCH", `/anglers/${angler}`, { last_name: "Hill", revision: 2 });
  await send(owner, "DELETE", `/anglers/${angler}`);
  await send(owner, "DELETE", `/teams/${team}`);
  const { data } = await read();
  expect(data.slice(0, 5).map(({ subject }: Entry) => subject)).toEqual([
    "Czechia",
    ...Array.from({ length: 4 }, () => "Anna Hill, number 12"),
  ]);
  const deletion = data[1].changes.find(({ field }: { field: string }) => field === "team_id");
  expect(deletion).toMatchObject({ before: team, before_name: "Czechia", after_name: null });
});

test("sectors, sessions, groups and cells of the rotation go by what people call them", async () => {
  const sector = await add("/sectors", { code: "B", name: "North bank", kind: "bank", pegs: [] });
  const group = await add("/groups", { code: "C" });
  const day = await firstDay();
  const times = { starts_at: `${day}T08:00:00Z`, ends_at: `${day}T10:00:00Z` };
  const session = await add("/sessions", { number: 2, ...times });
  const cell = await add("/rotations", { group_id: group, session_id: session, sector_id: sector });
  await send(owner, "DELETE", `/rotations/${cell}`);
  await send(owner, "POST", "/rotations/generate", {});
  const { data } = await read();
  expect(data.slice(0, 6).map(({ noun, subject }: Entry) => [noun, subject])).toEqual([
    ["rotation", null],
    ["rotation", "Group C in session 2"],
    ["rotation", "Group C in session 2"],
    ["session", "2"],
    ["group", "C"],
    ["sector", "B, North bank"],
  ]);
  const cells = [{ group_id: "C", session_id: "2", sector_id: "B, North bank" }];
  expect(data[0].changes).toMatchObject([{ field: "cells", before: [], after: cells }]);
  const { body: csv } = await call(owner, "GET", "/audit.csv");
  expect(csv).toContain('cells,,"group: C, sector: B, North bank, session: 2"');
  expect(csv).toContain(",rotation,Group C in session 2,delete,,group_id,C,");
});

test("however long the trail, its names take the same few queries", async () => {
  let queries = 0;
  api.database.pool.on("acquire", () => (queries += 1));
  const count = async () => {
    queries = 0;
    await read();
    return queries;
  };
  await add("/groups", { code: "A" });
  const few = await count();
  expect(few).toBeGreaterThan(0);
  for (const code of ["B", "C", "D", "E", "F", "G"]) await add("/groups", { code });
  expect(await count()).toBe(few);
});

test("it is filtered by noun, by person and by words, whatever the accents", async () => {
  await send(owner, "POST", "/species/many", { species_ids: [1, 2] });
  await record({ noun: "score", nounId: "5", action: "update", reason: "Scale not tared", after: {} });
  expect((await read("?noun=event-species")).meta.total).toBe(2);
  expect((await read(`?actor=${helper.user.uid}`)).meta.total).toBe(0);
  await send(helper, "PATCH", "", { venue: "The weir" });
  expect((await read(`?actor=${helper.user.uid}`)).data).toMatchObject([{ noun: "event" }]);
  for (const words of ["zofie", "THE weir", "tared", "100%25"])
    expect((await read(`?search=${words}`)).meta.total).toBe(words === "100%25" ? 0 : 1);
  expect((await read("?noun=nothing")).data).toEqual([]);
});

test("the filters offer the nouns and people of this event alone", async () => {
  await createTestEvent(api, helper);
  await send(owner, "POST", "/species", { species_id: 1 });
  const { data } = (await call(owner, "GET", "/audit/facets")).json();
  expect(data).toEqual({
    nouns: ["event", "event-species"],
    people: [{ uid: owner.user.uid, name: "Olga Rivers" }],
  });
});

test("another event's changes are not in it, and pages follow each other", async () => {
  const other = await createTestEvent(api, owner);
  for (let number = 1; number <= 22; number++)
    await record({ noun: "note", nounId: String(number), action: "create" });
  await record({ noun: "note", nounId: "99", action: "create", eventId: other.id });
  const [first, second] = [await read(), await read("?page=2")];
  const ids = [...first.data, ...second.data].map(({ noun_id }: Entry) => noun_id);
  expect(ids.slice(0, 22)).toEqual(Array.from({ length: 22 }, (_, index) => String(22 - index)));
  expect(ids).not.toContain("99");
  expect(first.data).toHaveLength(20);
});

test("the trail comes out as a file, a line a field; what looks like a formula is text", async () => {
  const formula = '=HYPERLINK("http://evil.example","Click")';
  const { statusCode } = await call(helper, "POST", "/teams", { name: formula });
  expect(statusCode).toBe(201);
  await record({ noun: "event", nounId: String(event.id), action: "publish", reason: "+1" });
  const csv = (await call(owner, "GET", "/audit.csv")).body.split("\r\n");
  expect(csv[0]).toBe("\uFEFFAt (Europe/Prague),By,Noun,Name,Action,Reason,Field,Before,After");
  expect(csv[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,,event,.*,publish,'\+1,,,$/);
  const quoted = `"'${formula.replaceAll('"', '""')}"`;
  expect(csv[2]).toContain(`Žofie Rivers,team,${quoted},create,,name,,${quoted}`);
  expect(csv.join("")).not.toMatch(/[,"]=HYPERLINK/);

  const xlsx = await call(owner, "GET", "/audit.xlsx");
  const [sheet] = await readXlsxFile(xlsx.rawPayload);
  expect(sheet!.data[2]!.slice(-3)).toEqual(["name", null, formula]);
  expect(sheet!.data).toHaveLength(csv.length - 1);
});

test("nonsense in the address is refused beside its field", async () => {
  const { statusCode } = await call(owner, "GET", "/audit?page=0");
  expect(statusCode).toBe(422);
});

interface Entry {
  action: string;
  noun: string;
  subject: string | null;
  noun_id: string;
  changes: { field: string }[];
}

function fieldsOf({ changes }: Entry): string[] {
  return changes.map(({ field }) => field);
}

function call(person: Person, method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) {
  const url = `/api/events/${event.id}${path}`;
  return api.call({ method, url, token: person.token, ...(payload && { payload }) });
}

async function send(...request: Parameters<typeof call>): Promise<void> {
  const answer = await call(...request);
  if (answer.statusCode >= 400) throw new Error(answer.body);
}

/** Answers the id of what was added. */
async function add(path: string, payload: object): Promise<number> {
  const answer = await call(owner, "POST", path, payload);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.id;
}

async function firstDay(): Promise<string> {
  return (await call(owner, "GET", "")).json().data.starts_on;
}

async function read(query = "") {
  const answer = await call(owner, "GET", `/audit${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** A row of the trail as nouns that come later write them. */
async function record({
  eventId = event.id,
  noun,
  nounId,
  action = "update",
  before = null,
  after = null,
  reason = null,
}: {
  eventId?: number;
  noun: string;
  nounId: string;
  action?: string;
  before?: object | null;
  after?: object | null;
  reason?: string | null;
}): Promise<void> {
  await api.database.db
    .insertInto("audit")
    .values({
      eventId,
      noun,
      nounId,
      action,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      reason,
    })
    .execute();
}
