import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "./testing/create-test-api.ts";
import { seriesInput } from "./testing/examples/session.examples.ts";
import { sendAs } from "./testing/send-as.ts";
import { createTestEvent, type TestEvent } from "./testing/test-event.ts";
import { fillTestField } from "./testing/test-field.ts";

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

describe.each([
  { nouns: "sectors", noun: "sector", series: { codes: ["X", "Y"], peg_count: 3 }, says: "Sector X" },
  { nouns: "sessions", noun: "session", series: { ...seriesInput, count: 2 }, says: "Session 1, Changed" },
  { nouns: "groups", noun: "group", series: { count: 2 }, says: "Group A, Changed" },
])("$nouns added together", ({ nouns, noun, series, says }) => {
  test("are taken back together, and the history says so", async () => {
    const rows = await addSeries();
    expect(await send("POST", `/${nouns}/series/undo`, { rows })).toMatchObject({
      status: 200,
      data: { ids: rows.map(({ id }) => id) },
    });
    expect((await send("GET", `/${nouns}`)).data).toEqual([]);
    const { data } = await send("GET", `/audit?noun=${noun}`);
    expect(data.slice(0, 2)).toMatchObject([{ action: "undo" }, { action: "undo" }]);
    expect(data[0].changes).not.toEqual([]);
  });

  test("stay, all of them, when one was changed since", async () => {
    const rows = await addSeries();
    await send("PATCH", `/${nouns}/${rows[0]!.id}`, { name: "Changed", revision: 1 });
    expect(await send("POST", `/${nouns}/series/undo`, { rows: rows.toReversed() })).toMatchObject({
      status: 409,
      code: "undo-too-late",
      detail: `This cannot be undone any more: ${says} was changed meanwhile.`,
    });
    expect((await send("GET", `/${nouns}`)).data).toHaveLength(2);
  });

  test("stay when one is gone, or is another event's", async () => {
    const rows = await addSeries();
    await send("DELETE", `/${nouns}/${rows[0]!.id}`);
    expect(await send("POST", `/${nouns}/series/undo`, { rows })).toMatchObject({ code: "undo-too-late" });
    expect((await send("GET", `/${nouns}`)).data).toHaveLength(1);
    event = await createTestEvent(api, organizer);
    expect(await send("POST", `/${nouns}/series/undo`, { rows: rows.slice(1) })).toMatchObject({
      code: "undo-too-late",
    });
  });

  test("stay, all of them, when the rotation uses one", async () => {
    const rows = await addSeries();
    await fillTestField(api, event, { sectors: 1, sessions: 1 });
    const group = nouns === "groups" ? rows[1]! : (await send("POST", "/groups", { code: "Z" })).data;
    const session = nouns === "sessions" ? rows[1]! : (await send("GET", "/sessions")).data[0];
    const sector = nouns === "sectors" ? rows[1]! : (await send("GET", "/sectors")).data[0];
    const cell = { group_id: group.id, session_id: session.id, sector_id: sector.id };
    expect((await send("POST", "/rotations", cell)).status).toBe(201);
    const before = (await send("GET", `/${nouns}`)).data;
    expect(await send("POST", `/${nouns}/series/undo`, { rows })).toMatchObject({ code: "still-needed" });
    expect((await send("GET", `/${nouns}`)).data).toEqual(before);
  });

  async function addSeries(): Promise<Row[]> {
    const { data } = await send("POST", `/${nouns}/series`, series);
    return seen(data);
  }
});

describe("a generated rotation", () => {
  beforeEach(async () => {
    await fillTestField(api, event, { sectors: 2, sessions: 2 });
    await send("POST", "/groups/series", { count: 2 });
  });

  test("gives way to what was there before it", async () => {
    const first = (await send("POST", "/rotations/generate", {})).data;
    const { id, revision } = first.cells[0];
    await send("PATCH", `/rotations/${id}`, { sector_id: null, revision });
    const before = placesOf((await send("GET", "/rotations")).data);
    const second = (await send("POST", "/rotations/generate", { replace: true })).data;
    expect(placesOf(second)).not.toEqual(before);
    const undone = await send("POST", "/rotations/generate/undo", { rows: seen(second.cells) });
    expect(undone.status).toBe(200);
    expect(placesOf(undone.data)).toEqual(before);
    expect((await send("GET", "/audit")).data[0]).toMatchObject({ noun: "rotation", action: "undo" });
  });

  test("leaves an empty matrix where there was none", async () => {
    const { data } = await send("POST", "/rotations/generate", {});
    const undone = await send("POST", "/rotations/generate/undo", { rows: seen(data.cells) });
    expect(undone.data.cells).toEqual([]);
    expect(await send("POST", "/rotations/generate/undo", { rows: seen(data.cells) })).toMatchObject({
      code: "undo-too-late",
      detail: "This cannot be undone any more: some of it was deleted meanwhile.",
    });
  });

  test("is left alone when it would come out the same, and remains what can be taken back", async () => {
    const { data: first } = await send("POST", "/rotations/generate", {});
    const { data: second } = await send("POST", "/rotations/generate", { replace: true });
    expect(second.cells).toEqual(first.cells);
    const undone = await send("POST", "/rotations/generate/undo", { rows: seen(second.cells) });
    expect(undone).toMatchObject({ status: 200, data: { cells: [] } });
  });

  test("stays when the cells are not those that were generated last", async () => {
    const { data: generated } = await send("POST", "/rotations/generate", {});
    const [{ id, revision, group_id, session_id, sector_id }, ...others] = generated.cells;
    const refusal = {
      status: 409,
      detail: "This cannot be undone any more: the rotation is not the one that was generated last.",
    };
    await send("DELETE", `/rotations/${id}?revision=${revision}`);
    expect(await send("POST", "/rotations/generate/undo", { rows: seen(others) })).toMatchObject(refusal);
    const { data: added } = await send("POST", "/rotations", { group_id, session_id, sector_id });
    const rows = seen([...others, added]);
    expect(await send("POST", "/rotations/generate/undo", { rows })).toMatchObject(refusal);
    expect((await send("GET", "/rotations")).data.cells).toHaveLength(4);
  });

  test("gives way once: what it replaced was not generated by it", async () => {
    const { data: first } = await send("POST", "/rotations/generate", {});
    await send("POST", "/sessions", extraSession);
    const { data: second } = await send("POST", "/rotations/generate", { replace: true });
    const { data: back } = await send("POST", "/rotations/generate/undo", { rows: seen(second.cells) });
    expect(placesOf(back)).toEqual(placesOf(first));
    expect(await send("POST", "/rotations/generate/undo", { rows: seen(back.cells) })).toMatchObject({
      code: "undo-too-late",
    });
    expect(placesOf((await send("GET", "/rotations")).data)).toEqual(placesOf(first));
  });

  test("stays when a cell was changed or added since", async () => {
    const { data: first } = await send("POST", "/rotations/generate", {});
    const { id, revision, sector_id } = first.cells[0];
    const { data: changed } = await send("PATCH", `/rotations/${id}`, { sector_id: null, revision });
    expect(await send("POST", "/rotations/generate/undo", { rows: seen(first.cells) })).toMatchObject({
      detail: "This cannot be undone any more: a cell of the rotation was changed meanwhile.",
    });
    await send("PATCH", `/rotations/${id}`, { sector_id, revision: changed.revision });
    await send("POST", "/sessions", extraSession);
    const { data: second } = await send("POST", "/rotations/generate", { replace: true });
    expect(
      await send("POST", "/rotations/generate/undo", { rows: seen(second.cells).slice(1) }),
    ).toMatchObject({
      detail: "This cannot be undone any more: cells were added to the rotation meanwhile.",
    });
  });

  test("stays when what it replaced has no place any more", async () => {
    const { data: first } = await send("POST", "/rotations/generate", {});
    const { id, revision } = first.cells[0];
    // Two groups and two sessions reach three sectors: the fourth is used only where somebody puts it.
    const { data: added } = await send("POST", "/sectors/series", { codes: ["X", "Y"], peg_count: 1 });
    const away = { sector_id: added[1].id, revision };
    expect((await send("PATCH", `/rotations/${id}`, away)).status).toBe(200);
    const plan = { coverage: "most-sectors", replace: true };
    const { data: second } = await send("POST", "/rotations/generate", plan);
    expect((await send("DELETE", `/sectors/${added[1].id}`)).status).toBe(200);
    expect(await send("POST", "/rotations/generate/undo", { rows: seen(second.cells) })).toMatchObject({
      status: 409,
      code: "undo-too-late",
      detail: "This cannot be undone any more: a group, session or sector of the rotation before it is gone.",
    });
    expect(placesOf((await send("GET", "/rotations")).data)).toEqual(placesOf(second));
  });
});

const extraSession = { starts_at: "2027-04-03T12:00:00Z", ends_at: "2027-04-03T13:00:00Z" };

interface Row {
  id: number;
  revision: number;
}

function seen(rows: readonly Row[]): Row[] {
  return rows.map(({ id, revision }) => ({ id, revision }));
}

/** Where each group is in each session, whatever the ids of the cells. */
function placesOf({ cells }: { cells: { group_id: number; session_id: number; sector_id: number }[] }) {
  return cells
    .map(({ group_id, session_id, sector_id }) => `${group_id} ${session_id} ${sector_id}`)
    .toSorted();
}

function send(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) {
  return sendAs(api, organizer, method, `/events/${event.id}${path}`, payload);
}
