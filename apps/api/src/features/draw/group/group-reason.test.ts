import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { drawClient } from "../../../testing/draw-client.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../../testing/test-event.ts";
import { fillTestField } from "../../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let client: ReturnType<typeof drawClient>;
let groupIds: number[];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  client = drawClient(api, event, organizer);
  await fillTestField(api, event, { teams: 6 });
  const { data: groups } = await client.send("POST", "/groups/series", { count: 2 });
  groupIds = groups.map(({ id }: { id: number }) => id);
});
afterAll(() => api.close());

test("whoever was drawn into a group leaves it with a reason, which everybody reads", async () => {
  await publishGroups();
  const angler = await first();
  expect(await assign(angler, { group_id: other(angler) })).toMatchObject({
    status: 422,
    fields: { reason: [{ code: "group-reason-missing" }] },
  });
  expect(await assign(angler, { group_id: null })).toMatchObject({ status: 422 });
  expect((await first()).group_id).toBe(angler.group_id);

  const reason = "Twins fish apart";
  expect(await assign(angler, { group_id: other(angler) }, reason)).toMatchObject({ status: 200 });
  expect(await first()).toMatchObject({ group_id: other(angler), group_reason: reason });

  // Back where the draw put them: nothing is left to explain.
  expect(await assign(await first(), { group_id: angler.group_id })).toMatchObject({ status: 200 });
  expect(await first()).toMatchObject({ group_id: angler.group_id, group_reason: "" });
});

test("the form of an angler has no place for a reason and sends to the groups", async () => {
  await publishGroups();
  const angler = await first();
  const change = { revision: angler.revision, group_id: other(angler) };
  expect(await client.send("PATCH", `/anglers/${angler.id}`, change)).toMatchObject({
    status: 422,
    fields: { group_id: [{ code: "group-was-drawn" }] },
  });
  const same = { revision: angler.revision, group_id: angler.group_id, club: "Herons" };
  expect(await client.send("PATCH", `/anglers/${angler.id}`, same)).toMatchObject({ status: 200 });
});

test("where no draw is in force nobody is asked why", async () => {
  const angler = await first();
  expect(await assign(angler, { group_id: groupIds[0]! })).toMatchObject({ status: 200 });
  expect(await assign(await first(), { group_id: groupIds[1]! }, "Just so")).toMatchObject({ status: 200 });
  expect(await first()).toMatchObject({ group_id: groupIds[1], group_reason: "" });
});

test("a new draw forgets the reasons for the moves before it", async () => {
  await publishGroups();
  const angler = await first();
  await assign(angler, { group_id: other(angler) }, "Twins fish apart");
  const { data: again } = await client.send("POST", "/groups/draw", { reason: "Once more", keep: "nobody" });
  await client.send("POST", `/draw-runs/${again.id}/publish`, { revision: again.revision });
  const placed = again.placements.find((one: { angler_id: number }) => one.angler_id === angler.id);
  expect(await first()).toMatchObject({ group_id: placed.group_id, group_reason: "" });
});

interface SentAngler {
  id: number;
  revision: number;
  group_id: number | null;
}

/** As a guest reads the list. */
async function first(): Promise<SentAngler> {
  return (await sendAs(api, null, "GET", `/events/${event.id}/anglers?page_size=1000`)).data[0];
}

function other({ group_id }: SentAngler): number {
  return groupIds.find((id) => id !== group_id)!;
}

function assign({ id, revision }: SentAngler, place: object, reason?: string) {
  const body = { changes: [{ id, revision, ...place }], ...(reason !== undefined && { reason }) };
  return client.send("POST", "/anglers/assign", body);
}

async function publishGroups(): Promise<void> {
  const { data } = await client.send("POST", "/groups/draw", {});
  await client.send("POST", `/draw-runs/${data.id}/publish`, { revision: data.revision });
}
