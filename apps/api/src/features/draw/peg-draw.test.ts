import type { PegRunResponse } from "@tightlines/contract/draw-run";
import { toCamelCase } from "@tightlines/contract/wire/case";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient, type SentDraw, type SentRun } from "../../testing/draw-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";
import { verifyPublished } from "../../testing/verify-published.ts";

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
  field = await fillTestField(api, event, {
    sectors: 2,
    pegsPerSector: 6,
    sessions: 2,
    teams: 5,
    anglersPerTeam: 2,
  });
  client = drawClient(api, event, organizer);
});
afterAll(() => api.close());

const free = { mode: { kind: "free" } };
const both = () => ({ ...free, session_ids: field.sessionIds });
const first = () => ({ ...free, session_ids: [field.sessionIds[0]!] });

test("a draw is promised, drawn and published, and anybody can verify it", async () => {
  const { status, data: prepared } = await client.prepare({ ...both(), takes_ingredient: true });
  expect(status).toBe(201);
  // The hashes are public; what will come out nobody knows.
  expect(await seen(prepared.id)).toMatchObject({
    status: "draft",
    seed: null,
    placements: null,
    drawn_at: null,
    takes_ingredient: true,
    seed_hash: prepared.seed_hash,
    input_hash: prepared.input_hash,
  });
  expect(prepared).toMatchObject({ seed: null, placements: null });

  const { data: drawn } = await client.step(prepared, "draw", { ingredient: "7 13 21 34" });
  expect(drawn.placements).toHaveLength(20);
  expect(await seen(drawn.id)).toMatchObject({ placements: null, report: null, ingredient: "7 13 21 34" });
  expect(await client.draws()).toEqual([]);

  const { data: published } = await client.step(drawn, "publish");
  expect(published.status).toBe("published");
  const run = toCamelCase(await seen(published.id)) as PegRunResponse;
  expect(verifyPublished(run)).toMatchObject({
    isSeedAsCommitted: true,
    isInputAsCommitted: true,
    isDrawAsComputed: true,
  });
  const held = await client.draws();
  expect(held.map(placeOf).toSorted()).toEqual(published.placements!.map(placeOf).toSorted());
  expect(held[0]).toMatchObject({ source: "drawn", run_id: published.id, reason: "" });
});

test("what the crowd adds is asked for where it was promised, and refused elsewhere", async () => {
  const { data: with_ } = await client.prepare({ ...first(), takes_ingredient: true });
  expect(await client.step(with_, "draw")).toMatchObject({
    status: 422,
    fields: { ingredient: [{ code: "ingredient-missing" }] },
  });
  const { data: without } = await client.prepare({ ...first(), reason: "Another way" });
  expect(await client.step(without, "draw", { ingredient: "carp" })).toMatchObject({
    status: 422,
    fields: { ingredient: [{ code: "ingredient-not-taken" }] },
  });
});

test("nobody draws a session again in silence, and every run stays listed", async () => {
  const published = await client.publish(first());
  expect(await client.prepare(first())).toMatchObject({
    status: 422,
    fields: { reason: [{ code: "redraw-reason-missing" }] },
  });
  const again = await client.publish({ ...first(), reason: "Peg 3 is under water" });
  const { data } = await client.send("GET", "/draw-runs?kind=peg");
  expect(data).toMatchObject([
    { number: again.number, status: "published", reason: "Peg 3 is under water" },
    { number: published.number, status: "superseded" },
  ]);
  expect((await client.draws()).every(({ run_id }) => run_id === again.id)).toBe(true);
});

test("a draw of one session leaves the others of the run before it in force", async () => {
  const whole = await client.publish(both());
  const one = await client.publish({ ...first(), reason: "The wind has turned" });
  const runOf = new Map((await client.draws()).map(({ session_id, run_id }) => [session_id, run_id]));
  expect([...runOf]).toEqual([
    [field.sessionIds[0], one.id],
    [field.sessionIds[1], whole.id],
  ]);
  expect(await seen(whole.id)).toMatchObject({ status: "published" });
});

test("a draw is made once, published once, and not before it is made", async () => {
  const { data: prepared } = await client.prepare(first());
  expect(await client.step(prepared, "publish")).toMatchObject({ status: 409, code: "draw-not-made" });
  const { data: drawn } = await client.step(prepared, "draw");
  expect(await client.step(drawn, "draw")).toMatchObject({ status: 409, code: "draw-already-made" });
  const { data: published } = await client.step(drawn, "publish");
  expect(await client.step(published, "publish")).toMatchObject({ status: 409, code: "draw-run-not-draft" });
});

test("what has changed since the promise is neither drawn nor published", async () => {
  const { data: prepared } = await client.prepare(first());
  await withdraw(field.anglerIds[0]!);
  expect(await client.step(prepared, "draw")).toMatchObject({ status: 409, code: "draw-input-changed" });
  const { data: again } = await client.prepare({ ...first(), reason: "One has withdrawn" });
  const { data: drawn } = await client.step(again, "draw");
  await withdraw(field.anglerIds[1]!);
  expect(await client.step(drawn, "publish")).toMatchObject({ status: 409, code: "draw-input-changed" });
  expect(await client.draws()).toEqual([]);
});

test("what makes a draw impossible is said before anything is promised", async () => {
  await api.database.db
    .updateTable("peg")
    .set({ outOfUseReason: "Flooded" })
    .where("eventId", "=", event.id)
    .where("number", ">", 4)
    .execute();
  expect(await client.preview(first())).toMatchObject({
    status: 422,
    code: "draw-too-few-pegs",
    detail: expect.stringContaining("Session 1: Sector S1 and Sector S2 have 8 pegs in use for 10 anglers."),
  });
  expect(await client.prepare(first())).toMatchObject({ status: 422, code: "draw-too-few-pegs" });
  expect((await client.send("GET", "/draw-runs")).data).toEqual([]);
});

test("every sector with too few pegs is named, in every session, with the way out", async () => {
  const [one, other] = field.sectorIds;
  await api.database.db
    .updateTable("peg")
    .set({ outOfUseReason: "Flooded" })
    .where("eventId", "=", event.id)
    .where("number", ">", 4)
    .execute();
  const assignments = field.sessionIds.flatMap((session_id) =>
    field.anglerIds.map((angler_id, index) => ({
      session_id,
      angler_id,
      sector_id: index < 5 ? one : other,
    })),
  );
  const crowded = { ...both(), mode: { kind: "per-sector", assignments } };
  const { status, detail } = await client.preview(crowded);
  expect(status).toBe(422);
  for (const session of ["Session 1", "Session 2"])
    for (const sector of ["Sector S1", "Sector S2"])
      expect(detail).toContain(`${session}: ${sector} has 4 pegs in use for 5 anglers`);
  expect(detail).toContain("Add pegs, take pegs back into use, move anglers to other sectors");
});

test("a refusal says which wishes are in the way", async () => {
  const [one] = field.anglerIds;
  await api.database.db
    .updateTable("angler")
    .set({ needsAccessiblePeg: true })
    .where("id", "=", one!)
    .execute();
  const constraints = [{ kind: "accessible-peg", strength: "hard" }];
  expect(await client.preview({ ...first(), constraints })).toMatchObject({
    status: 422,
    code: "draw-impossible",
    detail: expect.stringContaining("You ask for: accessible pegs for those who need them."),
  });
});

test("the preview counts who is drawn for which pegs", async () => {
  expect(await client.preview(first())).toMatchObject({
    status: 200,
    data: {
      anglers: 10,
      boxes: [{ session_id: field.sessionIds[0], sector_id: null, anglers: 10, pegs: 12 }],
    },
  });
  expect(await client.preview({ ...first(), mode: { kind: "rotation" } })).toMatchObject({
    status: 422,
    code: "draw-needs-groups",
  });
});

test("a locked draw is opened with a reason before its session is drawn again", async () => {
  const published = await client.publish(first());
  const { data: locked } = await client.step(published, "lock");
  expect(locked.status).toBe("locked");
  const again = { ...both(), reason: "Once more" };
  // Said before anybody presses the button.
  expect(await client.preview(both())).toMatchObject({
    status: 409,
    code: "session-draw-locked",
    detail: "The draw of Session 1 is locked (draw 1). Unlock it with a reason first.",
  });
  expect((await client.preview({ ...both(), session_ids: field.sessionIds.slice(1) })).status).toBe(200);
  expect(await client.prepare(again)).toMatchObject({
    status: 409,
    code: "session-draw-locked",
    detail: expect.stringContaining("The draw of Session 1 is locked (draw 1)"),
  });
  expect(await client.step(locked, "unlock", { reason: " " })).toMatchObject({
    status: 422,
    fields: { reason: [{ code: "unlock-reason-missing" }] },
  });
  const { data: open } = await client.step(locked, "unlock", { reason: "Two pegs are gone" });
  expect(open.status).toBe("published");
  // Everybody can read who opened it, when and why.
  expect(await seen(open.id)).toMatchObject({
    unlocked: [{ by: expect.any(String), at: expect.any(String), reason: "Two pegs are gone" }],
  });
  expect((await client.prepare(again)).status).toBe(201);
});

test("a draw that was made and thrown away before it was published is shown to everybody", async () => {
  const { data: promised } = await client.prepare(first());
  const { data: thrown } = await client.step(promised, "draw");
  expect(await seen(thrown.id)).toMatchObject({ seed: null, placements: null });
  const { data: second } = await client.prepare({ ...first(), reason: "We did not like it" });
  expect(await seen(thrown.id)).toMatchObject({
    status: "superseded",
    published_at: null,
    seed: expect.stringMatching(/^[0-9a-f]{64}$/),
    placements: thrown.placements,
  });
  // What was only promised came to nothing, and its seed stays as secret as that of the next one.
  await client.prepare({ ...first(), reason: "Somebody is missing" });
  for (const id of [second.id, second.id + 1])
    expect(await seen(id)).toMatchObject({ seed: null, placements: null });
});

test("an undone draw brings back where everybody was, and stays listed", async () => {
  const one = await client.publish(first());
  const before = (await client.draws()).map(placeOf);
  const two = await client.publish({ ...both(), reason: "Both together" });
  const { status, data } = await client.step(two, "publish/undo", { reason: "The wrong list" });
  expect({ status, is: data.status }).toEqual({ status: 200, is: "undone" });
  expect((await client.draws()).map(placeOf)).toEqual(before);
  expect(await seen(one.id)).toMatchObject({ status: "published" });
  expect(await seen(two.id)).toMatchObject({ status: "undone", undone: { reason: "The wrong list" } });
});

test("a draw is not undone when somebody fishes by it", async () => {
  const run = await client.publish(first());
  await api.database.db
    .updateTable("session")
    .set({ status: "running" })
    .where("id", "=", first().session_ids[0]!)
    .execute();
  const before = await client.draws();
  expect(await client.step(run, "publish/undo", { reason: "The wrong list" })).toMatchObject({
    status: 409,
    code: "session-not-drawable",
  });
  expect(await client.draws()).toEqual(before);
});

test("two draws of one session do not both hold, whoever is first", async () => {
  const { data: one } = await client.prepare(first());
  const { data: drawn } = await client.step(one, "draw");
  const { data: other } = await client.prepare({ ...first(), reason: "Somebody else draws, too" });
  const { data: otherDrawn } = await client.step(other, "draw");
  const answers = await Promise.all([client.step(drawn, "publish"), client.step(otherDrawn, "publish")]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await client.draws()).map(({ run_id }) => run_id)).toEqual(
    Array.from({ length: 10 }, () => other.id),
  );
});

test("a session that has begun, a practice of another event and a rest are not drawn", async () => {
  await api.database.db
    .updateTable("session")
    .set({ status: "running" })
    .where("id", "=", field.sessionIds[0]!)
    .execute();
  expect(await client.prepare(first())).toMatchObject({ status: 409, code: "session-not-drawable" });
  const stranger = await createTestEvent(api, organizer);
  const { sessionIds } = await fillTestField(api, stranger, { sessions: 1 });
  expect(await client.prepare({ ...free, session_ids: sessionIds })).toMatchObject({
    status: 404,
    code: "session-not-found",
  });
});

test("people are found by session, sector, team and name", async () => {
  await client.publish(both());
  const [session] = field.sessionIds;
  expect(await client.draws(`&session_id=${session}`)).toHaveLength(10);
  expect(await client.draws(`&team_id=${field.teamIds[0]}`)).toHaveLength(4);
  expect(await client.draws(`&angler_id=${field.anglerIds[0]}`)).toHaveLength(2);
  expect(await client.draws("&search=nr 10")).toHaveLength(2);
  const bySector = await client.draws(`&sector_id=${field.sectorIds[1]}`);
  expect(new Set(bySector.map(({ sector_code }) => sector_code))).toEqual(new Set(["S2"]));
});

test("whoever has an account finds their own place, and a guest has none", async () => {
  await client.publish(both());
  const angler = await api.asRole("member");
  await api.database.db
    .updateTable("angler")
    .set({ userId: angler.user.id })
    .where("id", "=", field.anglerIds[2]!)
    .execute();
  const ownOf = async (person: Person | null) =>
    (await sendAs(api, person, "GET", `/events/${event.id}/draws?mine=true`)).data as SentDraw[];
  expect((await ownOf(angler)).map(({ angler_id }) => angler_id)).toEqual([
    field.anglerIds[2],
    field.anglerIds[2],
  ]);
  expect(await ownOf(organizer)).toEqual([]);
  expect(await ownOf(null)).toEqual([]);
});

test("the list of runs says which sessions each draws", async () => {
  await client.publish(both());
  const { data } = await client.send("GET", "/draw-runs?kind=peg");
  expect(data).toMatchObject([{ session_id: null, session_ids: field.sessionIds }]);
});

/** As a guest sees it. */
async function seen(id: number): Promise<SentRun> {
  return (await sendAs(api, null, "GET", `/events/${event.id}/draw-runs/${id}`)).data;
}

function placeOf({ session_id, angler_id, peg_id }: Pick<SentDraw, "session_id" | "angler_id" | "peg_id">) {
  return `${session_id} ${angler_id} ${peg_id}`;
}

async function withdraw(id: number): Promise<void> {
  await api.database.db.updateTable("angler").set({ presence: "withdrawn" }).where("id", "=", id).execute();
}
