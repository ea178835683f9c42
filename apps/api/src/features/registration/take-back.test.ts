import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { openRegistration, registrationClient } from "../../testing/registration-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { newEmail } from "../../testing/test-login.ts";

let api: TestApi;
let organizer: Person;
let ann: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  ann = await api.signUp();
});
afterAll(() => api.close());

test("a confirmation is taken back without a reason, and whoever was confirmed is told", async () => {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, { needs_approval: true });
  const { add, decide, decideEach } = registrationClient(api, event);
  const row = (await add(ann.token)).json().data;
  const [confirmed] = (await decide(organizer.token, [row], { status: "confirmed" })).json().data;
  const { id, revision } = confirmed;
  const back = await decideEach(organizer.token, [{ id, revision, status: "pending" }]);
  expect(back.json().data).toMatchObject([{ status: "pending" }]);
  const { subject } = await api.database.db
    .selectFrom("mail")
    .select("subject")
    .where("toAddress", "=", ann.email)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(subject).toBe("Your place is not confirmed any more: Spring Masters");
});

test("a place that was drawn and confirmed is still held when the confirmation is taken back", async () => {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, { needs_approval: true, capacity: 1 });
  const { add, settle, draw, decide, decideEach } = registrationClient(api, event);
  await settle(organizer.token, { mode: "lottery" });
  await add(ann.token);
  await api.database.db
    .updateTable("event")
    .set({ registrationClosesAt: new Date(Date.now() - 60_000) })
    .where("id", "=", event.id)
    .execute();
  expect((await draw(organizer.token)).statusCode).toBe(200);
  const { list } = registrationClient(api, event);
  const [drawn] = (await list(organizer.token)).json().data;
  const [confirmed] = (await decide(organizer.token, [drawn], { status: "confirmed" })).json().data;
  const { id, revision } = confirmed;
  const back = await decideEach(organizer.token, [{ id, revision, status: "pending" }]);
  expect(back.json().data).toMatchObject([{ status: "pending", holds_place: true }]);
});

test("the code of an answered letter shows nobody's contact data after the event", async () => {
  const event = await createTestEvent(api, organizer);
  await openRegistration(api, event, organizer, { registration_for: "team", team_size: 2 });
  const kim = { first_name: "Kim", last_name: "Weir", email: newEmail("kim"), licence: "CZ 7" };
  const self = { first_name: "Ann", last_name: "Rivers", is_self: true };
  await registrationClient(api, event).add(ann.token, { team_name: "Herons", entrants: [self, kim] });
  const code = (await api.lastLink(kim.email)).searchParams.get("code")!;
  const url = `/api/entrants/${code}`;
  await api.call({ method: "POST", url: `${url}/reply`, payload: { reply: "yes" } });
  expect((await api.call({ url })).json().data).toMatchObject({ person: { licence: "CZ 7" } });
  const lastDay = { startsOn: "2026-01-02", endsOn: "2026-01-03" };
  for (const over of [{ status: "finished" as const }, { status: "published" as const, ...lastDay }]) {
    await api.database.db.updateTable("event").set(over).where("id", "=", event.id).execute();
    const { data } = (await api.call({ url })).json();
    expect(data).toMatchObject({ state: "answered", reply: "yes", person: null });
  }
});
