import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import * as rotations from "./rotation.repository.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;

interface Cell {
  id: number;
  group_id: number;
  session_id: number;
  sector_id: number | null;
  revision: number;
}

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
});
afterAll(() => api.close());

test("a rotation is generated in which no group meets a sector twice and none is shared", async () => {
  const { sectorIds } = await setUp({ groups: 5, sectors: 5, sessions: 5 });
  const { status, data } = await send("POST", "/rotations/generate", {});
  expect(status).toBe(201);
  expect(data.cells).toHaveLength(25);
  expect(data.conflicts).toEqual([]);
  const cells: Cell[] = data.cells;
  for (const { id } of [...data.groups, ...data.sessions]) {
    const line = cells.filter(({ group_id, session_id }) => group_id === id || session_id === id);
    expect(new Set(line.map(({ sector_id }) => sector_id)).size).toBe(sectorIds.length);
  }
  expect((await send("GET", "/rotations")).data).toEqual(data);
});

test("more groups than sectors rest in turn", async () => {
  await setUp({ groups: 3, sectors: 2, sessions: 3 });
  const { data } = await send("POST", "/rotations/generate", {});
  expect(data.conflicts).toEqual([]);
  const rests = (data.cells as Cell[]).filter(({ sector_id }) => sector_id === null);
  expect(new Set(rests.map(({ group_id }) => group_id)).size).toBe(3);

  const file = await api.call({ method: "GET", url: `/api/events/${event.id}/rotations.csv` });
  const [header, ...lines] = file.body.trim().split("\r\n");
  expect(header!.split(",")).toHaveLength(4);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line.split(",").filter((cell) => cell === "rest")).toHaveLength(1);
});

test("with too few sessions it says how many are needed, and does what they allow when asked", async () => {
  await setUp({ groups: 5, sectors: 5, sessions: 2 });
  expect(await send("POST", "/rotations/generate", {})).toMatchObject({
    status: 422,
    code: "rotation-needs-more-sessions",
    detail: expect.stringContaining("only in 5 sessions or more; this event has 2 official sessions"),
  });
  const { status, data } = await send("POST", "/rotations/generate", { coverage: "most-sectors" });
  expect(status).toBe(201);
  expect(data.conflicts).toEqual([]);
});

test("without groups, sectors or sessions it says what is missing", async () => {
  await setUp({ groups: 1, sectors: 0, sessions: 0 });
  expect(await send("POST", "/rotations/generate", {})).toMatchObject({
    status: 422,
    code: "rotation-is-empty",
    detail: expect.stringContaining("1 group, 0 sectors and 0 official sessions"),
  });
});

test("practice and cancelled sessions and parts of sectors are left out", async () => {
  const { sessionIds, sectorIds } = await setUp({ groups: 1, sectors: 2, sessions: 4 });
  const { db } = api.database;
  await db.updateTable("session").set({ kind: "practice" }).where("id", "=", sessionIds[0]!).execute();
  await db.updateTable("session").set({ status: "cancelled" }).where("id", "=", sessionIds[1]!).execute();
  await db.updateTable("sector").set({ parentId: sectorIds[0]! }).where("id", "=", sectorIds[1]!).execute();
  const { data } = await send("POST", "/rotations/generate", {});
  expect(data.sessions.map(({ id }: Cell) => id)).toEqual(sessionIds.slice(2));
  expect(data.sectors.map(({ id }: Cell) => id)).toEqual(sectorIds.slice(0, 1));

  const groupId = data.groups[0].id;
  const wrong = { group_id: groupId, session_id: sessionIds[0], sector_id: sectorIds[1] };
  const { status, fields } = await send("POST", "/rotations", wrong);
  expect(status).toBe(404);
  expect(Object.keys(fields)).toEqual(["session_id", "sector_id"]);
});

test("a rotation that is there goes only when that is said, and the trail keeps it", async () => {
  await setUp({ groups: 2, sectors: 2, sessions: 2 });
  const first = await send("POST", "/rotations/generate", {});
  expect(await send("POST", "/rotations/generate", {})).toMatchObject({
    status: 409,
    code: "rotation-exists",
    detail: "There is a rotation already, with 4 cells. Say that it may be replaced.",
  });
  const [cell] = first.data.cells;
  await send("PATCH", `/rotations/${cell.id}`, { sector_id: null, revision: 1 });
  const again = await send("POST", "/rotations/generate", { replace: true, reason: "Flood" });
  expect(again.data.cells.map(({ id }: Cell) => id)).not.toContain(cell.id);
  const trail = await api.database.db
    .selectFrom("audit")
    .select(["action", "nounId", "reason"])
    .where("eventId", "=", event.id)
    .where("noun", "=", "rotation")
    .orderBy("id")
    .execute();
  expect(trail.map(({ action, nounId, reason }) => [action, nounId, reason])).toEqual([
    ["generate", "matrix", null],
    ["update", String(cell.id), null],
    ["generate", "matrix", "Flood"],
  ]);
});

test("a new rotation leaves the cells of a cancelled session as they are", async () => {
  const { db } = api.database;
  const { sessionIds } = await setUp({ groups: 2, sectors: 2, sessions: 3 });
  await send("POST", "/rotations/generate", {});
  const cancelled = db
    .selectFrom("rotation")
    .select(["id", "groupId", "sectorId"])
    .where("sessionId", "=", sessionIds[2]!)
    .orderBy("id");
  const before = await cancelled.execute();
  await db.updateTable("session").set({ status: "cancelled" }).where("id", "=", sessionIds[2]!).execute();
  const again = { replace: true, reason: "Session 3 is off" };
  expect((await send("POST", "/rotations/generate", again)).status).toBe(201);
  expect(before).toHaveLength(2);
  expect(await cancelled.execute()).toEqual(before);
});

test("cells are added, changed and emptied by hand, and conflicts are answered as data", async () => {
  const { groupIds, sectorIds, sessionIds } = await setUp({ groups: 2, sectors: 2, sessions: 2 });
  const [groupA, groupB] = groupIds;
  const [session1] = sessionIds;
  const cell = { group_id: groupA, session_id: session1, sector_id: sectorIds[0] };
  const added = await send("POST", "/rotations", cell);
  expect(added).toMatchObject({ status: 201, data: { ...cell, revision: 1 } });
  expect(await send("POST", "/rotations", { ...cell, sector_id: null })).toMatchObject({
    status: 409,
    code: "rotation-cell-taken",
    current: { ...cell, id: added.data.id, revision: 1 },
    changed_by: organizer.user.display_name,
  });

  await send("POST", "/rotations", { ...cell, group_id: groupB });
  const { data } = await send("GET", "/rotations");
  expect(data.conflicts[0]).toEqual({
    code: "sector-shared",
    cells: [
      { group_id: groupA, session_id: session1 },
      { group_id: groupB, session_id: session1 },
    ],
    group_id: null,
    sector_id: sectorIds[0],
  });

  const path = `/rotations/${added.data.id}`;
  const rest = await send("PATCH", path, { sector_id: null, revision: 1 });
  expect(rest.data).toMatchObject({ sector_id: null, revision: 2 });
  expect(await send("PATCH", path, { sector_id: sectorIds[1], revision: 1 })).toMatchObject({
    status: 409,
    code: "stale-revision",
    current: { sector_id: null },
  });
  expect((await send("GET", path)).data).toEqual(rest.data);
  expect((await send("DELETE", path)).data).toEqual({ id: added.data.id });
  expect(await send("GET", path)).toMatchObject({ status: 404, code: "rotation-not-found" });
});

test("a stale change names nobody of another event", async () => {
  const { groupIds, sessionIds } = await setUp({ groups: 1, sectors: 1, sessions: 1 });
  const cell = { group_id: groupIds[0], session_id: sessionIds[0], sector_id: null };
  const { data } = await send("POST", "/rotations", cell);
  const entry = { noun: "rotation", nounId: String(data.id), action: "generate", actorName: "A Stranger" };
  await api.database.db
    .insertInto("audit")
    .values({
      ...entry,
      eventId: event.id + 1,
      actorUid: "stranger",
      before: null,
      after: null,
      reason: null,
    })
    .execute();
  expect(await send("PATCH", `/rotations/${data.id}`, { sector_id: null, revision: 0 })).toMatchObject({
    code: "stale-revision",
    changed_by: organizer.user.display_name,
  });
});

test("ids of another event name nothing", async () => {
  const { groupIds, sectorIds, sessionIds } = await setUp({ groups: 1, sectors: 1, sessions: 1 });
  const body = { group_id: groupIds[0], session_id: sessionIds[0], sector_id: sectorIds[0] };
  const { data } = await send("POST", "/rotations", body);
  event = await createTestEvent(api, organizer, { name: "Another" });
  const { status, fields } = await send("POST", "/rotations", body);
  expect(status).toBe(404);
  expect(Object.keys(fields)).toEqual(["group_id", "session_id", "sector_id"]);
  expect(await send("GET", `/rotations/${data.id}`)).toMatchObject({ code: "rotation-not-found" });
  expect(await send("PATCH", `/rotations/${data.id}`, { sector_id: null, revision: 1 })).toMatchObject({
    code: "rotation-not-found",
  });
  expect(await send("DELETE", `/rotations/${data.id}`)).toMatchObject({ code: "rotation-not-found" });
  await expect(rotations.update(api.database.db, event.id, data.id, null)).rejects.toThrow("no result");
});

async function setUp({ groups, ...size }: { groups: number; sectors: number; sessions: number }) {
  const field: TestField = await fillTestField(api, event, size);
  const { data } = await send("POST", "/groups/series", { count: groups });
  return { ...field, groupIds: data.map(({ id }: { id: number }) => id) as number[] };
}

function send(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) {
  return sendAs(api, organizer, method, `/events/${event.id}${path}`, payload);
}
