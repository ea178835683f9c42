import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
});
afterAll(() => api.close());

test("a group is added, read, changed and deleted, and the trail says so", async () => {
  const added = await send("POST", "/groups", { code: " a ", name: "Gold" });
  expect(added.status).toBe(201);
  expect(added.data).toMatchObject({ code: "A", name: "Gold", position: 1, angler_ids: [], revision: 1 });
  const path = `/groups/${added.data.id}`;
  expect((await send("GET", path)).data).toEqual(added.data);

  const changed = await send("PATCH", path, { name: "", revision: 1 });
  expect(changed.data).toMatchObject({ code: "A", name: "", revision: 2 });
  expect(await send("DELETE", path)).toMatchObject({ status: 200, data: { id: added.data.id } });
  expect(await send("GET", path)).toMatchObject({ status: 404, code: "group-not-found" });

  const trail = await api.database.db
    .selectFrom("audit")
    .select(["action", "before", "after"])
    .where("eventId", "=", event.id)
    .where("noun", "=", "group")
    .orderBy("id")
    .execute();
  expect(trail).toEqual([
    { action: "create", before: null, after: { code: "A", name: "Gold" } },
    { action: "update", before: { name: "Gold" }, after: { name: "" } },
    { action: "delete", before: { code: "A", name: "" }, after: null },
  ]);
});

test("who changes an older version is shown the stored one", async () => {
  const { data } = await send("POST", "/groups", { code: "A" });
  await send("PATCH", `/groups/${data.id}`, { name: "Gold", revision: 1 });
  expect(await send("PATCH", `/groups/${data.id}`, { name: "Silver", revision: 1 })).toMatchObject({
    status: 409,
    code: "stale-revision",
    current: { name: "Gold", revision: 2 },
  });
});

test("a series takes the next free letters, in order", async () => {
  await send("POST", "/groups", { code: "b" });
  const { status, data } = await send("POST", "/groups/series", { count: 3 });
  expect(status).toBe(201);
  expect(data.map(({ code }: { code: string }) => code)).toEqual(["A", "C", "D"]);
  const list = await send("GET", "/groups");
  expect(list.data.map(({ code }: { code: string }) => code)).toEqual(["B", "A", "C", "D"]);
  expect(list.meta).toEqual({ page: 1, page_size: 20, total: 4 });
  const byCode = await send("GET", "/groups?sort=-code");
  expect(byCode.data[0].code).toBe("D");
  expect((await send("GET", "/groups?search=c")).data).toHaveLength(1);
});

test("by code, A to Z stand before AA, and after it the other way round", async () => {
  for (const code of ["AA", "B", "AB", "A"]) await send("POST", "/groups", { code });
  const codes = async (sort: string) =>
    (await send("GET", `/groups?sort=${sort}`)).data.map(({ code }: { code: string }) => code);
  expect(await codes("code")).toEqual(["A", "B", "AA", "AB"]);
  expect(await codes("-code")).toEqual(["AB", "AA", "B", "A"]);
});

test("a group that is brought back comes to its place", async () => {
  const { data: series } = await send("POST", "/groups/series", { count: 3 });
  for (const [place, code] of ["A", "B", "C"].entries()) {
    const { id, position } = series[place];
    await send("DELETE", `/groups/${id}`);
    await send("POST", "/groups", { code, position });
    const { data } = await send("GET", "/groups");
    expect(data.map((group: { code: string }) => group.code)).toEqual(["A", "B", "C"]);
  }
  expect((await send("POST", "/groups", { code: "D", position: -1 })).status).toBe(422);
});

test("groups are put in another order, and the trail says so", async () => {
  const { data } = await send("POST", "/groups/series", { count: 3 });
  const [a, b, c] = data.map(({ id }: { id: number }) => id);
  const ordered = await send("PATCH", "/groups/order", { ids: [c, a, b], seen: [a, b, c] });
  const codes = (rows: { code: string }[]) => rows.map(({ code }) => code);
  expect([ordered.status, codes(ordered.data)]).toEqual([200, ["C", "A", "B"]]);
  expect(ordered.data[0].revision).toBe(1);
  expect(codes((await send("GET", "/groups")).data)).toEqual(["C", "A", "B"]);
  const added = await send("POST", "/groups", { code: "D" });
  expect(codes((await send("GET", "/groups")).data)).toEqual(["C", "A", "B", "D"]);

  const gone = await send("PATCH", "/groups/order", { ids: [a, b, c], seen: [c, a, b] });
  expect(gone).toMatchObject({ status: 409, code: "rows-changed" });
  const twice = await send("PATCH", "/groups/order", { ids: [a, a, b, c], seen: [c, a, b, added.data.id] });
  expect(twice).toMatchObject({ status: 409, code: "rows-changed" });

  const trail = await api.database.db
    .selectFrom("audit")
    .select(["action", "before", "after"])
    .where("eventId", "=", event.id)
    .where("action", "=", "order")
    .execute();
  expect(trail).toEqual([
    { action: "order", before: { order: ["A", "B", "C"] }, after: { order: ["C", "A", "B"] } },
  ]);
});

test("two groups cannot share a code", async () => {
  await send("POST", "/groups", { code: "A" });
  expect(await send("POST", "/groups", { code: "a" })).toMatchObject({
    status: 409,
    code: "group-code-taken",
    fields: { code: [{ detail: "Another group has it." }] },
  });
  const other = await send("POST", "/groups", { code: "B" });
  expect(await send("PATCH", `/groups/${other.data.id}`, { code: "A", revision: 1 })).toMatchObject({
    status: 409,
    code: "group-code-taken",
  });
});

test("a group that anglers and the rotation depend on stays, and the refusal says what to do", async () => {
  const group = await send("POST", "/groups", { code: "A", name: "Gold" });
  const { anglerIds } = await fillTestField(api, event, { teams: 2, sectors: 1, sessions: 1 });
  await api.database.db
    .updateTable("angler")
    .set({ groupId: group.data.id })
    .where("id", "in", anglerIds)
    .execute();
  await send("POST", "/rotations/generate", {});
  expect((await send("GET", `/groups/${group.data.id}`)).data).toMatchObject({
    angler_ids: anglerIds,
    angler_count: 2,
    rotation_count: 1,
  });
  expect(await send("DELETE", `/groups/${group.data.id}`)).toMatchObject({
    status: 409,
    code: "still-needed",
    detail:
      "Group A, Gold cannot be deleted: 2 anglers are in it, move them out first; and it has 1 cell in the rotation, empty its row there first.",
  });
});

describe("bad input is refused beside its field", () => {
  test.each([
    ["/groups", { code: "  " }, "code"],
    ["/groups", { code: "NINELONGX" }, "code"],
    ["/groups", { code: "A", name: "x".repeat(81) }, "name"],
    ["/groups/series", { count: 0 }, "count"],
    ["/groups/series", { count: 27 }, "count"],
    ["/groups/series", { count: 1.5 }, "count"],
  ])("%s %j", async (path, body, field) => {
    const { status, fields } = await send("POST", path, body);
    expect(status).toBe(422);
    expect(Object.keys(fields)).toEqual([field]);
  });
});

test("an id of another event names nothing, and a scorer only reads", async () => {
  const { data } = await send("POST", "/groups", { code: "A" });
  const other = await createTestEvent(api, organizer, { name: "Another" });
  for (const [method, body] of [["GET"], ["PATCH", { name: "x", revision: 1 }], ["DELETE"]] as const) {
    const answer = await api.call({
      method,
      url: `/api/events/${other.id}/groups/${data.id}`,
      token: organizer.token,
      ...(body && { payload: body }),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, "group-not-found"]);
  }
  const scorer = await api.asRole("organizer", "scorer");
  await giveRight(api, event, scorer, "scorer");
  const refused = await api.call({
    method: "POST",
    url: `/api/events/${event.id}/groups`,
    token: scorer.token,
    payload: { code: "X" },
  });
  expect(refused.statusCode).toBe(403);
});

function send(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) {
  return sendAs(api, organizer, method, `/events/${event.id}${path}`, payload);
}
