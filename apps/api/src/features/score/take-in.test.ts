import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient, type SentOutcome, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let speciesId: number;
let event: TestEvent;
let pair: SentPair;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  const { id } = await api.database.db.selectFrom("species").select("id").limit(1).executeTakeFirstOrThrow();
  speciesId = id;
});
afterAll(() => api.close());

beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 1 });
  pair = { session_id: sessionIds[0]!, angler_id: anglerIds[0]! };
  await runSession(api, sessionIds[0]!);
});

test("what is taken in counts once, though the device sends it later, too", async () => {
  const pass = await newPass();
  const operations = [fish(300), fish(310)];
  expect((await take({ operations, pass_id: pass.id })).map(outcomeOf)).toEqual(["applied", "applied"]);
  expect((await take({ operations, pass_id: pass.id })).map(outcomeOf)).toEqual(["repeated", "repeated"]);
  const sent = await sendAs(api, null, "POST", "/pass/operations", { secret: pass.secret, operations });
  expect(sent.data.map(outcomeOf)).toEqual(["repeated", "repeated"]);
  expect(await lengths()).toEqual([300, 310]);
  const { data } = await scoreClient(api, event, organizer).call("GET", "/operations");
  expect(data).toMatchObject([
    { by: "Jan", pass_id: pass.id, taken_in_by: organizer.user.display_name },
    { by: "Jan" },
  ]);
});

test("entries of a pass that was revoked, or is over, are taken in", async () => {
  const [revoked, over] = [await newPass(), await newPass()];
  const passes = `/events/${event.id}/passes`;
  await sendAs(api, organizer, "POST", `${passes}/${revoked.id}/revoke`, {});
  const expires_at = "2020-01-01T00:00:00Z";
  await sendAs(api, organizer, "PATCH", `${passes}/${over.id}`, { expires_at, revision: 1 });
  for (const [place, { id }] of [revoked, over].entries())
    expect((await take({ operations: [fish(300 + place)], pass_id: id })).map(outcomeOf)).toEqual([
      "applied",
    ]);
  expect(await lengths()).toEqual([300, 301]);
});

test("parts are taken in in any order", async () => {
  const caught = fish(300);
  const values = { catch: { species_id: speciesId, length_mm: 310 } };
  const changed = say(pair, "change-catch", { catch_id: caught.id, seen: caught.id, ...values });
  expect((await take({ operations: [changed] })).map(outcomeOf)).toEqual(["waiting"]);
  expect((await take({ operations: [caught] })).map(outcomeOf)).toEqual(["applied"]);
  expect(await lengths()).toEqual([310]);
});

test("a pass of another event is none, and a scorer takes nothing in", async () => {
  const other = await createTestEvent(api, organizer);
  const { id } = await newPass(other);
  const path = `/events/${event.id}/scores/take-in`;
  const body = { operations: [fish(300)], pass_id: id };
  expect(await sendAs(api, organizer, "POST", path, body)).toMatchObject({
    status: 404,
    code: "pass-not-found",
  });
  const scorer = await api.asRole("member", "scorer");
  await giveRight(api, event, scorer, "scorer");
  expect((await sendAs(api, scorer, "POST", path, { operations: [fish(300)] })).status).toBe(403);
});

async function take(body: object): Promise<SentOutcome[]> {
  return (await sendAs(api, organizer, "POST", `/events/${event.id}/scores/take-in`, body)).data;
}

async function newPass(of = event): Promise<{ id: number; secret: string }> {
  const pass = { name: "Jan", expires_at: "2099-01-01T00:00:00Z" };
  return (await sendAs(api, organizer, "POST", `/events/${of.id}/passes`, pass)).data;
}

function fish(length_mm: number) {
  return say(pair, "add-catch", { catch: { species_id: speciesId, length_mm } });
}

function outcomeOf({ outcome }: SentOutcome): string {
  return outcome;
}

async function lengths(): Promise<number[]> {
  const { data } = await sendAs(api, organizer, "GET", `/events/${event.id}/scores`);
  return data[0].catches.map(({ length_mm }: { length_mm: number }) => length_mm);
}
