import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { runSession, say, scoreClient, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField } from "../../testing/test-field.ts";

let api: TestApi;
let organizer: Person;
let speciesId: number;
let event: TestEvent;
/** Three anglers of one sector in a session that runs, with a fish of 30 cm, one of 25 cm, and none. */
let pairs: [SentPair, SentPair, SentPair];
let fish: [ReturnType<typeof caught>, ReturnType<typeof caught>];

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  const { id } = await api.database.db.selectFrom("species").select("id").limit(1).executeTakeFirstOrThrow();
  speciesId = id;
});
afterAll(() => api.close());

beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  const field = await fillTestField(api, event, { sectors: 1, pegsPerSector: 3, sessions: 1, teams: 3 });
  const session_id = field.sessionIds[0]!;
  await drawClient(api, event, organizer).publish({ session_ids: [session_id], mode: { kind: "free" } });
  await runSession(api, session_id);
  pairs = field.anglerIds.map((angler_id) => ({ session_id, angler_id })) as typeof pairs;
  fish = [caught(pairs[0], 300), caught(pairs[1], 250)];
  const came = say(pairs[2], "set-presence", { seen: null, presence: "fished" });
  await scoreClient(api, event, organizer).outcomes([...fish, came]);
});

test("a correction says who moves in the sector and in every table, and changes nothing", async () => {
  const { status, data } = await preview([longer(350)]);
  expect(status).toBe(200);
  const swapped = (points: [string, string]) => [
    { name: "Angler Nr 2", before: { place: 2, points: points[1] }, after: { place: 1, points: points[0] } },
    { name: "Angler Nr 1", before: { place: 1, points: points[0] }, after: { place: 2, points: points[1] } },
  ];
  expect(data.tables).toMatchObject([
    {
      classification_id: "individual",
      lists: "entries",
      unit: { session_id: pairs[0].session_id, session_number: 1, kind: "sector", code: "S1" },
      measure: "points",
      moves: swapped(["1", "2"]),
    },
    { classification_id: "individual", lists: "entries", unit: null, moves: swapped(["1", "2"]) },
    { classification_id: "team", lists: "teams", moves: [{ name: "Team 2" }, { name: "Team 1" }] },
    {
      classification_id: "biggest-fish",
      unit: null,
      measure: "length",
      moves: [
        { name: "Angler Nr 2", before: { place: 2, points: "250" }, after: { place: 1, points: "350" } },
        { name: "Angler Nr 1", before: { place: 1, points: "300" }, after: { place: 2, points: "300" } },
      ],
    },
  ]);
  expect(data.tables[0].moves).toHaveLength(2);
  const { data: stored } = await scoreClient(api, event, organizer).call("GET", "");
  expect(stored.map(({ catches }: Stored) => catches.map(({ length_mm }) => length_mm))).toEqual(
    expect.arrayContaining([[300], [250], []]),
  );
});

test("places come with what was caught: its points, the number of fish and the best one", async () => {
  const { data: rows } = await sendAs(api, organizer, "GET", `/events/${event.id}/results`);
  expect(rows).toMatchObject([
    { name: "Angler Nr 1", fish_count: 1, best_fish: { size: "300", measure: "length" } },
    { name: "Angler Nr 2", fish_count: 1, best_fish: { size: "250", measure: "length" } },
    { name: "Angler Nr 3", fish_count: 0, best_fish: null },
  ]);
  const { data: tables } = await sendAs(api, organizer, "GET", `/events/${event.id}/results/tables`);
  expect(tables).toMatchObject({ raw_measure: "points", round_measure: "points", is_catch_apart: true });
});

test("a correction that moves nobody says so", async () => {
  // 25.5 cm count as 26, which is less than 30 and more than nothing; the biggest fish is a table of its own.
  const { data } = await preview([longer(255)]);
  expect(data.tables).toMatchObject([
    { classification_id: "biggest-fish", moves: [{ name: "Angler Nr 2" }] },
  ]);
  expect((await preview([longer(250)])).data.tables).toEqual([]);
});

test("whoever had no score yet is placed, and the tables say where from", async () => {
  const { data } = await preview([caught(pairs[2], 400)]);
  expect(data.tables[0].moves[0]).toMatchObject({
    name: "Angler Nr 3",
    before: { place: 3, points: "3" },
    after: { place: 1, points: "1" },
  });
});

test("where nobody was drawn, everybody fishes against everybody", async () => {
  await api.database.db.deleteFrom("draw").where("eventId", "=", event.id).execute();
  const { data } = await preview([longer(350)]);
  expect(data.tables[0]).toMatchObject({
    unit: { code: "" },
    moves: [{ name: "Angler Nr 2" }, { name: "Angler Nr 1" }],
  });
});

test("what a device has not sent yet is tried out, too, and once when it has arrived meanwhile", async () => {
  const added = caught(pairs[1], 330);
  const corrected = say(pairs[1], "change-catch", {
    catch_id: added.id,
    seen: added.id,
    catch: { species_id: speciesId, length_mm: 200 },
  });
  const before = await preview([added, corrected]);
  await scoreClient(api, event, organizer).outcomes([added]);
  const after = await preview([added, corrected]);
  expect([before.status, after.status]).toEqual([200, 200]);
  // Two fish of 25 and 20 cm beat one of 30 before it arrived; afterwards they did so already.
  expect(before.data.tables[0].moves).toHaveLength(2);
  expect(after.data.tables.map((table: { unit: object | null }) => table.unit)).not.toContainEqual(
    expect.objectContaining({ code: "S1" }),
  );
});

describe("what would be refused is refused now", () => {
  test("because the session is official: it is reopened with a reason first", async () => {
    await setStatus("official");
    expect(await preview([longer(350)])).toMatchObject({
      status: 409,
      code: "session-takes-no-scores",
      detail: expect.stringContaining("reopen the session with a reason first"),
    });
  });

  test("but not for want of a reason, which is asked for beside the preview", async () => {
    await setStatus("provisional");
    expect((await preview([longer(350)])).status).toBe(200);
  });

  test("because somebody has changed it meanwhile, or it is not there", async () => {
    const stale = { ...longer(350), seen: randomUUID() };
    expect(await preview([stale])).toMatchObject({ status: 409, code: "score-changed-meanwhile" });
    const unknown = { ...longer(350), catch_id: randomUUID() };
    expect(await preview([unknown])).toMatchObject({ status: 409, code: "score-part-unknown" });
  });

  test("because angler, session or species are another event's, or nobody's", async () => {
    const other = await fillTestField(api, await createTestEvent(api, organizer), { sessions: 1, teams: 1 });
    const elsewhere = [
      [{ ...pairs[0], angler_id: other.anglerIds[0]! }, "angler-not-found"],
      [{ ...pairs[0], session_id: other.sessionIds[0]! }, "session-not-found"],
    ] as const;
    for (const [pair, code] of elsewhere)
      expect(await preview([caught(pair, 300)])).toMatchObject({ status: 404, code });
    const odd = say(pairs[0], "add-catch", { catch: { species_id: 999_999, length_mm: 300 } });
    expect(await preview([odd])).toMatchObject({ status: 404, code: "species-not-found" });
  });
});

interface Stored {
  catches: { length_mm: number }[];
}

function preview(operations: object[]) {
  return sendAs(api, organizer, "POST", `/events/${event.id}/results/preview`, { operations });
}

function caught(pair: SentPair, length_mm: number) {
  return say(pair, "add-catch", { catch: { species_id: speciesId, length_mm } });
}

/** The fish of the second angler, corrected. */
function longer(length_mm: number) {
  const { id } = fish[1];
  return say(pairs[1], "change-catch", {
    catch_id: id,
    seen: id,
    catch: { species_id: speciesId, length_mm },
  });
}

async function setStatus(status: "official" | "provisional"): Promise<void> {
  const { session_id } = pairs[0];
  await api.database.db.updateTable("session").set({ status }).where("id", "=", session_id).execute();
}
