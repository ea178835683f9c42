import { createTestApi, type Person, type TestApi } from "@tightlines/api/testing/create-test-api";
import { drawClient } from "@tightlines/api/testing/draw-client";
import { sendAs } from "@tightlines/api/testing/send-as";
import { eventInput, type TestEvent } from "@tightlines/api/testing/test-event";
import { fillTestField, type TestField } from "@tightlines/api/testing/test-field";
import type { ScoreOperationInput } from "@tightlines/contract/score/score-operation";
import type { PenaltyInput } from "@tightlines/contract/score/score-values";
import { rankOnDevice } from "@tightlines/web/features/score/device/rank-on-device.ts";
import { fetchScoreBook } from "@tightlines/web/features/score/device/score-book.ts";
import type { ScoreStepInput } from "@tightlines/web/features/score/device/score-desk.ts";
import { type Api, createApi } from "@tightlines/web/lib/api/api.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let api: TestApi;
let organizer: Person;
/** As the organizer's browser calls. */
let web: Api;
let event: TestEvent;
let field: TestField;
/** Long after the event: every session has begun. */
const now = Date.parse("2099-01-01T00:00:00Z");

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  web = createApi({
    token: async () => organizer.token,
    transport: async ({ method, url, headers, body }) => {
      const answer = await api.app.inject({ method, url, headers, ...(body !== undefined && { body }) });
      return { status: answer.statusCode, text: answer.body };
    },
  });
});
afterAll(() => api.close());

/** Two sessions on two sectors of seven pegs, drawn and being fished; a reserve stands by for the last but one. */
beforeEach(async () => {
  const url = `places-${crypto.randomUUID()}`;
  const input = { ...eventInput, url, discipline: "coarse", preset: "coarse-and-feeder" };
  event = (await sendAs(api, organizer, "POST", "/events", input)).data;
  field = await fillTestField(api, event, { sectors: 2, pegsPerSector: 7, sessions: 2, teams: 14 });
});

test("a device and the server compute the same places from the same scores", async () => {
  await draw();
  await enter(0, [...firstScores(), ...penalties()]);
  // Out of the whole event by what happened in the other session.
  await enter(1, [[0, punish({ code: "red", effect: "event-disqualified" })]]);
  const ofServer = await serverPlaces(0);
  expect((await devicePlaces(0)).places).toEqual(ofServer);
  // Those who caught and those who did not; the heaviest of all has no place.
  expect(ofServer.size).toBe(8);
  expect(ofServer.get(field.anglerIds[0]!)).toBeUndefined();
});

test("what waits on a device brings the places that the server computes when it has arrived", async () => {
  await draw();
  await enter(0, firstScores());
  const later: Steps = [[10, weigh(6000)], [11, weigh(3000)], ...penalties()];
  const before = await serverPlaces(0);
  const onDevice = await devicePlaces(0, operationsOf(0, later));
  expect(onDevice.places).not.toEqual(before);
  await enter(0, later);
  expect(onDevice.places).toEqual(await serverPlaces(0));
});

test("a reserve is ranked where they stepped in, and everybody against everybody where nobody was drawn", async () => {
  const { anglerIds } = field;
  const run = await draw({ isRunning: false });
  const [out, inId] = [anglerIds[12]!, anglerIds[13]!];
  const step = { reserve_id: inId, reason: "Ill" };
  await sendAs(api, organizer, "POST", `/events/${event.id}/anglers/${out}/substitute`, step);
  const wish = { kind: "substitution", angler_id: out, reserve_id: inId };
  expect(await drawClient(api, event, organizer).repair(run, wish)).toMatchObject({ status: 201 });
  const [undrawn] = (await fillTestField(api, event, { sessions: 1 })).sessionIds;
  field.sessionIds.push(undrawn!);
  await runSessions();
  await enter(0, [...firstScores(), [13, weigh(9000)]]);
  await enter(2, firstScores());
  for (const session of [0, 2])
    expect((await devicePlaces(session)).places).toEqual(await serverPlaces(session));
  expect((await devicePlaces(0)).places.get(inId)).toBe(1);
});

test("where a limit spans sessions, the device names those whose scores it lacks", async () => {
  await draw();
  const { data } = await web.get("/api/events/{event}/ruleset", { params: { event: event.url } });
  const { ruleset, revision } = data;
  const limits = { ...ruleset.catching.limits, bestPerEvent: 5 };
  await web.patch("/api/events/{event}/ruleset", {
    params: { event: event.url },
    body: { ruleset: { ...ruleset, catching: { ...ruleset.catching, limits } }, revision, reason: "Culling" },
  });
  await enter(0, firstScores());
  const { places, needs } = await devicePlaces(0);
  expect([places.size, needs.map(({ id }) => id)]).toEqual([0, [field.sessionIds[1]]]);
});

type Steps = readonly (readonly [angler: number, step: ScoreStepInput])[];

/** Ties, blanks, somebody who did not come, and cards that are still missing. */
function firstScores(): Steps {
  const grams = [5000, 3000, 3000, 3000, 3000, 1000, 1000];
  return [
    ...grams.map((weightGrams, angler) => [angler, weigh(weightGrams)] as const),
    [7, presence("fished")],
    [8, presence("fished")],
    [9, presence("absent")],
  ];
}

function penalties(): Steps {
  return [
    [1, punish({ code: "late", effect: "none", weightGrams: 500 })],
    [5, punish({ code: "line", effect: "session-zeroed" })],
  ];
}

function punish(penalty: Pick<PenaltyInput, "code" | "effect"> & Partial<PenaltyInput>): ScoreStepInput {
  const none = { catchId: null, points: null, weightGrams: null };
  return { kind: "add-penalty", penalty: { ...none, ...penalty }, reason: "Judged" };
}

function weigh(weightGrams: number): ScoreStepInput {
  const weighIn = { weightGrams, fishCount: null, biggestFishGrams: null, deadCount: null };
  return { kind: "set-weigh-in", seen: null, weighIn };
}

function presence(value: "fished" | "absent"): ScoreStepInput {
  return { kind: "set-presence", seen: null, presence: value, lateMinutes: 0 };
}

async function draw({ isRunning = true } = {}) {
  const reserve = { isReserve: true, slot: null, teamId: field.teamIds[12]! };
  const { db } = api.database;
  await db.updateTable("angler").set(reserve).where("id", "=", field.anglerIds[13]!).execute();
  const plan = { session_ids: field.sessionIds, mode: { kind: "free" } };
  const run = await drawClient(api, event, organizer).publish(plan);
  if (isRunning) await runSessions();
  return run;
}

/** Starts every session, whatever its hour. */
async function runSessions(): Promise<void> {
  const { db } = api.database;
  await db.updateTable("session").set({ status: "running" }).where("eventId", "=", event.id).execute();
}

function operationsOf(session: number, steps: Steps): ScoreOperationInput[] {
  return steps.map(([angler, step]) => ({
    reason: "",
    ...step,
    id: crypto.randomUUID(),
    sessionId: field.sessionIds[session]!,
    anglerId: field.anglerIds[angler]!,
    madeAt: "2027-04-03T06:30:00Z",
    deviceId: null,
    deviceNumber: null,
  }));
}

async function enter(session: number, steps: Steps): Promise<void> {
  const { data } = await web.post("/api/events/{event}/scores/operations", {
    params: { event: event.url },
    body: { operations: operationsOf(session, steps) },
  });
  expect(data.map(({ outcome, problem }) => problem?.detail ?? outcome)).toEqual(steps.map(() => "applied"));
}

/** From what a device fetches while it has signal, and what waits on it. */
async function devicePlaces(session: number, operations: readonly ScoreOperationInput[] = []) {
  const book = await fetchScoreBook(web, event.url, organizer.user.uid);
  const sessionId = field.sessionIds[session]!;
  const { data: scores } = await web.get("/api/events/{event}/scores", {
    params: { event: event.url },
    query: { sessionId, pageSize: 1000 },
  });
  const waiting = operations.map((body) => ({ id: body.id, queue: "", body, answer: null }));
  return rankOnDevice(book, { scores, waiting }, sessionId, now);
}

async function serverPlaces(session: number): Promise<Map<number, number>> {
  const { data } = await web.get("/api/events/{event}/results", {
    params: { event: event.url },
    query: { session: field.sessionIds[session]!, pageSize: 1000 },
  });
  return new Map(data.flatMap(({ id, place }) => (place === null ? [] : [[id, place]])));
}
