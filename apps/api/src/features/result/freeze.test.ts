import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let member: Person;
let speciesId: number;
let event: TestEvent;
let pairs: [SentPair, SentPair, SentPair];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  member = await api.asRole("member");
  const { id } = await api.database.db.selectFrom("species").select("id").limit(1).executeTakeFirstOrThrow();
  speciesId = id;
});
afterAll(() => api.close());

/** Two have caught before the last hour, one of them is corrected and the third catches within it. */
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  const { db } = api.database;
  await sql`update event set ruleset = jsonb_set(ruleset, '{publication,hiddenLastMinutes}', '60')
    where id = ${event.id}`.execute(db);
  const field = await fillTestField(api, event, { sectors: 1, pegsPerSector: 3, sessions: 1, teams: 3 });
  const session_id = field.sessionIds[0]!;
  await drawClient(api, event, organizer).publish({ session_ids: [session_id], mode: { kind: "free" } });
  await sql`update session set status = 'running', starts_at = now() - interval '5 hours',
    ends_at = now() + interval '30 minutes' where id = ${session_id}`.execute(db);
  await db.transaction().execute((trx) => bumpRevisions(trx, [`event:${event.id}:session`]));
  pairs = field.anglerIds.map((angler_id) => ({ session_id, angler_id })) as typeof pairs;
  const first = [caught(pairs[0], 300), caught(pairs[1], 250)];
  await enter(first);
  await sql`update score_operation set received_at = received_at - interval '2 hours' where event_id = ${event.id}`.execute(
    db,
  );
  await sql`update score set created_at = created_at - interval '2 hours' where event_id = ${event.id}`.execute(
    db,
  );
  await enter([
    say(pairs[1], "change-catch", {
      catch_id: first[1]!.id,
      seen: first[1]!.id,
      catch: { species_id: speciesId, length_mm: 450 },
      reason: "Measured again",
    }),
    caught(pairs[2], 500),
  ]);
});

test("in the last minutes everybody sees results and scores as they were, and those who run the event see all", async () => {
  const names = async (person: Person) => (await read(person, "results")).data.map(lineOf);
  expect(await names(organizer)).toEqual(["1 Angler Nr 3", "2 Angler Nr 2", "3 Angler Nr 1"]);
  expect(await names(member)).toEqual(["1 Angler Nr 1", "2 Angler Nr 2"]);
  expect((await read(member, "results/tables")).data).toMatchObject({ hidden_session: 1 });
  const lengths = async (person: Person) =>
    (await read(person, "scores")).data.map(({ catches }: { catches: { length_mm: number }[] }) =>
      catches.map(({ length_mm }) => length_mm),
    );
  expect((await lengths(organizer)).toSorted()).toEqual([[300], [450], [500]]);
  expect((await lengths(member)).toSorted()).toEqual([[250], [300]]);
  expect((await read(member, "scores")).meta.total).toBe(2);
  const { data: species } = await read(member, "results/species");
  expect(species).toMatchObject([{ fish: 2, length_mm: 300 }]);
  const { data: all } = await read(organizer, "scores");
  const hidden = all.find(({ angler_id }: SentPair) => angler_id === pairs[2].angler_id);
  expect((await read(member, `scores/${hidden.id}`)).code).toBe("score-not-found");
  const why = await read(member, `results/why?id=${pairs[1].angler_id}`);
  expect(why.data.sessions[0].fish).toMatchObject([{ length_mm: 250 }]);
});

test("nothing is published meanwhile, and everybody sees all when the session is closed", async () => {
  expect(await sendAs(api, organizer, "POST", `/events/${event.id}/results/calculate`, {})).toMatchObject({
    status: 409,
    code: "result-hidden",
  });
  const { db } = api.database;
  await sql`update session set status = 'provisional' where event_id = ${event.id}`.execute(db);
  await db.transaction().execute((trx) => bumpRevisions(trx, [`event:${event.id}:session`]));
  expect((await read(member, "results")).data.map(lineOf)).toEqual([
    "1 Angler Nr 3",
    "2 Angler Nr 2",
    "3 Angler Nr 1",
  ]);
  expect((await read(member, "scores")).data).toHaveLength(3);
});

function lineOf({ place, name }: { place: number; name: string }): string {
  return `${place} ${name}`;
}

function caught(pair: SentPair, length_mm: number) {
  return say(pair, "add-catch", { catch: { species_id: speciesId, length_mm } });
}

async function enter(operations: readonly object[]): Promise<void> {
  const outcomes = await scoreClient(api, event, organizer).outcomes(operations);
  expect(outcomes.map(({ outcome, problem }) => problem?.detail ?? outcome)).toEqual(
    operations.map(() => "applied"),
  );
}

function read(person: Person, path: string) {
  return sendAs(api, person, "GET", `/events/${event.id}/${path}`);
}
