import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAnglerClient } from "../../../testing/angler-client.ts";
import { createTestApi, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../../testing/test-event.ts";
import { fillTestField } from "../../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let anglerIds: number[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  ({ anglerIds } = await fillTestField(api, event, { teams: 3, anglersPerTeam: 2, sessions: 1, sectors: 2 }));
  await send("POST", "/groups/series", { count: 2 });
});
afterAll(() => api.close());

test("undoing a draw puts everybody back, and the run stays listed with its seed", async () => {
  const first = await use(await draw());
  expect(await groupsOf()).not.toContain(null);
  const undone = await undo(first);
  expect(undone).toMatchObject({ status: 200, data: { number: 1, status: "undone", seed: first.seed } });
  expect(undone.data.undone).toEqual({
    by: organizer.user.display_name,
    at: undone.data.updated_at,
    reason: "Used by mistake",
  });
  expect(await groupsOf()).toEqual(anglerIds.map(() => null));
  const { data: listed } = await send("GET", "/draw-runs");
  expect(listed).toMatchObject([
    { number: 1, status: "undone", seed: first.seed, undone: undone.data.undone },
  ]);
  const { data: trail } = await send("GET", "/audit");
  expect(trail[0]).toMatchObject({
    noun: "draw-run",
    subject: "1",
    action: "undo",
    reason: "Used by mistake",
    changes: [{ field: "status", before: "published", after: "undone" }],
  });
  expect(trail[1]).toMatchObject({ noun: "angler", reason: "Draw 1 undone" });
  // Nobody rolls on in silence: the next one needs a reason.
  expect((await send("POST", "/groups/draw", {})).status).toBe(422);
});

test("nobody undoes a draw without saying why", async () => {
  const { id, revision } = await use(await draw());
  for (const reason of ["", "  ", "x".repeat(501), undefined])
    expect(await send("POST", `/draw-runs/${id}/publish/undo`, { revision, reason })).toMatchObject({
      status: 422,
      fields: { reason: expect.any(Array) },
    });
});

test("a group somebody was in that is gone keeps the draw", async () => {
  const { data: group } = await send("POST", "/groups", { code: "Z" });
  const others = (await send("GET", "/groups")).data.map(({ id }: Row) => id);
  await api.database.db
    .updateTable("angler")
    .set({ groupId: group.id })
    .where("id", "=", anglerIds[0]!)
    .execute();
  const groupIds = others.filter((id: number) => id !== group.id);
  const run = await use(await draw({ keep: "nobody", group_ids: groupIds }));
  expect((await send("DELETE", `/groups/${group.id}`)).status).toBe(200);
  const before = await groupsOf();
  expect(await undo(run)).toMatchObject({
    status: 409,
    code: "undo-too-late",
    detail: "This cannot be undone any more: a group somebody was in is gone.",
  });
  expect(await groupsOf()).toEqual(before);
});

test("a draw of which nobody knows whom it moved stays", async () => {
  const run = await use(await draw());
  await api.database.db.updateTable("drawRun").set({ moved: null }).where("id", "=", run.id).execute();
  expect(await undo(run)).toMatchObject({
    status: 409,
    detail: "This cannot be undone any more: nobody kept who was where before draw 1.",
  });
  expect(await groupsOf()).not.toContain(null);
});

test("the draw before it holds again, however often draws were undone", async () => {
  await use(await draw());
  const before = await groupsOf();
  for (const reason of ["The wind", "The rain"]) {
    const next = await use(await draw({ reason, keep: "nobody" }));
    expect((await undo(next)).status).toBe(200);
    expect(await groupsOf()).toEqual(before);
  }
  const { data } = await send("GET", "/draw-runs");
  expect(data.map(({ status }: { status: string }) => status)).toEqual(["undone", "undone", "published"]);
  const { data: trail } = await send("GET", "/audit?noun=draw-run");
  expect(trail[1]).toMatchObject({
    subject: "1",
    action: "update",
    reason: "Draw 3 undone",
    changes: [{ field: "status", before: "superseded", after: "published" }],
  });
  expect((await undo(data[2])).status).toBe(200);
  expect(await groupsOf()).toEqual(anglerIds.map(() => null));
});

test("whoever was moved since keeps it from being undone, and is named", async () => {
  const run = await use(await draw());
  const before = await groupsOf();
  const other = before.find((groupId) => groupId !== before[0]);
  await api.database.db
    .updateTable("angler")
    .set({ groupId: other! })
    .where("id", "=", anglerIds[0]!)
    .execute();
  expect(await undo(run)).toMatchObject({
    status: 409,
    code: "undo-too-late",
    detail: "This cannot be undone any more: Angler Nr 1 was moved to another group meanwhile.",
  });
  expect((await groupsOf()).slice(1)).toEqual(before.slice(1));
});

test("a rotation that counts on the groups keeps them", async () => {
  const run = await use(await draw());
  expect((await send("POST", "/rotations/generate", { coverage: "most-sectors" })).status).toBe(201);
  expect(await undo(run)).toMatchObject({ status: 409, code: "group-emptied" });
  expect(await groupsOf()).not.toContain(null);
});

test("a locked draw, a replaced one and a draft are not undone", async () => {
  const first = await use(await draw());
  const second = await draw({ reason: "The wind" });
  expect(await undo(second)).toMatchObject({ code: "undo-too-late" });
  await use(second);
  expect(await undo(first)).toMatchObject({
    detail: "This cannot be undone any more: draw 1 is not in force.",
  });
  const locked = { status: "locked" } as const;
  await api.database.db.updateTable("drawRun").set(locked).where("id", "=", second.id).execute();
  expect(await undo(second)).toMatchObject({ status: 409, code: "draw-locked" });
});

test("another draw that is locked keeps everybody in his group", async () => {
  const run = await use(await draw());
  await createAnglerClient(api, organizer, event).addDraw("locked", anglerIds, 2);
  expect(await undo(run)).toMatchObject({ status: 409, code: "draw-locked" });
});

interface Row {
  id: number;
}

interface Run extends Row {
  revision: number;
  seed: string | null;
}

async function draw(plan: object = {}): Promise<Run> {
  return (await send("POST", "/groups/draw", plan)).data;
}

async function use({ id, revision }: Run): Promise<Run> {
  const { status, data } = await send("POST", `/draw-runs/${id}/publish`, { revision });
  expect(status).toBe(200);
  return data;
}

function undo({ id, revision }: Run) {
  return send("POST", `/draw-runs/${id}/publish/undo`, { revision, reason: "Used by mistake" });
}

async function groupsOf(): Promise<(number | null)[]> {
  const rows = await api.database.db
    .selectFrom("angler")
    .select("groupId")
    .where("eventId", "=", event.id)
    .orderBy("id")
    .execute();
  return rows.map(({ groupId }) => groupId);
}

function send(method: "GET" | "POST" | "DELETE", path: string, payload?: object) {
  return sendAs(api, organizer, method, `/events/${event.id}${path}`, payload);
}
