import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";
import { untilSomebodyWaits } from "../../testing/until-somebody-waits.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let pair: SentPair;
let scores: ReturnType<typeof scoreClient>;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 1 });
  pair = { session_id: sessionIds[0]!, angler_id: anglerIds[0]! };
  await runSession(api, pair.session_id);
  scores = scoreClient(api, event, organizer);
});
afterAll(() => api.close());

test("every decision leaves who, before, after and why in the history of the event", async () => {
  const [first, left, taken] = [weighed(4500), weighed(450), weighed(460)];
  await scores.outcomes([first, left, taken]);
  await decide(left.id, { is_taken: false, reason: "Misread" });
  await scores.call("POST", `/operations/${left.id}/decide/undo`, {});
  await decide(taken.id, { is_taken: true, reason: "Weighed again" });
  const trail = await readTrail();
  expect(trail.map(({ action, actor_name, reason }) => [action, actor_name, reason])).toEqual([
    ["accept", organizer.user.display_name, "Weighed again"],
    ["undo", organizer.user.display_name, null],
    ["decline", organizer.user.display_name, "Misread"],
  ]);
  const [accepted, undone] = trail.map(({ changes }) => changes);
  expect(accepted).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: "outcome", before: "conflict", after: "applied" }),
      expect.objectContaining({ field: "part.weight_grams", before: 4500, after: 460 }),
      expect.objectContaining({ field: "entry", after: taken.id }),
    ]),
  );
  expect(undone).toContainEqual(expect.objectContaining({ field: "decision_reason", before: "Misread" }));
});

test("an entry that is taken keeps the reason of whoever entered it", async () => {
  const speciesId = (
    await api.database.db.selectFrom("species").select("id").limit(1).executeTakeFirstOrThrow()
  ).id;
  const caught = say(pair, "add-catch", { catch: { species_id: speciesId, length_mm: 300 } });
  const changed = say(pair, "change-catch", {
    catch_id: caught.id,
    seen: caught.id,
    catch: { species_id: speciesId, length_mm: 310 },
  });
  const voided = say(pair, "void-catch", { catch_id: caught.id, seen: caught.id, reason: "It was a chub" });
  await scores.outcomes([caught, changed]);
  expect(await scores.outcomes([voided])).toMatchObject([{ outcome: "conflict" }]);
  const { data } = await decide(voided.id, { is_taken: true, reason: "The photo shows it" });
  expect(data.score.catches).toMatchObject([{ void_reason: "It was a chub" }]);
  const [entry] = (await scores.call("GET", `/operations?score_id=${data.score.id}`)).data;
  expect(entry).toMatchObject({ reason: "It was a chub", decided_reason: "The photo shows it" });
});

test("a decision and an entry about the same score never wait for each other", async () => {
  const theirs = weighed(450);
  const [first] = await scores.outcomes([weighed(4500), theirs]);
  const holder = await api.database.pool.connect();
  try {
    // As somebody who enters a weight: the score first, then what they said about it before.
    await holder.query("begin");
    await holder.query("select from score where id = $1 for no key update", [first!.score!.id]);
    const deciding = decide(theirs.id, { is_taken: true, reason: "Weighed again" });
    await untilSomebodyWaits(api.database);
    await holder.query("update score_operation set decided_reason = '' where id = $1", [theirs.id]);
    await holder.query("commit");
    expect(await deciding).toMatchObject({ status: 200 });
  } finally {
    holder.release();
  }
});

test("an entry that is left leaves no empty score behind", async () => {
  const refused = say(pair, "void-catch", {
    catch_id: "0199a0e0-0000-7000-8000-000000000000",
    seen: null,
    reason: "Slipped",
  });
  await scores.outcomes([refused]);
  await decide(refused.id, { is_taken: false, reason: "Nobody knows this fish" });
  const rows = await api.database.db
    .selectFrom("score")
    .select("id")
    .where("eventId", "=", event.id)
    .execute();
  expect(rows).toEqual([]);
});

function weighed(weight_grams: number) {
  return say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams } });
}

function decide(id: string, decision: { is_taken: boolean; reason: string }) {
  return scores.call("POST", `/operations/${id}/decide`, decision);
}

async function readTrail() {
  const { data } = await sendAs(api, organizer, "GET", `/events/${event.id}/audit?noun=score`);
  return data as {
    action: string;
    actor_name: string;
    reason: string | null;
    changes: { field: string; before: unknown; after: unknown }[];
  }[];
}
