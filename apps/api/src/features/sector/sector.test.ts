import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createSectorClient, type SentPeg, type SentSector } from "../../testing/sector-client.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let sectors: ReturnType<typeof createSectorClient>;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer", "Marta");
});
afterAll(() => api.close());

beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  sectors = createSectorClient(api, organizer, event);
});

test("an organizer adds a sector with its pegs, and everybody reads it", async () => {
  const added = await sectors.add({
    code: " b2 ",
    name: "Weir pool",
    kind: "lake",
    latitude: 49.123456,
    longitude: -15.5,
    pegs: [
      { number: 3, is_end: true },
      { number: 1, is_accessible: true },
      { number: 2, out_of_use_reason: " Flooded " },
    ],
  });
  expect(added).toMatchObject({
    code: "B2",
    name: "Weir pool",
    description: "",
    kind: "lake",
    parent_id: null,
    position: 0,
    latitude: 49.123456,
    longitude: -15.5,
    revision: 1,
  });
  expect(added.pegs).toMatchObject([
    { number: 3, is_end: true, is_accessible: false, out_of_use_reason: null },
    { number: 1, is_end: false, is_accessible: true, out_of_use_reason: null },
    { number: 2, is_end: false, is_accessible: false, out_of_use_reason: "Flooded" },
  ]);
  const read = await api.call({ url: `/api/events/${event.url}/sectors/${added.id}` });
  expect(read.json()).toEqual({ data: added });
});

test("the list is paged, searched and sorted, each sector with its own pegs", async () => {
  await sectors.send("POST", "/series", { codes: ["A", "B", "C"], peg_count: 2 });
  await sectors.add({ code: "D", name: "Žába", pegs: [{ number: 9 }] });
  const second = await sectors.send<SentSector[]>("GET", "?page=2&page_size=3");
  expect(second.meta).toEqual({ page: 2, page_size: 3, total: 4 });
  expect(second.data.map(({ code, pegs }) => [code, numbers(pegs)])).toEqual([["D", [9]]]);
  expect((await sectors.send<SentSector[]>("GET", "?search=zaba")).data.map(({ code }) => code)).toEqual([
    "D",
  ]);
  const turned = await sectors.send<SentSector[]>("GET", "?sort=-code");
  expect(turned.data.map(({ code }) => code)).toEqual(["D", "C", "B", "A"]);
  expect(turned.data.map(({ pegs }) => pegs.length)).toEqual([1, 2, 2, 2]);
  expect((await sectors.send("GET", "?page_size=2001")).status).toBe(422);
});

test("one save changes the sector and all its pegs: renumbered, reordered, marked, added, removed", async () => {
  const { id, pegs } = await sectors.add({ code: "A", pegs: [1, 2, 3, 4].map((number) => ({ number })) });
  const [one, two, three] = pegs as [SentPeg, SentPeg, SentPeg];
  const changed = await sectors.send("PATCH", `/${id}`, {
    name: "North bank",
    pegs: [
      { id: three.id, number: 1, is_end: true },
      { number: 7, is_accessible: true },
      { id: one.id, number: 3 },
      { id: two.id, number: 2, out_of_use_reason: "Tree" },
    ],
    revision: 1,
  });
  expect(changed.data).toMatchObject({ name: "North bank", code: "A", revision: 2 });
  expect(changed.data.pegs.map(({ id }) => id)).toEqual([three.id, expect.any(Number), one.id, two.id]);
  expect(changed.data.pegs).toMatchObject([
    { number: 1, is_end: true },
    { number: 7, is_accessible: true },
    { number: 3, is_end: false },
    { number: 2, out_of_use_reason: "Tree" },
  ]);
  const untouched = await sectors.send("PATCH", `/${id}`, { description: "Steep.", revision: 2 });
  expect(untouched.data.pegs).toEqual(changed.data.pegs);
});

test("two organizers who save the same sector: the second is shown both versions", async () => {
  const { id } = await sectors.add({ code: "A", pegs: [{ number: 1 }] });
  await sectors.send("PATCH", `/${id}`, { pegs: [], revision: 1 });
  const late = await sectors.send("PATCH", `/${id}`, { name: "Late", revision: 1 });
  expect(late).toMatchObject({
    status: 409,
    code: "stale-revision",
    changed_by: "Marta Rivers",
    current: { id, revision: 2, name: "", pegs: [] },
  });
});

test("several sectors are added at once, with their end pegs, behind those that are there", async () => {
  await sectors.add({ code: "Z" });
  const series = await sectors.send<SentSector[]>("POST", "/series", {
    codes: ["A", "B", "C", "D", "E"],
    peg_count: 20,
    is_numbered_through: true,
    kind: "boat",
  });
  expect(series.status).toBe(201);
  expect(series.data.map(({ code, position }) => [code, position])).toEqual([
    ["A", 1],
    ["B", 2],
    ["C", 3],
    ["D", 4],
    ["E", 5],
  ]);
  const last = series.data.at(-1)!;
  expect(last).toMatchObject({ kind: "boat", pegs: { length: 20 } });
  expect(numbers(last.pegs.filter(({ is_end: isEnd }) => isEnd))).toEqual([81, 100]);
});

test("a series is added whole or not at all", async () => {
  await sectors.add({ code: "C" });
  const refused = await sectors.send("POST", "/series", { codes: ["a", "b", "c"], peg_count: 5 });
  expect([refused.status, refused.code]).toEqual([409, "sector-code-taken"]);
  expect(refused.fields["codes"]).toMatchObject([{ detail: "There is already a sector C." }]);
  expect(await sectors.codes()).toEqual(["C"]);
});

test("a sector that is brought back comes to its place, also after the others were moved", async () => {
  const series = await sectors.send<SentSector[]>("POST", "/series", {
    codes: ["A", "B", "C"],
    peg_count: 1,
  });
  const [a, b, c] = series.data;
  await sectors.send("DELETE", `/${b!.id}`);
  await sectors.send("PATCH", "/order", { ids: [c!.id, a!.id], seen: [a!.id, c!.id] });
  await sectors.send("POST", "", { code: "B", position: 1 });
  await sectors.send("POST", "", { code: "A1", parent_id: a!.id });
  await sectors.send("POST", "", { code: "D", position: 99 });
  await sectors.send("POST", "", { code: "A0", parent_id: a!.id, position: 3 });
  const listed = (await sectors.list()).map(({ code, position }) => `${position} ${code}`);
  expect(listed).toEqual(["0 C", "1 B", "2 A", "3 A0", "4 A1", "5 D"]);
});

test("sectors are put in another order, and their parts stay behind them", async () => {
  const a = await sectors.add({ code: "A" });
  const b = await sectors.add({ code: "B" });
  const a2 = await sectors.add({ code: "A2", parent_id: a.id });
  const a1 = await sectors.add({ code: "A1", parent_id: a.id });
  expect(await sectors.codes()).toEqual(["A", "A2", "A1", "B"]);
  const ordered = await sectors.send<SentSector[]>("PATCH", "/order", {
    ids: [b.id, a1.id, a.id, a2.id],
    seen: [a.id, a2.id, a1.id, b.id],
  });
  expect(ordered.data.map(({ code, position, revision }) => [code, position, revision])).toEqual([
    ["B", 0, 1],
    ["A", 1, 1],
    ["A1", 2, 1],
    ["A2", 3, 1],
  ]);
  expect((await sectors.send("DELETE", `/${b.id}`)).data).toEqual({ id: b.id });
  expect((await sectors.list()).map(({ position }) => position)).toEqual([0, 1, 2]);
});

test.each([
  ["one is missing", (ids: number[]) => ids.slice(1)],
  ["one is there twice", (ids: number[]) => [...ids, ids[0]!]],
  ["one is twice instead of another", (ids: number[]) => [ids[0]!, ids[0]!]],
  ["one is not of this event", (ids: number[]) => [ids[0]!, 999_999]],
])("an order in which %s is refused", async (_, change) => {
  const { data } = await sectors.send<SentSector[]>("POST", "/series", { codes: ["A", "B"], peg_count: 0 });
  const refused = await sectors.send("PATCH", "/order", {
    ids: change(data.map(({ id }) => id)),
    seen: data.map(({ id }) => id),
  });
  expect([refused.status, refused.code]).toEqual([409, "rows-changed"]);
  expect(await sectors.codes()).toEqual(["A", "B"]);
});

test("the trail says who changed what", async () => {
  const a = await sectors.add({ code: "A", pegs: [{ number: 1 }] });
  const b = await sectors.add({ code: "B" });
  await sectors.send("PATCH", `/${a.id}`, { pegs: [{ number: 2 }], revision: 1 });
  await sectors.send("PATCH", "/order", { ids: [b.id, a.id], seen: [a.id, b.id] });
  await sectors.send("DELETE", `/${a.id}`);
  const trail = await api.database.db
    .selectFrom("audit")
    .select(["action", "actorName", "before", "after"])
    .where("eventId", "=", event.id)
    .where("noun", "=", "sector")
    .orderBy("id")
    .execute();
  expect(trail).toMatchObject([
    { action: "create", actorName: "Marta Rivers", after: { code: "A", pegs: [{ number: 1 }] } },
    { action: "create", after: { code: "B" } },
    { action: "update", before: { pegs: [{ number: 1 }] }, after: { pegs: [{ number: 2 }] } },
    { action: "order", before: { order: ["A", "B"] }, after: { order: ["B", "A"] } },
    { action: "delete", before: { code: "A" } },
  ]);
  expect(Object.keys(trail[2]!.after as object)).toEqual(["pegs"]);
});

function numbers(pegs: readonly SentPeg[]): number[] {
  return pegs.map(({ number }) => number);
}
