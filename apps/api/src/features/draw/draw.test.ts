import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient, type SentDraw, type SentRun } from "../../testing/draw-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let field: TestField;
let client: ReturnType<typeof drawClient>;
let run: SentRun;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  field = await fillTestField(api, event, { sectors: 1, pegsPerSector: 6, sessions: 1, teams: 4 });
  client = drawClient(api, event, organizer);
  run = await client.publish({ session_ids: field.sessionIds, mode: { kind: "free" } });
});
afterAll(() => api.close());

const reason = "The bank gave way";

test("somebody is moved by hand, everybody reads why, and the run stays as it was drawn", async () => {
  const [first] = await client.draws();
  const free = await freePeg();
  const { status, data } = await patch(first!, { peg_id: free, reason });
  expect({ status, data }).toMatchObject({
    status: 200,
    data: { peg_id: free, source: "manual", reason, run_id: run.id, revision: first!.revision + 1 },
  });
  const { data: seen } = await client.send("GET", `/draw-runs/${run.id}`);
  expect(seen.placements).toEqual(run.placements);
  const { data: trail } = await client.send("GET", "/audit?noun=draw");
  expect(trail).toMatchObject([{ noun: "draw", action: "update", reason }]);
});

test("two exchange their pegs only when that is asked for", async () => {
  const [first, second] = await client.draws();
  expect(await patch(first!, { peg_id: second!.peg_id, reason })).toMatchObject({
    status: 409,
    code: "peg-taken",
    detail: expect.stringContaining(`${second!.angler_name} fishes peg ${second!.peg_number} of sector S1`),
  });
  expect((await patch(first!, { peg_id: second!.peg_id, swaps: true, reason })).status).toBe(200);
  const pegOf = new Map((await client.draws()).map(({ angler_id, peg_id }) => [angler_id, peg_id]));
  expect([pegOf.get(first!.angler_id), pegOf.get(second!.angler_id)]).toEqual([
    second!.peg_id,
    first!.peg_id,
  ]);
});

test("a change by hand says why, and whoever saw an older place is told", async () => {
  const [first] = await client.draws();
  const free = await freePeg();
  expect(await patch(first!, { peg_id: free, reason: " " })).toMatchObject({
    status: 422,
    fields: { reason: [{ code: "draw-reason-missing" }] },
  });
  await patch(first!, { peg_id: free, reason });
  expect(await patch(first!, { peg_id: first!.peg_id, reason })).toMatchObject({
    status: 409,
    code: "stale-revision",
  });
});

test("a peg out of use, one of another event and a locked draw are refused", async () => {
  const [first] = await client.draws();
  const free = await freePeg();
  await api.database.db
    .updateTable("peg")
    .set({ outOfUseReason: "Flooded" })
    .where("id", "=", free)
    .execute();
  expect(await patch(first!, { peg_id: free, reason })).toMatchObject({
    status: 409,
    code: "peg-closed",
    detail: expect.stringContaining("is out of use: Flooded"),
  });
  const stranger = await createTestEvent(api, organizer);
  const { sectorIds } = await fillTestField(api, stranger, { sectors: 1, pegsPerSector: 1 });
  const [peg] = await pegsOf(sectorIds[0]!);
  expect(await patch(first!, { peg_id: peg!, reason })).toMatchObject({ status: 404, code: "peg-not-found" });
  await client.step(run, "lock");
  expect(await patch(first!, { peg_id: peg!, reason })).toMatchObject({
    status: 409,
    code: "session-draw-locked",
  });
});

test("somebody who came late gets a free peg once, and is taken off it again", async () => {
  const { anglerIds } = await fillTestField(api, event, { teams: 1 });
  const place = { session_id: field.sessionIds[0], angler_id: anglerIds[0], reason: "Came late" };
  const free = await freePeg();
  const { status, data } = await client.send("POST", "/draws", { ...place, peg_id: free });
  expect({ status, data }).toMatchObject({ status: 201, data: { source: "manual", run_id: null } });
  expect(await client.send("POST", "/draws", { ...place, peg_id: await freePeg() })).toMatchObject({
    status: 409,
    code: "angler-drawn-already",
  });
  const gone = await client.send("DELETE", `/draws/${data.id}?reason=Went+home&revision=${data.revision}`);
  expect(gone.status).toBe(200);
  expect(await client.draws()).toHaveLength(4);
});

test("whoever has withdrawn or is a reserve gets no peg", async () => {
  const { anglerIds } = await fillTestField(api, event, { teams: 1 });
  await api.database.db
    .updateTable("angler")
    .set({ isReserve: true })
    .where("id", "=", anglerIds[0]!)
    .execute();
  const place = { session_id: field.sessionIds[0], angler_id: anglerIds[0], peg_id: await freePeg(), reason };
  expect(await client.send("POST", "/draws", place)).toMatchObject({
    status: 409,
    code: "angler-takes-no-part",
  });
});

test("a draw that was changed by hand is not undone behind somebody's back", async () => {
  const [first] = await client.draws();
  await patch(first!, { peg_id: await freePeg(), reason });
  expect(await client.step(run, "publish/undo", { reason: "The wrong list" })).toMatchObject({
    status: 409,
    code: "undo-too-late",
  });
  expect(await client.draws()).toHaveLength(4);
});

function patch({ id, revision }: SentDraw, body: object) {
  return client.send("PATCH", `/draws/${id}`, { revision, ...body });
}

async function freePeg(): Promise<number> {
  const taken = new Set((await client.draws()).map(({ peg_id }) => peg_id));
  const free = (await pegsOf(field.sectorIds[0]!)).find((id) => !taken.has(id));
  if (free === undefined) throw new Error("Every peg is taken");
  return free;
}

async function pegsOf(sectorId: number): Promise<number[]> {
  const rows = await api.database.db
    .selectFrom("peg")
    .select("id")
    .where("sectorId", "=", sectorId)
    .execute();
  return rows.map(({ id }) => id);
}
