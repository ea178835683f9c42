import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let pairs: SentPair[];
let scores: ReturnType<typeof scoreClient>;
let species: { id: number; name: string; revision: number };

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  species = await api.database.db
    .selectFrom("species")
    .select(["id", "name", "revision"])
    .limit(1)
    .executeTakeFirstOrThrow();
  event = await createTestEvent(api, organizer);
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 2, teams: 2 });
  for (const id of sessionIds) await runSession(api, id);
  pairs = sessionIds.flatMap((session_id) =>
    anglerIds.slice(0, 2).map((angler_id) => ({ session_id, angler_id })),
  );
  scores = scoreClient(api, event, organizer);
  for (const pair of pairs) await scores.outcomes([fish(pair, 312)]);
});
afterAll(() => api.close());

test("the last session comes first for whoever asks for it so, in each along the water", async () => {
  const order = async (query: string) => (await list(query)).map(({ session_id }) => session_id);
  const [first, , second] = pairs.map(({ session_id }) => session_id);
  expect(await order("")).toEqual([first, first, second, second]);
  expect(await order("?sort=-session")).toEqual([second, second, first, first]);
  expect((await list("?sort=-session")).map(({ angler_number }) => angler_number)).toEqual([1, 2, 1, 2]);
});

test("everybody sees what has changed since they asked before, and all else as it was", async () => {
  const before = await list();
  const fishOf = before[1]!.catches[0]!;
  await scores.outcomes([
    fish(pairs[0]!, 400),
    say(pairs[1]!, "void-catch", { catch_id: fishOf.id, seen: fishOf.said_by, reason: "Slipped" }),
  ]);
  const after = await list();
  expect(after[0]!.catches.map(({ length_mm }) => length_mm)).toEqual([312, 400]);
  expect(after[1]!.catches).toMatchObject([{ void_reason: "Slipped" }]);
  expect(after.slice(2)).toEqual(before.slice(2));
  const hashes = (rows: ListedScore[]) => rows.map(({ hash }) => hash);
  expect(hashes(after)[0]).not.toBe(hashes(before)[0]);
  expect(hashes(after)[1]).not.toBe(hashes(before)[1]);
  for (const { id, hash } of after)
    expect((await sendAs(api, null, "GET", `/events/${event.id}/scores/${id}`)).data.hash).toBe(hash);
});

test("a species that is renamed is shown by its new name", async () => {
  const names = async () =>
    new Set((await list()).flatMap(({ catches }) => catches.map(({ species_name }) => species_name)));
  expect(await names()).toEqual(new Set([species.name]));
  const administrator = await api.signUp({ role: "administrator" });
  await sendAs(api, administrator, "PATCH", `/species/${species.id}`, {
    name: "River trout",
    revision: species.revision,
  });
  expect(await names()).toEqual(new Set(["River trout"]));
});

interface ListedScore {
  id: number;
  session_id: number;
  angler_number: number;
  hash: string;
  catches: { id: string; said_by: string; length_mm: number; species_name: string }[];
}

async function list(query = ""): Promise<ListedScore[]> {
  return (await sendAs(api, null, "GET", `/events/${event.id}/scores${query}`)).data;
}

function fish(pair: SentPair, lengthMm: number) {
  return say(pair, "add-catch", { catch: { species_id: species.id, length_mm: lengthMm } });
}
