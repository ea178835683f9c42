import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ALL_MATCHES, checkHeld } from "../../../testing/check-held.ts";
import { createTestApi, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import type { SentRun } from "../../../testing/draw-client.ts";
import { createDrawnField, type DrawnField } from "../../../testing/drawn-field.ts";

let api: TestApi;
let organizer: Person;
let drawn: DrawnField;
let run: SentRun;
let pair: [number, number];
let pegs: number[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  drawn = await createDrawnField(api, organizer);
  const { client, field } = drawn;
  const mode = { kind: "order-of-choice", by: "team", later_sessions: "drawn" };
  run = await client.publish({ session_ids: [field.sessionIds[0]], mode, reason: "They choose" });
  pegs = await drawn.pegIds();
  pair = (await turns())[0]!.anglers.map(({ angler_id }) => angler_id) as [number, number];
});
afterAll(() => api.close());

test("whoever withdraws before they choose leaves the order, with the diff, the history and a way back", async () => {
  const { client, event, setAngler } = drawn;
  await setAngler(pair[0], { presence: "withdrawn" });
  const wish = { kind: "withdrawal", angler_id: pair[0] };
  const own = { angler_id: pair[0], turn: 1, from_peg_id: null, to_peg_id: null, reason: "was-withdrawn" };
  const { data: preview } = await client.previewRepair(run, wish);
  expect(preview).toMatchObject({ moves: [own], staying: 9 });
  expect(await client.repair(run, wish, "Ill")).toMatchObject({ status: 201, data: { moves: [own] } });
  // The other session was drawn otherwise, and needs a repair of its own.
  expect((await client.needs()).filter(({ run_id }) => run_id === run.id)).toEqual([]);
  expect((await turns())[0]!.anglers.map(({ angler_id }) => angler_id)).toEqual([pair[1]]);
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);

  const undo = { number: 1, reason: "They came" };
  expect(await client.send("POST", `/draw-runs/${run.id}/changes/undo`, undo)).toMatchObject({ status: 200 });
  expect((await turns())[0]!.anglers).toHaveLength(2);
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);
});

test("a peg that was chosen is free again when both of a pair withdraw, and nothing is undone over a later choice", async () => {
  const { client, event, setAngler } = drawn;
  await choose(1, pegs[2]!);
  for (const id of pair) {
    await setAngler(id, { presence: "withdrawn" });
    expect(await client.repair(run, { kind: "withdrawal", angler_id: id })).toMatchObject({
      status: 201,
      data: { moves: [{ turn: 1, from_peg_id: pegs[2], to_peg_id: null }] },
    });
  }
  expect(await held()).toEqual([]);
  expect(await choose(2, pegs[2]!)).toMatchObject({ status: 201 });
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);
  const undo = { number: 2, reason: "They came" };
  expect(await client.send("POST", `/draw-runs/${run.id}/changes/undo`, undo)).toMatchObject({
    status: 409,
    code: "undo-too-late",
  });
});

test("a reserve takes the turn and the peg, and the pair can still give it back", async () => {
  const { client, event, addAngler } = drawn;
  await choose(1, pegs[2]!);
  const { team_id } = (await client.send("GET", `/anglers/${pair[0]}`)).data;
  const reserve = await addAngler({ teamId: team_id, isReserve: true });
  await client.send("POST", `/anglers/${pair[0]}/substitute`, { reserve_id: reserve, reason: "Ill" });
  const wish = { kind: "substitution", angler_id: pair[0], reserve_id: reserve };
  expect(await client.repair(run, wish, "Ill")).toMatchObject({ status: 201 });
  expect(new Set((await held()).map(({ angler_id }) => angler_id))).toEqual(new Set([reserve, pair[1]]));
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);
  await client.send("POST", `/draw-runs/${run.id}/choices/undo`, { ...session(), turn: 1 });
  expect(await held()).toEqual([]);
  expect(await choose(1, pegs[4]!)).toMatchObject({ status: 201 });
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);
});

test("those whose peg is flooded choose again; a peg that nobody has chosen needs no repair", async () => {
  const { client, event, closePeg } = drawn;
  await choose(1, pegs[2]!);
  for (const id of [pegs[2]!, pegs[3]!]) await closePeg(id);
  expect(await client.previewRepair(run, { kind: "peg-out-of-use", peg_id: pegs[3] })).toMatchObject({
    status: 409,
    code: "repair-not-possible",
    detail: expect.stringContaining("Nobody has chosen this peg."),
  });
  expect(await client.repair(run, { kind: "peg-out-of-use", peg_id: pegs[2] })).toMatchObject({
    status: 201,
    data: { moves: [{ turn: 1 }, { turn: 1 }] },
  });
  expect(await choose(1, pegs[4]!)).toMatchObject({ status: 201 });
  expect(await held()).toMatchObject([{ peg_id: pegs[4] }, { peg_id: pegs[4] }]);
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);
});

test("whoever comes late has no turn, and gets a peg by hand", async () => {
  const { client, event, addAngler } = drawn;
  const angler_id = await addAngler();
  expect(await client.previewRepair(run, { kind: "late-entrant", angler_id })).toMatchObject({
    status: 409,
    code: "repair-not-possible",
    detail: expect.stringContaining("Give them a peg by hand"),
  });
  const place = { ...session(), angler_id, peg_id: pegs[0], reason: "Came late" };
  expect(await client.send("POST", "/draws", place)).toMatchObject({ status: 201 });
  expect(await client.changes(run)).toMatchObject([{ change: { kind: "by-hand" }, reason: "Came late" }]);
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);
});

test("a peg that was changed in the database after it was chosen is a mismatch", async () => {
  const { event } = drawn;
  await choose(1, pegs[2]!);
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);
  await sql`update draw set peg_id = ${pegs[5]} where event_id = ${event.id} and angler_id = ${pair[0]}
    and session_id = ${drawn.field.sessionIds[0]}`.execute(api.database.db);
  expect(await checkHeld(api, event, run.id)).toMatchObject({
    isDrawAsComputed: true,
    displaced: [{ anglerId: pair[0], drawn: { pegId: pegs[2] }, now: { pegId: pegs[5] } }],
  });
});

test("an order that was changed in the database is a mismatch", async () => {
  await sql`update draw_run set outcome = jsonb_set(outcome, '{turns,0,anglerIds}', outcome #> '{turns,1,anglerIds}')
    where id = ${run.id}`.execute(api.database.db);
  expect(await checkHeld(api, drawn.event, run.id)).toMatchObject({ isDrawAsComputed: false });
});

function session() {
  return { session_id: drawn.field.sessionIds[0] };
}

function choose(turn: number, peg_id: number) {
  return drawn.client.send("POST", `/draw-runs/${run.id}/choices`, { ...session(), turn, peg_id });
}

/** Who fishes where in the session of the order. */
function held() {
  return drawn.client.draws(`&session_id=${drawn.field.sessionIds[0]}`);
}

async function turns(): Promise<{ anglers: { angler_id: number }[] }[]> {
  return (await drawn.client.send("GET", "/choosing")).data[0].turns;
}
