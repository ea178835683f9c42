import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createSessionClient, type SentSession, type SessionClient } from "../../testing/session-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;
let sessions: SessionClient;
let session: SentSession;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, owner);
  sessions = createSessionClient(api, owner, event);
  session = await sessions.add();
});
afterAll(() => api.close());

test("a session goes its way, and the trail names every step", async () => {
  await startEvent();
  for (const status of ["running", "provisional", "official"]) {
    const answer = await change({ status, ...(status === "official" && { reason: "All have signed" }) });
    expect(answer).toMatchObject({ status: 200, data: { status } });
  }
  const actions = (await sessions.trail(session.id)).map(({ action }) => action);
  expect(actions).toEqual(["create", "start", "close", "make-official"]);
});

test("no step is left out", async () => {
  await startEvent();
  const answer = await go("official");
  expect(answer).toMatchObject({ status: 422, code: "session-status-not-possible" });
  expect(answer.detail).toBe("A session cannot go from scheduled to official.");
});

test("a session starts only while the event runs", async () => {
  const answer = await go("running");
  expect(answer).toMatchObject({ status: 422, code: "event-not-running" });
  expect(answer.detail).toContain("Spring Masters");
  await startEvent();
  expect((await go("running")).status).toBe(200);
});

test("an official session is changed only by reopening it, with a reason that is kept", async () => {
  await startEvent();
  for (const status of ["running", "provisional"]) await go(status);
  await change({ status: "official", reason: "All have signed" });
  const renamed = await change({ name: "Other" });
  expect(renamed).toMatchObject({ status: 422, code: "session-is-official" });
  expect(await go("provisional")).toMatchObject({
    status: 422,
    fields: { reason: [{ detail: expect.any(String) }] },
  });
  expect((await change({ status: "provisional", reason: "  " })).status).toBe(422);

  const reopened = await change({ status: "provisional", reason: "Peg 4 was weighed twice" });
  expect(reopened).toMatchObject({ status: 200, data: { status: "provisional" } });
  expect((await sessions.trail(session.id)).at(-1)).toMatchObject({
    action: "reopen",
    reason: "Peg 4 was weighed twice",
    before: { status: "official" },
    after: { status: "provisional" },
    actorName: owner.user.display_name,
  });
  expect((await change({ name: "Other" })).status).toBe(200);
});

test("what was started is not deleted and keeps its kind", async () => {
  await startEvent();
  await go("running");
  expect(await sessions.send("DELETE", `/${session.id}`)).toMatchObject({
    status: 409,
    code: "session-was-fished",
    detail: "Session 1, Morning has been started: what was fished is kept. Cancel it instead.",
  });
  expect(await change({ kind: "practice" })).toMatchObject({
    status: 422,
    fields: { kind: [{ detail: expect.any(String) }] },
  });
});

test("a rest is never started", async () => {
  await startEvent();
  await change({ kind: "rest" });
  expect((await go("running")).code).toBe("session-status-not-possible");
});

async function startEvent(): Promise<void> {
  const { token } = owner;
  const payload = { status: "running" };
  await api.call({ method: "PATCH", url: `/api/events/${event.id}`, token, payload });
}

function go(status: string) {
  return change({ status });
}

async function change(fields: object) {
  const { data } = await sessions.send("GET", `/${session.id}`);
  return sessions.send("PATCH", `/${session.id}`, { ...fields, revision: data.revision });
}
