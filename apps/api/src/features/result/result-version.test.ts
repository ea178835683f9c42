import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { eventInput, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
/** Four anglers of one sector in a coarse match that runs. */
let pairs: SentPair[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

beforeEach(async () => {
  const url = `versions-${crypto.randomUUID()}`;
  const input = { ...eventInput, url, discipline: "coarse", preset: "coarse-and-feeder" };
  event = (await sendAs(api, organizer, "POST", "/events", input)).data;
  await send("PATCH", "", { status: "published" });
  const field = await fillTestField(api, event, { sectors: 1, pegsPerSector: 4, sessions: 1, teams: 4 });
  const session_id = field.sessionIds[0]!;
  pairs = field.anglerIds.map((angler_id) => ({ session_id, angler_id }));
  await drawClient(api, event, organizer).publish({ session_ids: [session_id], mode: { kind: "free" } });
  await send("PATCH", "", { status: "running" });
  await go("running");
});

test("closing a session publishes its results; official ones are published anew only where they differ", async () => {
  await weighAll();
  const closed = await go("provisional", { accepts_missing: true });
  expect(closed).toMatchObject({ status: 200, data: { published: { number: 1, problem: null } } });
  const official = await go("official", { reason: "All have signed" });
  expect(official).toMatchObject({ status: 200, data: { published: { number: 1, problem: null } } });
  const { data } = await versions();
  expect(data).toMatchObject([
    { number: 1, session_number: 1, cause: "closed", reason: "", published_by: organizer.user.display_name },
  ]);
  const { data: trail } = await send("GET", "/audit?noun=result");
  expect(trail).toMatchObject([{ action: "create", actor_name: organizer.user.display_name }]);

  // Reopening changes nothing; another category changes what the tables follow from.
  await go("provisional", { reason: "The wrong category was entered" });
  await changeCategory();
  expect((await go("official", { reason: "The category is right now" })).data.published.number).toBe(2);
  expect((await versions()).data).toMatchObject([
    { number: 2, cause: "official", reason: "The category is right now" },
    { number: 1 },
  ]);
});

test("every correction of a closed session is published, with who, why and the places it moved", async () => {
  await weighAll();
  await go("provisional");
  await correct(3, 9000, "Scale read wrong");
  expect((await versions()).data).toMatchObject([
    { number: 2, cause: "corrected", reason: "Scale read wrong", published_by: organizer.user.display_name },
    { number: 1, cause: "closed" },
  ]);
  const { data } = await send("GET", "/results/versions/2/changes");
  expect(data.corrections).toMatchObject([
    { name: "Angler Nr 4", before: { weight_grams: 1000 }, after: { weight_grams: 9000 } },
  ]);
  expect(data.tables[0].moves[0]).toMatchObject({
    name: "Angler Nr 4",
    before: { place: 4 },
    after: { place: 1 },
  });

  const { data: stored } = await send("GET", "/scores");
  const score = stored.find(({ angler_id }: SentPair) => angler_id === pairs[0]!.angler_id);
  await send("PATCH", `/scores/${score.id}`, {
    presence: "absent",
    reason: "Was not there",
    revision: score.revision,
  });
  expect((await versions()).data[0]).toMatchObject({ number: 3, reason: "Was not there" });
  const other = stored.find(({ angler_id }: SentPair) => angler_id === pairs[1]!.angler_id);
  await enter([say(pairs[1]!, "sign", { hash: other.hash })]);
  expect((await versions()).data).toHaveLength(3);
});

test("corrections at the same time leave one version each, with what it has changed", async () => {
  await weighAll();
  await go("provisional");
  const { data: stored } = await send("GET", "/scores");
  const change = ({ id, revision }: { id: number; revision: number }, index: number) =>
    send("PATCH", `/scores/${id}`, {
      weigh_in: { weight_grams: 6000 + index, fish_count: 2 },
      reason: `Weighed again ${index}`,
      revision,
    });
  const answers = await Promise.all(stored.map(change));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await versions()).data.map(({ number }: { number: number }) => number)).toEqual([5, 4, 3, 2, 1]);
  const said = await Promise.all(
    [2, 3, 4, 5].map(
      async (number) => (await send("GET", `/results/versions/${number}/changes`)).data.corrections,
    ),
  );
  expect(said.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
});

test("a session without a score, and one that does not count, leave no version", async () => {
  expect((await go("provisional", { accepts_missing: true })).data).toMatchObject({
    status: "provisional",
    published: null,
  });
  expect((await versions()).data).toEqual([]);
});

test("a session is closed although its results cannot be published, and the answer says why", async () => {
  const { data } = await send("GET", "/draw-runs");
  await api.database.db.deleteFrom("draw").where("eventId", "=", event.id).execute();
  expect(data).toHaveLength(1);
  await weighAll();
  const closed = await go("provisional", { accepts_missing: true });
  expect(closed).toMatchObject({
    status: 200,
    data: { status: "provisional", published: { number: null, problem: { code: "result-session-undrawn" } } },
  });
  expect((await versions()).data).toEqual([]);
});

test("calculating what is published answers that version, whatever it was published for", async () => {
  await weighAll();
  await go("provisional");
  const answers = [
    await calculate({}),
    await calculate({ session_id: pairs[0]!.session_id, reason: "Again" }),
  ];
  expect(answers.map(({ status, data }) => [status, data.number, data.cause])).toEqual([
    [200, 1, "closed"],
    [200, 1, "closed"],
  ]);
});

test("a jury sets what a session brings: the place says why, the log says it, and it can be taken back", async () => {
  await weighAll();
  await go("provisional");
  const penalty = { code: "Obstruction", effect: "points-set", points: "2.5" };
  const nothing = say(pairs[3]!, "add-penalty", { penalty: { ...penalty, points: null }, reason: "Why" });
  expect((await send("POST", "/scores/operations", { operations: [nothing] })).status).toBe(422);
  const said = say(pairs[3]!, "add-penalty", { penalty, reason: "Boat in the swim" });
  await enter([said]);
  const why = async () =>
    (await send("GET", `/results/why?id=${pairs[3]!.angler_id}&session=${pairs[3]!.session_id}`)).data;
  expect(await why()).toMatchObject({
    row: { place: 4, points: "2.5" },
    sessions: [
      { points: "2.5", extras: [], set_by_jury: { code: "Obstruction", reason: "Boat in the swim" } },
    ],
  });
  expect((await versions()).data[0]).toMatchObject({
    number: 2,
    cause: "corrected",
    reason: "Boat in the swim",
  });
  const { data: changes } = await send("GET", "/results/versions/2/changes");
  expect(changes.corrections).toMatchObject([
    { before: null, after: { penalty: "Obstruction", set_points: "2.5" }, reason: "Boat in the swim" },
  ]);
  await enter([
    say(pairs[3]!, "void-penalty", { penalty_id: said.id, seen: said.id, reason: "The boat was not there" }),
  ]);
  expect(await why()).toMatchObject({ row: { points: "4" }, sessions: [{ set_by_jury: null }] });
  expect((await versions()).data[0]).toMatchObject({ number: 3, reason: "The boat was not there" });
});

async function weighAll(): Promise<void> {
  const grams = [5000, 4000, 3000, 1000];
  await enter(
    pairs.map((pair, index) =>
      say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams: grams[index], fish_count: 4 } }),
    ),
  );
}

async function correct(index: number, weight_grams: number, reason: string): Promise<void> {
  const pair = pairs[index]!;
  const { data } = await send("GET", "/scores");
  const { weigh_in_said_by: seen } = data.find(({ angler_id }: SentPair) => angler_id === pair.angler_id);
  await enter([say(pair, "set-weigh-in", { seen, weigh_in: { weight_grams, fish_count: 4 }, reason })]);
}

async function changeCategory(): Promise<void> {
  await api.database.db
    .updateTable("angler")
    .set({ category: "veteran" })
    .where("eventId", "=", event.id)
    .where("id", "=", pairs[3]!.angler_id)
    .execute();
}

async function enter(operations: readonly object[]): Promise<void> {
  const outcomes = await scoreClient(api, event, organizer).outcomes(operations);
  expect(outcomes.map(({ outcome, problem }) => problem?.detail ?? outcome)).toEqual(
    operations.map(() => "applied"),
  );
}

async function go(status: string, more: object = {}) {
  const path = `/sessions/${pairs[0]!.session_id}`;
  const { revision } = (await send("GET", path)).data;
  return send("PATCH", path, { status, revision, ...more });
}

function versions() {
  return send("GET", "/results/versions");
}

function calculate(body: object) {
  return send("POST", "/results/calculate", body);
}

function send(method: "GET" | "POST" | "PATCH", path: string, body?: object) {
  return sendAs(api, organizer, method, `/events/${event.id}${path}`, body);
}
