import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createSessionClient, type SessionClient } from "../../testing/session-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;
let sessions: SessionClient;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.signUp({ role: "organizer" });
});
afterAll(() => api.close());

// The event is fished on 3 and 4 April 2027 in Prague; its morning session from 09:00 to 12:00 there.
beforeEach(async () => {
  event = await createTestEvent(api, owner);
  sessions = createSessionClient(api, owner, event);
});

describe("other days", () => {
  test("that leave sessions outside are refused, and both the sentence and the field name them", async () => {
    await sessions.add();
    await sessions.add({ name: "Second day", ...day("2027-04-04") });
    const later = await change({ starts_on: "2027-04-04" });
    expect(later).toMatchObject({
      status: 409,
      code: "sessions-outside-days",
      detail: expect.stringContaining("Session 1, Morning would lie outside 4 Apr 2027."),
      fields: { starts_on: [{ detail: "Session 1, Morning would begin before." }] },
    });
    const shorter = await change({ ends_on: "2027-04-03" });
    expect(shorter.fields).toMatchObject({ ends_on: [{ detail: "Session 2, Second day would end after." }] });
    const elsewhere = await change({ starts_on: "2027-04-10", ends_on: "2027-04-11" });
    expect(elsewhere.detail).toContain("Session 1, Morning and Session 2, Second day would lie outside");
    expect(await read()).toMatchObject({ starts_on: "2027-04-03", ends_on: "2027-04-04" });
  });

  test("that hold every session are taken, and a cancelled session is not in the way", async () => {
    const morning = await sessions.add();
    expect((await change({ ends_on: "2027-04-03" })).status).toBe(200);
    await sessions.send("PATCH", `/${morning.id}`, { status: "cancelled", revision: 1 });
    expect((await change({ starts_on: "2027-05-01", ends_on: "2027-05-02" })).status).toBe(200);
    const back = await sessions.send("PATCH", `/${morning.id}`, { status: "scheduled", revision: 2 });
    expect(back.code).toBe("session-outside-days");
  });

  test("may take the sessions along, to the same hour also over a change of the clocks", async () => {
    const { id } = await sessions.add();
    const put = { starts_on: "2027-03-27", ends_on: "2027-03-28", move_sessions: true };
    expect((await change(put)).status).toBe(200);
    expect((await sessions.send("GET", `/${id}`)).data).toMatchObject({
      starts_at: "2027-03-27T08:00:00.000Z",
      ends_at: "2027-03-27T11:00:00.000Z",
      revision: 2,
    });
    expect(await sessions.trail(id)).toMatchObject([
      { action: "create" },
      { action: "update", after: { startsAt: "2027-03-27T08:00:00.000Z" } },
    ]);
  });

  test("leave what was fished where it was", async () => {
    const { id } = await sessions.add();
    await change({ status: "running" });
    await sessions.send("PATCH", `/${id}`, { status: "running", revision: 1 });
    const answer = await change({ starts_on: "2027-04-10", ends_on: "2027-04-11", move_sessions: true });
    expect(answer).toMatchObject({ status: 409, code: "sessions-outside-days" });
  });

  test("onto an hour the clocks jump over are refused", async () => {
    await sessions.add({ starts_at: "2027-04-04T00:30:00.000Z", ends_at: "2027-04-04T03:00:00.000Z" });
    const put = { starts_on: "2027-03-27", ends_on: "2027-03-28", move_sessions: true };
    const answer = await change(put);
    expect(answer).toMatchObject({
      status: 409,
      code: "sessions-cannot-follow",
      fields: { starts_on: [{ detail: expect.stringContaining("the clocks jump over") }] },
    });
  });
});

describe("another time zone", () => {
  test("leaves nine o'clock at nine o'clock, for sessions and for registration", async () => {
    const { id } = await sessions.add();
    await change({ registration_opens_at: "2027-03-01T07:00:00.000Z" });
    expect((await change({ time_zone: "Europe/London" })).data).toMatchObject({
      registration_opens_at: "2027-03-01T08:00:00.000Z",
      registration_closes_at: null,
    });
    expect((await sessions.send("GET", `/${id}`)).data).toMatchObject({
      starts_at: "2027-04-03T08:00:00.000Z",
      ends_at: "2027-04-03T11:00:00.000Z",
    });
    await change({ time_zone: "Europe/Prague" });
    expect((await sessions.send("GET", `/${id}`)).data).toMatchObject({
      starts_at: "2027-04-03T07:00:00.000Z",
    });
    expect(await read()).toMatchObject({ registration_opens_at: "2027-03-01T07:00:00.000Z" });
  });

  test("waits until an official session is reopened", async () => {
    const { id } = await sessions.add();
    await change({ status: "running" });
    for (const [revision, status] of [
      [1, "running"],
      [2, "provisional"],
      [3, "official"],
    ] as const)
      await sessions.send("PATCH", `/${id}`, { status, revision, reason: "All have signed" });
    expect(await change({ time_zone: "Europe/London" })).toMatchObject({
      status: 409,
      code: "sessions-cannot-follow",
      detail: expect.stringContaining("Session 1, Morning is official"),
      fields: { time_zone: [{ detail: expect.any(String) }] },
    });
  });

  test("is refused where a night that loses an hour would let two sessions overlap", async () => {
    await change({ starts_on: "2027-03-13", ends_on: "2027-03-14" });
    await sessions.add({ starts_at: "2027-03-13T22:00:00.000Z", ends_at: "2027-03-14T05:00:00.000Z" });
    await sessions.add({ starts_at: "2027-03-14T05:00:00.000Z", ends_at: "2027-03-14T08:00:00.000Z" });
    expect(await change({ time_zone: "America/New_York" })).toMatchObject({
      code: "sessions-cannot-follow",
      detail: expect.stringContaining("would overlap Session 2"),
    });
  });
});

describe("an event", () => {
  test("is finished only when nothing is fished or contested any more", async () => {
    const { id } = await sessions.add();
    const other = await sessions.add({ name: "Second day", ...day("2027-04-04") });
    await change({ status: "running" });
    await setStatus(id, "running");
    await setStatus(other.id, "provisional");
    expect(await change({ status: "finished" })).toMatchObject({
      status: 409,
      code: "sessions-unfinished",
      detail:
        "Spring Masters cannot be finished yet: Session 1, Morning is still running and Session 2, Second day is still provisional. Under Sessions, make each of them official or cancel it.",
    });
    expect(await read()).toMatchObject({ status: "running" });
    await setStatus(id, "official");
    expect(await change({ status: "finished" })).toMatchObject({ code: "sessions-unfinished" });
    await setStatus(other.id, "cancelled");
    expect(await change({ status: "finished" })).toMatchObject({ status: 200, data: { status: "finished" } });
  });

  test("is finished though a session was never fished", async () => {
    await sessions.add();
    await change({ status: "running" });
    expect(await change({ status: "finished" })).toMatchObject({ status: 200 });
  });
});

async function setStatus(id: number, status: SessionRow["status"]): Promise<void> {
  await api.database.db.updateTable("session").set({ status }).where("id", "=", id).execute();
}

async function change(payload: object) {
  const url = `/api/events/${event.id}`;
  const answer = await api.call({ method: "PATCH", url, token: owner.token, payload });
  return { status: answer.statusCode, ...answer.json() };
}

async function read(): Promise<object> {
  return (await api.call({ url: `/api/events/${event.id}` })).json().data;
}

function day(date: string) {
  return { starts_at: `${date}T07:00:00.000Z`, ends_at: `${date}T10:00:00.000Z` };
}
