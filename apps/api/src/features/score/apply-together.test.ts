import { publishCorrections } from "../../hand-over.ts";
import { randomUUID } from "node:crypto";
import { scoreOperation } from "@tightlines/contract/score/score-operation";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";
import { userTeller } from "./apply-scores.service.ts";
import { applyScores } from "./apply-together.service.ts";

let api: TestApi;
let organizer: Person;
let speciesId: number;
let event: TestEvent;
let pairs: SentPair[];
let scores: ReturnType<typeof scoreClient>;

/** A fish of this length makes the database fail. */
const FAILS_MM = 666;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  const { id } = await api.database.db.selectFrom("species").select("id").limit(1).executeTakeFirstOrThrow();
  speciesId = id;
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 8 });
  pairs = anglerIds.map((angler_id) => ({ session_id: sessionIds[0]!, angler_id }));
  await runSession(api, sessionIds[0]!);
  scores = scoreClient(api, event, organizer);
});
afterEach(() => api.database.pool.query("drop trigger if exists fail_fish on catch"));
afterAll(() => api.close());

test("calls whose shared transaction fails are tried one after the other, and the cause is logged", async () => {
  // Two transactions that add fish at the same time fail as well, so that only one after the other succeeds.
  await api.database.pool.query(`
    create or replace function fail_fish() returns trigger language plpgsql as $$ begin
      if new.length_mm = ${FAILS_MM} then raise exception 'a private word' using errcode = 'XX001'; end if;
      if not pg_try_advisory_xact_lock(4711) then raise exception 'two at once'; end if;
      perform pg_sleep(0.02);
      return new;
    end $$`);
  await api.database.pool.query(
    "create trigger fail_fish before insert on catch for each row execute function fail_fish()",
  );
  const warnings: object[] = [];
  const log = { ...silentLog, warn: (facts: object) => warnings.push(facts) };
  const teller = userTeller({ userId: organizer.user.id });
  // The first is served at once; those who come meanwhile share what follows.
  const calls = pairs.map((pair, index) => [caught(pair, index === 3 ? FAILS_MM : 300)]);
  const answers = await Promise.allSettled(
    calls.map((operations) =>
      applyScores(api.database.db, event.id, { operations, teller }, { log, publish: publishCorrections }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(
    pairs.map((_, index) => (index === 3 ? "rejected" : "fulfilled")),
  );
  expect(warnings).toMatchObject([{ calls: pairs.length - 1, code: "XX001" }]);
  expect(JSON.stringify(warnings)).not.toContain("a private word");
});

test("a score that somebody holds for too long is answered as busy, and is entered when it is sent again", async () => {
  const caught = fish(pairs[0]!, 300);
  const [first] = await scores.outcomes([fish(pairs[0]!, 200)]);
  const holder = await api.database.pool.connect();
  try {
    await holder.query("begin");
    await holder.query("select from score where id = $1 for update", [first!.score!.id]);
    expect(await scores.send([caught])).toMatchObject({ status: 503, code: "database-busy" });
    await holder.query("commit");
  } finally {
    holder.release();
  }
  expect(await scores.outcomes([caught])).toMatchObject([{ outcome: "applied" }]);
}, 30_000);

function fish(pair: SentPair, length_mm: number) {
  return say(pair, "add-catch", { catch: { species_id: speciesId, length_mm } });
}

/** The same as the API has read it. */
function caught({ session_id: sessionId, angler_id: anglerId }: SentPair, lengthMm: number) {
  const madeAt = "2027-04-03T06:30:00Z";
  const fish = { speciesId, lengthMm };
  return scoreOperation.parse({
    id: randomUUID(),
    kind: "add-catch",
    sessionId,
    anglerId,
    madeAt,
    catch: fish,
  });
}
