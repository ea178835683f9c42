import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { photoOf, type ReportField, reportField, reportOf, sendReport } from "../../testing/report-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let angler: Person;
let event: TestEvent;
let field: ReportField;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  angler = await api.asRole("member", "angler");
});
afterAll(() => api.close());
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  field = await reportField(api, event, { userId: angler.user.id });
});

describe("an angler", () => {
  test("reports a fish that waits and does not count, and a judge accepts it", async () => {
    const { status, data } = await report({ latitude: "49.19506", longitude: "16.60684" });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      state: "waiting",
      claim: { length_mm: 420, weight_grams: null },
      counted: null,
      flags: [],
      place: { latitude: 49.19506, longitude: 16.60684 },
      photo: { width: 640, height: 480 },
    });
    expect(await catches()).toEqual([]);
    const judged = await decide(data, { decision: "accept" });
    expect(judged).toMatchObject({ status: 200, data: { state: "accepted", counted: { length_mm: 420 } } });
    expect(await catches()).toMatchObject([{ id: data.id, length_mm: 420, void_reason: null }]);
    const { data: said } = await call("GET", "/scores/operations");
    expect(said).toMatchObject([{ id: data.id, kind: "add-catch", outcome: "applied" }]);
    const { data: trail } = await call("GET", "/audit?noun=report");
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(["accept", "create"]);
  });

  test("sends the same report again and makes one, also from two tabs at once", async () => {
    const fields = reportOf(field);
    const [one, two] = await Promise.all([report({}, fields), report({}, fields)]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect((await report({}, fields)).status).toBe(201);
    expect((await call("GET", "/reports")).meta.total).toBe(1);
    expect(await report({ length_mm: 430 }, fields)).toMatchObject({ code: "report-id-reused" });
    expect(await sendReport(api, event, angler, fields, await photoOf(2))).toMatchObject({
      status: 409,
      code: "report-id-reused",
    });
  });

  test("whose phone finds no signal hands a report to the organizer, and sends it later without doubling it", async () => {
    const fields = reportOf(field);
    const taken = await sendReport(api, event, organizer, fields);
    expect(taken).toMatchObject({ status: 201, data: { state: "waiting", angler_id: field.anglerIds[0] } });
    expect((await sendReport(api, event, angler, fields)).status).toBe(201);
    expect((await sendReport(api, event, organizer, fields)).status).toBe(201);
    const stranger = await api.asRole("member", "stranger");
    expect(await sendReport(api, event, stranger, fields)).toMatchObject({ code: "report-id-reused" });
    expect((await call("GET", "/reports")).meta.total).toBe(1);
    const { data: own } = await desk();
    expect(own.reports).toMatchObject([{ id: fields.id }]);
    const { data: trail } = await call("GET", "/audit?noun=report");
    expect(trail).toMatchObject([{ action: "create", actor_uid: organizer.user.uid }]);
  });

  test.each([
    ["is not linked to the account", { angler_id: 1 }, 409, "report-not-yours"],
    ["is of another event", { angler_id: 999_999_999 }, 404, "angler-not-found"],
    ["names no session", { session_id: 999_999_999 }, 404, "session-not-found"],
    ["names no species", { species_id: 999_999_999 }, 404, "species-not-found"],
    ["measures nothing", { length_mm: "", weight_grams: "" }, 422, "invalid-input"],
  ])("who %s is told so", async (_, wrong, status, code) => {
    const fields = reportOf(field, wrong);
    if (code === "report-not-yours") fields.angler_id = field.anglerIds[1]!;
    if (code === "invalid-input") Reflect.deleteProperty(fields, "length_mm");
    if (code === "invalid-input") Reflect.deleteProperty(fields, "weight_grams");
    expect(await sendReport(api, event, angler, fields)).toMatchObject({ status, code });
    expect((await call("GET", "/reports")).meta.total).toBe(0);
  });

  test("is refused before the session begins, and when it is official", async () => {
    await setSession("scheduled");
    expect(await report()).toMatchObject({ status: 409, code: "session-takes-no-scores" });
    await setSession("official");
    expect(await report()).toMatchObject({ status: 409, facts: { why: "official" } });
    await setSession("provisional");
    expect((await report()).status).toBe(201);
  });

  test("is refused where the rules want controllers to enter fish", async () => {
    field = await reportField(api, event, { userId: angler.user.id, selfReports: null });
    expect(await report()).toMatchObject({ status: 409, code: "reports-not-taken" });
  });

  test("who was not drawn into a session is refused", async () => {
    const other = await createTestEvent(api, organizer);
    const { sessionId, anglerIds, speciesId } = await reportField(api, other, { userId: angler.user.id });
    await seatOnly(other, sessionId, anglerIds[1]!);
    const fields = reportOf({ sessionId, anglerIds, speciesId });
    expect(await sendReport(api, other, angler, fields)).toMatchObject({
      status: 409,
      code: "angler-not-in-session",
    });
  });

  test("sends what is no photo, or too large, and is told so", async () => {
    const notOne = Buffer.from("<script>alert(1)</script>".repeat(50));
    expect(await sendReport(api, event, angler, reportOf(field), notOne)).toMatchObject({
      status: 415,
      code: "not-an-image",
    });
    const broken = (await photoOf(1)).subarray(0, 2000);
    expect(await sendReport(api, event, angler, reportOf(field), broken)).toMatchObject({ status: 422 });
    const huge = Buffer.alloc(60 * 1024 * 1024, 1);
    expect(await sendReport(api, event, angler, reportOf(field), huge)).toMatchObject({
      status: 413,
      code: "too-large",
      detail: expect.stringContaining("10"),
    });
    expect((await call("GET", "/reports")).meta.total).toBe(0);
  });

  test("sees the code from the beginning of the session, and what became of their reports", async () => {
    await setSession("scheduled");
    expect((await desk()).data.sessions[0].code).toBeNull();
    await setSession("running");
    const { data } = await desk();
    expect(data.sessions[0].code).toMatch(/^[BCDFGHJKLMPRTVWX]{4}$/);
    expect(data.anglers).toMatchObject([{ id: field.anglerIds[0], session_ids: [field.sessionId] }]);
    const { data: codes } = await call("GET", "/reports/codes");
    expect(codes).toEqual([{ session_id: field.sessionId, code: data.sessions[0].code }]);
    const sent = (await report()).data;
    await decide(sent, { decision: "reject", reason: "The tail is covered" });
    expect((await desk()).data.reports).toMatchObject([{ state: "rejected", reason: "The tail is covered" }]);
    const stranger = await api.asRole("member", "stranger");
    expect((await desk(stranger)).data).toMatchObject({
      anglers: [],
      reports: [],
      sessions: [{ code: null }],
    });
  });
});

describe("a judge", () => {
  test("corrects a fish, and takes the decision back", async () => {
    const { data } = await report();
    const correction = { ...claimed(data), length_mm: 405 };
    expect(await decide(data, { decision: "accept", correction })).toMatchObject({
      status: 422,
      fields: { reason: expect.anything() },
    });
    const corrected = await decide(data, { decision: "accept", correction, reason: "Read 405" });
    expect(corrected.data).toMatchObject({
      state: "accepted",
      counted: { length_mm: 405 },
      reason: "Read 405",
    });
    expect(await catches()).toMatchObject([{ length_mm: 405 }]);
    const undone = await call("POST", `/reports/${data.id}/decide/undo`, {
      revision: corrected.data.revision,
    });
    expect(undone.data).toMatchObject({ state: "waiting", counted: null, decided_by: null, reason: "" });
    expect(await catches()).toMatchObject([{ void_reason: expect.any(String) }]);
    const again = await decide(undone.data, { decision: "accept" });
    expect(again.data).toMatchObject({ counted: { length_mm: 420 } });
    expect(await catches()).toMatchObject([{ length_mm: 420, void_reason: null }]);
  });

  test("accepts after the session is closed without having to say why", async () => {
    const { data } = await report();
    await setSession("provisional");
    expect((await decide(data, { decision: "accept" })).data.counted).toMatchObject({ length_mm: 420 });
  });

  test("is told when another judge was faster", async () => {
    const { data } = await report();
    await decide(data, { decision: "reject", reason: "Blurred" });
    expect(await decide(data, { decision: "accept" })).toMatchObject({
      status: 409,
      code: "stale-revision",
      current: { state: "rejected", reason: "Blurred" },
    });
    expect(await catches()).toEqual([]);
  });

  test("asks for another photo, which takes the place of the first", async () => {
    const { data } = await report();
    expect(await report({ answers: data.id })).toMatchObject({ status: 409, code: "report-not-asked" });
    await decide(data, { decision: "ask", reason: "The code is not to be seen" });
    const second = await report({ answers: data.id });
    expect(second).toMatchObject({ status: 201, data: { answers: data.id, state: "waiting" } });
    expect(await report({ answers: data.id })).toMatchObject({ code: "report-not-asked" });
    const { data: all } = await call("GET", "/reports");
    expect(all.map(({ state }: { state: string }) => state)).toEqual(["replaced", "waiting"]);
    expect(await decide(all[0], { decision: "accept" })).toMatchObject({ code: "report-replaced" });
    expect((await call("GET", "/reports?state=waiting")).meta.total).toBe(1);
  });

  test("finds no report of another event", async () => {
    const { data } = await report();
    const other = await createTestEvent(api, organizer);
    const path = `/events/${other.id}/reports/${data.id}/decide`;
    const body = { decision: "accept", revision: data.revision };
    expect(await sendAs(api, organizer, "POST", path, body)).toMatchObject({
      status: 404,
      code: "report-not-found",
    });
    expect((await call("POST", `/reports/${randomUUID()}/decide`, body)).status).toBe(404);
  });

  test("cannot count a fish on an official session", async () => {
    const { data } = await report();
    await setSession("official");
    expect(await decide(data, { decision: "accept" })).toMatchObject({ code: "session-takes-no-scores" });
    expect((await call("GET", "/reports")).data).toMatchObject([{ state: "waiting" }]);
  });
});

describe("where a report counts until somebody judges it", () => {
  beforeEach(async () => {
    event = await createTestEvent(api, organizer);
    field = await reportField(api, event, { userId: angler.user.id, selfReports: "provisional" });
  });

  test("it counts at once and once, and stops counting when it is rejected", async () => {
    const fields = reportOf(field);
    const { data } = await report({}, fields);
    await report({}, fields);
    expect(data).toMatchObject({ state: "waiting", counted: { length_mm: 420 } });
    expect(await catches()).toMatchObject([{ id: data.id, void_reason: null }]);
    const rejected = await decide(data, { decision: "reject", reason: "No tail" });
    expect(await catches()).toMatchObject([{ void_reason: "No tail" }]);
    await call("POST", `/reports/${data.id}/decide/undo`, { revision: rejected.data.revision });
    expect(await catches()).toMatchObject([{ void_reason: null, length_mm: 420 }]);
  });

  test("another photo does not make two fish", async () => {
    const { data } = await report();
    await decide(data, { decision: "ask", reason: "Blurred" });
    expect(await catches()).toMatchObject([{ void_reason: null }]);
    await report({ answers: data.id, length_mm: 415 });
    expect(await catches()).toMatchObject([
      { length_mm: 420, void_reason: expect.any(String) },
      { length_mm: 415, void_reason: null },
    ]);
  });

  test("accepting leaves what a controller has corrected meanwhile", async () => {
    const { data } = await report();
    const [fish] = await catches();
    const change = {
      id: randomUUID(),
      kind: "change-catch",
      session_id: field.sessionId,
      angler_id: field.anglerIds[0],
      made_at: "2027-04-03T04:00:00Z",
      catch_id: fish!.id,
      seen: fish!.said_by,
      catch: { ...claimed(data), length_mm: 410 },
    };
    await call("POST", "/scores/operations", { operations: [change] });
    expect((await decide(data, { decision: "accept" })).data.counted).toMatchObject({ length_mm: 410 });
  });
});

test("somebody who has reported cannot be deleted with what they reported", async () => {
  await report();
  expect(await call("DELETE", `/anglers/${field.anglerIds[0]}`)).toMatchObject({ status: 409 });
});

interface Fish {
  id: string;
  said_by: string;
  length_mm: number;
  void_reason: string | null;
}

interface Sent {
  id: string;
  revision: number;
  claim: { species_id: number; length_mm: number; weight_grams: number | null; caught_at: string };
}

function report(values: object = {}, fields: object = reportOf(field)) {
  return sendReport(api, event, angler, { ...fields, ...values });
}

function decide({ id, revision }: Sent, body: object) {
  return call("POST", `/reports/${id}/decide`, { revision, ...body });
}

function claimed({ claim: { species_id, length_mm, weight_grams, caught_at } }: Sent) {
  return { species_id, length_mm, weight_grams, caught_at };
}

async function catches(): Promise<Fish[]> {
  const { data } = await sendAs(api, null, "GET", `/events/${event.id}/scores`);
  return data.flatMap((score: { catches: Fish[] }) => score.catches);
}

function desk(person = angler) {
  return sendAs(api, person, "GET", `/events/${event.id}/reports/desk`);
}

function call(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
  return sendAs(api, organizer, method, `/events/${event.id}${path}`, body);
}

async function setSession(status: "scheduled" | "running" | "provisional" | "official") {
  await api.database.db.updateTable("session").set({ status }).where("id", "=", field.sessionId).execute();
}

/** Draws one angler into a session: nobody else fishes in it. */
async function seatOnly({ id: eventId, ...rest }: TestEvent, sessionId: number, anglerId: number) {
  const { db } = api.database;
  const size = { sectors: 1, pegsPerSector: 1 };
  const { sectorIds } = await fillTestField(api, { id: eventId, ...rest }, size);
  const peg = await db
    .selectFrom("peg")
    .select("id")
    .where("sectorId", "=", sectorIds[0]!)
    .executeTakeFirstOrThrow();
  const place = {
    sectorId: sectorIds[0]!,
    pegId: peg.id,
    source: "manual",
    runId: null,
    changedBy: null,
  } as const;
  await db
    .insertInto("draw")
    .values({ eventId, sessionId, anglerId, ...place })
    .execute();
}
