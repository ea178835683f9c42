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

const flooded = () => ({ kind: "peg-out-of-use", peg_id: before[0]!.peg_id });

test("of two repairs at once the second is refused, and is made after another look", async () => {
  const { client, run, closePeg, addAngler } = drawn;
  const late = { kind: "late-entrant", angler_id: await addAngler() };
  await closePeg(before[0]!.peg_id);
  const wishes = [late, flooded()];
  const previews = await Promise.all(wishes.map((wish) => client.previewRepair(run, wish)));
  const answers = await Promise.all(
    wishes.map((repair, i) =>
      client.send("POST", `/draw-runs/${run.id}/changes`, {
        repair,
        reason: "Both at once",
        basis: previews[i]!.data.basis,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    code: "repair-outdated",
    detail: "Something has changed since you looked at this repair. Look at it again.",
  });
  const left = wishes[answers.findIndex(({ status }) => status === 409)]!;
  expect((await client.repair(run, left)).status).toBe(201);
  expect((await client.changes(run)).map(({ number }: { number: number }) => number)).toEqual([1, 2]);
  expect(await client.repair(run, left)).toMatchObject({ status: 409, code: "repair-not-needed" });
  expect(await client.needs()).toEqual([]);
});

test("a repair is made as it was looked at, or not at all", async () => {
  const { client, run, closePeg, addAngler } = drawn;
  const repair = { kind: "late-entrant", angler_id: await addAngler() };
  const { data: preview } = await client.previewRepair(run, repair);
  await closePeg(preview.moves[0].to_peg_id);
  const body = { repair, reason: "Came late", basis: preview.basis };
  expect(await client.send("POST", `/draw-runs/${run.id}/changes`, body)).toMatchObject({
    status: 409,
    code: "repair-outdated",
  });
  expect(await client.draws()).toEqual(before);
  expect(await client.changes(run)).toEqual([]);
});

test("a repair says why, and speaks of nothing but this event", async () => {
  const { client, run, closePeg } = drawn;
  await closePeg(before[0]!.peg_id);
  expect(await client.repair(run, flooded(), " ")).toMatchObject({
    status: 422,
    fields: { reason: [{ code: "draw-reason-missing" }] },
  });
  const elsewhere = await createDrawnField(api, organizer);
  expect(await client.repair(elsewhere.run, flooded())).toMatchObject({
    status: 404,
    code: "draw-run-not-found",
  });
  await elsewhere.setAngler(elsewhere.field.anglerIds[0]!, { presence: "withdrawn" });
  const foreign = { kind: "withdrawal", angler_id: elsewhere.field.anglerIds[0] };
  expect(await client.repair(run, foreign)).toMatchObject({ status: 409, code: "repair-not-needed" });
  const reserve = { kind: "substitution", angler_id: field(0), reserve_id: elsewhere.field.anglerIds[0] };
  await drawn.setAngler(field(0), { presence: "withdrawn" });
  expect(await client.repair(run, reserve)).toMatchObject({ status: 404, code: "angler-not-found" });
  expect(await client.draws()).toEqual(before);
});

test("in a locked draw nobody moves; somebody may still leave", async () => {
  const { client, run, closePeg, setAngler } = drawn;
  await closePeg(before[0]!.peg_id);
  // Somebody else: the flooded peg has to stay taken.
  const leaver = before.find(({ angler_id }) => angler_id !== before[0]!.angler_id)!.angler_id;
  await setAngler(leaver, { presence: "withdrawn" });
  const { data: locked } = await client.step(run, "lock");
  expect(await client.repair(run, flooded())).toMatchObject({
    status: 409,
    code: "session-draw-locked",
    detail: expect.stringContaining("Unlock it with a reason first."),
  });
  expect((await client.repair(run, { kind: "withdrawal", angler_id: leaver })).status).toBe(201);
  expect(await client.step(locked, "unlock", { reason: "" })).toMatchObject({ status: 422 });
  expect((await client.step(locked, "unlock", { reason: "A peg is flooded" })).status).toBe(200);
  expect((await client.repair(run, flooded())).status).toBe(201);
});

test("what is not in force is not repaired, nor what somebody has changed behind the product's back", async () => {
  const { client, run, field: all, closePeg, freePeg } = drawn;
  await closePeg(before[0]!.peg_id);
  const other = before.find(({ session_id, peg_id }) => session_id === all.sessionIds[1] && peg_id > 0)!;
  await api.database.db
    .updateTable("draw")
    .set({ pegId: await freePeg(all.sessionIds[1]!), sectorId: other.sector_id })
    .where("id", "=", other.id)
    .execute();
  expect(await client.repair(run, flooded())).toMatchObject({ status: 409, code: "draw-places-differ" });
  await client.publish({ session_ids: all.sessionIds, mode: { kind: "free" }, reason: "Once more" });
  expect(await client.repair(run, flooded())).toMatchObject({ status: 409, code: "draw-run-not-in-force" });
});

test("too few pegs for somebody who comes late are said with the numbers", async () => {
  const { client, run, pegIds, closePeg, addAngler } = drawn;
  const used = new Set(before.map(({ peg_id }) => peg_id));
  for (const id of await pegIds()) if (!used.has(id)) await closePeg(id);
  for (let filled = used.size; filled > 10; filled -= 1) await client.repair(run, await fill());
  const repair = { kind: "late-entrant", angler_id: await addAngler() };
  expect(await client.previewRepair(run, repair)).toMatchObject({ status: 422, code: "draw-impossible" });

  async function fill() {
    return { kind: "late-entrant", angler_id: await addAngler() };
  }
});

test("the last change is taken back with a reason and stays listed; no other one is", async () => {
  const { client, run, closePeg, setAngler, freePeg } = drawn;
  const [first] = before;
  const free = await freePeg(first!.session_id);
  const hand = { peg_id: free, reason: "Wheelchair", revision: first!.revision };
  expect((await client.send("PATCH", `/draws/${first!.id}`, hand)).status).toBe(200);
  await closePeg(free);
  await setAngler(field(6), { presence: "withdrawn" });
  expect((await client.repair(run, { kind: "peg-out-of-use", peg_id: free }, "Flooded")).status).toBe(201);
  const undo = (number: number, reason = "A mistake") =>
    client.send("POST", `/draw-runs/${run.id}/changes/undo`, { number, reason });
  expect(await undo(1)).toMatchObject({ status: 409, code: "undo-too-late" });
  expect(await undo(2, "")).toMatchObject({ status: 422 });
  expect(await undo(2)).toMatchObject({
    status: 200,
    data: { number: 2, undone: { by: organizer.user.display_name, reason: "A mistake" } },
  });
  const ofFirst = (await client.draws()).find(({ id }) => id === first!.id);
  expect(ofFirst).toMatchObject({ peg_id: free, source: "manual", reason: "Wheelchair" });
  expect((await undo(1)).status).toBe(200);
  expect((await client.draws()).map(placeOf)).toEqual(before.map(placeOf));
  expect((await client.draws()).every(({ source }) => source === "drawn")).toBe(true);
  expect(await client.changes(run)).toMatchObject([{ number: 1 }, { number: 2 }]);
  expect((await client.send("GET", "/draw-runs")).data).toMatchObject([{ changes: 2 }]);
  expect((await client.repair(run, { kind: "withdrawal", angler_id: field(6) })).data.number).toBe(3);
});

function field(index: number): number {
  return drawn.field.anglerIds[index]!;
}

function placeOf({ session_id, angler_id, peg_id }: SentDraw): string {
  return `${session_id} ${angler_id} ${peg_id}`;
}
