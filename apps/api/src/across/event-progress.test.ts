import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../testing/create-test-api.ts";
import { newRegistration } from "../testing/examples/registration.examples.ts";
import { drawClient } from "../testing/draw-client.ts";
import { createTestEvent, type TestEvent } from "../testing/test-event.ts";
import { fillTestField } from "../testing/test-field.ts";

let api: TestApi;
let owner: Person;

beforeAll(async () => {
  api = await createTestApi();
  owner = await api.asRole("organizer");
});
afterAll(() => api.close());

const nothing = {
  is_team_event: false,
  needs_groups: true,
  sectors: 0,
  sectors_without_pegs: 0,
  pegs: 0,
  smallest_sector: null,
  sessions: 0,
  teams: 0,
  short_teams: null,
  registered: 0,
  undecided: 0,
  in_lottery: 0,
  confirmed: 0,
  paid: 0,
  anglers: 0,
  anglers_without_team: 0,
  anglers_without_group: 0,
  groups: 0,
  smallest_group: null,
  largest_group: null,
  rotation_cells: 0,
  rotation_collisions: 0,
  drawn_sessions: 0,
  next_session: null,
  open_sessions: [],
};

test("an event of which nothing is set up counts nothing", async () => {
  expect(await progressOf(await createTestEvent(api, owner))).toEqual(nothing);
});

test("registrations are counted as they stand, and as paid where they have a place", async () => {
  const event = await createTestEvent(api, owner);
  const rows = [
    ["pending", "unpaid"],
    ["confirmed", "paid"],
    ["confirmed", "unpaid"],
    ["waitlisted", "paid"],
    ["cancelled", "paid"],
  ] as const;
  for (const [index, [status, paymentStatus]] of rows.entries()) {
    const { id } = await newRegistration({ api, event, caller: owner });
    const values = { status, paymentStatus, arrival: index + 1 };
    await api.database.db.updateTable("registration").set(values).where("id", "=", id).execute();
  }
  expect(await progressOf(event)).toEqual({ ...nothing, registered: 4, undecided: 1, confirmed: 2, paid: 1 });
  const { pool } = api.database;
  await pool.query("insert into registration_settings (event_id, mode) values ($1, 'lottery')", [event.id]);
  await pool.query("insert into lottery (event_id, seed, seed_hash) values ($1, $2, '')", [
    event.id,
    "42".repeat(32),
  ]);
  expect(await progressOf(event)).toMatchObject({ undecided: 0, in_lottery: 1 });
});

test("everything is counted once, for this event alone", async () => {
  const event = await createTestEvent(api, owner);
  const other = await createTestEvent(api, owner);
  await setUp(event);
  expect(await progressOf(other)).toEqual(nothing);
  expect(await progressOf(event)).toEqual({
    ...nothing,
    is_team_event: true,
    sectors: 4,
    sectors_without_pegs: 1,
    pegs: 3,
    smallest_sector: { code: "C", size: 0 },
    sessions: 2,
    teams: 2,
    short_teams: { count: 1, team_size: 2, named: [{ name: "Short", anglers: 1 }] },
    anglers: 4,
    anglers_without_team: 1,
    anglers_without_group: 1,
    groups: 2,
    smallest_group: { code: "2", size: 1 },
    largest_group: { code: "1", size: 2 },
    rotation_cells: 2,
    rotation_collisions: 1,
    drawn_sessions: 1,
    next_session: expect.objectContaining({ number: 1, is_running: false }),
    open_sessions: [1, 2, 4].map((number) => ({ number, name: "", status: "scheduled" })),
  });
});

test("a draw of several sessions counts for each of them", async () => {
  const event = await createTestEvent(api, owner);
  const { sessionIds } = await fillTestField(api, event, {
    sectors: 1,
    pegsPerSector: 3,
    sessions: 2,
    teams: 1,
    anglersPerTeam: 2,
  });
  await drawClient(api, event, owner).publish({ mode: { kind: "free" }, session_ids: sessionIds });
  expect(await progressOf(event)).toMatchObject({ sessions: 2, drawn_sessions: 2 });
});

test("what is fished now comes before what is fished next", async () => {
  const event = await createTestEvent(api, owner);
  await addSession(event, 1, "scheduled");
  await addSession(event, 2, "running");
  await addSession(event, 3, "cancelled");
  expect(await progressOf(event)).toMatchObject({
    sessions: 2,
    next_session: { number: 2, is_running: true },
    open_sessions: [
      { number: 2, status: "running" },
      { number: 1, status: "scheduled" },
    ],
  });
});

async function progressOf(event: TestEvent): Promise<unknown> {
  const answer = await api.call({ url: `/api/events/${event.url}/progress`, token: owner.token });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

/** Sector A has a peg of its own, B has two in its one part, and C has one that is out of use. */
async function setUp(event: TestEvent): Promise<void> {
  const { db } = api.database;
  const eventId = event.id;
  await db
    .updateTable("event")
    .set({ registrationFor: "team", teamSize: 2 })
    .where("id", "=", eventId)
    .execute();
  const sector = async (code: string, position: number, parentId: number | null = null) => {
    const row = { eventId, code, position, parentId, kind: "bank" as const };
    return (await db.insertInto("sector").values(row).returning("id").executeTakeFirstOrThrow()).id;
  };
  const [a, b, c] = [await sector("A", 1), await sector("B", 2), await sector("C", 3)];
  const part = await sector("B1", 4, b);
  const peg = (sectorId: number, number: number, outOfUseReason: string | null = null) => ({
    eventId,
    sectorId,
    number,
    position: number,
    outOfUseReason,
  });
  await db
    .insertInto("peg")
    .values([peg(a, 1), peg(part, 1), peg(part, 2), peg(c, 1, "Flooded")])
    .execute();

  const first = await addSession(event, 1, "scheduled");
  await addSession(event, 2, "scheduled");
  await addSession(event, 3, "cancelled");
  await addSession(event, 4, "scheduled", "practice");

  const team = async (name: string) =>
    (await db.insertInto("team").values({ eventId, name }).returning("id").executeTakeFirstOrThrow()).id;
  const [full, short] = [await team("Full"), await team("Short")];
  const group = async (code: string, position: number) => {
    const row = { eventId, code, position };
    return (await db.insertInto("group").values(row).returning("id").executeTakeFirstOrThrow()).id;
  };
  const [one, two] = [await group("1", 1), await group("2", 2)];
  const angler = (number: number, fields: object) => ({
    eventId,
    number,
    firstName: "Ann",
    lastName: String(number),
    ...fields,
  });
  await db
    .insertInto("angler")
    .values([
      angler(1, { teamId: full, groupId: one }),
      angler(2, { teamId: full, groupId: two }),
      angler(3, { teamId: short, groupId: one }),
      angler(4, {}),
      angler(5, { teamId: short, isReserve: true }),
      angler(6, { teamId: short, presence: "withdrawn" }),
    ])
    .execute();
  const together = [one, two].map((groupId) => ({ eventId, groupId, sessionId: first, sectorId: a }));
  await db.insertInto("rotation").values(together).execute();
  const run = {
    eventId,
    seed: "0".repeat(64),
    seedSource: "server" as const,
    seedHash: "",
    input: "{}",
    inputHash: "",
    sessionId: first,
    plan: JSON.stringify({ sessionIds: [first] }),
  };
  await db
    .insertInto("drawRun")
    .values([
      { ...run, number: 1, kind: "peg", status: "superseded" },
      { ...run, number: 2, kind: "peg", status: "published" },
      { ...run, number: 3, kind: "peg", status: "locked" },
    ])
    .execute();
}

async function addSession(
  { id: eventId }: TestEvent,
  number: number,
  status: "scheduled" | "running" | "cancelled",
  kind: "official" | "practice" = "official",
): Promise<number> {
  const startsAt = new Date(Date.UTC(2027, 3, 3, number * 2));
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const { id } = await api.database.db
    .insertInto("session")
    .values({ eventId, number, startsAt, endsAt, status, kind })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
