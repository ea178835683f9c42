import type { PegRunResponse } from "@tightlines/contract/draw-run";
import { toCamelCase } from "@tightlines/contract/wire/case";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";
import { verifyPublished } from "../../testing/verify-published.ts";
import { findDrawnPegs } from "./draw-use.repository.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let field: TestField;
let client: ReturnType<typeof drawClient>;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  const size = { sectors: 2, pegsPerSector: 7, sessions: 2, teams: 6, anglersPerTeam: 3 };
  field = await fillTestField(api, event, size);
  client = drawClient(api, event, organizer);
});
afterAll(() => api.close());

const byAnglers = { kind: "duels", rounds: 9, judged_by: "anglers" };

test("duels of two sessions are drawn, published and verified; nobody gets one peg for the session", async () => {
  const { status, data: preview } = await client.preview(wish());
  expect({ status, preview }).toMatchObject({
    status: 200,
    preview: { anglers: 18, boxes: [{ anglers: 18, pegs: 14 }, {}] },
  });
  const { data: prepared } = await client.prepare(wish());
  expect(prepared).toMatchObject({ mode: "duels", placements: null, duels: null, rests: null });
  const { data: drawn } = await client.step(prepared, "draw");
  expect(drawn).toMatchObject({ placements: [], turns: [], rests: [] });
  expect(drawn.duels).toHaveLength(108);
  expect(await seen(drawn.id)).toMatchObject({ duels: null, rests: null });

  expect((await client.step(drawn, "publish")).status).toBe(200);
  const run = await seen(drawn.id);
  expect(verifyPublished(run)).toMatchObject({
    isSeedAsCommitted: true,
    isInputAsCommitted: true,
    isDrawAsComputed: true,
  });
  expect(await client.draws()).toEqual([]);
  expect(await client.needs()).toEqual([]);
  for (const anglerId of field.anglerIds) {
    const own = run.duels!.filter(({ firstHalf }) => firstHalf.includes(anglerId));
    const opponents = own.map(({ firstHalf }) => firstHalf.find((id) => id !== anglerId));
    expect(new Set(opponents).size).toBe(12);
    expect(run.duels!.filter(({ judgeId }) => judgeId === anglerId)).toHaveLength(6);
  }
});

test("a judge who was changed in the database is a mismatch", async () => {
  const { id } = await client.publish(wish());
  await sql`
    update draw_run set outcome = jsonb_set(outcome, '{duels,0,judgeId}', outcome #> '{duels,1,judgeId}')
    where id = ${id}
  `.execute(api.database.db);
  const { isInputAsCommitted, isDrawAsComputed, unexplained } = verifyPublished(await seen(id));
  expect({ isInputAsCommitted, isDrawAsComputed }).toEqual({
    isInputAsCommitted: true,
    isDrawAsComputed: false,
  });
  expect(unexplained).toMatchObject([{ sessionId: field.sessionIds[0], round: 1 }]);
});

test("a peg that goes out of use takes the pegs beside it out of their boxes", async () => {
  await client.publish(wish());
  const pegs = sql`sector_id = ${field.sectorIds[0]} and number in (2, 4)`;
  await sql`update peg set out_of_use_reason = 'Flooded' where ${pegs}`.execute(api.database.db);
  expect(await client.prepare({ ...wish(), reason: "Flood" })).toMatchObject({
    status: 422,
    code: "duels-too-few-pegs",
    detail: expect.stringContaining("6 duels are fished at the same time"),
    facts: { duels: 6, boxes: 4 },
  });
});

test.each([
  ["duels-not-in-thirds", { mode: { ...byAnglers, rounds: 8 } }],
  ["duels-too-many-rounds", { mode: { ...byAnglers, rounds: 12 } }],
  ["duels-too-few-pegs", { mode: { ...byAnglers, rounds: 1, judged_by: "officials" } }],
  ["duels-keep-to-nothing", { mode: byAnglers, constraints: [{ kind: "one-end-peg", strength: "hard" }] }],
])("what cannot be drawn is refused with %s", async (code, changed) => {
  expect(await client.preview({ ...wish(), ...changed })).toMatchObject({ status: 422, code });
  expect(await client.prepare({ ...wish(), ...changed })).toMatchObject({ status: 422, code });
});

test("two anglers cannot judge each other", async () => {
  await sql`update angler set presence = 'withdrawn' where number > 2 and event_id = ${event.id}`.execute(
    api.database.db,
  );
  expect(await client.preview(wish())).toMatchObject({ status: 422, code: "duels-too-few-anglers" });
});

test("duels are revealed round by round, with names, pegs and judges", async () => {
  const { data: drawn } = await client.step((await client.prepare(wish())).data, "draw");
  await client.send("POST", `/draw-runs/${drawn.id}/reveal`, { step: 10 });
  const { data } = await sendAs(api, null, "GET", `/events/${event.id}/ceremony`);
  expect(data.steps).toHaveLength(18);
  expect(data.steps[0]).toMatchObject({ round: 1, is_revealed: false, duels: [] });
  expect(data.steps[10]).toMatchObject({
    session_id: field.sessionIds[1],
    sector_id: null,
    round: 2,
    is_revealed: true,
    seats: [],
    turns: [],
  });
  expect(data.steps[10].duels).toHaveLength(6);
  expect(data.steps[10].duels[0]).toMatchObject({
    sector_code: "S1",
    peg_numbers: [1, 2],
    anglers: [{ angler_name: expect.any(String) }, { angler_name: expect.any(String) }],
    judge: { angler_name: expect.any(String), team_name: expect.stringMatching(/^Team/) },
  });
});

test("a peg that a duel is fished from is known to be drawn, one that stays empty is not", async () => {
  const { db } = api.database;
  const pegs = await db.selectFrom("peg").select(["id", "number"]).where("eventId", "=", event.id).execute();
  const run = await client.publish(wish());
  const drawn = await findDrawnPegs(
    db,
    event.id,
    pegs.map(({ id }) => id),
  );
  // The seventh of each sector has no neighbour left.
  const paired = pegs.filter(({ number }) => number < 7).map(({ id }) => id);
  expect(new Set(drawn.map(({ pegId }) => pegId))).toEqual(new Set(paired));
  expect(drawn[0]!.draws).toEqual([run.number]);
});

test("duels that fit the event are not repaired", async () => {
  const run = await client.publish(wish());
  const repair = { kind: "late-entrant", angler_id: field.anglerIds[0] };
  expect(await client.previewRepair(run, repair)).toMatchObject({
    status: 409,
    code: "repair-not-needed",
  });
});

function wish() {
  return { session_ids: field.sessionIds, mode: byAnglers };
}

/** As a guest. */
async function seen(id: number): Promise<PegRunResponse> {
  const { data } = await sendAs(api, null, "GET", `/events/${event.id}/draw-runs/${id}`);
  return toCamelCase(data) as PegRunResponse;
}
