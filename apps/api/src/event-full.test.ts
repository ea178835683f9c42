import { eventQuotas, RULESET_VERSIONS } from "@tightlines/contract/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "./testing/create-test-api.ts";
import { createEventClient, type EventClient } from "./testing/event-client.ts";
import { createTestEvent, type TestEvent } from "./testing/test-event.ts";

let api: TestApi;
let client: EventClient;
let owner: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  client = createEventClient(api);
  owner = await api.asRole("organizer");
  event = await createTestEvent(api, owner);
});
afterAll(() => api.close());

const names = { first_name: "One", last_name: "More" };

test.each([
  {
    rows: "anglers",
    limit: eventQuotas.angler,
    fill: "insert into angler (event_id, number, first_name, last_name) select $1, n, 'A', 'B' from generate_series(1, $2) n",
    calls: [
      ["anglers", names],
      ["anglers/import", { columns: ["firstName", "lastName"], rows: [["One", "More"]] }],
    ] as const,
  },
  {
    rows: "teams",
    limit: eventQuotas.team,
    fill: "insert into team (event_id, name) select $1, 'Team ' || n from generate_series(1, $2) n",
    calls: [
      ["teams", { name: "One more" }],
      ["teams/import", { columns: ["name"], rows: [["One more"]] }],
    ] as const,
  },
  {
    rows: "sectors",
    limit: eventQuotas.sector,
    fill: "insert into sector (event_id, code, kind, position) select $1, 'S' || n, 'bank', n from generate_series(1, $2) n",
    calls: [
      ["sectors", { code: "Z" }],
      ["sectors/series", { codes: ["Y", "Z"], peg_count: 1 }],
    ] as const,
  },
  {
    rows: "groups",
    limit: eventQuotas.group,
    fill: `insert into "group" (event_id, code, position) select $1, 'G' || n, n from generate_series(1, $2) n`,
    calls: [["groups", { code: "Z" }]] as const,
  },
])("an event has at most $limit $rows, however they come", async ({ rows, limit, fill, calls }) => {
  await api.database.pool.query(fill, [event.id, limit - 1]);
  const [path, body] = calls[0];
  expect(await client.send(owner, "POST", `/events/${event.id}/${path}`, body)).toMatchObject({
    status: 201,
  });
  for (const [more, another] of calls) {
    const sent = JSON.parse(
      JSON.stringify(another).replaceAll('"Z"', '"X"').replaceAll("One", "Two"),
    ) as object;
    expect(await client.send(owner, "POST", `/events/${event.id}/${more}`, sent)).toMatchObject({
      status: 409,
      code: "event-full",
      detail: `An event can have at most ${limit.toLocaleString("en-GB")} ${rows}. This would be more.`,
    });
  }
});

test("rules that people could read change so often and no more", async () => {
  const path = `/events/${event.id}/ruleset`;
  const { data } = await client.send<{ revision: number; ruleset: Record<string, unknown> }>(
    owner,
    "GET",
    path,
  );
  await api.database.pool.query(
    `update event set ruleset = jsonb_set(ruleset, '{version}', $2::jsonb) where id = $1`,
    [event.id, String(RULESET_VERSIONS)],
  );
  await api.database.pool.query(
    `update event_ruleset set version = $2, ruleset = jsonb_set(ruleset, '{version}', $3::jsonb) where event_id = $1`,
    [event.id, RULESET_VERSIONS, String(RULESET_VERSIONS)],
  );
  const ruleset = { ...data.ruleset, unit: "group" };
  const answer = await client.send(owner, "PATCH", path, { ruleset, revision: data.revision });
  expect(answer).toMatchObject({ status: 409, code: "ruleset-versions-full" });
});
