import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAnglerClient } from "../../testing/angler-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

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
  expect(await groupsOf()).toEqual(anglerIds.map(() => null));
  const { data: listed } = await send("GET", "/draw-runs");
  expect(listed).toMatchObject([{ number: 1, status: "undone", seed: first.seed }]);
  const { data: trail } = await send("GET", "/audit");
  expect(trail[0]).toMatchObject({ noun: "draw-run", subject: "1", action: "undo" });
  expect(trail[1]).toMatchObject({ noun: "angler", reason: "Draw 1 undone" });
  // Nobody rolls on in silence: the next one needs a reason.
  expect((await send("POST", "/groups/draw", {})).status).toBe(422);
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

interface Run {
  id: number;
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
  return send("POST", `/draw-runs/${id}/publish/undo`, { revision });
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

async function send(method: "GET" | "POST", path: string, payload?: object) {
  const url = `/api/events/${event.id}${path}`;
  const answer = await api.call({ method, url, token: organizer.token, ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
}
