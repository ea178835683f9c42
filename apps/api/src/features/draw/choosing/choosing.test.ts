import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { drawClient, type SentRun } from "../../../testing/draw-client.ts";
import { createTestEvent, type TestEvent } from "../../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../../testing/test-field.ts";

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
  field = await fillTestField(api, event, {
    sectors: 1,
    pegsPerSector: 6,
    sessions: 2,
    teams: 3,
    anglersPerTeam: 2,
  });
  client = drawClient(api, event, organizer);
  run = await client.publish({ session_ids: field.sessionIds, mode: byTeam });
});
afterAll(() => api.close());

const byTeam = { kind: "order-of-choice", by: "team", later_sessions: "reversed" };

test("pairs choose one after the other, and everybody sees it", async () => {
  const [first, second] = await look();
  expect(first).toMatchObject({ run_id: run.id, session_id: field.sessionIds[0], next: 1, is_open: true });
  expect(first.turns.map(({ turn }) => turn)).toEqual([1, 2, 3]);
  expect(second.turns.map(({ anglers }) => anglers)).toEqual(
    first.turns.map(({ anglers }) => anglers).toReversed(),
  );

  const peg = await pegId(3);
  const { status, data } = await choose(1, peg);
  expect(status).toBe(201);
  expect(data).toMatchObject({
    next: 2,
    turns: [{ place: { peg_id: peg, peg_number: 3 }, is_over: true }, {}, {}],
  });
  const pair = first.turns[0]!.anglers.map(({ angler_id }) => angler_id);
  const draws = await client.draws();
  expect(new Set(draws.map(({ angler_id }) => angler_id))).toEqual(new Set(pair));
  expect(draws).toHaveLength(2);
  expect(
    draws.every((draw) => draw.peg_id === peg && draw.source === "chosen" && draw.run_id === run.id),
  ).toBe(true);
  expect((await look())[1]).toMatchObject({
    next: 1,
    turns: [{ place: null }, { place: null }, { place: null }],
  });
});

test("nobody chooses before their turn, nor a peg that is gone", async () => {
  const peg = await pegId(1);
  expect(await choose(2, peg)).toMatchObject({
    status: 409,
    code: "turn-not-next",
    detail: expect.stringMatching(/^It is the turn of .+, .+, number 1 in the order\./),
  });
  await choose(1, peg);
  expect(await choose(1, await pegId(2))).toMatchObject({ status: 409, code: "turn-not-next" });
  expect(await choose(2, peg)).toMatchObject({ status: 409, code: "peg-chosen" });
  expect(await choose(2, 0)).toMatchObject({ status: 404, code: "peg-not-found" });
  await choose(2, await pegId(2));
  await choose(3, await pegId(4));
  expect(await choose(3, await pegId(5))).toMatchObject({ status: 409, code: "turns-over" });
  expect((await client.draws()).length).toBe(6);
});

test("of two screens that give the same turn a peg, one is refused", async () => {
  const pegs = [await pegId(1), await pegId(2)];
  const answers = await Promise.all(pegs.map((peg) => choose(1, peg)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(new Set((await client.draws()).map(({ peg_id }) => peg_id)).size).toBe(1);
});

test("who is not there takes what is left, and a choice is taken back (K5)", async () => {
  expect((await choose(1, null)).data).toMatchObject({
    next: 2,
    turns: [{ passes: 1, place: null }, {}, {}],
  });
  await choose(2, await pegId(1));
  await choose(3, await pegId(2));
  expect((await look())[0]).toMatchObject({ next: 1 });
  expect((await choose(1, await pegId(5))).data).toMatchObject({ next: null });

  expect((await takeBack(2)).data).toMatchObject({ next: 2, turns: [{}, { place: null }, {}] });
  expect(await takeBack(2)).toMatchObject({ status: 409, code: "choice-not-found" });
  expect((await client.draws()).length).toBe(4);
  await takeBack(1);
  expect((await takeBack(1)).data).toMatchObject({ next: 1, turns: [{ passes: 0 }, {}, {}] });
  const trail = (await client.send("GET", "/audit")).data as { noun: string; action: string }[];
  expect(trail.filter(({ noun, action }) => noun === "draw" && action === "delete").length).toBe(4);
});

test("a party without anybody who fishes is passed by; of a pair the one who is there chooses", async () => {
  const [first] = await look();
  const [alone, gone] = first.turns[0]!.anglers.map(({ angler_id }) => angler_id);
  const others = first.turns[1]!.anglers.map(({ angler_id }) => angler_id);
  await client.send("POST", "/anglers/assign", { ids: [gone, ...others], presence: "withdrawn" });
  const { data } = await choose(1, await pegId(1));
  expect(data).toMatchObject({ next: 3, turns: [{}, { is_over: true, place: null }, {}] });
  expect((await client.draws()).map(({ angler_id }) => angler_id)).toEqual([alone]);
});

test("a locked or replaced order gives no pegs, nor does a draw that gave them itself", async () => {
  const { data: locked } = await client.step(run, "lock");
  expect((await look())[0]).toMatchObject({ is_open: false });
  expect(await choose(1, await pegId(1))).toMatchObject({ status: 409, code: "session-draw-locked" });
  await client.step(locked, "unlock", { reason: "Not all were here" });
  const free = await client.publish({
    session_ids: field.sessionIds,
    mode: { kind: "free" },
    reason: "They want lots",
  });
  for (const id of [run.id, free.id])
    expect(await choose(1, await pegId(1), id)).toMatchObject({ status: 409, code: "draw-run-not-in-force" });
  expect(await look()).toEqual([]);
});

test("an order gives no pegs in a session that a later draw has taken over", async () => {
  const [first, second] = field.sessionIds;
  const mode = { kind: "free" };
  await client.publish({ session_ids: [first], mode, reason: "The first is drawn by lot" });
  expect(await choose(1, await pegId(1))).toMatchObject({ status: 409, code: "draw-run-not-in-force" });
  expect((await look()).map(({ session_id }) => session_id)).toEqual([second]);
  // Locked in the other session, it locks nothing here.
  await client.step(run, "lock");
  const [draw] = await client.draws();
  const move = { peg_id: await pegId(draw!.peg_id === (await pegId(4)) ? 5 : 4), revision: draw!.revision };
  const moved = await client.send("PATCH", `/draws/${draw!.id}`, {
    ...move,
    swaps: true,
    reason: "Asked to",
  });
  expect(moved).toMatchObject({ status: 200 });
});

test("an order whose session was drawn again is not undone, although neither gave anybody a peg", async () => {
  await client.publish({ session_ids: [field.sessionIds[0]], mode: byTeam, reason: "Somebody was missing" });
  expect(await client.step(run, "publish/undo", { reason: "Wrong list" })).toMatchObject({
    status: 409,
    code: "undo-too-late",
  });
});

test("whoever has chosen is not put elsewhere without a reason", async () => {
  await choose(1, await pegId(1));
  const [draw] = await client.draws();
  const move = { peg_id: await pegId(4), revision: draw!.revision };
  expect(await client.send("PATCH", `/draws/${draw!.id}`, move)).toMatchObject({
    status: 422,
    fields: { reason: [{ code: "draw-reason-missing" }] },
  });
  const moved = await client.send("PATCH", `/draws/${draw!.id}`, { ...move, reason: "Wheelchair" });
  expect(moved.data).toMatchObject({ source: "manual", reason: "Wheelchair" });
});

test("whoever exchanges pegs with a pair exchanges them with both, and takes their own mate along", async () => {
  const [first, second] = [await pegId(1), await pegId(2)];
  await choose(1, first);
  await choose(2, second);
  const before = await client.draws();
  const on = (draws: typeof before, peg: number) =>
    draws.filter(({ peg_id }) => peg_id === peg).map(({ angler_id }) => angler_id);
  const [pair, others] = [on(before, first), on(before, second)];
  expect([pair.length, others.length]).toEqual([2, 2]);
  const { id, revision } = before.find(({ angler_id }) => angler_id === pair[0])!;
  const body = { peg_id: second, swaps: true, revision, reason: "A bad back" };
  expect(await client.send("PATCH", `/draws/${id}`, body)).toMatchObject({ status: 200 });
  const after = await client.draws();
  expect(new Set(on(after, second))).toEqual(new Set(pair));
  expect(new Set(on(after, first))).toEqual(new Set(others));
});

interface SentChoosing {
  session_id: number;
  next: number | null;
  turns: { turn: number; anglers: { angler_id: number }[]; place: { peg_id: number } | null }[];
}

async function look(): Promise<[SentChoosing, SentChoosing]> {
  return (await client.send("GET", "/choosing")).data;
}

/** In the first session. */
function choose(turn: number, peg_id: number | null, runId = run.id) {
  const body = { session_id: field.sessionIds[0], turn, peg_id };
  return client.send("POST", `/draw-runs/${runId}/choices`, body);
}

function takeBack(turn: number) {
  return client.send("POST", `/draw-runs/${run.id}/choices/undo`, { session_id: field.sessionIds[0], turn });
}

async function pegId(number: number): Promise<number> {
  const { data } = await client.send("GET", "/sectors");
  return (data as { pegs: { id: number; number: number }[] }[])[0]!.pegs.find((peg) => peg.number === number)!
    .id;
}
