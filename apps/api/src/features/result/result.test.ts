import type { ExplainedResult } from "@tightlines/contract/result/explained-result";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient, type SentRun } from "../../testing/draw-client.ts";
import { say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { eventInput, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let run: SentRun;
/** Six anglers of one sector in a coarse match; the draw may seat them in any order. */
let pairs: SentPair[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

beforeEach(async () => {
  event = await createCoarse();
  const field = await fillTestField(api, event, { sectors: 1, pegsPerSector: 6, sessions: 1, teams: 6 });
  const session_id = field.sessionIds[0]!;
  run = await drawClient(api, event, organizer).publish({
    session_ids: [session_id],
    mode: { kind: "free" },
  });
  pairs = field.anglerIds.map((angler_id) => ({ session_id, angler_id }));
  await setStatus("running");
});

/** Grams of the first four; the others come and catch nothing. */
async function weighAll(): Promise<void> {
  const grams = [5000, 3000, 3000, 1000, 0, 0];
  await enter(
    pairs.map((pair, index) =>
      grams[index]
        ? say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams: grams[index], fish_count: 4 } })
        : say(pair, "set-presence", { seen: null, presence: "fished" }),
    ),
  );
}

test("ties share the average of their places, and blanks that of the places left", async () => {
  await weighAll();
  const { data, meta } = await read("");
  expect(data.map(lineOf)).toEqual([
    [1, "Angler Nr 1", "1", "caught", 1],
    [2, "Angler Nr 2", "2.5", "caught", 2],
    [2, "Angler Nr 3", "2.5", "caught", 2],
    [4, "Angler Nr 4", "4", "caught", 1],
    [5, "Angler Nr 5", "5.5", "blank", 2],
    [5, "Angler Nr 6", "5.5", "blank", 2],
  ]);
  expect(meta).toEqual({ page: 1, page_size: 20, total: 6 });
  const { data: second } = await read("?page=2&page_size=4");
  expect(second.map(({ name }: { name: string }) => name)).toEqual(["Angler Nr 5", "Angler Nr 6"]);
  expect((await read("?page_size=2001")).status).toBe(422);
  expect((await read("?search=nr 3")).data).toMatchObject([{ name: "Angler Nr 3" }]);
});

test("results are those of the latest score, for everybody who asks", async () => {
  await weighAll();
  expect((await read("")).data[0].name).toBe("Angler Nr 1");
  const first = (await scoreClient(api, event, organizer).call("GET", "")).data.find(
    ({ angler_id }: { angler_id: number }) => angler_id === pairs[3]!.angler_id,
  );
  await enter([
    say(pairs[3]!, "set-weigh-in", {
      seen: first.weigh_in_said_by,
      weigh_in: { weight_grams: 9000 },
      reason: "Weighed again",
    }),
  ]);
  const answers = await Promise.all([read(""), read(""), read("?classification=team")]);
  expect(answers.map(({ data }) => data[0].name)).toEqual(["Angler Nr 4", "Angler Nr 4", "Team 4"]);
});

test("a session and its sector show what they brought, with whom they fished against", async () => {
  await weighAll();
  const { session_id } = pairs[0]!;
  const { data: sectors } = await sendAs(api, organizer, "GET", `/events/${event.id}/sectors`);
  const bySession = (await read(`?session=${session_id}`)).data;
  expect(bySession[1]).toMatchObject({
    place: 2,
    raw: "3000",
    unit: { kind: "sector", code: "S1" },
    sector_code: "S1",
  });
  expect((await read(`?sector=${sectors[0].id}`)).data).toEqual(bySession);
  const other = await fillTestField(api, await createCoarse(), { sectors: 1, sessions: 1 });
  expect(await read(`?session=${other.sessionIds[0]}`)).toMatchObject({
    status: 404,
    code: "session-not-found",
  });
  expect(await read(`?sector=${other.sectorIds[0]}`)).toMatchObject({
    status: 404,
    code: "sector-not-found",
  });
  expect(await read("?group=999999")).toMatchObject({ status: 404, code: "group-not-found" });
  expect(await read("?classification=nobodys")).toMatchObject({ status: 404, code: "result-not-found" });
});

test("somebody reads why they have their place: a tie, a blank, and what was caught", async () => {
  await weighAll();
  const why = async (pair: SentPair): Promise<ExplainedResult> =>
    (await read(`/why?id=${pair.angler_id}`)).data;
  expect(await why(pairs[1]!)).toMatchObject({
    row: { place: 2, points: "2.5" },
    sessions: [{ place: 2, raw: "3000", shared_by: 2, price: null }],
  });
  expect(await why(pairs[4]!)).toMatchObject({
    row: { status: "blank" },
    sessions: [{ status: "blank", price: { kind: "average-remaining", field_size: 6, caught: 4 } }],
  });
  expect(await read("/why?id=999999")).toMatchObject({ status: 404, code: "result-not-found" });
});

test("whoever has left keeps their peg empty, so that nobody's price changes", async () => {
  const { angler_id } = pairs[5]!;
  await setStatus("scheduled");
  const { data: angler } = await sendAs(api, organizer, "GET", `/events/${event.id}/anglers/${angler_id}`);
  await sendAs(api, organizer, "PATCH", `/events/${event.id}/anglers/${angler_id}`, {
    presence: "withdrawn",
    revision: angler.revision,
  });
  const repaired = await drawClient(api, event, organizer).repair(run, { kind: "withdrawal", angler_id });
  expect(repaired.status).toBe(201);
  await setStatus("running");
  const weighed = pairs
    .slice(0, 2)
    .map((pair, index) =>
      say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams: 2000 - index } }),
    );
  await enter([...weighed, say(pairs[2]!, "set-presence", { seen: null, presence: "fished" })]);
  // Six were drawn and two caught: the blank gets the average of the places 3 to 6.
  expect((await read("")).data[2]).toMatchObject({ status: "blank", points: "4.5" });
});

describe("what is calculated", () => {
  test("is kept by number; only other facts make another version", async () => {
    await weighAll();
    const first = await calculate({ session_id: pairs[0]!.session_id, reason: "First weigh-in" });
    expect(first.data).toMatchObject({ number: 1, session_number: 1, reason: "First weigh-in" });
    expect((await calculate({ session_id: pairs[0]!.session_id })).data).toEqual(first.data);
    await enter([say(pairs[4]!, "set-weigh-in", { seen: null, weigh_in: { weight_grams: 7000 } })]);
    const second = await calculate({ session_id: pairs[0]!.session_id });
    expect(second.data.number).toBe(2);
    expect(second.data.facts_hash).not.toBe(first.data.facts_hash);
    const leaders = await Promise.all([1, 2].map(async (number) => (await read(`/versions/${number}`)).data));
    expect(leaders.map(({ tables }) => tables[0].standings[0].name)).toEqual(["Angler Nr 1", "Angler Nr 5"]);
    expect((await read("/versions")).data.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    expect((await read("/tables")).data).toMatchObject({ latest_version: 2, is_provisional: true });
    expect(await read("/versions/3")).toMatchObject({ status: 404, code: "result-version-not-found" });
    const { data: trail } = await sendAs(api, organizer, "GET", `/events/${event.id}/audit?noun=result`);
    expect(trail).toHaveLength(2);
  });

  test("says what it has changed against the one before: the score, who, why, and every place", async () => {
    await weighAll();
    await calculate({});
    const { weigh_in_said_by: seen } = (await scoreClient(api, event, organizer).call("GET", "")).data.find(
      ({ angler_id }: { angler_id: number }) => angler_id === pairs[3]!.angler_id,
    );
    await enter([
      say(pairs[3]!, "set-weigh-in", { seen, weigh_in: { weight_grams: 4000 }, reason: "Scale read wrong" }),
    ]);
    await calculate({ reason: "After a protest" });
    expect((await read("/versions/1/changes")).data).toEqual({
      number: 1,
      previous_number: null,
      tables: [],
      corrections: [],
    });
    const { data } = await read("/versions/2/changes");
    expect(data).toMatchObject({ number: 2, previous_number: 1 });
    expect(data.corrections).toMatchObject([
      {
        session_number: 1,
        name: "Angler Nr 4",
        before: { weight_grams: 1000, fish_count: 4 },
        after: { weight_grams: 4000 },
        reason: "Scale read wrong",
        by: organizer.user.display_name,
      },
    ]);
    expect(data.tables[0]).toMatchObject({
      classification_id: "individual",
      unit: null,
      moves: [
        { name: "Angler Nr 4", before: { place: 4 }, after: { place: 2 } },
        { before: { place: 2 }, after: { place: 3 } },
        { before: { place: 2 }, after: { place: 3 } },
      ],
    });
    expect(await read("/versions/3/changes")).toMatchObject({
      status: 404,
      code: "result-version-not-found",
    });
  });

  test("needs a score, and a draw where the draw says who fishes against whom", async () => {
    expect(await calculate({})).toMatchObject({ status: 409, code: "result-no-scores" });
    expect(await calculate({ session_id: pairs[0]!.session_id })).toMatchObject({
      status: 409,
      detail: "There is nothing to calculate for Session 1: no score of it has been entered.",
    });
    const { sessionIds } = await fillTestField(api, event, { sessions: 1 });
    await setStatus("running");
    await enter([
      say({ ...pairs[0]!, session_id: sessionIds[0]! }, "set-weigh-in", {
        seen: null,
        weigh_in: { weight_grams: 1 },
      }),
    ]);
    expect(await calculate({})).toMatchObject({
      status: 409,
      code: "result-session-undrawn",
      detail: expect.stringContaining("Session 2 has scores but no draw"),
    });
  });
});

type Line = { place: number; name: string; points: string; status: string; shared_by: number };

function lineOf({ place, name, points, status, shared_by }: Line) {
  return [place, name, points, status, shared_by];
}

async function createCoarse(): Promise<TestEvent> {
  const url = `coarse-${crypto.randomUUID()}`;
  const input = { ...eventInput, url, discipline: "coarse", preset: "coarse-and-feeder" };
  const created = await sendAs(api, organizer, "POST", "/events", input);
  if (created.status !== 201) throw new Error(`No event: ${created.detail}`);
  await sendAs(api, organizer, "PATCH", `/events/${created.data.id}`, { status: "published" });
  return created.data;
}

/** By a row, and told to everybody as a call would. */
async function setStatus(status: "scheduled" | "running"): Promise<void> {
  const { db } = api.database;
  await db.updateTable("session").set({ status }).where("eventId", "=", event.id).execute();
  await db.transaction().execute((trx) => bumpRevisions(trx, [`event:${event.id}:session`]));
}

async function enter(operations: readonly object[]): Promise<void> {
  const outcomes = await scoreClient(api, event, organizer).outcomes(operations);
  expect(outcomes.map(({ outcome, problem }) => problem?.detail ?? outcome)).toEqual(
    operations.map(() => "applied"),
  );
}

function read(path: string) {
  return sendAs(api, organizer, "GET", `/events/${event.id}/results${path}`);
}

function calculate(body: object) {
  return sendAs(api, organizer, "POST", `/events/${event.id}/results/calculate`, body);
}
