import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let field: TestField;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  field = await fillTestField(api, event, { sectors: 2, pegsPerSector: 1, sessions: 2 });
});
afterAll(() => api.close());

const expires_at = "2099-01-01T00:00:00.000Z";

test("a pass is made with a secret that is told once and stored nowhere", async () => {
  const { status, data } = await add({ name: "Jan", sector_ids: [field.sectorIds[0]] });
  expect(status).toBe(201);
  expect(data).toMatchObject({ name: "Jan", session_ids: [], sector_ids: [field.sectorIds[0]], expires_at });
  expect(data.secret).toMatch(/^[\w-]{32}$/);
  const { data: listed } = await call("GET", "/passes");
  expect(listed).toEqual([{ ...data, secret: undefined }]);
  const stored = await api.database.db
    .selectFrom("pass")
    .selectAll()
    .where("eventId", "=", event.id)
    .execute();
  expect(JSON.stringify(stored)).not.toContain(data.secret);
  const trail = await api.database.db
    .selectFrom("audit")
    .selectAll()
    .where("eventId", "=", event.id)
    .execute();
  expect(JSON.stringify(trail)).not.toMatch(new RegExp(`${data.secret}|${stored[0]!.secretHash}`));
});

test("a pass reaches nothing of another event", async () => {
  const elsewhere = await fillTestField(api, await createTestEvent(api, organizer), {
    sectors: 1,
    sessions: 1,
  });
  expect(await add({ name: "Jan", session_ids: elsewhere.sessionIds })).toMatchObject({
    status: 404,
    fields: { session_ids: [{ code: "session-not-here" }] },
  });
  expect(await add({ name: "Jan", sector_ids: elsewhere.sectorIds })).toMatchObject({
    status: 404,
    fields: { sector_ids: [{ code: "sector-not-here" }] },
  });
  expect(await add({ name: " " })).toMatchObject({
    status: 422,
    fields: { name: [{ code: "name-missing" }] },
  });
  expect((await call("GET", "/passes")).data).toEqual([]);
});

test("a pass is changed by whoever saw it last, and ended for ever", async () => {
  const { data: pass } = await add({ name: "Jan" });
  const change = { session_ids: [field.sessionIds[1]], expires_at: "2098-01-01T00:00:00.000Z", revision: 1 };
  expect((await call("PATCH", `/passes/${pass.id}`, change)).data).toMatchObject({
    name: "Jan",
    session_ids: [field.sessionIds[1]],
    expires_at: "2098-01-01T00:00:00.000Z",
    revision: 2,
  });
  expect(await call("PATCH", `/passes/${pass.id}`, { name: "Eva", revision: 1 })).toMatchObject({
    status: 409,
    code: "stale-revision",
  });
  const { data: ended } = await call("POST", `/passes/${pass.id}/revoke`, {});
  expect(ended.revoked_at).not.toBeNull();
  expect((await call("POST", `/passes/${pass.id}/revoke`, {})).data).toEqual(ended);
});

function add(pass: object) {
  return call("POST", "/passes", { expires_at, ...pass });
}

function call(method: "GET" | "POST" | "PATCH", path: string, body?: object) {
  return sendAs(api, organizer, method, `/events/${event.id}${path}`, body);
}
