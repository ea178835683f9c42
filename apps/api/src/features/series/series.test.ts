import { SERIES_ROUNDS } from "@tightlines/contract/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { seriesInput, usualRules } from "../../testing/examples/series.examples.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, giveRight } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;
let other: Person;
let administrator: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  other = await api.asRole("organizer", "another");
  administrator = await api.asRole("administrator");
});
afterAll(() => api.close());

test("an organizer makes a series of their events, changes and deletes it, and the trail says so", async () => {
  const events = [await createTestEvent(api, organizer), await createTestEvent(api, organizer)];
  const added = await send("POST", "", { ...seriesInput(events), name: "Žďár league" });
  expect(added.status).toBe(201);
  const { id, url } = added.data;
  expect(added.data).toMatchObject({ name: "Žďár league", url: "zdar-league", may_manage: true });
  expect(added.data.rounds.map(({ event_id }: Round) => event_id)).toEqual(events.map((event) => event.id));
  expect((await send("GET", `/${url}`)).data).toEqual(added.data);

  const rounds = [{ event_id: events[1]!.id, is_bonus_round: true }];
  const changed = await send("PATCH", `/${id}`, { name: "Vltava league", rounds, revision: 1 });
  expect(changed.data).toMatchObject({ name: "Vltava league", url: "zdar-league", revision: 2, rounds });
  expect(await send("DELETE", `/${id}`)).toMatchObject({ status: 200, data: { id } });
  expect(await send("GET", `/${id}`)).toMatchObject({ status: 404, code: "series-not-found" });

  const trail = await api.database.db
    .selectFrom("audit")
    .select(["action", "before", "after"])
    .where("noun", "=", "series")
    .where("nounId", "=", String(id))
    .orderBy("id")
    .execute();
  expect(trail.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
  expect(trail[1]!.after).toMatchObject({ name: "Vltava league", events: [{ eventId: events[1]!.id }] });
});

test("two of one name that are made at the same moment get an address each", async () => {
  const event = await createTestEvent(api, organizer);
  const input = { ...seriesInput([event]), name: "Berounka league" };
  const added = await Promise.all(Array.from({ length: 4 }, () => send("POST", "", input)));
  expect(added.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const addresses = ["", "-2", "-3", "-4"].map((number) => `berounka-league${number}`);
  expect(new Set(added.map(({ data }) => data.url))).toEqual(new Set(addresses));
});

test("whoever saw an older version is told who changed it, and to what", async () => {
  const { id } = await addSeries();
  await send("PATCH", `/${id}`, { name: "First", revision: 1 });
  const late = await send("PATCH", `/${id}`, { name: "Second", revision: 1 });
  expect(late).toMatchObject({
    status: 409,
    code: "stale-revision",
    current: { name: "First", revision: 2 },
  });
  expect(late.changed_by).toBeTruthy();
});

test("nobody puts the events of others into a series, and those that are in it stay", async () => {
  const [own, foreign] = [await createTestEvent(api, organizer), await createTestEvent(api, other)];
  const refusal = {
    status: 404,
    code: "event-not-found",
    fields: { rounds: [{ detail: "Choose one of the list." }] },
  };
  expect(await send("POST", "", seriesInput([own, foreign]))).toMatchObject(refusal);
  expect(await send("POST", "", seriesInput([{ id: 999_999, url: "none" }]))).toMatchObject(refusal);
  await giveRight(api, foreign, organizer, "scorer");
  expect(await send("POST", "", seriesInput([foreign]))).toMatchObject(refusal);

  await giveRight(api, foreign, organizer, "organizer");
  const { data } = await send("POST", "", seriesInput([foreign]));
  await api.database.db.deleteFrom("security").where("eventId", "=", foreign.id).execute();
  const rounds = [foreign, own].map(({ id }) => ({ event_id: id }));
  expect((await send("PATCH", `/${data.id}`, { rounds, revision: 1 })).status).toBe(200);
});

test("a series is changed by whoever made it and by administrators", async () => {
  const { id } = await addSeries();
  for (const [method, path, body] of [
    ["PATCH", `/${id}`, { name: "Mine now", revision: 1 }],
    ["DELETE", `/${id}`, undefined],
    ["GET", `/${id}/people`, undefined],
    ["POST", `/${id}/matches`, { matches: [{ angler_id: 1, other_id: 2, verdict: "same" }] }],
  ] as const)
    expect(await send(method, path, body, other)).toMatchObject({ status: 403, code: "not-allowed" });
  const change = { name: "Sorted out", revision: 1 };
  expect((await send("PATCH", `/${id}`, change, administrator)).status).toBe(200);
});

test("guests see public events alone, and a series without one is not there for them", async () => {
  const [shown, hidden] = [
    await createTestEvent(api, organizer),
    await createTestEvent(api, organizer, { isDraft: true }),
  ];
  const { data: draft } = await send("POST", "", { ...seriesInput([hidden]), name: "Secret league" });
  for (const path of [`/${draft.url}`, `/${draft.id}/standings`])
    expect(await send("GET", path, undefined, null)).toMatchObject({ code: "series-not-found" });
  expect((await send("GET", "?search=secret", undefined, null)).data).toEqual([]);
  expect((await send("GET", "?mine=true&search=secret")).data).toMatchObject([{ name: "Secret league" }]);

  const { data: mixed } = await send("POST", "", { ...seriesInput([shown, hidden]), name: "Open league" });
  const seen = (await send("GET", `/${mixed.id}`, undefined, null)).data;
  expect(seen.rounds.map(({ event_id }: Round) => event_id)).toEqual([shown.id]);
  expect(seen.may_manage).toBe(false);
  expect((await send("GET", `/${mixed.id}`)).data.rounds).toHaveLength(2);
  expect((await send("GET", "?search=open+league", undefined, null)).data).toMatchObject([{ rounds: 1 }]);
  await sendAs(api, organizer, "PATCH", `/events/${shown.id}`, { visibility: "unlisted" });
  expect((await send("GET", `/${mixed.id}`, undefined, null)).status).toBe(404);
});

test("what cannot be a series gets a sentence", async () => {
  const event = await createTestEvent(api, organizer);
  const twice = { ...seriesInput(), rounds: [{ event_id: event.id }, { event_id: event.id }] };
  expect((await send("POST", "", twice)).fields.rounds[0].detail).toBe("Each of them can be here only once.");
  const many = Array.from({ length: SERIES_ROUNDS + 1 }, (_, index) => ({ event_id: index + 1 }));
  expect((await send("POST", "", { ...seriesInput(), rounds: many })).status).toBe(422);
  const rules = { ...usualRules, aggregate: { counts: { kind: "best", rounds: 0 } } };
  const contradiction = await send("POST", "", { ...seriesInput(), rules });
  expect(contradiction).toMatchObject({ status: 422, code: "ruleset-contradictory" });
  expect(Object.keys(contradiction.fields)).toEqual(["rules.aggregate.counts.rounds"]);
  const taken = (await send("POST", "", { ...seriesInput(), url: "the-league" })).status;
  expect(taken).toBe(201);
  expect(await send("POST", "", { ...seriesInput(), url: "the-league" })).toMatchObject({
    status: 409,
    fields: { url: [{ detail: "Another series has this address." }] },
  });
  const named = { ...seriesInput(), name: "The league" };
  expect((await send("POST", "", named)).data.url).toBe("the-league-2");
});

test("a deleted account leaves its series to the administrators", async () => {
  const leaving = await api.signUp({ role: "organizer" });
  const { data } = await send("POST", "", seriesInput(), leaving);
  const exported = await sendAs(api, leaving, "GET", `/account/${leaving.user.id}/export`);
  expect(exported.data.parts.series).toMatchObject([{ id: data.id }]);
  expect((await sendAs(api, leaving, "DELETE", `/users/${leaving.user.id}`)).status).toBe(200);
  expect((await send("GET", `/${data.id}`, undefined, administrator)).status).toBe(200);
});

interface Round {
  event_id: number;
}

async function addSeries(): Promise<{ id: number }> {
  return (await send("POST", "", seriesInput([await createTestEvent(api, organizer)]))).data;
}

function send(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: object,
  by: Person | null = organizer,
) {
  return sendAs(api, by, method, `/series${path}`, body);
}
