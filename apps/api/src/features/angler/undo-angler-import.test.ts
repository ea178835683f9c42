import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { acceptAll } from "../../testing/accept-all.ts";
import { type AnglerClient, createAnglerClient } from "../../testing/angler-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let anglers: AnglerClient;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  anglers = createAnglerClient(api, owner, await createTestEvent(api, owner));
});
afterAll(() => api.close());

const columns = ["number", "firstName", "lastName", "team", "club"];

test("everything is as it was: whom it added and their teams are gone, whom it changed have their old values", async () => {
  await bringIn([
    ["1", "Ana", "Bergg", "Sázava", "Otters"],
    ["2", "Jan", "Novák", "Sázava", ""],
    ["3", "Li", "Wu", "Sázava", ""],
  ]);
  const before = await stored();
  const undo = await bringIn([
    ["1", "Anna", "Berg", "Otava", "Herons"],
    ["3", "Jan", "Novák", "Sázava", ""],
    ["2", "Li", "Wu", "Sázava", ""],
    ["4", "Eva", "Malá", "Otava", ""],
  ]);
  expect((await stored()).anglers).toMatchObject([
    { team_name: "Otava" },
    { last_name: "Wu" },
    { last_name: "Novák" },
    { last_name: "Malá" },
  ]);
  expect(await takeBack(undo)).toMatchObject({ status: 200, data: { removed: 1, restored: 3 } });
  expect(await stored()).toEqual(before);
  const trail = (await anglers.trail()).slice(-4).map(({ action, reason }) => [action, reason]);
  expect(new Set(trail.map(([, reason]) => reason))).toEqual(new Set(["The import was taken back"]));
  expect(trail.map(([action]) => action)).toEqual(["delete", "transfer", "update", "update"]);
});

test("a trial has nothing to take back", async () => {
  const body = { columns, rows: [["1", "Jan", "Novák", "", ""]], is_trial: true };
  expect((await anglers.send("POST", "/anglers/import", body)).data.undo).toBeNull();
});

test.each<[string, (id: number) => Promise<unknown>, string]>([
  [
    "somebody was changed meanwhile",
    (id) => anglers.send("PATCH", `/anglers/${id}`, { club: "Otters", revision: 1 }),
    "Jan Novák was changed meanwhile",
  ],
  [
    "somebody was given a group since",
    async (id) =>
      anglers.send("POST", "/anglers/assign", { ids: [id], group_id: await anglers.addGroup("A") }),
    "Jan Novák was changed meanwhile",
  ],
  [
    "somebody was deleted since",
    (id) => anglers.send("DELETE", `/anglers/${id}`),
    "some of it was deleted meanwhile",
  ],
  ["a draw speaks of somebody", (id) => anglers.addDraw("published", [id]), "its anglers are in draw 1"],
  [
    "somebody else is in its team",
    async () => anglers.add({ first_name: "Li", last_name: "Wu", team_id: (await teams())[0]!.id }),
    "Li Wu would be without the team Sázava",
  ],
  [
    "its team was changed meanwhile",
    async () => anglers.send("PATCH", `/teams/${(await teams())[0]!.id}`, { captain: "Jan", revision: 1 }),
    "the team Sázava was changed meanwhile",
  ],
])("it stays as a whole where %s", async (_, meanwhile, why) => {
  const undo = await bringIn([
    ["1", "Jan", "Novák", "Sázava", ""],
    ["2", "Eva", "Malá", "", ""],
  ]);
  await meanwhile(undo.added[0]!.id);
  const before = await stored();
  expect(await takeBack(undo)).toMatchObject({
    status: 409,
    code: "undo-too-late",
    detail: `This cannot be undone any more: ${why}.`,
  });
  expect(await stored()).toEqual(before);
});

test("it stays where somebody has the number, or the draw is locked", async () => {
  await bringIn([["1", "Jan", "Novák", "Sázava", ""]]);
  const renumbered = await bringIn([["5", "Jan", "Novák", "Sázava", ""]]);
  await anglers.add({ number: 1 });
  expect(await takeBack(renumbered)).toMatchObject({
    detail: "This cannot be undone any more: another angler has one of the numbers now.",
  });
  const moved = await bringIn([["5", "Jan", "Novák", "Otava", ""]]);
  await anglers.addDraw("locked", []);
  expect(await takeBack(moved)).toMatchObject({ status: 409, code: "draw-locked" });
});

test("a team of another event is none to go back to", async () => {
  const other = createAnglerClient(api, owner, await createTestEvent(api, owner));
  await bringIn([["1", "Jan", "Novák", "Sázava", ""]]);
  const undo = await bringIn([["1", "Jan", "Novák", "Sázava", "Otters"]]);
  const changed = [{ ...undo.changed[0], team_id: await other.addTeam("Storks") }];
  expect(await takeBack({ ...undo, changed })).toMatchObject({ status: 404, code: "team-not-found" });
});

test("an import of teams is taken back, unless anglers are in them", async () => {
  const first = { columns: ["name", "startNumber", "captain"], rows: [["Sázava", "1", "Jan"]] };
  await anglers.send("POST", "/teams/import", first);
  const before = await stored();
  const second = {
    ...first,
    rows: [
      ["Sázava", "2", "Eva"],
      ["Otava", "1", ""],
    ],
  };
  const { data } = await anglers.send("POST", "/teams/import", second);
  const angler = await anglers.add({ team_id: data.undo.added[0].id });
  expect((await anglers.send("POST", "/teams/import/undo", data.undo)).detail).toBe(
    "This cannot be undone any more: Ann Rivers would be without the team Otava.",
  );
  await anglers.send("DELETE", `/anglers/${angler.id}`);
  expect((await anglers.send("POST", "/teams/import/undo", data.undo)).data).toEqual({
    removed: 1,
    restored: 1,
  });
  expect(await stored()).toEqual(before);
});

interface Undo {
  added: { id: number; revision: number }[];
  changed: { id: number; revision: number }[];
  added_teams: { id: number; revision: number }[];
}

async function bringIn(rows: string[][]): Promise<Undo> {
  const body = { columns, rows, reason: "Both captains agreed" };
  const trial = await anglers.send("POST", "/anglers/import", { ...body, is_trial: true });
  const accepted_warnings = acceptAll(trial.data.lines);
  const answer = await anglers.send("POST", "/anglers/import", { ...body, accepted_warnings });
  expect(answer.status).toBe(200);
  return answer.data.undo;
}

function takeBack(undo: object) {
  return anglers.send("POST", "/anglers/import/undo", undo);
}

async function teams(): Promise<{ id: number }[]> {
  return (await anglers.send("GET", "/teams")).data;
}

/** What is there, whenever and however often it was written. */
async function stored(): Promise<{ anglers: object[]; teams: object[] }> {
  const rows = (await anglers.send("GET", "/anglers")).data;
  return { anglers: rows.map(values), teams: (await teams()).map(values) };
}

function values({ revision: _revision, updated_at: _at, ...rest }: Record<string, unknown>) {
  return rest;
}
