import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { createTestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let speciesId: number;
let pair: SentPair;
let scores: ReturnType<typeof scoreClient>;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  const { id } = await api.database.db.selectFrom("species").select("id").limit(1).executeTakeFirstOrThrow();
  speciesId = id;
  const event = await createTestEvent(api, organizer);
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 1 });
  pair = { session_id: sessionIds[0]!, angler_id: anglerIds[0]! };
  await runSession(api, pair.session_id);
  scores = scoreClient(api, event, organizer);
});
afterAll(() => api.close());

test("what is sent again is known by what was sent, also when an older product has read it otherwise", async () => {
  const caught = fish(300);
  await scores.outcomes([caught]);
  await restore(caught.id, { said: { kind: "add-catch", length: "300" } });
  const { made_at, ...rest } = caught;
  // The keys may come in another order.
  expect(await scores.outcomes([{ ...rest, made_at }])).toMatchObject([{ outcome: "repeated" }]);
  expect(await scores.outcomes([{ ...caught, reason: "Another" }])).toMatchObject([
    { outcome: "refused", problem: { code: "score-operation-id-reused" } },
  ]);
});

test("what was stored before anybody kept what was sent is read as it is today", async () => {
  const caught = fish(310);
  await scores.outcomes([caught]);
  const { said } = await api.database.db
    .selectFrom("scoreOperation")
    .select("said")
    .where("id", "=", caught.id)
    .executeTakeFirstOrThrow();
  const { reason: _reason, ...older } = said as { reason: string };
  await restore(caught.id, { said: older, sentHash: null });
  expect(await scores.outcomes([caught])).toMatchObject([{ outcome: "repeated" }]);
  expect(await scores.outcomes([{ ...caught, reason: "Another" }])).toMatchObject([{ outcome: "refused" }]);
});

async function restore(id: string, { said, ...row }: { said: object; sentHash?: null }): Promise<void> {
  await api.database.db
    .updateTable("scoreOperation")
    .set({ ...row, said: JSON.stringify(said) })
    .where("id", "=", id)
    .execute();
}

function fish(length_mm: number) {
  return say(pair, "add-catch", { catch: { species_id: speciesId, length_mm } });
}
