import type { GroupRunResponse } from "@tightlines/contract/draw-run";
import { toCamelCase } from "@tightlines/contract/wire/case";
import { verifyGroups } from "@tightlines/domain/group/verify-groups";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../../testing/test-event.ts";
import { fillTestField } from "../../../testing/test-field.ts";

const SEED = "00".repeat(31) + "2a";

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

test("a draw is promised first: its hashes are public, and nobody knows what it will come to", async () => {
  await setUp({ groups: 4, teams: 4, anglersPerTeam: 3 });
  const plan = { is_drawn_later: true, takes_ingredient: true };
  const known = await send("POST", "/groups/draw", { ...plan, seed: SEED });
  expect(known).toMatchObject({ status: 422, fields: { seed: [{ code: "seed-known-before" }] } });
  const { data: promised } = await send("POST", "/groups/draw", plan);
  expect(promised).toMatchObject({ status: "draft", drawn_at: null, placements: null, report: null });
  const path = `/draw-runs/${promised.id}`;
  const seen = (await sendToEvent(undefined, "GET", path)).data;
  expect(seen).toMatchObject({ takes_ingredient: true, seed: null, drawn_at: null, placements: null });
  expect([seen.seed_hash, seen.input_hash]).toEqual([promised.seed_hash, promised.input_hash]);

  const { revision } = promised;
  expect(await send("POST", `${path}/publish`, { revision })).toMatchObject({ code: "draw-not-made" });
  const silent = await send("POST", `${path}/draw`, { revision });
  expect(silent.fields).toMatchObject({ ingredient: [{ code: "ingredient-missing" }] });
  const { data: drawn } = await send("POST", `${path}/draw`, { revision, ingredient: "3 7 21" });
  expect(drawn).toMatchObject({ status: "draft", seed: null, ingredient: "3 7 21" });
  expect(drawn.placements).toHaveLength(12);
  expect((await sendToEvent(undefined, "GET", path)).data.placements).toBeNull();
  const again = await send("POST", `${path}/draw`, { revision: drawn.revision, ingredient: "8" });
  expect(again).toMatchObject({ code: "draw-already-made" });

  const published = await send("POST", `${path}/publish`, { revision: drawn.revision });
  expect(published).toMatchObject({
    status: 200,
    data: { status: "published", placements: drawn.placements },
  });
  const run = toCamelCase(published.data) as GroupRunResponse;
  expect(verifyGroups({ ...run, seed: run.seed!, placements: run.placements! })).toMatchObject({
    isSeedAsCommitted: true,
    isInputAsCommitted: true,
    isDrawAsComputed: true,
  });
});

test("a promise that is replaced before it was drawn keeps its seed, and one by an old list is not drawn", async () => {
  const { groupIds } = await setUp({ groups: 3, teams: 3, anglersPerTeam: 3 });
  const { data: promised } = await send("POST", "/groups/draw", { is_drawn_later: true });
  await api.database.db.deleteFrom("group").where("id", "=", groupIds[2]!).execute();
  const path = `/draw-runs/${promised.id}`;
  const refused = await send("POST", `${path}/draw`, { revision: promised.revision });
  expect(refused).toMatchObject({ code: "draw-input-changed" });
  await send("POST", "/groups/draw", { reason: "Two groups are enough" });
  const replaced = (await sendToEvent(undefined, "GET", path)).data;
  expect(replaced).toMatchObject({ status: "superseded", seed: null, placements: null });
});

async function setUp({ groups, ...size }: { groups: number; teams: number; anglersPerTeam?: number }) {
  await fillTestField(api, event, size);
  const { data } = await send("POST", "/groups/series", { count: groups });
  return { groupIds: data.map(({ id }: { id: number }) => id) as number[] };
}

function send(method: "GET" | "POST", path: string, payload?: object) {
  return sendToEvent(organizer, method, path, payload);
}

function sendToEvent(person: Person | undefined, method: "GET" | "POST", path: string, payload?: object) {
  return sendAs(api, person, method, `/events/${event.id}${path}`, payload);
}
