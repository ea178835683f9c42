import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient, type SentRun } from "../../testing/draw-client.ts";
import { openStream, seatEverybody, sha256, shuffle } from "../../testing/independent-draw.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";

// Follows docs/verify-a-draw.md with what guests can fetch and the platform's SHA-256. It imports no rule of ours.

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
  const size = { sectors: 3, pegsPerSector: 7, sessions: 3, teams: 6, anglersPerTeam: 3 };
  field = await fillTestField(api, event, size);
  client = drawClient(api, event, organizer);
});
afterAll(() => api.close());

test.each(["", "lottery numbers 3 7 21 – štika"])(
  "a free draw of three sessions comes out the same, with the crowd's word %j",
  async (ingredient) => {
    await closePeg();
    const wish = { mode: { kind: "free" }, session_ids: field.sessionIds };
    const { id } = await publishWith({ ...wish, takes_ingredient: ingredient !== "" }, ingredient);
    const { run, input, seed } = await fetchRun(id);
    expect(run.ingredient).toBe(ingredient || null);
    const drawn = input.sessionIds.flatMap((session) =>
      drawBox(seed, `session ${session}`, session, input.anglers, input.sectors),
    );
    await expectHeld(run, drawn);
  },
);

// Wishes that can all be met are kept like what must be.
test.each([{ strength: "hard" }, { strength: "soft", weight: 7 }])(
  "a draw that keeps team mates apart, a pin and accessible pegs comes out the same, as %j",
  async (asked) => {
    await closePeg();
    const { db } = api.database;
    const pegs = await db
      .selectFrom("peg")
      .selectAll()
      .where("eventId", "=", event.id)
      .orderBy("id")
      .execute();
    // Of three teams.
    const [one, , , two, , , three] = field.anglerIds;
    for (const { id } of pegs.slice(4, 6))
      await db.updateTable("peg").set({ isAccessible: true }).where("id", "=", id).execute();
    for (const id of [one!, two!])
      await db.updateTable("angler").set({ needsAccessiblePeg: true }).where("id", "=", id).execute();
    const { id } = await publishWith(
      {
        mode: { kind: "free" },
        session_ids: field.sessionIds,
        constraints: [
          { kind: "team-mates-apart", ...asked },
          { kind: "accessible-peg", ...asked },
        ],
        pins: field.sessionIds.map((session_id) => ({ session_id, angler_id: three, peg_id: pegs[0]!.id })),
      },
      "",
    );
    const { run, input, seed } = await fetchRun(id);
    const drawn = input.sessionIds.flatMap((session) => drawApart(seed, session, input));
    await expectHeld(run, drawn);
    // Chance alone would have put them elsewhere.
    expect(drawn).not.toEqual(
      input.sessionIds.flatMap((session) =>
        drawBox(seed, `session ${session}`, session, input.anglers, input.sectors),
      ),
    );
  },
);

test("a draw by groups and rotation comes out the same", async () => {
  await client.send("POST", "/groups/series", { count: 3 });
  const { id: groups } = (await client.send("POST", "/groups/draw", {})).data;
  await client.send("POST", `/draw-runs/${groups}/publish`, { revision: 1 });
  await client.send("POST", "/rotations/generate", {});
  const { id } = await publishWith({ mode: { kind: "rotation" }, session_ids: field.sessionIds }, "");
  const { run, input, seed } = await fetchRun(id);
  expect(input.mode.cells).toHaveLength(9);
  const drawn = input.mode.cells!.flatMap(({ sessionId, groupId, sectorId }) =>
    drawBox(
      seed,
      `session ${sessionId} sector ${sectorId}`,
      sessionId,
      input.anglers.filter((angler) => angler.groupId === groupId),
      input.sectors.filter((sector) => sector.sectorId === sectorId),
    ),
  );
  expect(drawn).toHaveLength(54);
  await expectHeld(run, drawn);
});

test("an order of choice by teams comes out the same", async () => {
  const mode = { kind: "order-of-choice", by: "team", later_sessions: "reversed" };
  const { id } = await publishWith({ mode, session_ids: field.sessionIds }, "");
  const { run, input, seed } = await fetchRun(id);
  const teams = [...new Set(input.anglers.map(({ teamId }) => teamId))].map((team) =>
    input.anglers.filter(({ teamId }) => teamId === team).map(({ anglerId }) => anglerId),
  );
  const order = shuffle(teams, openStream(seed, `session ${input.sessionIds[0]} choice`));
  const turns = input.sessionIds.flatMap((session_id, index) =>
    (index % 2 === 1 ? order.toReversed() : order).map((angler_ids, place) => ({
      session_id,
      turn: place + 1,
      angler_ids,
    })),
  );
  expect(run.turns).toEqual(turns);
});

test("duels of three sessions come out the same", async () => {
  await closePeg();
  const mode = { kind: "duels", rounds: 6, judged_by: "anglers" };
  const { id } = await publishWith({ mode, session_ids: field.sessionIds }, "");
  const { run, input, seed } = await fetchRun(id);
  const order = shuffle(input.anglers, openStream(seed, "duels"));
  const boxes = listBoxes(input.sectors);
  expect(boxes).toHaveLength(9);
  const duels = input.sessionIds.flatMap((session_id, session) =>
    Array.from({ length: 6 }, (_, round) =>
      drawRound(order, session * 6 + round).map(({ pair, box, judge }) => ({
        session_id,
        round: round + 1,
        ...boxes[box],
        first_half: pair,
        second_half: pair.toReversed(),
        judge_id: judge,
      })),
    ).flat(),
  );
  expect(run.duels).toEqual(duels);
  expect(run.rests).toEqual([]);
});

test.each(["", "lottery numbers 3 7 21 – štika"])(
  "a draw of groups comes out the same, and holds, with the crowd's word %j",
  async (ingredient) => {
    await client.send("POST", "/groups/series", { count: 4 });
    const plan = { is_drawn_later: true, takes_ingredient: ingredient !== "" };
    const promised = (await client.send("POST", "/groups/draw", plan)).data;
    const { id: drawn } = await publishPrepared(promised, ingredient);
    const { run, input, seed } = await fetchRun(drawn);
    const groupOf = drawGroups(seed, input);
    expect(new Map(run.placements.map((one) => [one.angler_id, one.group_id]))).toEqual(groupOf);
    const { data: now } = await get("/anglers?page_size=1000");
    expect(new Map(now.map((one: { id: number; group_id: number }) => [one.id, one.group_id]))).toEqual(
      groupOf,
    );
  },
);

interface Input {
  mode: { kind: string; cells?: { sessionId: number; groupId: number; sectorId: number | null }[] };
  sessionIds: number[];
  anglers: {
    anglerId: number;
    teamId: number | null;
    groupId: number | null;
    pinnedGroupId?: number | null;
    onlyPegIds?: number[];
  }[];
  sectors: { sectorId: number; pegs: { pegId: number; isOutOfUse: boolean }[] }[];
  pins: { sessionId: number; anglerId: number; pegId: number }[];
  groupIds: number[];
}

interface Run {
  seed: string;
  seed_hash: string;
  input_hash: string;
  ingredient: string | null;
  placements: {
    session_id: number;
    angler_id: number;
    sector_id: number;
    peg_id: number;
    group_id: number;
  }[];
  turns: object[];
  duels: object[];
  rests: object[];
}

/** Steps 1 and 2: both fingerprints, and the seed that the draw was made with. */
async function fetchRun(id: number): Promise<{ run: Run; input: Input; seed: Buffer }> {
  const run: Run = (await get(`/draw-runs/${id}`)).data;
  const { text } = (await get(`/draw-runs/${id}/sealed-input`)).data;
  const seed = Buffer.from(run.seed, "hex");
  expect(sha256(seed).toString("hex")).toBe(run.seed_hash);
  expect(sha256(Buffer.from(text)).toString("hex")).toBe(run.input_hash);
  const mixed = run.ingredient === null ? seed : sha256(seed, Buffer.from(run.ingredient));
  return { run, input: JSON.parse(text).input, seed: mixed };
}

/** Step 4. */
function drawBox(
  seed: Buffer,
  label: string,
  session_id: number,
  anglers: Input["anglers"],
  sectors: Input["sectors"],
): string[] {
  const pegs = sectors.flatMap((sector) => sector.pegs.filter(({ isOutOfUse }) => !isOutOfUse));
  const shuffled = shuffle(pegs, openStream(seed, label));
  return anglers.map(({ anglerId }, index) => `${session_id} ${anglerId} ${shuffled[index]!.pegId}`);
}

/** Step 4, "With constraints", for banks and these two constraints. */
function drawApart(seed: Buffer, session: number, { anglers, sectors, pins }: Input): string[] {
  const seats = sectors.flatMap(({ sectorId, pegs }) =>
    pegs.map((peg, place) => ({ ...peg, sectorId, place })).filter(({ isOutOfUse }) => !isOutOfUse),
  );
  const seatOf = seatEverybody(
    {
      entrants: anglers.length,
      seats: seats.length,
      isAllowed: (entrant, seat) => {
        const { anglerId, onlyPegIds } = anglers[entrant]!;
        const pin = pins.find((each) => each.sessionId === session && each.anglerId === anglerId);
        const { pegId } = seats[seat]!;
        return (!pin || pin.pegId === pegId) && (!onlyPegIds || onlyPegIds.includes(pegId));
      },
      clash: (entrant, seat, other, otherSeat) => {
        const [here, there] = [seats[seat]!, seats[otherSeat]!];
        const isBeside = here.sectorId === there.sectorId && Math.abs(here.place - there.place) === 1;
        return isBeside && anglers[entrant]!.teamId === anglers[other]!.teamId;
      },
    },
    openStream(seed, `session ${session}`),
  );
  return anglers.map(({ anglerId }, entrant) => `${session} ${anglerId} ${seats[seatOf[entrant]!]!.pegId}`);
}

/** Step 4, for 18 anglers in three classes of six: who meets whom in round r, where, and who judges. */
function drawRound(order: Input["anglers"], r: number) {
  const at = (place: number, group: number) => order[(place % 6) * 3 + (group % 3)]!;
  const three = Math.floor(r / 3);
  const shift = r % 3 === 2 ? three + 1 : three;
  const places = Array.from({ length: 6 }, (_, place) => place);
  const pairs = places.map((i) => [at(i, r + 1), at(i + shift, r + 2)] as const);
  const judges = places.map((i) => at(i + three + 1, r));
  const pairOf = new Map<number, number>();
  const ask = (pair: number, asked: Set<number>): boolean =>
    places.some((step) => {
      const judge = (pair + r + step) % 6;
      if (asked.has(judge) || pairs[pair]!.some(({ teamId }) => teamId === judges[judge]!.teamId))
        return false;
      asked.add(judge);
      const holder = pairOf.get(judge);
      if (holder !== undefined && !ask(holder, asked)) return false;
      pairOf.set(judge, pair);
      return true;
    });
  // In teams of three nobody lacks a judge of another team.
  for (const pair of places) expect(ask(pair, new Set())).toBe(true);
  const judgeOf = new Map(Array.from(pairOf, ([judge, pair]) => [pair, judges[judge]!.anglerId]));
  return pairs
    .map(([one, other], i) => ({
      box: (i + r) % 6,
      pair: (i + r) % 2 === 0 ? [one.anglerId, other.anglerId] : [other.anglerId, one.anglerId],
      judge: judgeOf.get(i),
    }))
    .sort((a, b) => a.box - b.box);
}

function listBoxes(sectors: Input["sectors"]) {
  return sectors.flatMap(({ sectorId, pegs }) => {
    const boxes: { sector_id: number; peg_ids: number[] }[] = [];
    for (let i = 0; i + 1 < pegs.length; i += 1) {
      if (pegs[i]!.isOutOfUse || pegs[i + 1]!.isOutOfUse) continue;
      boxes.push({ sector_id: sectorId, peg_ids: [pegs[i]!.pegId, pegs[i + 1]!.pegId] });
      i += 1;
    }
    return boxes;
  });
}

/** Step 5. */
function drawGroups(seed: Buffer, { anglers, groupIds }: Input): Map<number, number> {
  const stream = openStream(seed, "groups");
  const groupOf = new Map<number, number>();
  const teamIds = [...new Set(anglers.map(({ teamId }) => teamId))].sort((a, b) => a! - b!);
  const teams = teamIds.map((team) => anglers.filter(({ teamId }) => teamId === team));
  for (const team of shuffle(teams, stream)) {
    const order = shuffle(groupIds, stream);
    for (const { anglerId } of shuffle(team, stream)) {
      const mates = (group: number) => team.filter((mate) => groupOf.get(mate.anglerId) === group).length;
      const size = (group: number) => [...groupOf.values()].filter((one) => one === group).length;
      const [first] = order.toSorted((a, b) => mates(a) - mates(b) || size(a) - size(b));
      groupOf.set(anglerId, first!);
    }
  }
  return new Map([...groupOf].sort(([a], [b]) => a - b));
}

/** Step 6: what was published, and what holds now. */
async function expectHeld(run: Run, drawn: string[]): Promise<void> {
  const places = (rows: Run["placements"]) =>
    rows.map(({ session_id, angler_id, peg_id }) => `${session_id} ${angler_id} ${peg_id}`).toSorted();
  expect(places(run.placements)).toEqual(drawn.toSorted());
  expect(places((await get("/draws?page_size=1000")).data)).toEqual(drawn.toSorted());
}

/** As a guest. */
function get(path: string) {
  return sendAs(api, null, "GET", `/events/${event.id}${path}`);
}

async function publishWith(plan: object, ingredient: string): Promise<{ id: number }> {
  return publishPrepared((await client.prepare(plan)).data, ingredient);
}

async function publishPrepared(prepared: SentRun, ingredient: string): Promise<{ id: number }> {
  const drawn = (await client.step(prepared, "draw", { ingredient })).data;
  const { status, data } = await client.step(drawn, "publish");
  expect(status).toBe(200);
  return data;
}

/** One that may not be drawn. */
async function closePeg(): Promise<void> {
  const { id } = await api.database.db
    .selectFrom("peg")
    .select("id")
    .where("sectorId", "=", field.sectorIds[1]!)
    .where("number", "=", 3)
    .executeTakeFirstOrThrow();
  await api.database.db.updateTable("peg").set({ outOfUseReason: "Flooded" }).where("id", "=", id).execute();
}
