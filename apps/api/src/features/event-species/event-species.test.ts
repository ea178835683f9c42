import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { revisionOf } from "../../testing/topic-revision.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;
/** Ids by code. */
let ids: Record<string, number>;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer", "Olga");
  const rows = await api.database.db.selectFrom("species").select(["id", "code"]).execute();
  ids = Object.fromEntries(rows.map(({ id, code }) => [code, id]));
});
afterAll(() => api.close());
beforeEach(async () => {
  event = await createTestEvent(api, owner);
});

test("a species is chosen, with its own figures and the event's, and everybody sees it", async () => {
  const added = await call("POST", "", {
    species_id: ids["PIK"],
    min_length_mm: 600,
    cap: 3,
    points: "7.5",
  });
  expect(added.status).toBe(201);
  const answer = await api.call({ method: "GET", url: `/api/events/${event.url}/species` });
  expect(answer.json()).toMatchObject({
    data: [
      {
        id: ids["PIK"],
        name: "Northern pike",
        code: "PIK",
        default_min_length_mm: 500,
        min_length_mm: 600,
        cap: 3,
        points: "7.5",
        revision: 1,
      },
    ],
    meta: { total: 1 },
  });
});

test("the list is searched, sorted and paged", async () => {
  await call("POST", "/many", { species_ids: [ids["PIK"], ids["PER"], ids["ZAN"]] });
  const codes = async (query: string) =>
    (await call("GET", query)).body.data.map(({ code }: { code: string }) => code);
  expect(await codes("")).toEqual(["PER", "PIK", "ZAN"]);
  expect(await codes("?sort=-code")).toEqual(["ZAN", "PIK", "PER"]);
  expect(await codes("?search=esox%20LÚCIUS")).toEqual(["PIK"]);
  expect(await codes("?page=2&page_size=2")).toEqual(["ZAN"]);
});

test("the list comes out as a file, with the minimum that counts", async () => {
  await call("POST", "", { species_id: ids["PIK"], min_length_mm: 600, cap: 3, points: "7.5" });
  await call("POST", "", { species_id: ids["ZAN"] });
  const { body } = await api.call({ method: "GET", url: `/api/events/${event.url}/species.csv` });
  const lines = body.replace("\uFEFF", "").split("\r\n");
  expect(lines.slice(0, 2)).toEqual([
    "Code,Species,Latin name,Minimum (mm),Cap,Points,Measured to",
    "PIK,Northern pike,Esox lucius,600,3,7.5,tail",
  ]);
  expect(lines[2]).toBe("ZAN,Zander,Sander lucioperca,450,,,tail");
});

test("many are chosen at once, and those chosen already stay as they are", async () => {
  await call("POST", "", { species_id: ids["PIK"], cap: 2 });
  const many = { species_ids: [ids["PIK"], ids["PER"], ids["PER"]] };
  const added = await call("POST", "/many", many);
  expect(added.status).toBe(201);
  expect(added.body.data).toMatchObject([{ code: "PER", cap: null }]);
  expect((await call("POST", "/many", many)).body.data).toEqual([]);
  expect((await call("GET", `/${ids["PIK"]}`)).body.data).toMatchObject({ cap: 2, revision: 1 });
});

test("one of many that is no species leaves the list as it was", async () => {
  const { status, body } = await call("POST", "/many", { species_ids: [ids["PIK"], 999_999] });
  expect([status, body.code]).toEqual([404, "species-not-found"]);
  expect((await call("GET", "")).body.data).toEqual([]);
});

test("it is on the list once, and the refusal names it", async () => {
  await call("POST", "", { species_id: ids["PIK"] });
  const { status, body } = await call("POST", "", { species_id: ids["PIK"] });
  expect([status, body.code]).toEqual([409, "event-species-taken"]);
  expect(body.detail).toBe("Northern pike is on the event's list already.");
});

test("its figures are changed and given back; 0 says that every size counts", async () => {
  await call("POST", "", { species_id: ids["PIK"], min_length_mm: 600 });
  const path = `/${ids["PIK"]}`;
  const any = await call("PATCH", path, { min_length_mm: 0, revision: 1 });
  expect(any.body.data).toMatchObject({ min_length_mm: 0, revision: 2 });
  const own = await call("PATCH", path, { min_length_mm: null, points: "1/3", revision: 2 });
  expect(own.body.data).toMatchObject({ min_length_mm: null, points: "1/3", revision: 3 });

  const stale = await call("PATCH", path, { cap: 1, revision: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, "stale-revision"]);
  expect(stale.body.current).toMatchObject({ points: "1/3", revision: 3 });
  expect(stale.body.changed_by).toBe("Olga Rivers");
});

test("taking it off and everything else is in the event's trail", async () => {
  await call("POST", "", { species_id: ids["PIK"] });
  await call("PATCH", `/${ids["PIK"]}`, { cap: 5, revision: 1 });
  expect((await call("DELETE", `/${ids["PIK"]}`)).body.data).toEqual({ id: ids["PIK"] });
  const trail = await api.database.db
    .selectFrom("audit")
    .select(["action", "before", "after"])
    .where("eventId", "=", event.id)
    .where("noun", "=", "event-species")
    .orderBy("id")
    .execute();
  expect(trail).toMatchObject([
    { action: "create", after: { speciesId: ids["PIK"] } },
    { action: "update", before: { cap: null }, after: { cap: 5 } },
    { action: "delete", before: { speciesId: ids["PIK"], cap: 5 } },
  ]);
});

test("a species that is renamed is rendered anew on every page that shows species", async () => {
  const before = await revisionOf(api, "species");
  const { token } = await api.asRole("administrator");
  const url = `/api/species/${ids["PIK"]}`;
  const { revision } = (await api.call({ method: "GET", url, token })).json().data;
  const payload = { name: "Great pike", revision };
  expect((await api.call({ method: "PATCH", url, token, payload })).statusCode).toBe(200);
  expect(await revisionOf(api, "species")).toBe(before + 1);
});

test("what another event chose is not on this one's list", async () => {
  await call("POST", "", { species_id: ids["PIK"] });
  const other = await createTestEvent(api, owner);
  for (const id of [String(ids["PIK"]), "0", "abc", "99999999999999999999"]) {
    const url = `/api/events/${other.id}/species/${id}`;
    const answers = [
      await api.call({ method: "GET", url }),
      await api.call({ method: "DELETE", url, token: owner.token }),
      await api.call({ method: "PATCH", url, token: owner.token, payload: { cap: 1, revision: 1 } }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill("event-species-not-found"));
  }
});

test.each([
  [{ species_id: 1.5 }, "species_id"],
  [{}, "species_id"],
  [{ species_id: 1, min_length_mm: -1 }, "min_length_mm"],
  [{ species_id: 1, min_length_mm: 12.5 }, "min_length_mm"],
  [{ species_id: 1, min_length_mm: 10_001 }, "min_length_mm"],
  [{ species_id: 1, cap: 0 }, "cap"],
  [{ species_id: 1, points: "ten" }, "points"],
  [{ species_id: 1, points: "-3" }, "points"],
  [{ species_id: 1, points: "1/0" }, "points"],
  [{ species_id: 1, points: 7.5 }, "points"],
])("%j is refused beside the field", async (input, field) => {
  const { status, body } = await call("POST", "", input);
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test.each([{ species_ids: [] }, { species_ids: ["a"] }, {}])("many as %j is refused", async (input) => {
  expect((await call("POST", "/many", input)).status).toBe(422);
});

async function call(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) {
  const url = `/api/events/${event.id}/species${path}`;
  const answer = await api.call({ method, url, token: owner.token, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
