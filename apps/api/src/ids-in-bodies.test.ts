import { afterAll, beforeAll, expect, test } from "vitest";
import { createAnglerClient } from "./testing/angler-client.ts";
import { createTestApi, type Person, type TestApi } from "./testing/create-test-api.ts";
import { newRegistration } from "./testing/examples/registration.examples.ts";
import { createTestEvent } from "./testing/test-event.ts";
import { fillTestField } from "./testing/test-field.ts";

let api: TestApi;
let owner: Person;
let here: Rows;
let there: Rows;

interface Rows {
  send: ReturnType<typeof createAnglerClient>["send"];
  angler: number;
  reserve: number;
  team: number;
  registration: number;
  group: number;
  sector: number;
  session: number;
}

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
  here = await createRows();
  there = await createRows();
});
afterAll(() => api.close());

/** Every id in a body, with a call that is right but for it. */
const calls: [string, string, (ids: Rows) => string, (other: Rows, own: Rows) => object][] = [
  ["team_id", "POST", () => "/anglers", ({ team }) => ({ ...ann, team_id: team })],
  ["group_id", "POST", () => "/anglers", ({ group }) => ({ ...ann, group_id: group })],
  ["team_id", "PATCH", ({ angler }) => `/anglers/${angler}`, ({ team }) => ({ team_id: team, revision: 1 })],
  [
    "group_id",
    "PATCH",
    ({ angler }) => `/anglers/${angler}`,
    ({ group }) => ({ group_id: group, revision: 1 }),
  ],
  [
    "team_id",
    "POST",
    ({ angler }) => `/anglers/${angler}/transfer`,
    ({ team }) => ({ team_id: team, reason: "x" }),
  ],
  [
    "reserve_id",
    "POST",
    ({ angler }) => `/anglers/${angler}/substitute`,
    ({ reserve }) => ({ reserve_id: reserve, reason: "x" }),
  ],
  ["team_id", "POST", () => "/anglers/assign", ({ team }, { angler }) => ({ ids: [angler], team_id: team })],
  [
    "group_id",
    "POST",
    () => "/anglers/assign",
    ({ group }, { angler }) => ({ ids: [angler], group_id: group }),
  ],
  ["rows", "POST", () => "/anglers/delete", ({ angler }) => ({ rows: [{ id: angler, revision: 1 }] })],
  ["team_id", "POST", () => "/anglers/delete/undo", ({ team }) => ({ anglers: [{ ...ann, team_id: team }] })],
  ["ids", "POST", () => "/anglers/assign", ({ angler }) => ({ ids: [angler], category: "youth" })],
  [
    "other_id",
    "POST",
    ({ registration }) => `/registrations/${registration}/merge`,
    ({ registration }) => ({ other_id: registration, revision: 1, other_revision: 1, reason: "x" }),
  ],
  ["parent_id", "POST", () => "/sectors", ({ sector }) => ({ code: "Z", parent_id: sector })],
  [
    "parent_id",
    "PATCH",
    ({ sector }) => `/sectors/${sector}`,
    ({ sector }) => ({ parent_id: sector, revision: 1 }),
  ],
  ["group_id", "POST", () => "/rotations", ({ group }, own) => ({ ...cellOf(own), group_id: group })],
  ["session_id", "POST", () => "/rotations", ({ session }, own) => ({ ...cellOf(own), session_id: session })],
  ["sector_id", "POST", () => "/rotations", ({ sector }, own) => ({ ...cellOf(own), sector_id: sector })],
  ["group_ids", "POST", () => "/groups/draw", ({ group }) => ({ group_ids: [group] })],
  ["session_id", "POST", () => "/results/calculate", ({ session }) => ({ session_id: session })],
  ["group_id", "POST", () => "/results/calculate", ({ group }) => ({ group_id: group })],
  ["angler_id", "POST", () => "/scores", ({ angler }, own) => ({ ...pairOf(own), angler_id: angler })],
  ["session_id", "POST", () => "/scores", ({ session }, own) => ({ ...pairOf(own), session_id: session })],
];

test.each(calls)("%s of another event names nothing: %s %s", async (field, method, path, body) => {
  const answer = await here.send(method as "POST" | "PATCH", path(here), body(there, here));
  expect(answer).toMatchObject({ status: 404, code: expect.stringMatching(/-not-found$/) });
  expect(Object.keys(answer.fields)).toEqual([field]);
});

const ann = { first_name: "Ann", last_name: "Rivers" };

function cellOf({ group, session, sector }: Rows) {
  return { group_id: group, session_id: session, sector_id: sector };
}

function pairOf({ angler, session }: Rows) {
  return { angler_id: angler, session_id: session };
}

async function createRows(): Promise<Rows> {
  const event = await createTestEvent(api, owner);
  const client = createAnglerClient(api, owner, event);
  const { sectorIds, sessionIds } = await fillTestField(api, event, { sectors: 1, sessions: 1 });
  return {
    send: client.send,
    group: await client.addGroup("A"),
    team: await client.addTeam("Herons"),
    registration: (await newRegistration({ api, event, caller: owner })).id,
    angler: (await client.add()).id,
    reserve: (await client.add({ is_reserve: true })).id,
    sector: sectorIds[0]!,
    session: sessionIds[0]!,
  };
}
