import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient } from "../../testing/score-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";
import { loadFacts } from "./result-facts.ts";

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("a score says the same to the rules, whether it is read with all that was said about it or without", async () => {
  const organizer = await api.asRole("organizer");
  const event = await createTestEvent(api, organizer);
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 4 });
  const session_id = sessionIds[0]!;
  await runSession(api, session_id);
  const { id: species_id } = await api.database.db
    .selectFrom("species")
    .select("id")
    .limit(1)
    .executeTakeFirstOrThrow();
  const [plain, weighed, punished, absent] = anglerIds.map((angler_id) => ({ session_id, angler_id }));
  const caught = (pair: typeof plain, fish: object) =>
    say(pair!, "add-catch", { catch: { species_id, length_mm: 300, ...fish } });
  const whole = {
    weight_grams: 0,
    count: 3,
    is_dead: true,
    is_tagged: true,
    line_class_kg: 6,
    deductions: ["fin-clip", "late"],
  };
  const voided = caught(plain, {});
  const weigh_in = { weight_grams: 0, fish_count: 2, biggest_fish_grams: 900, dead_count: 1 };
  const penalty = { code: "yellow", effect: "fish-voided" };
  const fish = caught(punished, { caught_at: "2027-04-03T06:30:00Z" });
  const operations = [
    caught(plain, { ...whole, caught_at: "2027-04-03T06:30:15.250Z" }),
    voided,
    say(plain!, "void-catch", { catch_id: voided.id, seen: voided.id, reason: "Slipped" }),
    say(weighed!, "set-weigh-in", { seen: null, weigh_in }),
    say(weighed!, "set-presence", { seen: null, presence: "fished", late_minutes: 7 }),
    fish,
    say(punished!, "add-penalty", {
      penalty: { ...penalty, catch_id: fish.id, points: "15/2" },
      reason: "Twice",
    }),
    say(absent!, "set-presence", { seen: null, presence: "absent" }),
  ];
  const outcomes = await scoreClient(api, event, organizer).outcomes(operations);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(operations.map(() => "applied"));

  const { db } = api.database;
  const pairs = anglerIds.map((anglerId) => ({ sessionId: session_id, anglerId }));
  const quick = await loadFacts(db, event.id, []);
  const thorough = await loadFacts(db, event.id, pairs);
  expect([quick.entered.size, thorough.entered.size]).toEqual([1, 4]);
  expect(quick.scores).toEqual(thorough.scores);
  const [first] = quick.scores.values();
  expect(first).toMatchObject({
    presence: "fished",
    catches: [
      { count: 3, isDead: true, caughtAt: "2027-04-03T06:30:15.250Z", weightGrams: 0 },
      { isVoid: true },
    ],
  });
});
