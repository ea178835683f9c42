import { toSnakeCase } from "@tightlines/contract/wire/case";
import { type SeasonChoice, seasonRulesOf, usualSeasonChoice } from "@tightlines/domain/series/season-choice";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bumpRevisions } from "../../platform/revision/bump-revision.ts";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { seriesInput } from "../../testing/examples/series.examples.ts";
import { fishRound, type TestRound } from "../../testing/season-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";

let api: TestApi;
let organizer: Person;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
afterAll(() => api.close());

/** The same licence and the same name are the same person. */
const ann = { licence: "CZ 1" };
const bo = { licence: "CZ 2" };

test("the best rounds count, the others are dropped or missed, and each row says so", async () => {
  const rounds = [
    await fishRound(api, organizer, "2027-04-03", [
      { name: "Ann", grams: 5000, angler: ann },
      { name: "Bo", grams: 3000, angler: bo },
    ]),
    await fishRound(api, organizer, "2027-05-01", [
      { name: "Bo", grams: 900, angler: bo },
      { name: "Ann", grams: 0, angler: ann },
    ]),
    await fishRound(api, organizer, "2027-06-05", [{ name: "Bo", grams: 100, angler: bo }]),
  ];
  const coming = await createTestEvent(api, organizer);
  const id = await addSeries([...rounds, coming], { counts: "best", rounds: 2 });
  const { data } = await standings(id);
  expect(data.is_provisional).toBe(true);
  expect(new Map(data.rounds.map(({ event_id, state }: Round) => [event_id, state]))).toEqual(
    new Map([...rounds.map((round) => [round.id, "provisional"]), [coming.id, "to-come"]] as never),
  );
  expect(data.rows.map(lineOf)).toEqual([
    [1, "Bo Rivers", "26", ["11 none", "13 whole", "13 whole"]],
    [2, "Ann Rivers", "14", ["13 whole", "1 whole", "0 none missed"]],
  ]);

  await setStatus(rounds, "official");
  expect((await standings(id)).data.is_provisional).toBe(false);
});

test("a bonus round counts more, and the table moves with a score", async () => {
  const round = await fishRound(api, organizer, "2027-04-03", [
    { name: "Ann", grams: 5000 },
    { name: "Bo", grams: 3000 },
  ]);
  const id = await addSeries([round], { multiplier: 3 }, true);
  expect((await standings(id)).data.rows.map(lineOf)).toEqual([
    [1, "Ann Rivers", "39", ["39 whole"]],
    [2, "Bo Rivers", "33", ["33 whole"]],
  ]);
  const scores = (await sendAs(api, organizer, "GET", `/events/${round.id}/scores`)).data;
  const { id: scoreId, revision } = scores.find(
    ({ angler_id }: { angler_id: number }) => angler_id === round.anglerIds["Bo"],
  );
  const change = { weigh_in: { weight_grams: 9000 }, revision };
  await sendAs(api, organizer, "PATCH", `/events/${round.id}/scores/${scoreId}`, change);
  expect((await standings(id)).data.rows[0].name).toBe("Bo Rivers");
});

test("one name in two events is two people until the organizer says otherwise", async () => {
  const rounds = [
    await fishRound(api, organizer, "2027-04-03", [{ name: "Ann", grams: 5000 }]),
    await fishRound(api, organizer, "2027-05-01", [{ name: "ANN", grams: 900 }]),
  ];
  const id = await addSeries(rounds);
  expect((await standings(id)).data.rows).toHaveLength(2);
  const [one, other] = [rounds[0]!.anglerIds["Ann"]!, rounds[1]!.anglerIds["ANN"]!];
  const { data: people } = await call("GET", `/${id}/people`);
  expect(people.suggestions).toEqual([{ because: "name", person_ids: [one, other] }]);
  expect(people.people).toMatchObject([{ entries: [{ name: "Ann Rivers" }] }, { reasons: [] }]);

  const decide = (verdict: string) =>
    call("POST", `/${id}/matches`, { matches: [{ angler_id: other, other_id: one, verdict }] });
  const pair = { angler_id: one, other_id: other };
  expect(await decide("same")).toMatchObject({
    status: 200,
    data: { matches: [{ ...pair, verdict: "open" }] },
  });
  expect((await standings(id)).data.rows.map(lineOf)).toEqual([
    [1, "ANN Rivers", "26", ["13 whole", "13 whole"]],
  ]);
  expect((await call("GET", `/${id}/people`)).data.people).toMatchObject([{ reasons: ["organizer"] }]);
  const { data: undo } = await decide("different");
  expect((await standings(id)).data.rows).toHaveLength(2);
  expect((await call("GET", `/${id}/people`)).data.suggestions).toEqual([]);
  expect(undo).toEqual({ matches: [{ ...pair, verdict: "same" }] });
  await call("POST", `/${id}/matches`, undo);
  expect((await standings(id)).data.rows).toHaveLength(1);
  await decide("open");
  expect((await call("GET", `/${id}/people`)).data.suggestions).toHaveLength(1);
  const trail = await api.database.db
    .selectFrom("audit")
    .select("action")
    .where("noun", "=", "series")
    .where("nounId", "=", String(id))
    .where("action", "=", "decide")
    .execute();
  expect(trail).toHaveLength(4);
});

test("two entries of one event are never one person, and those of other events are nobody", async () => {
  const round = await fishRound(api, organizer, "2027-04-03", [
    { name: "Ann", grams: 5000, angler: ann },
    { name: "Anne", grams: 900, angler: { ...ann, first_name: "Ann" } },
  ]);
  const elsewhere = await fishRound(api, organizer, "2027-05-01", [{ name: "Bo", grams: 900 }]);
  const id = await addSeries([round]);
  const { Ann, Anne } = round.anglerIds;
  expect((await standings(id)).data.rows).toHaveLength(2);
  const decide = (other_id: number) =>
    call("POST", `/${id}/matches`, { matches: [{ angler_id: Ann, other_id, verdict: "same" }] });
  expect(await decide(Anne!)).toMatchObject({
    status: 409,
    code: "series-same-event",
    detail: "Both fished Match of 2027-04-03, so they cannot be one person.",
  });
  expect(await decide(elsewhere.anglerIds["Bo"]!)).toMatchObject({
    status: 404,
    code: "angler-not-found",
    fields: { matches: [{}] },
  });
});

test("somebody under age is shortened in the whole table where one of the events hides names", async () => {
  const zoe = { last_name: "Abel", club: "Weir", is_minor: true, licence: "CZ 9" };
  const rounds = [
    await fishRound(api, organizer, "2027-04-03", [{ name: "Zoe", grams: 500, angler: zoe }]),
    await fishRound(api, organizer, "2027-05-01", [
      { name: "Zoe", grams: 500, angler: { ...zoe, is_minor: false } },
    ]),
  ];
  const id = await addSeries(rounds);
  const settings = { hides_minors: false };
  await sendAs(api, organizer, "PATCH", `/events/${rounds[0]!.id}/registration-settings`, settings);
  expect((await standings(id)).data.rows).toMatchObject([{ name: "Zoe Abel", club: "Weir" }]);
  const hiding = { hides_minors: true };
  await sendAs(api, organizer, "PATCH", `/events/${rounds[0]!.id}/registration-settings`, hiding);
  expect((await standings(id)).data.rows).toMatchObject([{ name: "Zoe A.", club: "" }]);
  // Whoever organizes the events sees whom they match.
  expect((await call("GET", `/${id}/people`)).data.people).toMatchObject([{ name: "Zoe Abel" }]);
});

interface Round {
  event_id: number;
  state: string;
}

interface Row {
  name: string;
  place: number;
  points: string;
  rounds: { points: string; status: string; counts: string }[];
}

function lineOf({ name, place, points, rounds }: Row) {
  const cells = rounds.map(
    (round) => `${round.points} ${round.counts}${round.status === "missed" ? " missed" : ""}`,
  );
  return [place, name, points, cells];
}

async function addSeries(
  events: readonly TestEvent[],
  choice: Partial<SeasonChoice> = {},
  isBonusRound = false,
): Promise<number> {
  const rules = toSnakeCase(seasonRulesOf({ ...usualSeasonChoice, ...choice }));
  const rounds = events.map(({ id }) => ({ event_id: id, is_bonus_round: isBonusRound }));
  const { data } = await call("POST", "", { ...seriesInput(), rounds, rules });
  return data.id;
}

function standings(id: number) {
  return sendAs(api, null, "GET", `/series/${id}/standings`);
}

function call(method: "GET" | "POST", path: string, body?: object) {
  return sendAs(api, organizer, method, `/series${path}`, body);
}

/** By a row, and told to everybody as a call would. */
async function setStatus(rounds: readonly TestRound[], status: "official"): Promise<void> {
  const { db } = api.database;
  for (const { id } of rounds) {
    await db.updateTable("session").set({ status }).where("eventId", "=", id).execute();
    await db.transaction().execute((trx) => bumpRevisions(trx, [`event:${id}:session`]));
  }
}
