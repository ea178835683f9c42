import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let speciesId: number;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  const { id } = await api.database.db.selectFrom("species").select("id").limit(1).executeTakeFirstOrThrow();
  speciesId = id;
});
afterAll(() => api.close());

test("a board says who is in, who is missing, who entered last, and who was seen when", async () => {
  const { event, field } = await newEvent({ isDrawn: true });
  const session_id = field.sessionIds[0]!;
  const seats = await drawClient(api, event, organizer).draws(`&session_id=${session_id}`);
  const [first, second, third] = seats.map(({ angler_id }) => ({ session_id, angler_id })) as SentPair[];
  const scores = scoreClient(api, event, organizer);
  await scores.outcomes([
    fish(first!),
    fish(first!),
    say(second!, "set-presence", { seen: null, presence: "absent" }),
  ]);
  const { secret, id } = await newPass(event, { name: "Jan", sector_ids: [field.sectorIds[1]] });
  await newPass(event, { name: "Not used" });
  await newPass(event, { name: "Another session", session_ids: [field.sessionIds[1]] });
  await sendAs(api, null, "POST", "/pass/operations", { secret, operations: [fish(third!)] });
  await scores.outcomes([weighed(first!, 100), weighed(first!, 200)]);

  const { data } = await board(event, session_id);
  expect(data.seats.map(stateOf)).toEqual([
    ["S1", 1, "fished", 2, 1],
    ["S1", 2, "absent", 0, 0],
    ["S2", 1, "fished", 1, 0],
    ["S2", 2, null, 0, 0],
  ]);
  expect(data.seats[0]).toMatchObject({
    angler_id: first!.angler_id,
    is_signed: false,
    was_signed: false,
    weigh_in_grams: 100,
  });
  expect(data.seats[2].last_entry).toMatchObject({ by: "Jan" });
  expect(data.seats[3]).toMatchObject({ score_id: null, last_entry: null });
  expect(data.open_count).toBe(1);
  expect(data.controllers).toMatchObject([
    { kind: "person", id: organizer.user.id, entry_count: 5, has_ended: false },
    { kind: "pass", id, name: "Jan", entry_count: 1, sector_codes: ["S2"], seen_at: expect.any(String) },
    { kind: "pass", name: "Not used", entry_count: 0, seen_at: null, sector_codes: [] },
  ]);
  const { hash } = (await scores.outcomes([fish(second!)]))[0]!.score!;
  await scores.outcomes([say(second!, "sign", { hash })]);
  const signed = async () => (await board(event, session_id)).data.seats[1];
  expect(await signed()).toMatchObject({ is_signed: true, was_signed: true });
  await scores.outcomes([{ ...fish(second!), reason: "One more" }]);
  expect(await signed()).toMatchObject({ is_signed: false, was_signed: true });
  // What happens in one event is nobody else's business.
  const other = await newEvent();
  const elsewhere = (await board(other.event, other.field.sessionIds[0]!)).data;
  expect(elsewhere).toMatchObject({ controllers: [], open_count: 0 });
  expect(await board(other.event, session_id)).toMatchObject({ status: 404, code: "session-not-found" });
});

test("where nobody was drawn, everybody is on the board, but for reserves", async () => {
  const { event, field } = await newEvent();
  const { db } = api.database;
  await db.updateTable("angler").set({ isReserve: true }).where("id", "=", field.anglerIds[0]!).execute();
  const { data } = await board(event, field.sessionIds[0]!);
  expect(data.seats.map(({ angler_id, sector_code }: Seat) => [angler_id, sector_code])).toEqual(
    field.anglerIds.slice(1).map((angler) => [angler, null]),
  );
});

test("a card on which everything was taken back is not in, and keeps its history", async () => {
  const { event, field } = await newEvent();
  const [first, second] = field.anglerIds.map((angler_id) => ({
    session_id: field.sessionIds[0]!,
    angler_id,
  }));
  const scores = scoreClient(api, event, organizer);
  const caught = fish(first!);
  const undo = { catch_id: caught.id, seen: caught.id, reason: "Wrong angler" };
  await scores.outcomes([caught, say(first!, "void-catch", undo), weighed(second!, 0)]);
  const seats = (await board(event, first!.session_id)).data.seats as Seat[];
  const of = (pair: SentPair) => seats.find(({ angler_id }) => angler_id === pair.angler_id);
  expect(of(first!)).toMatchObject({ is_in: false, presence: null, score_id: expect.any(Number) });
  expect(of(second!)).toMatchObject({ is_in: true, presence: "fished" });
  expect(of(first!)).not.toHaveProperty("standing_parts");
});

test("what was left waits again when the decision is taken back; what was taken stays", async () => {
  const { event, field } = await newEvent();
  const pair = { session_id: field.sessionIds[0]!, angler_id: field.anglerIds[0]! };
  const scores = scoreClient(api, event, organizer);
  const [stored, left] = [weighed(pair, 4500), weighed(pair, 450)];
  await scores.outcomes([stored, left]);
  const undo = (id: string) => scores.call("POST", `/operations/${id}/decide/undo`);
  await scores.call("POST", `/operations/${left.id}/decide`, { is_taken: false, reason: "Wrong scale" });
  expect((await scores.call("GET", "/operations?is_open=true")).data).toEqual([]);
  expect(await undo(left.id)).toMatchObject({
    status: 200,
    data: { id: left.id, outcome: "conflict", decided_at: null, decided_reason: "" },
  });
  expect((await scores.call("GET", "/operations?is_open=true")).data).toMatchObject([{ id: left.id }]);

  await scores.call("POST", `/operations/${left.id}/decide`, { is_taken: true, reason: "Weighed again" });
  expect(await undo(left.id)).toMatchObject({
    status: 409,
    code: "undo-too-late",
    detail: "This cannot be undone any more: this entry was accepted, and counts.",
  });
  const other = await newEvent();
  const elsewhere = scoreClient(api, other.event, organizer);
  expect(await elsewhere.call("POST", `/operations/${left.id}/decide/undo`)).toMatchObject({
    status: 404,
    code: "score-operation-not-found",
  });
});

test("a device that says it again with a reason, having seen the other version, has decided", async () => {
  const { event, field } = await newEvent();
  const [pair, other] = field.anglerIds.map((angler_id) => ({ session_id: field.sessionIds[0]!, angler_id }));
  const scores = scoreClient(api, event, organizer);
  const stored = weighed(pair!, 4500);
  await scores.outcomes([stored, weighed(other!, 4500)]);
  const [device_id, another] = [randomUUID(), randomUUID()];
  const mine = { ...weighed(pair!, 450), device_id, device_number: 1 };
  const theirs = { ...weighed(pair!, 45), device_id: another, device_number: 1 };
  const elsewhere = { ...weighed(other!, 450), device_id, device_number: 2 };
  await scores.outcomes([mine, theirs, elsewhere]);
  const again = { ...mine, id: randomUUID(), device_number: 3, seen: stored.id, reason: "Looked at both" };
  expect((await scores.outcomes([again]))[0]!.outcome).toBe("applied");
  const { data } = await scores.call("GET", "/operations?is_open=true");
  expect(data.map(({ id }: { id: string }) => id)).toEqual([elsewhere.id, theirs.id]);
  const log = (await scores.call("GET", "/operations")).data as { id: string; decided_reason: string }[];
  expect(log.find(({ id }) => id === mine.id)).toMatchObject({ decided_reason: "Looked at both" });
});

interface Seat {
  angler_id: number;
  sector_code: string | null;
  peg_number: number | null;
  presence: string | null;
  fish_count: number;
  open_count: number;
}

function stateOf({ sector_code, peg_number, presence, fish_count, open_count }: Seat) {
  return [sector_code, peg_number, presence, fish_count, open_count];
}

/** Two sessions that run. */
async function newEvent({ isDrawn = false } = {}): Promise<{ event: TestEvent; field: TestField }> {
  const event = await createTestEvent(api, organizer);
  const field = await fillTestField(api, event, { sectors: 2, pegsPerSector: 2, sessions: 2, teams: 4 });
  const plan = { session_ids: field.sessionIds, mode: { kind: "free" } };
  if (isDrawn) await drawClient(api, event, organizer).publish(plan);
  for (const id of field.sessionIds) await runSession(api, id);
  return { event, field };
}

function board(event: TestEvent, sessionId: number) {
  return sendAs(api, organizer, "GET", `/events/${event.id}/scores/board?session_id=${sessionId}`);
}

async function newPass(event: TestEvent, limits: object): Promise<{ id: number; secret: string }> {
  const pass = { expires_at: "2099-01-01T00:00:00Z", ...limits };
  return (await sendAs(api, organizer, "POST", `/events/${event.id}/passes`, pass)).data;
}

function fish(pair: SentPair) {
  return say(pair, "add-catch", { catch: { species_id: speciesId, length_mm: 300 } });
}

function weighed(pair: SentPair, weight_grams: number) {
  return say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams } });
}
