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
let angler: number;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  drawn = await createDrawnField(api, organizer);
  const { client, field } = drawn;
  angler = field.anglerIds[0]!;
  const mode = { kind: "duels", rounds: 3, judged_by: "anglers" };
  run = await client.publish({ session_ids: field.sessionIds, mode, reason: "Duels after all" });
});
afterAll(() => api.close());

test("the duels of somebody who has withdrawn keep an empty seat, with the diff, the history and a way back", async () => {
  const { client, event, setAngler } = drawn;
  expect(await client.needs()).toEqual([]);
  await setAngler(angler, { presence: "withdrawn" });
  expect(await client.needs()).toMatchObject([
    { kind: "withdrawal", run_id: run.id, anglers: [{ id: angler }] },
  ]);
  const wish = { kind: "withdrawal", angler_id: angler };
  const { data: preview } = await client.previewRepair(run, wish);
  expect(preview.moves.length).toBeGreaterThan(0);
  expect(preview.moves[0]).toMatchObject({ angler_id: angler, to_peg_id: null, round: expect.any(Number) });
  expect(preview.staying).toBe(18);
  const before = await read();
  expect(await client.repair(run, wish, "Broke an arm")).toMatchObject({
    status: 201,
    data: { number: 1, moves: preview.moves, reason: "Broke an arm" },
  });
  const after = await read();
  expect(after.duels).toEqual(before.duels);
  const without = (id: number | null) => (id === angler ? null : id);
  expect(after.held.duels).toEqual(
    before.duels.map((duel) => ({
      ...duel,
      first_half: duel.first_half.map(without),
      second_half: duel.second_half.map(without),
      judge_id: without(duel.judge_id),
    })),
  );
  expect(await client.needs()).toEqual([]);
  expect(await client.draws()).toEqual([]);
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);
  expect(await client.step(run, "publish/undo", { reason: "Wrong" })).toMatchObject({
    code: "undo-too-late",
  });

  const undo = { number: 1, reason: "They fish after all" };
  expect(await client.send("POST", `/draw-runs/${run.id}/changes/undo`, undo)).toMatchObject({ status: 200 });
  expect((await read()).held).toBeNull();
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);
});

test("a reserve fishes and judges every duel of whoever they replace, also where the draw is locked", async () => {
  const { client, event, field, addAngler } = drawn;
  const reserve = await addAngler({ teamId: field.teamIds[0]!, isReserve: true });
  await client.send("POST", `/anglers/${angler}/substitute`, { reserve_id: reserve, reason: "Ill" });
  await client.step(run, "lock");
  const wish = { kind: "substitution", angler_id: angler, reserve_id: reserve };
  expect(await client.repair(run, wish, "Ill")).toMatchObject({ status: 201 });
  const { duels, held } = await read();
  const roundsOf = (all: SentDuel[], id: number) =>
    all.filter(({ first_half, judge_id }) => [...first_half, judge_id].includes(id)).length;
  expect(roundsOf(held.duels, reserve)).toBe(roundsOf(duels, angler));
  expect(roundsOf(held.duels, angler)).toBe(0);
  expect(await client.needs()).toEqual([]);
  expect(await checkHeld(api, event, run.id)).toEqual(ALL_MATCHES);
});

test("what would need other pairs is refused with the way out of it", async () => {
  const { client, field, addAngler, closePeg, pegIds } = drawn;
  const late = await addAngler();
  expect(await client.previewRepair(run, { kind: "late-entrant", angler_id: late })).toMatchObject({
    status: 409,
    code: "repair-not-possible",
    detail: expect.stringContaining("Whoever comes late is in none of them."),
  });
  const [peg] = await pegIds(field.sectorIds[0]);
  await closePeg(peg!);
  expect(await client.previewRepair(run, { kind: "peg-out-of-use", peg_id: peg })).toMatchObject({
    status: 409,
    code: "repair-not-possible",
    detail: expect.stringContaining("cannot be moved"),
  });
});

test.each([
  ["the drawn duels", "outcome", { isDrawAsComputed: false }],
  ["the repaired duels", "held", { isDrawAsComputed: true, unscheduled: [{ part: "round", number: 1 }] }],
] as const)("a judge who was changed in %s in the database is a mismatch", async (_, column, found) => {
  const { client, event, setAngler } = drawn;
  await setAngler(angler, { presence: "withdrawn" });
  await client.repair(run, { kind: "withdrawal", angler_id: angler });
  const judge = sql`jsonb_build_array(to_jsonb(${angler}::int)) -> 0`;
  await sql`
    update draw_run set ${sql.ref(column)} = jsonb_set(${sql.ref(column)}, '{duels,0,judgeId}', ${judge})
    where id = ${run.id}
  `.execute(api.database.db);
  const checked = await checkHeld(api, event, run.id);
  expect(checked).toMatchObject(found);
});

test("a repair that was changed in the database is named", async () => {
  const { client, event, setAngler } = drawn;
  await setAngler(angler, { presence: "withdrawn" });
  await client.repair(run, { kind: "withdrawal", angler_id: angler });
  await sql`update draw_change set moves = moves - 0 where run_id = ${run.id}`.execute(api.database.db);
  expect(await checkHeld(api, event, run.id)).toMatchObject({ unexplained: [1] });
});

interface SentDuel {
  first_half: (number | null)[];
  second_half: (number | null)[];
  judge_id: number | null;
}

async function read(): Promise<{ duels: SentDuel[]; held: { duels: SentDuel[] } }> {
  return (await drawn.client.send("GET", `/draw-runs/${run.id}`)).data;
}
