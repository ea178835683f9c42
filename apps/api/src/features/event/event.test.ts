import { afterAll, beforeAll, expect, test } from "vitest";
import { createEventClient, springMasters } from "../../testing/event-client.ts";
import type { EventClient } from "../../testing/event-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";

let api: TestApi;
let events: EventClient;
let marta: Person;
let owen: Person;

beforeAll(async () => {
  api = await createTestApi();
  events = createEventClient(api);
  marta = await api.signUp({ role: "organizer" });
  owen = await api.signUp({ firstName: "Owen", role: "organizer" });
});
afterAll(() => api.close());

test("an organizer creates an event, becomes its owner, and finds it by id and by url", async () => {
  const { status, data } = await events.send(marta, "POST", "/events", springMasters);
  expect(status).toBe(201);
  expect(data).toMatchObject({
    ...springMasters,
    url: "spring-masters",
    status: "draft",
    visibility: "public",
    logo: null,
    cover_photo: null,
    security: marta.user.uid,
    revision: 1,
  });
  for (const key of [data.id, data.url]) {
    expect((await events.send(marta, "GET", `/events/${key}`)).data).toEqual(data);
  }
  const right = await api.database.db
    .selectFrom("security")
    .selectAll()
    .where("eventId", "=", data.id)
    .execute();
  expect(right).toMatchObject([{ userId: marta.user.id, right: "owner" }]);
});

test("the rules are a copy of the preset's, which later changes of the preset do not touch", async () => {
  const { id } = await events.add(marta, { discipline: "club", preset: "club-match" });
  const { ruleset } = await api.database.db
    .selectFrom("event")
    .select("ruleset")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(ruleset).toMatchObject({ preset: "club-match", version: 1 });
});

test("security is the caller's own uid when he has an entry, and null for everybody else", async () => {
  const { id, url } = await events.add(marta, { name: "Whose is it" }, "published");
  const administrator = await api.signUp({ role: "administrator" });
  await giveRight(id, owen, "scorer");
  const seen = async (user: Person | null) => {
    const { security, right } = (await events.send(user, "GET", `/events/${url}`)).data;
    return { security, right };
  };
  expect(await seen(marta)).toEqual({ security: marta.user.uid, right: "owner" });
  expect(await seen(owen)).toEqual({ security: owen.user.uid, right: "scorer" });
  expect(await seen(administrator)).toEqual({ security: null, right: null });
  expect(await seen(null)).toEqual({ security: null, right: null });
  const { data } = await events.send<{ id: number; security: unknown }[]>(
    owen,
    "GET",
    "/events?search=whose",
  );
  expect(data).toMatchObject([{ id, security: owen.user.uid, right: "scorer" }]);
});

test("a change is stored, answered and counted", async () => {
  const { id } = await events.add(marta, { name: "Autumn Cup" });
  const change = { name: "Autumn Trophy", venue: "Otava", description: "Bring **boots**." };
  const { status, data } = await events.send(marta, "PATCH", `/events/${id}`, { ...change, revision: 1 });
  expect(status).toBe(200);
  expect(data).toMatchObject({ ...change, revision: 2, url: "autumn-cup" });
  expect(data["description_html"]).toBe("<p>Bring <strong>boots</strong>.</p>\n");
});

test("HTML in a description is text", async () => {
  const description = "<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1))";
  const { data } = await events.send(marta, "POST", "/events", { ...springMasters, description });
  expect(data["description"]).toBe(description);
  expect(data["description_html"]).not.toMatch(/<(script|img)|href/i);
  expect(data["description_html"]).toContain("&lt;script&gt;");
});

test("a change of something older is refused, with what is stored now and whose it is", async () => {
  const { id } = await events.add(marta, { name: "Two desks" });
  await giveRight(id, owen, "organizer");
  await events.send(owen, "PATCH", `/events/${id}`, { venue: "Vltava", revision: 1 });
  const late = await events.send(marta, "PATCH", `/events/${id}`, { venue: "Otava", revision: 1 });
  expect(late).toMatchObject({
    status: 409,
    code: "stale-revision",
    changed_by: "Owen Rivers",
  });
  expect(late.current).toEqual((await events.send(marta, "GET", `/events/${id}`)).data);
  expect(late.current).toMatchObject({ venue: "Vltava", revision: 2, security: marta.user.uid });
});

test("of two changes of one revision at the same moment one is refused", async () => {
  const { id } = await events.add(marta, { name: "Same moment" });
  const answers = await Promise.all(
    ["A", "B", "C"].map((venue) => events.send(marta, "PATCH", `/events/${id}`, { venue, revision: 1 })),
  );
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
});

test("an event that has not been fished is deleted with its rights, and is gone from the list", async () => {
  const { id, url } = await events.add(marta, { name: "Called off" }, "published");
  expect(await events.send(marta, "DELETE", `/events/${id}`)).toMatchObject({ status: 200, data: { id } });
  expect(await events.send(marta, "GET", `/events/${url}`)).toMatchObject({
    status: 404,
    code: "event-not-found",
  });
  expect(await events.names(null, "?search=called")).toEqual([]);
  const rights = await api.database.db.selectFrom("security").selectAll().where("eventId", "=", id).execute();
  expect(rights).toEqual([]);
});

test.each(["running", "finished", "archived"] as const)(
  "what is %s is not deleted but archived",
  async (status) => {
    const { id, name } = await events.add(marta, { name: `It was ${status}` }, status);
    const answer = await events.send(marta, "DELETE", `/events/${id}`);
    expect(answer).toMatchObject({ status: 409, code: "event-was-fished" });
    expect(answer.detail).toBe(
      `${name} has been fished: its scores and results are kept. Archive it instead.`,
    );
    expect((await events.send(marta, "GET", `/events/${id}`)).status).toBe(200);
  },
);

test("what was fished is not deleted after it was cancelled either, but can be put away", async () => {
  const { id } = await events.add(marta, { name: "Storm on day two" }, "running");
  await events.send(marta, "PATCH", `/events/${id}`, { status: "cancelled" });
  expect(await events.send(marta, "DELETE", `/events/${id}`)).toMatchObject({
    status: 409,
    code: "event-was-fished",
  });
  const archived = await events.send(marta, "PATCH", `/events/${id}`, { status: "archived" });
  expect(archived).toMatchObject({ status: 200, data: { status: "archived", was_cancelled: true } });
  expect(await events.names(null, "?status=finished&search=storm")).toEqual([]);
  expect(await events.names(null, "?search=storm")).toEqual(["Storm on day two"]);
  expect(await events.send(marta, "PATCH", `/events/${id}`, { status: "finished" })).toMatchObject({
    status: 422,
    detail: "An event cannot go from cancelled to finished.",
  });
});

test("an event with a session that was started is not deleted", async () => {
  const { id } = await events.add(marta, { name: "Already fishing" }, "published");
  const startsAt = new Date("2099-05-14T07:00:00Z");
  await api.database.db
    .insertInto("session")
    .values({ eventId: id, number: 1, startsAt, endsAt: new Date("2099-05-14T10:00:00Z"), status: "running" })
    .execute();
  expect(await events.send(marta, "DELETE", `/events/${id}`)).toMatchObject({ code: "event-was-fished" });
});

test("what was cancelled before it began can be deleted", async () => {
  const { id } = await events.add(marta, { name: "Never fished" }, "cancelled");
  expect((await events.send(marta, "DELETE", `/events/${id}`)).status).toBe(200);
});

test("who deletes or changes what was deleted a moment ago is told that it is gone", async () => {
  const { id } = await events.add(marta, { name: "Gone twice" });
  const answers = await Promise.all([1, 2, 3].map(() => events.send(marta, "DELETE", `/events/${id}`)));
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 404, 404]);
});

test("only an owner or an administrator deletes", async () => {
  const { id } = await events.add(marta, { name: "Mine to delete" });
  await giveRight(id, owen, "organizer");
  expect((await events.send(owen, "PATCH", `/events/${id}`, { venue: "Lipno" })).status).toBe(200);
  expect((await events.send(owen, "DELETE", `/events/${id}`)).status).toBe(403);
  expect(
    (await events.send(await api.signUp({ role: "administrator" }), "DELETE", `/events/${id}`)).status,
  ).toBe(200);
});

async function giveRight(eventId: number, { user }: Person, right: "organizer" | "scorer"): Promise<void> {
  await api.database.db.insertInto("security").values({ eventId, userId: user.id, right }).execute();
}
