import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";
import { untilSomebodyWaits } from "../../testing/until-somebody-waits.ts";

let api: TestApi;
let organizer: Person;
let speciesId: number;
let pairs: SentPair[];
let scores: ReturnType<typeof scoreClient>;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  const { id } = await api.database.db.selectFrom("species").select("id").limit(1).executeTakeFirstOrThrow();
  speciesId = id;
});
afterAll(() => api.close());

beforeEach(async () => {
  const event = await createTestEvent(api, organizer);
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 20 });
  pairs = anglerIds.map((angler_id) => ({ session_id: sessionIds[0]!, angler_id }));
  await runSession(api, sessionIds[0]!);
  scores = scoreClient(api, event, organizer);
});

test("a score that somebody holds keeps nobody else waiting, and is entered when it is free", async () => {
  const [held, free] = pairs as [SentPair, SentPair];
  const [first] = await scores.outcomes([fish(held, 300)]);
  const holder = await api.database.pool.connect();
  try {
    await holder.query("begin");
    await holder.query("select from score where id = $1 for update", [first!.score!.id]);
    let isAnswered = false;
    const waiting = scores.outcomes([fish(held, 310)]).finally(() => (isAnswered = true));
    await untilSomebodyWaits(api.database);
    for (const length of [320, 330])
      expect(await scores.outcomes([fish(free, length)])).toMatchObject([{ outcome: "applied" }]);
    // What speaks of both is one call, and waits as a whole.
    const both = scores.outcomes([fish(free, 340), fish(held, 350)]);
    expect(await scores.outcomes([fish(free, 360)])).toMatchObject([{ outcome: "applied" }]);
    expect(isAnswered).toBe(false);
    await holder.query("commit");
    expect(await waiting).toMatchObject([{ outcome: "applied" }]);
    expect(await both).toMatchObject([{ outcome: "applied" }, { outcome: "applied" }]);
  } finally {
    holder.release();
  }
  expect(await lengths(held)).toEqual([300, 310, 350]);
  expect(await lengths(free)).toEqual([320, 330, 340, 360]);
});

test("many calls at once are answered each with its own outcome, and one that is refused harms none", async () => {
  const unknown = { ...pairs[0]!, angler_id: 999_999 };
  const calls = pairs.map((pair, index) =>
    index % 5 === 4 ? [fish(unknown, 200), fish(pair, 200 + index)] : [fish(pair, 200 + index)],
  );
  const answers = await Promise.all(calls.map((operations) => scores.outcomes(operations)));
  expect(answers.map((outcomes) => outcomes.map(({ id, outcome }) => [id, outcome]))).toEqual(
    calls.map((operations) =>
      operations.map(({ id, angler_id }) => [id, angler_id === 999_999 ? "refused" : "applied"]),
    ),
  );
  for (const [index, pair] of pairs.entries()) expect(await lengths(pair)).toEqual([200 + index]);
  const again = await Promise.all(calls.map((operations) => scores.outcomes(operations)));
  expect(new Set(again.flat().map(({ outcome }) => outcome))).toEqual(new Set(["repeated", "refused"]));
});

function fish(pair: SentPair, length_mm: number) {
  return { ...say(pair, "add-catch", { catch: { species_id: speciesId, length_mm } }), ...pair };
}

/** In the order of their lengths: the order of what arrives at once is nobody's. */
async function lengths({ angler_id }: SentPair): Promise<number[]> {
  const { data } = await scores.call("GET", `?angler_id=${angler_id}`);
  const catches: { length_mm: number }[] = data[0].catches;
  return catches.map(({ length_mm }) => length_mm).toSorted((one, other) => one - other);
}
