import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { registrationClient, type SentRegistration } from "../../testing/registration-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let angler: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  angler = await api.asRole("member");
});
afterAll(() => api.close());

/** A session that is fished by two; the account of `angler` is the first. */
async function newMatch() {
  const event = await createTestEvent(api, organizer);
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 2 });
  const { db } = api.database;
  await db.updateTable("event").set({ status: "running" }).where("id", "=", event.id).execute();
  await db.updateTable("session").set({ status: "running" }).where("id", "=", sessionIds[0]!).execute();
  await db.updateTable("angler").set({ userId: angler.user.id }).where("id", "=", anglerIds[0]!).execute();
  return { event, sessionId: sessionIds[0]!, anglerIds };
}

type Match = Awaited<ReturnType<typeof newMatch>>;

function lodge({ event, sessionId, anglerIds }: Match, values: object = {}, by = angler) {
  const body = { session_id: sessionId, angler_id: anglerIds[0], subject: "score", text: "It was longer." };
  return sendAs(api, by, "POST", `/events/${event.id}/protests`, { ...body, ...values });
}

function list({ id }: TestEvent, by?: Person) {
  return by
    ? sendAs(api, by, "GET", `/events/${id}/protests`)
    : api.call({ method: "GET", url: `/api/events/${id}/protests` }).then((answer) => answer.json());
}

async function setStatus({ event, sessionId }: Match, status: string, values: object = {}) {
  const path = `/events/${event.id}/sessions/${sessionId}`;
  const { data } = await sendAs(api, organizer, "GET", path);
  const body = { status, revision: data.revision, accepts_missing: true, ...values };
  return sendAs(api, organizer, "PATCH", path, body);
}

test("the words of a protest are for the jury and for whoever lodged it", async () => {
  const match = await newMatch();
  expect((await lodge(match)).data).toMatchObject({ status: "open", text: "It was longer.", is_own: true });
  const [[forAll], [forJury]] = [(await list(match.event)).data, (await list(match.event, organizer)).data];
  expect(forAll).toMatchObject({ angler_name: "Angler Nr 1", subject: "score", text: null, is_own: false });
  expect(forJury).toMatchObject({ text: "It was longer.", is_own: false });
});

test("nobody protests for somebody else, but the desk does", async () => {
  const match = await newMatch();
  const other = { angler_id: match.anglerIds[1] };
  expect((await lodge(match, other)).code).toBe("protest-not-yours");
  expect((await lodge(match, other, organizer)).data).toMatchObject({ angler_name: "Angler Nr 2" });
});

test("whoever registered a team speaks for it", async () => {
  const match = await newMatch();
  const captain = await api.asRole("member", "captain");
  const { add } = registrationClient(api, match.event);
  const { id: registrationId } = (await add(organizer.token)).json<{ data: SentRegistration }>().data;
  const { db } = api.database;
  // As the start list leaves it.
  await db
    .updateTable("registration")
    .set({ userId: captain.user.id })
    .where("id", "=", registrationId)
    .execute();
  await db
    .updateTable("entrant")
    .set({ anglerId: match.anglerIds[1]! })
    .where("registrationId", "=", registrationId)
    .execute();
  const own = await sendAs(api, captain, "GET", `/events/${match.event.id}/protests/anglers`);
  expect(own.data.map(({ id }: { id: number }) => id)).toEqual([match.anglerIds[1]]);
  expect((await lodge(match, { angler_id: match.anglerIds[1] }, captain)).data.is_own).toBe(true);
  expect((await lodge(match, {}, captain)).code).toBe("protest-not-yours");
});

test("the time to protest counts from the provisional result", async () => {
  const match = await newMatch();
  const { db } = api.database;
  await setStatus(match, "scheduled");
  expect((await lodge(match)).code).toBe("protest-window-shut");
  await setStatus(match, "running");
  await setStatus(match, "provisional");
  expect((await lodge(match)).data.status).toBe("open");
  const longAgo = new Date(Date.now() - 7 * 24 * 3_600_000);
  await db.updateTable("session").set({ closedAt: longAgo }).where("id", "=", match.sessionId).execute();
  const late = await lodge(match);
  expect(late).toMatchObject({ code: "protest-window-shut", detail: expect.stringContaining("is over") });
  expect((await lodge(match, {}, organizer)).data.status).toBe("open");
});

test("a contested session becomes official only with a reason", async () => {
  const match = await newMatch();
  const { data: protest } = await lodge(match);
  await setStatus(match, "provisional");
  const { db } = api.database;
  const longAgo = new Date(Date.now() - 7 * 24 * 3_600_000);
  await db.updateTable("session").set({ closedAt: longAgo }).where("id", "=", match.sessionId).execute();
  const refused = await setStatus(match, "official");
  expect(refused).toMatchObject({
    code: "session-contested",
    detail: expect.stringContaining("1 protest is"),
  });

  const path = `/events/${match.event.id}/protests/${protest.id}/decide`;
  const decision = { status: "upheld", decision: "Measured again", revision: protest.revision };
  expect((await sendAs(api, organizer, "POST", path, { ...decision, decision: " " })).code).toBe(
    "invalid-input",
  );
  expect((await sendAs(api, organizer, "POST", path, decision)).data).toMatchObject({ status: "upheld" });
  expect((await sendAs(api, organizer, "POST", path, decision)).code).toBe("stale-revision");
  expect((await setStatus(match, "official")).data.status).toBe("official");
});

test("within the time to protest a session becomes official only with a reason, which is kept", async () => {
  const match = await newMatch();
  await setStatus(match, "provisional");
  expect((await setStatus(match, "official")).code).toBe("session-contested");
  const reason = "All captains have signed";
  expect((await setStatus(match, "official", { reason })).data.status).toBe("official");
  const trail = await api.database.db
    .selectFrom("audit")
    .select(["action", "reason"])
    .where("eventId", "=", match.event.id)
    .where("action", "=", "make-official")
    .executeTakeFirstOrThrow();
  expect(trail.reason).toBe(reason);
});

test("a protest is withdrawn by whoever lodged it, as long as nobody has decided it", async () => {
  const match = await newMatch();
  const { data: protest } = await lodge(match);
  const path = `/events/${match.event.id}/protests/${protest.id}`;
  const other = await api.asRole("member", "stranger");
  expect((await sendAs(api, other, "POST", `${path}/withdraw`)).code).toBe("protest-not-yours");
  expect((await sendAs(api, angler, "POST", `${path}/withdraw`)).data.status).toBe("withdrawn");
  expect((await sendAs(api, angler, "POST", `${path}/withdraw`)).code).toBe("protest-not-open");
  const decision = { status: "dismissed", decision: "Too late", revision: 2 };
  expect((await sendAs(api, organizer, "POST", `${path}/decide`, decision)).code).toBe("protest-withdrawn");
});

test("a decision can be taken back until the session is official", async () => {
  const match = await newMatch();
  const { data: protest } = await lodge(match);
  const path = `/events/${match.event.id}/protests/${protest.id}/decide`;
  const first = { status: "dismissed", decision: "No witness", revision: protest.revision };
  const { data: dismissed } = await sendAs(api, organizer, "POST", path, first);
  const back = { status: "open", decision: "A witness came", revision: dismissed.revision };
  expect((await sendAs(api, organizer, "POST", path, back)).data).toMatchObject({
    status: "open",
    decision: "",
    decided_at: null,
  });
});

test("who is protested for stays in the list, and so does the session", async () => {
  const match = await newMatch();
  await lodge(match);
  await setStatus(match, "scheduled");
  const of = (path: string) => sendAs(api, organizer, "DELETE", `/events/${match.event.id}/${path}`);
  expect((await of(`anglers/${match.anglerIds[0]}`)).code).toBe("still-needed");
  expect((await of(`sessions/${match.sessionId}`)).code).toBe("still-needed");
});
