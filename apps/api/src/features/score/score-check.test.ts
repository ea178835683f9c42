import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { createTestEvent, giveRight } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let first: Person;
let second: Person;
let pair: SentPair;
let scores: ReturnType<typeof scoreClient>;

beforeAll(async () => {
  api = await createTestApi();
  first = await api.asRole("organizer");
  second = await api.signUp({ firstName: "Sam", lastName: "Second", role: "organizer" });
});
afterAll(() => api.close());

beforeEach(async () => {
  const event = await createTestEvent(api, first);
  await giveRight(api, event, second, "scorer");
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 1 });
  pair = { session_id: sessionIds[0]!, angler_id: anglerIds[0]! };
  await runSession(api, sessionIds[0]!);
  scores = scoreClient(api, event, first);
});

test("a second reading that agrees is kept on the score and in its history, with who read it", async () => {
  const [weighed] = await scores.outcomes([weigh(4520, null)]);
  expect(weighed!.score).toMatchObject({ is_checked: false });
  const check = say(pair, "check", { hash: weighed!.score!.hash });
  const [checked] = await scores.outcomes([check], second);
  expect(checked).toMatchObject({ outcome: "applied", score: { is_checked: true } });
  expect(await scores.outcomes([check], second)).toMatchObject([{ outcome: "repeated" }]);
  const { data } = await scores.call("GET", `/operations?score_id=${checked!.score!.id}`);
  expect(data.map(({ kind, by }: { kind: string; by: string }) => [kind, by])).toEqual([
    ["check", second.user.display_name],
    ["set-weigh-in", first.user.display_name],
  ]);
});

test("whoever has entered a score alone does not check it, unless somebody else reads with their account", async () => {
  const [weighed] = await scores.outcomes([weigh(4520, null)]);
  const { hash, weigh_in_said_by } = weighed!.score!;
  for (const read_by of [undefined, first.user.display_name.toUpperCase()])
    expect(await scores.outcomes([say(pair, "check", { hash, read_by })])).toMatchObject([
      { outcome: "refused", problem: { code: "score-check-own" }, score: { is_checked: false } },
    ]);
  // Nobody has to decide about it.
  expect((await scores.call("GET", "/operations?is_open=true")).data).toEqual([]);
  const named = say(pair, "check", { hash, read_by: "Sam Second" });
  expect(await scores.outcomes([named])).toMatchObject([{ outcome: "applied", score: { is_checked: true } }]);
  expect(await scores.outcomes([named])).toMatchObject([{ outcome: "repeated" }]);

  // The second person has corrected what the first had entered, and the first has nothing to say about that.
  const [corrected] = await scores.outcomes([weigh(4250, weigh_in_said_by)], second);
  const check = say(pair, "check", { hash: corrected!.score!.hash });
  expect(await scores.outcomes([check], second)).toMatchObject([{ outcome: "applied" }]);
});

test("a second reading says nothing about what was changed after it, or meanwhile", async () => {
  const [weighed] = await scores.outcomes([weigh(4520, null)]);
  const { hash, weigh_in_said_by } = weighed!.score!;
  await scores.outcomes([say(pair, "check", { hash })], second);
  const [changed] = await scores.outcomes([weigh(4250, weigh_in_said_by)]);
  expect(changed!.score).toMatchObject({ weigh_in: { weight_grams: 4250 }, is_checked: false });
  expect(await scores.outcomes([say(pair, "check", { hash })], second)).toMatchObject([
    { outcome: "conflict", score: { is_checked: false } },
  ]);
});

test("a card on which nothing stands cannot be read twice, and leaves no score behind", async () => {
  const hash = "0".repeat(64);
  expect(await scores.outcomes([say(pair, "check", { hash })])).toMatchObject([
    { outcome: "refused", problem: { code: "score-part-unknown" }, score: null },
  ]);
  expect((await scores.call("GET", "")).data).toEqual([]);
  expect(await scores.send([say(pair, "check", { hash: "no hash" })])).toMatchObject({ status: 422 });
});

function weigh(weight_grams: number, seen: string | null) {
  return say(pair, "set-weigh-in", { seen, weigh_in: { weight_grams } });
}
