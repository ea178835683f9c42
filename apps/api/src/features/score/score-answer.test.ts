import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let pair: SentPair;
let scores: ReturnType<typeof scoreClient>;

beforeAll(async () => {
  api = await createTestApi();
  const organizer: Person = await api.asRole("organizer");
  const event = await createTestEvent(api, organizer);
  const size = { sessions: 1, teams: 1, sectors: 1, pegsPerSector: 1 };
  const { sessionIds, anglerIds, sectorIds } = await fillTestField(api, event, size);
  pair = { session_id: sessionIds[0]!, angler_id: anglerIds[0]! };
  const { data: sector } = await sendAs(api, organizer, "GET", `/events/${event.id}/sectors/${sectorIds[0]}`);
  const seat = { ...pair, peg_id: sector.pegs[0].id };
  await sendAs(api, organizer, "POST", `/events/${event.id}/draws`, seat);
  await runSession(api, sessionIds[0]!);
  scores = scoreClient(api, event, organizer);
});
afterAll(() => api.close());

test("whatever is said, the answer shows the score as everybody reads it afterwards", async () => {
  const { db } = api.database;
  const [trout, pike] = await db.selectFrom("species").select("id").orderBy("id").limit(2).execute();
  const add = say(pair, "add-catch", {
    catch: {
      species_id: trout!.id,
      length_mm: 312,
      caught_at: "2027-04-03T06:29:00Z",
      deductions: ["late"],
    },
  });
  const another = say(pair, "add-catch", { catch: { species_id: pike!.id, weight_grams: 4520, count: 2 } });
  const change = say(pair, "change-catch", {
    catch_id: add.id,
    seen: add.id,
    catch: { species_id: pike!.id, length_mm: 321 },
  });
  const voided = say(pair, "void-catch", { catch_id: add.id, seen: change.id, reason: "Slipped" });
  const card = say(pair, "add-penalty", {
    penalty: { code: "yellow", effect: "none", points: "7.50" },
    reason: "Two rods",
  });
  const steps = [
    add,
    another,
    change,
    voided,
    say(pair, "restore-catch", { catch_id: add.id, seen: voided.id, reason: "Seen by two" }),
    card,
    say(pair, "void-penalty", { penalty_id: card.id, seen: card.id, reason: "One was a net" }),
    say(pair, "set-weigh-in", { seen: null, weigh_in: { weight_grams: 4520, fish_count: 3 } }),
    say(pair, "set-presence", { seen: null, presence: "withdrawn", late_minutes: 10 }),
  ];
  for (const step of steps) {
    const [answer] = await scores.outcomes([step]);
    expect(answer).toMatchObject({ id: step.id, outcome: "applied", score: { sector_code: "S1" } });
    expect(answer!.score).toEqual(await read(answer!.score!.id));
    const [again] = await scores.outcomes([step]);
    expect(again).toEqual({ ...answer, outcome: "repeated" });
  }
  const sign = say(pair, "sign", { hash: (await read(undefined)).hash });
  const [signed] = await scores.outcomes([sign]);
  expect(signed!.score).toMatchObject({ is_signed: true, revision: steps.length + 1 });
  expect(signed!.score).toEqual(await read(signed!.score!.id));
});

async function read(id: number | undefined) {
  if (id !== undefined) return (await scores.call("GET", `/${id}`)).data;
  return (await scores.call("GET", "")).data[0];
}
