import type { DrawChangeResponse } from "@tightlines/contract/draw-change";
import type { PegRunResponse } from "@tightlines/contract/draw-run";
import { toCamelCase } from "@tightlines/contract/wire/case";
import { replayChanges } from "@tightlines/domain/draw/replay-changes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import type { SentDraw } from "../../../testing/draw-client.ts";
import { createDrawnField, type DrawnField } from "../../../testing/drawn-field.ts";

let api: TestApi;
let organizer: Person;
let drawn: DrawnField;
let before: SentDraw[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  drawn = await createDrawnField(api, organizer);
  before = await drawn.client.draws();
});
afterAll(() => api.close());

test("a draw that fits the event needs nothing", async () => {
  const { client, run, field } = drawn;
  expect(await client.needs()).toEqual([]);
  const anglerId = field.anglerIds[0];
  expect(await client.previewRepair(run, { kind: "withdrawal", angler_id: anglerId })).toMatchObject({
    status: 409,
    code: "repair-not-needed",
  });
});

test("the pegs of somebody who has withdrawn stay empty, and nobody else moves", async () => {
  const { client, run, field, setAngler } = drawn;
  const angler = field.anglerIds[3]!;
  await setAngler(angler, { presence: "withdrawn" });
  expect(await client.needs()).toMatchObject([
    { kind: "withdrawal", run_id: run.id, anglers: [{ id: angler }], presence: "withdrawn", others: [] },
  ]);
  const wish = { kind: "withdrawal", angler_id: angler };
  const { data: preview } = await client.previewRepair(run, wish);
  expect(preview).toMatchObject({ staying: 18, people: [{ id: angler, name: "Angler Nr 4" }] });
  expect(preview.moves).toMatchObject([
    { angler_id: angler, to_peg_id: null, reason: "was-withdrawn" },
    { angler_id: angler, to_peg_id: null, reason: "was-withdrawn" },
  ]);
  expect((await client.repair(run, wish, "Broke an arm")).status).toBe(201);
  expect(await client.draws()).toEqual(before.filter(({ angler_id }) => angler_id !== angler));
  expect(await client.needs()).toEqual([]);
  await expectReplayed();
});

test("somebody who comes late takes the same free peg however often it is asked for", async () => {
  const { client, run, addAngler } = drawn;
  const wish = { kind: "late-entrant", angler_id: await addAngler() };
  const first = (await client.previewRepair(run, wish)).data;
  expect((await client.previewRepair(run, wish)).data).toEqual(first);
  const { status, data } = await client.repair(run, wish, "Came late");
  expect(status).toBe(201);
  expect(data).toMatchObject({
    number: 1,
    moves: first.moves,
    reason: "Came late",
    actor_name: organizer.user.display_name,
    actor_role: "owner",
    undone: null,
  });
  const after = await client.draws();
  const own = after.filter(({ angler_id }) => angler_id === wish.angler_id);
  expect(own).toHaveLength(2);
  expect(own[0]).toMatchObject({
    source: "repaired",
    run_id: run.id,
    reason: "Came late",
    changed_by: "owner",
  });
  expect(after.filter(({ angler_id }) => angler_id !== wish.angler_id)).toEqual(before);
  await expectReplayed();
});

test("nobody rolls the dice: another number or another closed peg gives no other lot", async () => {
  const { client, run, addAngler, closePeg, pegIds } = drawn;
  const lotOf = async (angler: number) => {
    const { data } = await client.previewRepair(run, { kind: "late-entrant", angler_id: angler });
    return data.moves.map(({ to_peg_id }: { to_peg_id: number }) => to_peg_id);
  };
  const first = await addAngler();
  const lot = await lotOf(first);
  await api.database.db.deleteFrom("angler").where("id", "=", first).execute();
  expect(await lotOf(await addAngler())).toEqual(lot);
  const taken = new Set([...before.map(({ peg_id }) => peg_id), ...lot]);
  const unused = (await pegIds()).filter((id) => !taken.has(id));
  for (const id of unused) await closePeg(id);
  const again = (await client.needs()).find(({ kind }) => kind === "late-entrant")!;
  expect(await lotOf(again.anglers[0]!.id)).toEqual(lot);
});

test("a reserve who stepped in takes the pegs of whoever they replace", async () => {
  const { client, run, field, addAngler } = drawn;
  const [angler] = field.anglerIds;
  const reserve = await addAngler({ teamId: field.teamIds[0]!, isReserve: true });
  await client.send("POST", `/anglers/${angler}/substitute`, { reserve_id: reserve, reason: "Ill" });
  const needs = await client.needs();
  expect(needs).toMatchObject([
    { kind: "withdrawal", anglers: [{ id: angler }], others: [{ id: reserve }] },
    { kind: "late-entrant", anglers: [{ id: reserve }] },
  ]);
  await client.step(run, "lock");
  const wish = { kind: "substitution", angler_id: angler, reserve_id: reserve };
  expect((await client.repair(run, wish, "Ill")).status).toBe(201);
  const pegs = (id: number, draws: SentDraw[]) =>
    draws.filter(({ angler_id }) => angler_id === id).map(({ peg_id }) => peg_id);
  const after = await client.draws();
  expect(pegs(reserve, after)).toEqual(pegs(angler!, before));
  expect(pegs(angler!, after)).toEqual([]);
  expect(after.find(({ angler_id }) => angler_id === reserve)).toMatchObject({ source: "substitution" });
  expect(await client.needs()).toEqual([]);
  await expectReplayed();
});

test("a reserve fishes no sector twice, unless that was permitted", async () => {
  const { client, run, field, addAngler, setAngler, freePeg } = drawn;
  const [angler] = field.anglerIds;
  const [, later] = before.filter(({ angler_id }) => angler_id === angler);
  const reserve = await addAngler({ teamId: field.teamIds[0]! });
  const [first, second] = field.sessionIds;
  const free = await freePeg(first!, later!.sector_id);
  const place = { session_id: first, angler_id: reserve, peg_id: free, reason: "Came early" };
  expect((await client.send("POST", "/draws", place)).status).toBe(201);
  await setAngler(angler!, { presence: "absent" });
  // Only the second session is left to be repaired.
  await api.database.db.updateTable("session").set({ status: "running" }).where("id", "=", first!).execute();
  const wish = { kind: "substitution", angler_id: angler, reserve_id: reserve };
  expect(await client.repair(run, wish)).toMatchObject({
    status: 409,
    code: "reserve-has-fished-sector",
    detail: expect.stringContaining(`has fished sector ${later!.sector_code} already`),
  });
  const permitted = await client.repair(run, { ...wish, has_emergency_permission: true });
  expect(permitted).toMatchObject({ status: 201, data: { change: { session_ids: [second] } } });
  await expectReplayed();
});

test("whoever changes teams moves only where they would sit beside a new team mate", async () => {
  const { client, run, field, setAngler } = drawn;
  const [one, other] = findNeighbours(before);
  const teamOf = new Map(field.anglerIds.map((id, i) => [id, field.teamIds[Math.floor(i / 2)]!]));
  await setAngler(one.angler_id, { teamId: teamOf.get(other.angler_id)!, slot: null });
  expect(await client.needs()).toMatchObject([
    {
      kind: "transfer",
      anglers: [{ id: one.angler_id }],
      others: expect.arrayContaining([expect.objectContaining({ id: other.angler_id })]),
    },
  ]);
  const repaired = await client.repair(run, { kind: "transfer", angler_id: one.angler_id }, "New club");
  expect(repaired.status).toBe(201);
  expect(await client.needs()).toEqual([]);
  await expectReplayed();
});

test("only whoever stood on a flooded peg moves, in every session it is used in", async () => {
  const { client, run, closePeg } = drawn;
  const [flooded] = before;
  await closePeg(flooded!.peg_id);
  const there = before.filter(({ peg_id }) => peg_id === flooded!.peg_id);
  expect(await client.needs()).toMatchObject([
    { kind: "peg-out-of-use", peg: { id: flooded!.peg_id, reason: "Flooded" } },
  ]);
  const wish = { kind: "peg-out-of-use", peg_id: flooded!.peg_id };
  const { data } = await client.repair(run, wish, "Flooded");
  expect(data.moves).toHaveLength(there.length);
  const after = await client.draws();
  expect(after.some(({ peg_id }) => peg_id === flooded!.peg_id)).toBe(false);
  expect(after).toHaveLength(before.length);
  await expectReplayed();
});

/** Anybody can make the draw and all its changes again, and comes to where everybody fishes. */
async function expectReplayed(): Promise<void> {
  const { client, run } = drawn;
  const { data } = await client.send("GET", `/draw-runs/${run.id}`);
  const published = toCamelCase(data) as PegRunResponse;
  const changes = toCamelCase(await client.changes(run)) as DrawChangeResponse[];
  const { input, placements, seed } = published;
  const replayed = replayChanges({ input, placements: placements! }, seed!, changes);
  expect(replayed.unexplained).toEqual([]);
  const held = await client.draws();
  expect(replayed.placements.map((one) => placeOf(toSnake(one))).toSorted()).toEqual(
    held.map(placeOf).toSorted(),
  );
}

function toSnake({ sessionId, anglerId, pegId }: { sessionId: number; anglerId: number; pegId: number }) {
  return { session_id: sessionId, angler_id: anglerId, peg_id: pegId };
}

function placeOf({ session_id, angler_id, peg_id }: Pick<SentDraw, "session_id" | "angler_id" | "peg_id">) {
  return `${session_id} ${angler_id} ${peg_id}`;
}

/** Two who sit side by side in the first session; they are of different teams. */
function findNeighbours(draws: readonly SentDraw[]): [SentDraw, SentDraw] {
  for (const one of draws) {
    const other = draws.find(
      ({ session_id, sector_id, peg_number }) =>
        session_id === one.session_id && sector_id === one.sector_id && peg_number === one.peg_number + 1,
    );
    if (other) return [one, other];
  }
  throw new Error("Nobody sits beside anybody");
}
