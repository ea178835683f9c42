import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { sessionInput } from "../../testing/examples/session.examples.ts";
import { createSessionClient, type SessionClient } from "../../testing/session-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;
let sessions: SessionClient;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, owner);
  sessions = createSessionClient(api, owner, event);
});
afterAll(() => api.close());

test("a session is added, listed by time for everybody, changed and deleted, and the trail says so", async () => {
  const late = { ...sessionInput, name: "Late", starts_at: at("12:00"), ends_at: at("14:00") };
  const second = await sessions.send("POST", "", late);
  expect(second).toMatchObject({ status: 201, data: { number: 1, kind: "official", status: "scheduled" } });
  const first = await sessions.send("POST", "", sessionInput);
  expect(first.data).toMatchObject({ ...sessionInput, number: 2, revision: 1 });

  const list = await api.call({ url: `/api/events/${event.url}/sessions` });
  expect(list.json().data.map(({ name }: { name: string }) => name)).toEqual(["Morning", "Late"]);
  expect(list.json().meta).toEqual({ page: 1, page_size: 20, total: 2 });
  expect((await api.call({ url: `/api/events/${event.id}/sessions/${first.data.id}` })).json().data).toEqual(
    first.data,
  );

  const changed = await sessions.send("PATCH", `/${first.data.id}`, { name: "Dawn", number: 7, revision: 1 });
  expect(changed.data).toMatchObject({ name: "Dawn", number: 7, revision: 2 });
  expect((await sessions.send("DELETE", `/${first.data.id}`)).data).toEqual({ id: first.data.id });
  expect((await sessions.send("GET", `/${first.data.id}`)).code).toBe("session-not-found");

  expect(await sessions.trail(first.data.id)).toMatchObject([
    { action: "create", after: { name: "Morning", startsAt: sessionInput.starts_at } },
    { action: "update", before: { name: "Morning", number: 2 }, after: { name: "Dawn", number: 7 } },
    { action: "delete", before: { name: "Dawn" } },
  ]);
});

test("the list can be searched, turned round and paged", async () => {
  for (const hour of ["06", "08", "10"])
    await sessions.send("POST", "", {
      name: `From ${hour}`,
      starts_at: at(`${hour}:00`),
      ends_at: at(`${hour}:30`),
    });
  const names = async (query: string) =>
    (await sessions.send<{ name: string }[]>("GET", query)).data.map(({ name }) => name);
  expect(await names("?sort=-number")).toEqual(["From 10", "From 08", "From 06"]);
  expect(await names("?search=FROM 08")).toEqual(["From 08"]);
  expect(await names("?page=2&page_size=2")).toEqual(["From 10"]);
  expect((await sessions.send("GET", "?sort=kind")).status).toBe(422);
});

test("the number is the next free one, or a chosen one that nobody has", async () => {
  await sessions.add({ number: 4 });
  const next = await sessions.add({ starts_at: at("12:00"), ends_at: at("13:00") });
  expect(next.number).toBe(5);
  const taken = await sessions.send("POST", "", { ...sessionInput, number: 4, ...between("14:00", "15:00") });
  expect(taken).toMatchObject({ status: 409, code: "session-number-taken" });
  expect(taken.fields).toHaveProperty("number");
  const changed = await sessions.send("PATCH", `/${next.id}`, { number: 4, revision: 1 });
  expect(changed.code).toBe("session-number-taken");
});

describe("bad input is named beside its field", () => {
  test.each([
    [{ number: 0 }, "number"],
    [{ number: 1.5 }, "number"],
    [{ number: 1000 }, "number"],
    [{ name: "x".repeat(81) }, "name"],
    [{ kind: "night" }, "kind"],
    [{ starts_at: "2027-04-03 09:00" }, "starts_at"],
    [{ starts_at: "2027-02-30T09:00:00Z" }, "starts_at"],
    [{ ends_at: sessionInput.starts_at }, "ends_at"],
    [{ ends_at: "2027-04-03T06:00:00Z" }, "ends_at"],
    [{ ends_at: undefined }, "ends_at"],
  ])("%j", async (wrong, field) => {
    const { status, fields } = await sessions.send("POST", "", { ...sessionInput, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(fields)).toEqual([field]);
  });

  test("an end that a change puts before the start", async () => {
    const { id } = await sessions.add();
    const answer = await sessions.send("PATCH", `/${id}`, { ends_at: at("06:00"), revision: 1 });
    expect(answer).toMatchObject({ status: 422, fields: { ends_at: [{ detail: expect.any(String) }] } });
  });
});

describe("times", () => {
  test.each([
    ["the evening before", "2027-04-02T21:59:00Z", "2027-04-03T08:00:00Z"],
    ["past the last midnight", "2027-04-04T20:00:00Z", "2027-04-04T22:01:00Z"],
  ])("%s are refused with the event's days", async (_, starts_at, ends_at) => {
    const answer = await sessions.send("POST", "", { starts_at, ends_at });
    expect(answer).toMatchObject({ status: 422, code: "session-outside-days" });
    expect(answer.detail).toContain("3 Apr 2027 to 4 Apr 2027");
    expect(answer.fields).toHaveProperty("starts_at");
  });

  test("from the first midnight of the event's zone to the last are fine", async () => {
    const answer = await sessions.send("POST", "", {
      starts_at: "2027-04-02T22:00:00Z",
      ends_at: "2027-04-04T22:00:00Z",
    });
    expect(answer.status).toBe(201);
  });

  test("that another session has are refused and name it; a cancelled one is not in the way", async () => {
    const morning = await sessions.add();
    const wish = { ...sessionInput, ...between("09:59", "11:00") };
    const answer = await sessions.send("POST", "", wish);
    expect(answer).toMatchObject({ status: 409, code: "session-overlaps" });
    expect(answer.detail).toBe("That would overlap Session 1, Morning. Choose other times.");
    expect((await sessions.send("POST", "", { ...wish, ...between("10:00", "11:00") })).status).toBe(201);

    await sessions.send("PATCH", `/${morning.id}`, { status: "cancelled", revision: 1 });
    expect((await sessions.send("POST", "", sessionInput)).status).toBe(201);
    const back = await sessions.send("PATCH", `/${morning.id}`, { status: "scheduled", revision: 2 });
    expect(back).toMatchObject({ status: 409, code: "session-overlaps" });
  });

  test("may be moved over their own old place", async () => {
    const { id } = await sessions.add();
    const moved = await sessions.send("PATCH", `/${id}`, { ...between("08:00", "11:00"), revision: 1 });
    expect(moved).toMatchObject({ status: 200, data: between("08:00", "11:00") });
    await sessions.add({ ...between("12:00", "13:00") });
    const onto = await sessions.send("PATCH", `/${id}`, { ends_at: at("12:30"), revision: 2 });
    expect(onto.code).toBe("session-overlaps");
  });
});

test("a change of something older is refused with what is stored now and by whom", async () => {
  const { id } = await sessions.add();
  await sessions.send("PATCH", `/${id}`, { name: "Dawn", revision: 1 });
  const late = await sessions.send("PATCH", `/${id}`, { name: "Dusk", revision: 1 });
  expect(late).toMatchObject({
    status: 409,
    code: "stale-revision",
    current: { name: "Dawn", revision: 2 },
    changed_by: owner.user.display_name,
  });
});

test("of two sessions for the same hours at the same moment one is refused", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => sessions.send("POST", "", sessionInput)));
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 409, 409]);
});

test("a session of another event is not there", async () => {
  const { id } = await sessions.add();
  const other = createSessionClient(api, owner, await createTestEvent(api, owner));
  for (const method of ["GET", "PATCH", "DELETE"] as const) {
    const answer = await other.send(
      method,
      `/${id}`,
      method === "PATCH" ? { name: "x", revision: 1 } : undefined,
    );
    expect(answer).toMatchObject({ status: 404, code: "session-not-found" });
  }
  for (const nothing of ["0", "abc", "99999999999999999999"])
    expect((await sessions.send("GET", `/${nothing}`)).status).toBe(404);
});

test("one that a rotation or a draw speaks of stays, and the refusal counts them", async () => {
  const { id } = await sessions.add();
  await addRotation(id, "A");
  expect(await sessions.send("DELETE", `/${id}`)).toMatchObject({
    status: 409,
    code: "still-needed",
    detail: "Session 1, Morning cannot be deleted: 1 cell of the rotation uses it.",
  });
  await addRotation(id, "B");
  await api.database.db
    .insertInto("drawRun")
    .values({
      eventId: event.id,
      number: 1,
      kind: "peg",
      seed: "0".repeat(64),
      seedSource: "server",
      seedHash: "",
      input: JSON.stringify({ sessionIds: [id, id + 1] }),
      inputHash: "",
    })
    .execute();
  expect((await sessions.send("DELETE", `/${id}`)).detail).toContain(
    "2 cells of the rotation use it; and 1 draw uses it",
  );
});

async function addRotation(sessionId: number, code: string): Promise<void> {
  const { db } = api.database;
  const row = { eventId: event.id, code, position: 1 };
  const group = await db.insertInto("group").values(row).returning("id").executeTakeFirstOrThrow();
  await db.insertInto("rotation").values({ eventId: event.id, groupId: group.id, sessionId }).execute();
}

function between(from: string, to: string) {
  return { starts_at: at(from), ends_at: at(to) };
}

function at(time: string): string {
  return `2027-04-03T${time}:00.000Z`;
}
