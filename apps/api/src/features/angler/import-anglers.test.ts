import readXlsxFile from "read-excel-file/node";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAnglerClient } from "../../testing/angler-client.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let owner: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, owner);
});
afterAll(() => api.close());

const columns = ["number", "firstName", "lastName", "team", "isReserve"];
const rows = [
  ["1", "Jan", "Novák", "Sázava", ""],
  ["2", "Eva", "Malá", "Sázava", ""],
  ["", "Ota", "Dlouhý", "sazava", "yes"],
  ["7", "Łukasz", "Żak", "Dunajec", "no"],
];

test("a trial says what would happen and changes nothing", async () => {
  const { status, body } = await importAnglers({ columns, rows, is_trial: true });
  expect(status).toBe(200);
  expect(body.data.lines.map(({ name, outcome }) => [name, outcome])).toEqual([
    ["Jan Novák", "add"],
    ["Eva Malá", "add"],
    ["Ota Dlouhý", "add"],
    ["Łukasz Żak", "add"],
  ]);
  expect(body.data.new_teams).toEqual(["Sázava", "Dunajec"]);
  expect(await list("anglers")).toEqual([]);
  expect(await list("teams")).toEqual([]);
});

test("teams and anglers come in together, with slots and the next free numbers", async () => {
  await importAnglers({ columns, rows });
  expect(await list("anglers")).toMatchObject([
    { number: 1, first_name: "Jan", team_name: "Sázava", slot: 1, is_reserve: false },
    { number: 2, first_name: "Eva", team_name: "Sázava", slot: 2 },
    { number: 3, first_name: "Ota", team_name: "Sázava", slot: null, is_reserve: true },
    { number: 7, first_name: "Łukasz", team_name: "Dunajec", slot: 1 },
  ]);
  expect(await list("teams")).toHaveLength(2);
});

test("the same file twice doubles nobody and leaves no trail", async () => {
  await importAnglers({ columns, rows });
  const trail = await countTrail();
  const { body } = await importAnglers({ columns, rows });
  expect(body.data.lines.map(({ outcome }) => outcome)).toEqual(["same", "same", "same", "same"]);
  expect(await list("anglers")).toHaveLength(4);
  expect(await countTrail()).toBe(trail);
});

test("who is known is changed; two may change their numbers with each other", async () => {
  await importAnglers({ columns, rows });
  const swapped = [
    ["2", "Jan", "Novák", "Sázava", ""],
    ["1", "Eva", "Malá", "Sázava", ""],
    ["7", "Łukasz", "Żak", "Sázava", ""],
  ];
  const { body } = await importAnglers({ columns, rows: swapped, reason: "Both captains agreed" });
  expect(body.data.transfers).toEqual([{ name: "Łukasz Żak", from: "Dunajec", to: "Sázava" }]);
  const trail = (await trailOfAnglers()).filter(({ action }) => action !== "create");
  expect(trail).toMatchObject([
    { action: "update", reason: null },
    { action: "update", reason: null },
    { action: "transfer", reason: "Both captains agreed" },
  ]);
  expect(body.data.lines.map(({ outcome }) => outcome)).toEqual(["change", "change", "change"]);
  expect(await list("anglers")).toMatchObject([
    { number: 1, first_name: "Eva", team_name: "Sázava", slot: 2 },
    { number: 2, first_name: "Jan", team_name: "Sázava", slot: 1 },
    { number: 3, first_name: "Ota" },
    { number: 7, first_name: "Łukasz", team_name: "Sázava", slot: 3 },
  ]);
});

test("the corrected file changes who is there: each field is told before and after, and kept", async () => {
  const fields = [...columns, "club", "category"];
  await importAnglers({ columns: fields, rows: [["12", "Ana", "Bergg", "Sázava", "", "Otters", "open"]] });
  const corrected = { columns: fields, rows: [["12", "Anna", "Berg", "Sázava", "", "Herons", "Ladies"]] };
  const trial = await importAnglers({ ...corrected, is_trial: true });
  const changes = [
    { field: "firstName", before: "Ana", after: "Anna" },
    { field: "lastName", before: "Bergg", after: "Berg" },
    { field: "category", before: "open", after: "ladies" },
    { field: "club", before: "Otters", after: "Herons" },
  ];
  expect(trial.body.data.lines).toEqual([
    { name: "Anna Berg", outcome: "change", changes, problems: [], warnings: [] },
  ]);
  expect(await list("anglers")).toMatchObject([{ first_name: "Ana" }]);
  expect((await importAnglers(corrected)).status).toBe(200);
  expect(await list("anglers")).toMatchObject([
    { number: 12, first_name: "Anna", last_name: "Berg", club: "Herons", category: "ladies", revision: 2 },
  ]);
  expect((await trailOfAnglers()).at(-1)).toMatchObject({
    action: "update",
    before: { lastName: "Bergg", club: "Otters" },
    after: { lastName: "Berg", club: "Herons" },
  });
});

test("a change of team is a transfer: it needs a reason, and the draw must not be locked", async () => {
  await importAnglers({ columns, rows });
  const moved = { columns, rows: [["7", "Łukasz", "Żak", "Sázava", ""]] };
  const refused = await importAnglers(moved);
  expect([refused.status, refused.body.fields]).toMatchObject([
    422,
    { reason: [{ detail: "Say why: it is kept with the change." }] },
  ]);
  expect((await importAnglers({ ...moved, reason: "   " })).body.fields).toHaveProperty("reason");
  await createAnglerClient(api, owner, event).addDraw("locked", []);
  const trial = await importAnglers({ ...moved, is_trial: true });
  const detail = "The draw is locked: Łukasz Żak stays in the team. Let a reserve take the place instead.";
  expect(trial.body.data).toMatchObject({
    lines: [{ outcome: "wrong", problems: [{ field: "team", code: "draw-locked", detail }] }],
    transfers: [],
  });
  const late = await importAnglers({ ...moved, reason: "Asked" });
  expect(late).toMatchObject({ status: 409, body: { code: "draw-locked", detail } });
  expect(await list("anglers")).toMatchObject([{}, {}, {}, { team_name: "Dunajec" }]);
});

test.each([
  [["Berg Anna", "Novák Jan"], "last-first"],
  [["Anna Berg", "Jan Novák"], "first-last"],
  [["Berg, Anna", "Novák, Jan"], undefined],
  [["Berg, Anna", "Novák Jan"], undefined],
])("whole names are told apart: %j, %s", async (names, order) => {
  await importAnglers({ columns: ["fullName"], rows: names.map((name) => [name]), name_order: order });
  expect(await list("anglers")).toMatchObject([
    { first_name: "Anna", last_name: "Berg" },
    { first_name: "Jan", last_name: "Novák" },
  ]);
});

test("one wrong line keeps everything out, and each says what is wrong", async () => {
  const wrong = [
    ...rows,
    ["7", "Ann", "Lee", "Otava", ""],
    ["x", "Bo", "Kay", "", "maybe"],
    ["9", "Cy", "", "", ""],
    ["1", "Jan", "Novák", "Sázava", ""],
    ["11", "D".repeat(81), "Fox", "T".repeat(81), ""],
  ];
  const trial = await importAnglers({ columns, rows: wrong, is_trial: true });
  expect(trial.body.data.lines.slice(4).map(({ problems }) => problems)).toMatchObject([
    [{ field: "number", detail: "Number 7 is already used by Łukasz Żak." }],
    [
      { field: "number", detail: '"x" is not a number.' },
      { field: "isReserve", detail: '"maybe" is neither yes nor no.' },
    ],
    [{ field: "lastName", detail: "The name is missing." }],
    [{ field: "lastName", detail: "The same angler is already in this list." }],
    [
      { field: "firstName", detail: "At most 80 characters." },
      { field: "team", detail: "At most 80 characters." },
    ],
  ]);
  const { status, body } = await importAnglers({ columns, rows: wrong });
  expect([status, body.code]).toEqual([422, "entry-list-not-clean"]);
  expect(body.detail).toBe("5 of the lines cannot be imported as they are. Nothing was changed.");
  expect(await list("anglers")).toEqual([]);
  expect(await list("teams")).toEqual([]);
});

test("a cell that is too long is told by its line, and does not matter in a column that is left out", async () => {
  const story = "x".repeat(501);
  const left = { columns: ["firstName", "lastName", null], rows: [["Jan", "Novák", story]] };
  expect((await importAnglers({ ...left, is_trial: true })).body.data.lines).toMatchObject([
    { outcome: "add", problems: [] },
  ]);
  const used = {
    columns: ["number", "firstName", "lastName"],
    rows: [
      ["1", "Eva", "Malá"],
      ["", "Jan", story],
    ],
  };
  expect((await importAnglers({ ...used, is_trial: true })).body.data.lines).toMatchObject([
    { outcome: "add" },
    { outcome: "wrong", problems: [{ field: "lastName", detail: "At most 80 characters." }] },
  ]);
  const number = { columns: ["number", "firstName", "lastName"], rows: [[story, "Jan", "Novák"]] };
  expect((await importAnglers({ ...number, is_trial: true })).body.data.lines).toMatchObject([
    { outcome: "wrong", problems: [{ field: "number", detail: `"${"x".repeat(40)}…" is not a number.` }] },
  ]);
});

test.each([
  [{ columns: ["number", "number"], rows: [["1", "2"]] }, "columns"],
  [{ columns: ["shoe"], rows: [["1"]] }, "columns.0"],
  [{ columns, rows, name_order: "upside-down" }, "name_order"],
  [{ columns, rows: [] }, "rows"],
  [{ columns, rows: Array.from({ length: 2001 }, () => ["1"]) }, "rows"],
])("what is no list is refused: %#", async (body, field) => {
  const answer = await importAnglers(body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});

test("the table comes out as files that can be brought in again; licences only for organizers", async () => {
  await importAnglers({ columns: [...columns, "licence"], rows: rows.map((row) => [...row, "=1+1"]) });
  const file = await download("anglers.xlsx", owner.token);
  const [sheet] = await readXlsxFile(file);
  expect(sheet!.data[0]).toContain("Licence");
  expect(sheet!.data[1]).toContain("=1+1");
  const text = (await download("anglers.csv", owner.token)).toString();
  expect(text).toContain("'=1+1");
  const open = (await download("anglers.csv", undefined)).toString();
  expect(open.split("\r\n")[1]).toBe("1,Jan,Novák,Sázava,1,no,,open,,,expected");
  expect(open).not.toContain("=1+1");

  const [header, ...lines] = text.replace("\uFEFF", "").trim().split("\r\n");
  const fields = [
    ...columns.slice(0, 4),
    "slot",
    "isReserve",
    null,
    "category",
    "club",
    "country",
    null,
    "licence",
  ];
  expect(header!.split(",")).toHaveLength(fields.length);
  const again = await importAnglers({ columns: fields, rows: lines.map((line) => line.split(",")) });
  expect(again.body.data.lines.map(({ outcome }) => outcome)).toEqual(["same", "same", "same", "same"]);
});

interface Report {
  lines: {
    name: string;
    outcome: string;
    changes: object[];
    problems: { field: string; code: string; detail: string }[];
    warnings: object[];
  }[];
  new_teams: string[];
  transfers: { name: string; from: string; to: string }[];
}

function importAnglers(payload: object) {
  return send("anglers/import", payload);
}

async function send(path: string, payload: object) {
  const answer = await api.call({
    method: "POST",
    url: `/api/events/${event.id}/${path}`,
    token: owner.token,
    payload,
  });
  const body = answer.json<{
    data: Report;
    code: string;
    detail: string;
    fields: Record<string, { detail: string }[]>;
  }>();
  return { status: answer.statusCode, body };
}

async function list(nouns: string): Promise<object[]> {
  const answer = await api.call({ method: "GET", url: `/api/events/${event.id}/${nouns}?page_size=2000` });
  return answer.json<{ data: object[] }>().data;
}

async function download(file: string, token: string | undefined): Promise<Buffer> {
  const answer = await api.call({ method: "GET", url: `/api/events/${event.url}/${file}`, token });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

function trailOfAnglers() {
  return createAnglerClient(api, owner, event).trail();
}

async function countTrail(): Promise<number> {
  const rowsOfTrail = await api.database.db
    .selectFrom("audit")
    .select("id")
    .where("eventId", "=", event.id)
    .execute();
  return rowsOfTrail.length;
}
