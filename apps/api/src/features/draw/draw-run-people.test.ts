import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { migrateWithin } from "../../platform/database/migrate.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createDatabaseOn } from "../../testing/test-database.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../testing/test-event.ts";
import { revisionOf } from "../../testing/topic-revision.ts";
import { fillTestField } from "../../testing/test-field.ts";

const SEED = "2a".repeat(32);

let api: TestApi;
let owner: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, owner);
  await fillTestField(api, event, { teams: 2, anglersPerTeam: 2 });
  await send(owner, "POST", "/groups/series", { count: 2 });
});
afterAll(() => api.close());

test("a seed that somebody gave is called so in public, also before it is known", async () => {
  const { data: made } = await send(owner, "POST", "/groups/draw", {});
  const { data: given } = await send(owner, "POST", "/groups/draw", { seed: SEED, reason: "Again" });
  expect([made.seed_source, given.seed_source]).toEqual(["server", "given"]);

  const { data: listed } = await send(undefined, "GET", "/draw-runs");
  expect(listed.map(({ seed_source }: { seed_source: string }) => seed_source)).toEqual(["given", "server"]);
  const seen = await send(undefined, "GET", `/draw-runs/${given.id}`);
  expect(seen.data).toMatchObject({ seed_source: "given", seed: null });
  const sheet = await api.call({ method: "GET", url: `/api/events/${event.url}/draw-runs.csv` });
  expect(sheet.body).toContain("Seed made by");
  expect(sheet.body).toContain(",given,");
});

test("the trail says who made the seed", async () => {
  await send(owner, "POST", "/groups/draw", { seed: SEED });
  const { data } = await send(owner, "GET", "/audit?noun=draw-run");
  expect(data[0].changes).toContainEqual(
    expect.objectContaining({ field: "seed_source", before: null, after: "given" }),
  );
});

test("the name of somebody who has left does not stay in the draws they made or undid", async () => {
  const leaving = await api.signUp({ firstName: "Wilhelmina", role: "organizer" });
  await giveRight(api, event, leaving, "organizer");
  const { data: run } = await send(leaving, "POST", "/groups/draw", {});
  const { data: used } = await send(leaving, "POST", `/draw-runs/${run.id}/publish`, {
    revision: run.revision,
  });
  const undo = { revision: used.revision, reason: "By mistake" };
  await send(leaving, "POST", `/draw-runs/${run.id}/publish/undo`, undo);
  const name = leaving.user.display_name;
  expect((await send(undefined, "GET", "/draw-runs")).data[0]).toMatchObject({
    actor_name: name,
    undone: { by: name },
  });
  expect((await send(undefined, "GET", "/draw-runs?search=wilhelmina")).data).toHaveLength(1);

  const before = await revisionOf(api, "users");
  await api.call({ method: "DELETE", url: `/api/users/${leaving.user.id}`, token: leaving.token });
  const { data } = await send(undefined, "GET", "/draw-runs");
  expect(data[0]).toMatchObject({ actor_name: null, undone: { by: null, reason: "By mistake" } });
  expect((await send(undefined, "GET", "/draw-runs?search=wilhelmina")).data).toEqual([]);
  // The page that was kept with the name is rendered anew.
  expect(await revisionOf(api, "users")).toBeGreaterThan(before);
  const stored = await api.database.db.selectFrom("drawRun").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain("Wilhelmina");
});

test("a draw goes by the name its maker has today", async () => {
  const maker = await api.signUp({ firstName: "Ann", role: "organizer" });
  await giveRight(api, event, maker, "organizer");
  await send(maker, "POST", "/groups/draw", {});
  const before = await revisionOf(api, "users");
  const url = `/api/users/${maker.user.id}`;
  await api.call({ method: "PATCH", url, token: maker.token, payload: { last_name: "Newname" } });
  expect((await send(undefined, "GET", "/draw-runs")).data[0].actor_name).toBe("Ann Newname");
  expect(await revisionOf(api, "users")).toBeGreaterThan(before);
});

test("of older draws nobody claims who made the seed; who undid them is taken from the trail", async () => {
  const old = await createDatabaseOn(inject("testServer"));
  const { db } = old;
  await migrateWithin(db, { name: "20261116T0750-draw-run-kind" });
  await sql`
    insert into event (name, url, starts_on, ends_on, time_zone, discipline, ruleset)
    values ('Old', 'old', '2026-04-01', '2026-04-01', 'Europe/Prague', 'fly', '{}')
  `.execute(db);
  await sql`
    insert into draw_run (event_id, number, kind, status, seed, seed_hash, input, input_hash, outcome, report,
      actor_uid, actor_name, undone_at, undone_by)
    select id, 1, 'group', 'undone', ${SEED}, '', '{}', '', '[]', '{}', 'u1', 'Sue', now(), 'Tom' from event
  `.execute(db);
  await sql`
    insert into audit (event_id, actor_uid, actor_name, noun, noun_id, action)
    select event_id, 'u2', 'Tom', 'draw-run', id::text, 'undo' from draw_run
  `.execute(db);
  await migrateWithin(db, "latest");
  const { rows } = await sql<object>`select * from draw_run`.execute(db);
  expect(rows).toMatchObject([{ seedSource: "unknown", actorUid: "u1", undoneByUid: "u2" }]);
  expect(JSON.stringify(rows)).not.toMatch(/Sue|Tom/);
  await old.close();
});

async function send(person: Person | undefined, method: "GET" | "POST", path: string, payload?: object) {
  const url = `/api/events/${event.id}${path}`;
  const answer = await api.call({ method, url, token: person?.token, ...(payload && { payload }) });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json();
}
