import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import {
  countBreaches,
  drawSessions,
  type Place,
  type SealedInput,
} from "../../testing/independent-constraints.ts";
import { openStream, sha256, shuffle } from "../../testing/independent-draw.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";

// Follows docs/verify-a-draw.md for every constraint and the modes that the other test leaves out. It imports no rule of ours.

let api: TestApi;
let organizer: Person;
let event: TestEvent;
let field: TestField;
let client: ReturnType<typeof drawClient>;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  const size = { sectors: 3, pegsPerSector: 7, sessions: 2, teams: 6, anglersPerTeam: 3 };
  field = await fillTestField(api, event, size);
  await api.database.db
    .updateTable("sector")
    .set({ kind: "lake" })
    .where("id", "=", field.sectorIds[2]!)
    .execute();
  client = drawClient(api, event, organizer);
});
afterAll(() => api.close());

const hard = (kind: string) => ({ kind, strength: "hard" });
const everything = ["one-end-peg", "new-sector", "new-neighbour", "team-mates-apart"];

test.each([["one-end-peg"], ["new-sector"], ["new-neighbour"], ["team-mates-apart"]])(
  "two sessions at once that keep to %s come out the same",
  async (kind) => {
    const { places, input, seed } = await publish({ mode: { kind: "free" }, constraints: [hard(kind)] });
    expect(describe(places)).toEqual(describe(drawSessions(seed, input)));
    expect(countBreaches(input, places)[kind]).toBe(0);
  },
);

test("a session drawn after another keeps to what that one gave", async () => {
  const [first, second] = field.sessionIds;
  await publish({ mode: { kind: "free" }, session_ids: [first] });
  const constraints = ["one-end-peg", "new-sector"].map(hard);
  const plan = { mode: { kind: "free" }, session_ids: [second], constraints };
  const { places, input, seed } = await publish(plan);
  expect(input.earlier).toHaveLength(18);
  expect(describe(places)).toEqual(describe(drawSessions(seed, input)));
  expect(countBreaches(input, places)).toMatchObject({ "one-end-peg": 0, "new-sector": 0 });
});

test("all constraints together, with accessible pegs and a pin, hold in what was published", async () => {
  const { db } = api.database;
  const pegs = await db
    .selectFrom("peg")
    .select("id")
    .where("eventId", "=", event.id)
    .orderBy("id")
    .execute();
  const [one, , , two] = field.anglerIds;
  for (const { id } of pegs.slice(3, 5))
    await db.updateTable("peg").set({ isAccessible: true }).where("id", "=", id).execute();
  await db.updateTable("angler").set({ needsAccessiblePeg: true }).where("id", "=", one!).execute();
  const { places, input } = await publish({
    mode: { kind: "free" },
    session_ids: [field.sessionIds[0]],
    constraints: [...everything, "accessible-peg"].map(hard),
    pins: [{ session_id: field.sessionIds[0], angler_id: two, peg_id: pegs[9]!.id }],
  });
  expect(input.anglers.find(({ anglerId }) => anglerId === one)?.onlyPegIds).toHaveLength(2);
  expect(new Set(Object.values(countBreaches(input, places)))).toEqual(new Set([0]));
});

test("a wish that cannot be met is broken as often as the draw says", async () => {
  const { db } = api.database;
  const [teamId] = field.teamIds;
  await db.updateTable("angler").set({ teamId, slot: null }).where("eventId", "=", event.id).execute();
  const wish = { kind: "team-mates-apart", strength: "soft", weight: 7 };
  const { places, input, run } = await publish({
    mode: { kind: "free" },
    constraints: [wish, hard("one-end-peg")],
  });
  const breaches = countBreaches(input, places);
  expect(breaches["one-end-peg"]).toBe(0);
  expect(breaches["team-mates-apart"]).toBeGreaterThan(0);
  const said = run.report.constraints.find(({ constraint }) => constraint.kind === "team-mates-apart");
  expect(said!.breaches).toBe(breaches["team-mates-apart"]);
});

test("sectors by name come out the same", async () => {
  const assignments = field.sessionIds.flatMap((session_id, shift) =>
    field.anglerIds.map((angler_id, index) => ({
      session_id,
      angler_id,
      sector_id: field.sectorIds[(index + shift) % 3],
    })),
  );
  const { places, input, seed } = await publish({
    mode: { kind: "per-sector", assignments },
    constraints: everything.slice(0, 2).map(hard),
  });
  expect(describe(places)).toEqual(describe(drawSessions(seed, input)));
});

test.each(["slot", "lot"])("team rows by %s come out the same", async (members_take) => {
  const { places, input, seed } = await publish({ mode: { kind: "team-rows", members_take } });
  const { rows } = input.mode as unknown as { rows: { pegIds: number[] }[] };
  const teams = [...new Set(input.anglers.map(({ teamId }) => teamId))].sort((a, b) => a! - b!);
  const drawn = input.sessionIds.flatMap((session) => {
    const order = shuffle(rows, openStream(seed, `session ${session} rows`));
    return teams.flatMap((team, place) => {
      const { pegIds } = order[place]!;
      const taken =
        members_take === "slot"
          ? pegIds
          : shuffle(pegIds, openStream(seed, `session ${session} team ${team}`));
      const mates = input.anglers.filter(({ teamId }) => teamId === team);
      return mates.map(({ anglerId }, slot) => `${session} ${anglerId} ${taken[slot]}`);
    });
  });
  expect(describe(places)).toEqual(drawn.toSorted());
});

test("an order of choice of single anglers, drawn for each session, comes out the same", async () => {
  const mode = { kind: "order-of-choice", by: "angler", later_sessions: "drawn" };
  const { run, input, seed } = await publish({ mode });
  expect(run.turns).toEqual(
    input.sessionIds.flatMap((session_id) =>
      shuffle(input.anglers, openStream(seed, `session ${session_id} choice`)).map(({ anglerId }, index) => ({
        session_id,
        turn: index + 1,
        angler_ids: [anglerId],
      })),
    ),
  );
});

test("duels that officials judge come out the same", async () => {
  const { run, input, seed } = await publish({ mode: { kind: "duels", rounds: 4, judged_by: "officials" } });
  const [fixed, ...circle] = shuffle(input.anglers, openStream(seed, "duels")).map(
    ({ anglerId }) => anglerId,
  );
  const at = (place: number) => circle[(place + 17) % 17];
  const duels = Array.from({ length: 8 }, (_, r) => {
    const pairs = [[fixed, at(r)], ...Array.from({ length: 8 }, (_, i) => [at(r + i + 1), at(r - i - 1)])];
    return pairs.map((pair, i) => ({ box: (i + r) % 9, half: (i + r) % 2 === 0 ? pair : pair.toReversed() }));
  }).flatMap((round, r) =>
    round
      .sort((a, b) => a.box - b.box)
      .map(({ half }) => [input.sessionIds[Math.floor(r / 4)], (r % 4) + 1, ...half, null]),
  );
  expect(run.duels.map((duel) => [duel.session_id, duel.round, ...duel.first_half, duel.judge_id])).toEqual(
    duels,
  );
});

test("whoever was put into a group by hand stays there, and the others come out the same", async () => {
  const { data: groups } = await client.send("POST", "/groups/series", { count: 3 });
  const pinned = new Map([
    [field.anglerIds[0]!, groups[1].id as number],
    [field.anglerIds[1]!, groups[1].id as number],
  ]);
  for (const [id, group_id] of pinned)
    await client.send("POST", "/anglers/assign", { ids: [id], group_id, reason: "Asked to" });
  const { id } = (await client.send("POST", "/groups/draw", {})).data;
  await client.send("POST", `/draw-runs/${id}/publish`, { revision: 1 });
  const { run, input, seed } = await fetchRun(id);
  const { anglers, groupIds } = input as unknown as GroupInput;
  expect(anglers.filter(({ pinnedGroupId }) => pinnedGroupId !== null)).toHaveLength(2);
  expect(Object.fromEntries(run.placements.map((one) => [one.angler_id, one.group_id]))).toEqual(
    Object.fromEntries(drawGroups(seed, anglers, groupIds)),
  );
});

interface GroupInput {
  anglers: { anglerId: number; teamId: number; pinnedGroupId: number | null }[];
  groupIds: number[];
}

/** Step 5, with those who are pinned. */
function drawGroups(seed: Buffer, anglers: GroupInput["anglers"], groupIds: number[]): Map<number, number> {
  const stream = openStream(seed, "groups");
  const pinned = anglers.filter(({ pinnedGroupId }) => pinnedGroupId !== null);
  const groupOf = new Map(pinned.map(({ anglerId, pinnedGroupId }) => [anglerId, pinnedGroupId!]));
  const teamIds = [...new Set(anglers.map(({ teamId }) => teamId))].sort((a, b) => a - b);
  const teams = teamIds.map((team) => anglers.filter(({ teamId }) => teamId === team));
  for (const team of shuffle(teams, stream)) {
    const order = shuffle(groupIds, stream);
    for (const { anglerId, pinnedGroupId } of shuffle(team, stream)) {
      if (pinnedGroupId !== null) continue;
      const mates = (group: number) => team.filter((mate) => groupOf.get(mate.anglerId) === group).length;
      const size = (group: number) => [...groupOf.values()].filter((one) => one === group).length;
      groupOf.set(anglerId, order.toSorted((a, b) => mates(a) - mates(b) || size(a) - size(b))[0]!);
    }
  }
  return groupOf;
}

interface Run {
  seed: string;
  placements: {
    session_id: number;
    angler_id: number;
    sector_id: number;
    peg_id: number;
    group_id: number;
  }[];
  turns: object[];
  duels: { session_id: number; round: number; first_half: number[]; judge_id: number | null }[];
  report: { constraints: { constraint: { kind: string }; breaches: number }[] };
}

async function publish(plan: object) {
  const { id } = await client.publish({ session_ids: field.sessionIds, ...plan });
  const fetched = await fetchRun(id);
  const places = fetched.run.placements.map((one) => ({
    sessionId: one.session_id,
    anglerId: one.angler_id,
    sectorId: one.sector_id,
    pegId: one.peg_id,
  }));
  return { ...fetched, places };
}

/** As a guest, with the fingerprint of the very text that it is read from. */
async function fetchRun(id: number): Promise<{ run: Run; input: SealedInput; seed: Buffer }> {
  const get = async (path: string) => (await sendAs(api, null, "GET", `/events/${event.id}${path}`)).data;
  const run = await get(`/draw-runs/${id}`);
  const { text } = await get(`/draw-runs/${id}/sealed-input`);
  expect(sha256(Buffer.from(text)).toString("hex")).toBe(run.input_hash);
  return { run, input: JSON.parse(text).input, seed: Buffer.from(run.seed, "hex") };
}

function describe(places: readonly Place[]): string[] {
  return places.map(({ sessionId, anglerId, pegId }) => `${sessionId} ${anglerId} ${pegId}`).toSorted();
}
