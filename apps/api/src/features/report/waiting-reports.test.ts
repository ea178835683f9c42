import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { type ReportField, reportField, reportOf, sendReport } from "../../testing/report-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

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

test("everybody sees a fish that waits, without photo and place, until a judge decides", async () => {
  const { data } = await report({ latitude: "49.19506", longitude: "16.60684" });
  const { id, angler_id, angler_number, angler_name, claim, revision } = data;
  expect(await waiting()).toEqual([{ id, angler_id, angler_number, angler_name, claim, is_counting: false }]);
  expect((await sendAs(api, null, "GET", `/events/${event.id}`)).data.takes_reports).toBe(true);
  const path = `/events/${event.id}/reports/${id}/decide`;
  await sendAs(api, organizer, "POST", path, { decision: "accept", revision });
  expect(await waiting()).toEqual([]);
});

test("a fish that counts until a judge decides is said to", async () => {
  field = await reportField(api, event, { userId: angler.user.id, selfReports: "provisional" });
  await report();
  expect(await waiting()).toMatchObject([{ is_counting: true }]);
});

test("in the hidden last minutes, only those who run the event see what was reported in them", async () => {
  const { db } = api.database;
  await sql`update event set ruleset = jsonb_set(ruleset, '{publication,hiddenLastMinutes}', '60')
    where id = ${event.id}`.execute(db);
  await sql`update session set starts_at = now() - interval '5 hours', ends_at = now() + interval '30 minutes'
    where id = ${field.sessionId}`.execute(db);
  const { data: before } = await report();
  await sql`update report set created_at = created_at - interval '2 hours' where id = ${before.id}`.execute(
    db,
  );
  const { data: within } = await report();
  expect((await waiting()).map(({ id }) => id)).toEqual([before.id]);
  expect((await waiting(organizer)).map(({ id }) => id)).toEqual([before.id, within.id]);
});

function report(values: object = {}) {
  return sendReport(api, event, angler, reportOf(field, values));
}

async function waiting(person: Person | null = null): Promise<{ id: string }[]> {
  const path = `/events/${event.id}/reports/waiting?session_id=${field.sessionId}`;
  return (await sendAs(api, person, "GET", path)).data;
}
