import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let speciesId: number;
let event: TestEvent;
let pair: SentPair;
let scores: ReturnType<typeof scoreClient>;

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
  scores = scoreClient(api, event, organizer);
});

test("changes that arrive before their fish are carried out when it arrives, in the order they were made", async () => {
  const caught = fish(300);
  const first = changed(caught.id, caught.id, 310);
  const second = changed(caught.id, first.id, 320);
  const voided = say(pair, "void-catch", { catch_id: caught.id, seen: second.id, reason: "Seen twice" });
  for (const early of [voided, second, first]) expect(await outcomeOf(early)).toBe("waiting");
  // Sent again, it waits once.
  expect(await outcomeOf(second)).toBe("waiting");
  expect((await board()).waiting.map(({ id, kind }) => [id, kind])).toEqual([
    [voided.id, "void-catch"],
    [second.id, "change-catch"],
    [first.id, "change-catch"],
  ]);
  const [arrived] = await scores.outcomes([caught]);
  expect(arrived).toMatchObject({
    outcome: "applied",
    score: { catches: [{ id: caught.id, length_mm: 320, void_reason: "Seen twice" }] },
  });
  expect((await board()).waiting).toEqual([]);
  for (const again of [caught, first, second, voided]) expect(await outcomeOf(again)).toBe("repeated");
  const log = (await scores.call("GET", "/operations")).data as { id: string; outcome: string }[];
  expect(log.toReversed().map(({ id, outcome }) => [id, outcome])).toEqual(
    [caught, first, second, voided].map(({ id }) => [id, "applied"]),
  );
});

test("weights that overtake each other end with the last one, and nobody has to decide", async () => {
  const first = weighed(null, 4500);
  const second = weighed(first.id, 4600);
  expect(await outcomeOf(second)).toBe("waiting");
  expect((await scores.outcomes([first]))[0]!.score!.weigh_in).toMatchObject({ weight_grams: 4600 });
  expect((await scores.call("GET", "/operations?is_open=true")).data).toEqual([]);
});

test("what is in one call is carried out in one call, in whichever order", async () => {
  const caught = fish(300);
  const outcomes = await scores.outcomes([changed(caught.id, caught.id, 310), caught]);
  expect(outcomes).toMatchObject([
    { outcome: "applied", score: { catches: [{ length_mm: 310 }] } },
    { outcome: "applied" },
  ]);
});

test("what waits keeps the name of who said it, and the time at which it came", async () => {
  const pass = { name: "Jan", expires_at: "2099-01-01T00:00:00Z" };
  const { data } = await sendAs(api, organizer, "POST", `/events/${event.id}/passes`, pass);
  const caught = fish(300);
  const early = changed(caught.id, caught.id, 310);
  await sendAs(api, null, "POST", "/pass/operations", { secret: data.secret, operations: [early] });
  const [waiting] = (await board()).waiting;
  expect(waiting).toMatchObject({ id: early.id, by: "Jan", angler_id: pair.angler_id });
  await scores.outcomes([caught]);
  const log = (await scores.call("GET", "/operations")).data;
  expect(log[0]).toMatchObject({ id: early.id, by: "Jan", received_at: waiting!.received_at });
});

test("another entry with the id of one that waits is refused, and does not replace it", async () => {
  const caught = fish(300);
  const early = changed(caught.id, caught.id, 310);
  await scores.outcomes([early]);
  const other = { ...early, reason: "Another" };
  expect(await scores.outcomes([other])).toMatchObject([
    { outcome: "refused", problem: { code: "score-operation-id-reused" } },
  ]);
  await scores.outcomes([caught]);
  expect(await outcomeOf(early)).toBe("repeated");
});

test("a device lets so many wait; what is more is refused, and kept", async () => {
  const [device_id, another] = [randomUUID(), randomUUID()];
  const unknown = randomUUID();
  const early = Array.from({ length: 101 }, (_, place) => ({
    ...changed(unknown, unknown, 300 + place),
    device_id,
    device_number: place + 1,
  }));
  const outcomes = [
    ...(await scores.outcomes(early.slice(0, 100))),
    ...(await scores.outcomes(early.slice(100))),
  ];
  expect(outcomes.filter(({ outcome }) => outcome === "waiting")).toHaveLength(100);
  expect(outcomes.at(-1)).toMatchObject({ outcome: "refused", problem: { code: "score-part-unknown" } });
  expect((await scores.call("GET", "/operations?is_open=true")).data).toMatchObject([
    { id: early.at(-1)!.id },
  ]);
  expect(await outcomeOf({ ...changed(unknown, unknown, 300), device_id: another })).toBe("waiting");
});

test("what an organizer lets wait no longer is decided about like every other entry", async () => {
  const lost = randomUUID();
  await scores.outcomes([weighed(null, 4500)]);
  const early = weighed(lost, 4600);
  expect(await outcomeOf(early)).toBe("waiting");
  const stopped = await scores.call("POST", `/operations/${early.id}/stop-waiting`);
  expect(stopped).toMatchObject({ status: 200, data: { id: early.id, outcome: "conflict" } });
  expect((await board()).waiting).toEqual([]);
  const taken = { is_taken: true, reason: "The second card is right" };
  expect((await scores.call("POST", `/operations/${early.id}/decide`, taken)).data).toMatchObject({
    outcome: "applied",
    score: { weigh_in: { weight_grams: 4600 } },
  });
  expect(await scores.call("POST", `/operations/${early.id}/stop-waiting`)).toMatchObject({
    status: 404,
    code: "score-operation-not-found",
  });
});

test("two that arrive at the same moment are both carried out, whichever comes first", async () => {
  for (let round = 0; round < 5; round += 1) {
    const caught = fish(300);
    const early = changed(caught.id, caught.id, 310 + round);
    await Promise.all([scores.outcomes([early]), scores.outcomes([caught])]);
    expect(await outcomeOf(early)).toBe("repeated");
  }
  expect((await board()).waiting).toEqual([]);
});

function fish(length_mm: number) {
  return say(pair, "add-catch", { catch: { species_id: speciesId, length_mm } });
}

function changed(catch_id: string, seen: string, length_mm: number) {
  return say(pair, "change-catch", { catch_id, seen, catch: { species_id: speciesId, length_mm } });
}

function weighed(seen: string | null, weight_grams: number) {
  return say(pair, "set-weigh-in", { seen, weigh_in: { weight_grams } });
}

async function outcomeOf(operation: object): Promise<string> {
  return (await scores.outcomes([operation]))[0]!.outcome;
}

interface Waiting {
  id: string;
  kind: string;
  received_at: string;
}

async function board(): Promise<{ waiting: Waiting[] }> {
  const path = `/events/${event.id}/scores/board?session_id=${pair.session_id}`;
  return (await sendAs(api, organizer, "GET", path)).data;
}
