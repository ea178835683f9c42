import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";
import { useRate } from "../../testing/use-rate.ts";

let api: TestApi;
let organizer: Person;
let member: Person;
let species: { id: number; name: string };
let event: TestEvent;
let field: TestField;
/** Two teams of two in one sector, with fish of 30, 25 and 20 cm, and none. */
let pairs: [SentPair, SentPair, SentPair, SentPair];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  member = await api.asRole("member");
  species = await api.database.db
    .selectFrom("species")
    .select(["id", "name"])
    .limit(1)
    .executeTakeFirstOrThrow();
});
afterAll(() => api.close());

beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  field = await fillTestField(api, event, {
    sectors: 1,
    pegsPerSector: 4,
    sessions: 1,
    teams: 2,
    anglersPerTeam: 2,
  });
  const session_id = field.sessionIds[0]!;
  await drawClient(api, event, organizer).publish({ session_ids: [session_id], mode: { kind: "free" } });
  await runSession(api, session_id);
  pairs = field.anglerIds.map((angler_id) => ({ session_id, angler_id })) as typeof pairs;
  const caught = [300, 250, 200].map((length_mm, index) =>
    say(pairs[index]!, "add-catch", { catch: { species_id: species.id, length_mm } }),
  );
  const came = say(pairs[3], "set-presence", { seen: null, presence: "fished" });
  const outcomes = await scoreClient(api, event, organizer).outcomes([...caught, came]);
  if (outcomes.some(({ outcome }) => outcome !== "applied")) throw new Error("A fish was not taken in");
});

test("who caught what is told species by species", async () => {
  expect((await read("/species")).data).toMatchObject([
    {
      name: species.name,
      fish: 3,
      length_mm: 300,
      weight_grams: null,
      anglers: [
        { id: pairs[0].angler_id, fish: 1, length_mm: 300 },
        { id: pairs[1].angler_id, length_mm: 250 },
        { id: pairs[2].angler_id, length_mm: 200 },
      ],
    },
  ]);
});

test("one angler's whole event has their place in every table, their team's, and their fish", async () => {
  const { data } = await read(`/anglers/${pairs[1].angler_id}`);
  const { data: individual } = await read("?classification=individual");
  const { data: teams } = await read("?classification=team");
  expect(data).toMatchObject({
    name: "Angler Nr 2",
    team_name: "Team 1",
    members: [],
    sessions: [{ place: 2, field_size: 4, counts: "whole", fish: [{ length_mm: 250, verdict: "counted" }] }],
  });
  expect(data.standings.slice(0, 2)).toEqual([
    { table_id: "individual", row: individual[1] },
    { table_id: "team", row: teams[0] },
  ]);
});

test("one team's whole event has its members and each of their sessions", async () => {
  const { data } = await read(`/teams/${field.teamIds[1]}`);
  expect(data).toMatchObject({
    lists: "teams",
    name: "Team 2",
    standings: [{ table_id: "team", row: { place: 2 } }],
    members: [{ place: 3 }, { place: 4, status: "blank" }],
    sessions: [{ place: 3 }, { status: "blank" }],
  });
});

test("one more fish moves what the engine says, and nothing is kept", async () => {
  const asked = await whatIf({ species: species.id, length_mm: 400 }, pairs[1]);
  expect(asked.status).toBe(200);
  expect(asked.data.tables[0]).toMatchObject({
    classification_id: "individual",
    unit: { session_number: 1 },
    moves: [
      { id: pairs[1].angler_id, before: { place: 2 }, after: { place: 1 } },
      { id: pairs[0].angler_id, before: { place: 1 }, after: { place: 2 } },
    ],
  });
  const { data: fields } = await read("/what-if/fields");
  expect(fields).toMatchObject({ is_weighed_whole: false, length: "needed", weight: "no" });
  expect(fields.species).toContainEqual(species);
  const { data: before } = await read("");
  expect(before[0].name).toBe("Angler Nr 1");
  // The same fish in earnest moves the same.
  const more = say(pairs[1], "add-catch", { catch: { species_id: species.id, length_mm: 400 } });
  const preview = await sendAs(api, organizer, "POST", `/events/${event.id}/results/preview`, {
    operations: [more],
  });
  expect(asked.data).toEqual(preview.data);
});

test("what if is asked about this event's people, sessions and species, and not endlessly", async () => {
  const other = await fillTestField(api, await createTestEvent(api, organizer), { sessions: 1, teams: 1 });
  const fish = { species: species.id, length_mm: 400 };
  const refused = async (pair: SentPair, asked = fish) => (await whatIf(asked, pair)).code;
  expect(await refused({ ...pairs[0], angler_id: other.anglerIds[0]! })).toBe("angler-not-found");
  expect(await refused({ ...pairs[0], session_id: other.sessionIds[0]! })).toBe("session-not-found");
  expect(await refused(pairs[0], { ...fish, species: 999_999 })).toBe("species-not-found");
  expect((await read(`/anglers/${other.anglerIds[0]}`)).code).toBe("angler-not-found");
  expect((await read(`/teams/${other.teamIds[0]}`)).code).toBe("team-not-found");
  const { sessionIds } = await fillTestField(api, event, { sessions: 1 });
  await api.database.db.transaction().execute((trx) => bumpRevisions(trx, [`event:${event.id}:session`]));
  const undrawn = await whatIf(fish, { ...pairs[0], session_id: sessionIds[0]! });
  expect(undrawn).toMatchObject({ status: 409, code: "angler-not-in-session" });
  await useRate(api, "whatIf", member.user.uid, 120);
  expect((await whatIf(fish, pairs[0])).status).toBe(429);
});

function read(path: string) {
  return sendAs(api, member, "GET", `/events/${event.id}/results${path}`);
}

function whatIf(fish: { species: number; length_mm: number }, { session_id, angler_id }: SentPair) {
  const { species: id, length_mm } = fish;
  return read(`/what-if?angler=${angler_id}&session=${session_id}&species=${id}&length_mm=${length_mm}`);
}
