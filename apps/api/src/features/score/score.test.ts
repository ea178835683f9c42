import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let speciesId: number;
let event: TestEvent;
let pair: SentPair;
let other: SentPair;
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
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 2 });
  [pair, other] = anglerIds.map((angler_id) => ({ session_id: sessionIds[0]!, angler_id })) as [
    SentPair,
    SentPair,
  ];
  await runSession(api, sessionIds[0]!);
  scores = scoreClient(api, event, organizer);
});

describe("operations", () => {
  test("of fish add up, whoever sends them, and everybody sees them in the order they came", async () => {
    const scorer = await withRight("scorer");
    const [first] = await scores.outcomes([fish(312)]);
    expect(first).toMatchObject({ outcome: "applied", problem: null, score: { revision: 1 } });
    await scores.outcomes([fish(355), fish(208, other)], scorer);
    const { data, meta } = await sendAs(api, null, "GET", `/events/${event.id}/scores`);
    expect(meta.total).toBe(2);
    expect(data[0].catches.map(lengthOf)).toEqual([312, 355]);
    expect(data[1]).toMatchObject({ angler_name: "Angler Nr 2", catches: [{ length_mm: 208 }] });
  });

  test("are carried out once, whatever the network does", async () => {
    const operations = [fish(312), fish(313)];
    const answers = await Promise.all([
      scores.outcomes(operations),
      scores.outcomes(operations.toReversed()),
      scores.outcomes([operations[1]!, operations[1]!]),
    ]);
    const outcomes = answers.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "applied")).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === "repeated")).toHaveLength(4);
    expect(await lengths()).toEqual(expect.arrayContaining([312, 313]));
    expect(await lengths()).toHaveLength(2);
  });

  test("of one device follow each other, in whichever order they arrive", async () => {
    const device_id = randomUUID();
    const added = { ...fish(312), device_id, device_number: 1 };
    const voided = {
      ...say(pair, "void-catch", { catch_id: added.id, seen: added.id, reason: "Slipped" }),
      device_id,
      device_number: 2,
    };
    const [second, first] = await scores.outcomes([voided, added]);
    expect([first!.outcome, second!.outcome]).toEqual(["applied", "applied"]);
    expect(first!.score!.catches).toMatchObject([{ void_reason: "Slipped" }]);
  });

  test("that share an id and say something else are refused, and nothing is half-written", async () => {
    const { id } = fish(312);
    const [one, another] = [fish(312, pair, { id }), fish(313, other, { id })];
    expect((await scores.outcomes([one, another])).map(({ outcome }) => outcome)).toEqual([
      "applied",
      "refused",
    ]);
    const racing = randomUUID();
    const raced = await Promise.all([
      scores.outcomes([fish(400, pair, { id: racing })]),
      scores.outcomes([fish(401, other, { id: racing })]),
    ]);
    expect(raced.flat().map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(["applied", "refused"]),
    );
    const { data } = await sendAs(api, null, "GET", `/events/${event.id}/scores`);
    expect(data.flatMap(({ catches }: { catches: object[] }) => catches)).toHaveLength(2);
  });

  test("that are refused hold no other back, and say why", async () => {
    const elsewhere = await createTestEvent(api, organizer, { name: "Another" });
    const { anglerIds } = await fillTestField(api, elsewhere, { teams: 1 });
    const theirs = fish(208, other);
    await scores.outcomes([theirs]);
    const outcomes = await scores.outcomes([
      fish(312, { ...pair, angler_id: anglerIds[0]! }),
      fish(312, { ...pair, session_id: 999_999 }),
      fish(312, pair, { catch: { species_id: 999_999, length_mm: 312 } }),
      say(pair, "void-catch", { catch_id: theirs.id, seen: null, reason: "None" }),
      fish(313),
    ]);
    expect(outcomes.map(({ outcome, problem }) => problem?.code ?? outcome)).toEqual([
      "angler-not-found",
      "session-not-found",
      "species-not-found",
      "score-part-unknown",
      "applied",
    ]);
    const { data } = await scores.call("GET", "/operations?is_open=true");
    expect(data).toHaveLength(4);
  });

  test("are read before they are believed", async () => {
    for (const values of [
      { catch: { species_id: speciesId, length_mm: -1 } },
      { catch: { species_id: speciesId, length_mm: 31.2 } },
      { catch: { species_id: speciesId, weight_grams: 1e9 } },
      { id: "1" },
      { made_at: "this morning" },
      { kind: "eat-catch" },
    ])
      expect(await scores.send([fish(312, pair, values)])).toMatchObject({ status: 422 });
    expect(await scores.send([])).toMatchObject({ status: 422 });
  });
});

describe("two devices that disagree", () => {
  test("are a conflict with both versions, which somebody decides", async () => {
    const [mine, theirs] = [weighed(4500), weighed(450)];
    await scores.outcomes([mine]);
    const [late] = await scores.outcomes([theirs]);
    expect(late).toMatchObject({ outcome: "conflict", score: { weigh_in: { weight_grams: 4500 } } });
    // It is kept, and answers the same when it is sent again.
    expect((await scores.outcomes([theirs]))[0]!.outcome).toBe("conflict");
    const { data } = await scores.call("GET", "/operations?is_open=true");
    expect(data).toMatchObject([
      { id: theirs.id, before: { weight_grams: 4500 }, said: { weigh_in: { weight_grams: 450 } } },
    ]);
    const decided = await scores.call("POST", `/operations/${theirs.id}/decide`, {
      is_taken: true,
      reason: "Weighed again: 450 g",
    });
    expect(decided).toMatchObject({ status: 200, data: { score: { weigh_in: { weight_grams: 450 } } } });
    expect((await scores.call("GET", "/operations?is_open=true")).data).toEqual([]);
    const again = { is_taken: false, reason: "Again" };
    expect(await scores.call("POST", `/operations/${theirs.id}/decide`, again)).toMatchObject({
      status: 409,
      code: "score-operation-decided",
    });
  });

  test("and a decision to leave it changes nothing but the list of what is open", async () => {
    await scores.outcomes([weighed(4500)]);
    const theirs = weighed(450);
    await scores.outcomes([theirs]);
    const left = { is_taken: false, reason: "The first scale was right" };
    expect(await scores.call("POST", `/operations/${theirs.id}/decide`, left)).toMatchObject({
      data: { outcome: "conflict", score: { weigh_in: { weight_grams: 4500 } } },
    });
    expect((await scores.call("GET", "/operations?is_open=true")).data).toEqual([]);
  });

  test("agree when they say the same", async () => {
    const outcomes = await scores.outcomes([weighed(4500), weighed(4500)]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["applied", "applied"]);
    expect(outcomes[1]!.score!.revision).toBe(1);
  });
});

describe("a session", () => {
  test("that is official, cancelled or far away takes no scores", async () => {
    for (const [status, why] of [
      ["official", "reopen the session"],
      ["cancelled", "is cancelled"],
      ["scheduled", "has not begun"],
    ] as const) {
      await setStatus(status);
      const [refused] = await scores.outcomes([fish(312)]);
      expect(refused).toMatchObject({ outcome: "refused", problem: { code: "session-takes-no-scores" } });
      expect(refused!.problem!.detail).toContain(why);
    }
  });

  test("that is over takes corrections with a reason", async () => {
    const [added] = await scores.outcomes([fish(312)]);
    await setStatus("provisional");
    const change = { catch_id: added!.id, seen: added!.id, catch: { species_id: speciesId, length_mm: 321 } };
    const bare = say(pair, "change-catch", change);
    expect(await scores.outcomes([bare])).toMatchObject([{ problem: { code: "score-needs-reason" } }]);
    const explained = say(pair, "change-catch", { ...change, reason: "Read from the card" });
    expect(await scores.outcomes([explained])).toMatchObject([{ outcome: "applied" }]);
    const { data } = await scores.call("GET", `/operations?score_id=${added!.score!.id}`);
    expect(data[0]).toMatchObject({
      by: organizer.user.display_name,
      reason: "Read from the card",
      before: { length_mm: 312 },
      after: { length_mm: 321 },
    });
  });

  test("with a draw takes scores only of those who have a peg in it", async () => {
    const { sectorIds } = await fillTestField(api, event, { sectors: 1, pegsPerSector: 1 });
    const peg = await api.database.db
      .selectFrom("peg")
      .select("id")
      .where("sectorId", "=", sectorIds[0]!)
      .executeTakeFirstOrThrow();
    const place = { ...pair, peg_id: peg.id, reason: "By hand" };
    await sendAs(api, organizer, "POST", `/events/${event.id}/draws`, place);
    const outcomes = await scores.outcomes([fish(312), fish(312, other)]);
    expect(outcomes[0]).toMatchObject({ outcome: "applied", score: { sector_code: "S1", peg_number: 1 } });
    expect(outcomes[1]).toMatchObject({ outcome: "refused", problem: { code: "angler-not-in-session" } });
  });
});

test("an angler signs what they saw; afterwards a change has a reason and they sign again", async () => {
  const [added] = await scores.outcomes([fish(312)]);
  const sign = say(pair, "sign", { hash: added!.score!.hash });
  expect(await scores.outcomes([sign])).toMatchObject([{ outcome: "applied", score: { is_signed: true } }]);
  expect(await scores.outcomes([fish(313)])).toMatchObject([{ problem: { code: "score-needs-reason" } }]);
  const [more] = await scores.outcomes([fish(313, pair, { reason: "It was in the other net" })]);
  expect(more).toMatchObject({ outcome: "applied", score: { is_signed: false } });
  expect(await scores.outcomes([say(pair, "sign", { hash: added!.score!.hash })])).toMatchObject([
    { outcome: "conflict" },
  ]);
});

test("what was entered keeps its angler, its session and its species", async () => {
  await scores.outcomes([fish(312)]);
  const refused = await sendAs(api, organizer, "DELETE", `/events/${event.id}/anglers/${pair.angler_id}`);
  expect(refused).toMatchObject({ status: 409, code: "still-needed" });
  expect(refused.detail).toContain("1 score of theirs was entered");
  await setStatus("scheduled");
  expect(
    await sendAs(api, organizer, "DELETE", `/events/${event.id}/sessions/${pair.session_id}`),
  ).toMatchObject({
    status: 409,
    code: "still-needed",
  });
  const administrator = await api.asRole("administrator");
  expect(await sendAs(api, administrator, "DELETE", `/species/${speciesId}`)).toMatchObject({ status: 409 });
  // Whoever nothing was said about goes.
  await scores.outcomes([say(other, "void-catch", { catch_id: randomUUID(), seen: null, reason: "None" })]);
  expect(
    await sendAs(api, organizer, "DELETE", `/events/${event.id}/anglers/${other.angler_id}`),
  ).toMatchObject({
    status: 200,
  });
});

test("an angler who was placed by hand stays until they are taken off their peg", async () => {
  const { sectorIds } = await fillTestField(api, event, { sectors: 1, pegsPerSector: 1 });
  const peg = await api.database.db
    .selectFrom("peg")
    .select("id")
    .where("sectorId", "=", sectorIds[0]!)
    .executeTakeFirstOrThrow();
  const place = { ...pair, peg_id: peg.id, reason: "By hand" };
  await sendAs(api, organizer, "POST", `/events/${event.id}/draws`, place);
  const refused = await sendAs(api, organizer, "DELETE", `/events/${event.id}/anglers/${pair.angler_id}`);
  expect(refused).toMatchObject({ status: 409, code: "still-needed" });
});

describe("the plain calls", () => {
  test("enter, change and void a whole score, and leave a history", async () => {
    const body = {
      ...pair,
      weigh_in: { weight_grams: 4500 },
      catches: [{ species_id: speciesId, weight_grams: 900 }],
    };
    const { status, data } = await scores.call("POST", "", body);
    expect([status, data.weigh_in.weight_grams, data.catches.length]).toEqual([201, 4500, 1]);
    expect(await scores.call("POST", "", body)).toMatchObject({ status: 409, code: "score-exists" });
    const patch = { weigh_in: { weight_grams: 4520 }, revision: data.revision };
    const changed = await scores.call("PATCH", `/${data.id}`, patch);
    expect(changed).toMatchObject({ status: 200, data: { weigh_in: { weight_grams: 4520 } } });
    expect(await scores.call("PATCH", `/${data.id}`, patch)).toMatchObject({
      status: 409,
      code: "stale-revision",
    });
    const voided = await scores.call("DELETE", `/${data.id}?reason=Another%20angler`);
    expect(voided).toMatchObject({ status: 200, data: { weigh_in: null } });
    expect(voided.data.catches[0].void_reason).toBe("Another angler");
    expect((await scores.call("GET", `/operations?score_id=${data.id}`)).meta.total).toBe(7);
  });

  test("refuse what an operation would refuse, with its status", async () => {
    expect(await scores.call("POST", "", { ...pair, angler_id: 999_999 })).toMatchObject({ status: 404 });
    await setStatus("official");
    expect(await scores.call("POST", "", pair)).toMatchObject({ status: 409 });
    expect((await scores.call("GET", "")).data).toEqual([]);
  });
});

function fish(length_mm: number, of: SentPair = pair, values: object = {}) {
  return say(of, "add-catch", { catch: { species_id: speciesId, length_mm }, ...values });
}

function weighed(weight_grams: number) {
  return say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams } });
}

function lengthOf({ length_mm }: { length_mm: number }): number {
  return length_mm;
}

async function lengths(): Promise<number[]> {
  const { data } = await sendAs(api, null, "GET", `/events/${event.id}/scores`);
  return data[0].catches.map(lengthOf);
}

async function setStatus(status: "official" | "cancelled" | "scheduled" | "provisional"): Promise<void> {
  await api.database.db.updateTable("session").set({ status }).where("id", "=", pair.session_id).execute();
}

async function withRight(right: "scorer"): Promise<Person> {
  const person = await api.signUp({ firstName: "Sam", lastName: randomUUID(), role: "organizer" });
  await giveRight(api, event, person, right);
  return person;
}
