import { endpoints } from "@tightlines/contract/endpoints";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { drawClient, type SentRun } from "../../../testing/draw-client.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../../testing/test-field.ts";

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
  field = await fillTestField(api, event, { sectors: 2, pegsPerSector: 4, sessions: 2, teams: 6 });
  client = drawClient(api, event, organizer);
});
afterAll(() => api.close());

const wish = () => ({ mode: { kind: "free" }, session_ids: field.sessionIds });

test("a room sees the promise, then what the crowd added, then sector by sector", async () => {
  expect(await watch()).toBeNull();
  const { data: prepared } = await client.prepare({ ...wish(), takes_ingredient: true });
  expect(await watch()).toMatchObject({
    number: 1,
    status: "draft",
    seed_hash: prepared.seed_hash,
    input_hash: prepared.input_hash,
    anglers: 6,
    takes_ingredient: true,
    ingredient: null,
    drawn_at: null,
    latest: null,
  });
  expect(await reveal(prepared, 0)).toMatchObject({ status: 409, code: "draw-not-made" });

  const { data: drawn } = await client.step(prepared, "draw", { ingredient: "pike 7" });
  const hidden = await watch();
  expect(hidden).toMatchObject({ ingredient: "pike 7", latest: null });
  expect(hidden.steps).toEqual(
    field.sessionIds.flatMap((session_id) =>
      field.sectorIds.map((sector_id) => ({
        session_id,
        sector_id,
        round: null,
        is_revealed: false,
        seats: [],
        turns: [],
        duels: [],
      })),
    ),
  );

  // In the order the organizer likes.
  await reveal(drawn, 1);
  const part = await watch();
  expect(part.latest).toBe(1);
  expect(part.steps.map((step: Step) => step.is_revealed)).toEqual([false, true, false, false]);
  expect(part.steps.map(placesOf)).toEqual([[], drawnInto(drawn, 0, 1), [], []]);

  await reveal(drawn);
  const whole = await watch();
  expect(whole.steps.every((step: Step) => step.is_revealed)).toBe(true);
  expect(whole.steps.flatMap(placesOf)).toHaveLength(12);
  // Revealing puts nothing into force, and leaves the revision that publishing asks for.
  expect(await client.draws()).toEqual([]);
  expect(await client.step(drawn, "publish")).toMatchObject({ status: 200, data: { status: "published" } });
});

test("what is published is shown whole; what was replaced has no ceremony", async () => {
  const published = await client.publish(wish());
  const shown = await watch();
  expect(shown).toMatchObject({ number: 1, status: "published" });
  expect(shown.steps.flatMap(placesOf)).toHaveLength(12);
  expect(await reveal(published, 0)).toMatchObject({ status: 200 });
  await client.publish({ ...wish(), reason: "The wind has turned" });
  expect(await reveal(published)).toMatchObject({ status: 409, code: "draw-run-not-draft" });
  expect(await watch()).toMatchObject({ number: 2 });
});

test("two phones that press at once reveal once, and nothing is hidden again", async () => {
  const { data: drawn } = await client.step((await client.prepare(wish())).data, "draw");
  const answers = await Promise.all([reveal(drawn, 2), reveal(drawn, 2), reveal(drawn, 2)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await revealedSteps(drawn)).toEqual([2]);
  const trail = await sql<object>`
    select from audit where event_id = ${event.id} and action = 'reveal'
  `.execute(api.database.db);
  expect(trail.rows).toHaveLength(1);
  await Promise.all([reveal(drawn), reveal(drawn, 0), reveal(drawn)]);
  expect((await revealedSteps(drawn)).toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
});

test("a part that the draw does not have, and another event's draw, are refused", async () => {
  const { data: drawn } = await client.step((await client.prepare(wish())).data, "draw");
  expect(await reveal(drawn, 4)).toMatchObject({
    status: 422,
    fields: { step: [{ code: "step-not-here" }] },
  });
  const other = await createTestEvent(api, organizer);
  const elsewhere = drawClient(api, other, organizer);
  expect(await elsewhere.send("POST", `/draw-runs/${drawn.id}/reveal`, {})).toMatchObject({ status: 404 });
});

test("an order of choice is revealed session by session", async () => {
  const mode = { kind: "order-of-choice", by: "team", later_sessions: "drawn" };
  const { data: drawn } = await client.step((await client.prepare({ ...wish(), mode })).data, "draw");
  await reveal(drawn, 0);
  const { steps } = await watch();
  expect(steps).toMatchObject([
    { session_id: field.sessionIds[0], sector_id: null, is_revealed: true, seats: [] },
    { session_id: field.sessionIds[1], sector_id: null, is_revealed: false, turns: [] },
  ]);
  expect(steps[0].turns.map(({ turn }: { turn: number }) => turn)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(steps[0].turns[0].anglers[0].team_name).toMatch(/^Team \d$/);
});

test("the wall shows people under age as guests see them, also to the organizer", async () => {
  await sql`update angler set is_minor = true where event_id = ${event.id}`.execute(api.database.db);
  const settings = (await client.send("GET", "/registration-settings")).data;
  await client.send("PATCH", "/registration-settings", { hides_minors: true, revision: settings.revision });
  await client.publish(wish());
  const { data } = await client.send("GET", "/ceremony");
  expect(data.steps[0].seats.map((seat: Seat) => seat.angler_name)).toSatisfy((names: string[]) =>
    names.every((name) => name === "Angler N."),
  );
});

test("no public call tells what is drawn before it is revealed, nor the seed before it is published", async () => {
  const { data: prepared } = await client.prepare({ ...wish(), takes_ingredient: true });
  const { data: drawn } = await client.step(prepared, "draw", { ingredient: "pike 7" });
  await reveal(drawn, 0);
  const shown = new Set(drawnInto(drawn, 0, 0));
  const secret = (drawn as SentRun).placements!.map(placeOf).filter((place) => !shown.has(place));
  const { seed } = await api.database.db
    .selectFrom("drawRun")
    .select("seed")
    .where("id", "=", drawn.id)
    .executeTakeFirstOrThrow();
  const asked = publicAddresses(drawn.id);
  expect(asked.length).toBeGreaterThan(15);
  const telling: string[] = [];
  for (const url of asked) {
    const answer = await api.call({ method: "GET", url });
    const isJson = String(answer.headers["content-type"]).includes("json");
    const told = placesIn(isJson ? answer.json() : null);
    if (answer.body.includes(seed) || secret.some((place) => told.has(place))) telling.push(url);
  }
  expect(telling).toEqual([]);
  // The check itself finds them once they are public.
  await client.step(drawn, "publish");
  const told = placesIn(
    (await api.call({ method: "GET", url: `/api/events/${event.id}/draws?page_size=1000` })).json(),
  );
  expect(secret.filter((place) => !told.has(place))).toEqual([]);
});

interface Seat {
  peg_id: number;
  angler_id: number;
  angler_name: string;
}

interface Step {
  session_id: number;
  sector_id: number;
  is_revealed: boolean;
  seats: Seat[];
}

/** As a guest in the room. */
async function watch() {
  const { status, data } = await sendAs(api, null, "GET", `/events/${event.id}/ceremony`);
  expect(status).toBe(200);
  return data;
}

function reveal({ id }: Pick<SentRun, "id">, step?: number) {
  return client.send("POST", `/draw-runs/${id}/reveal`, step === undefined ? {} : { step });
}

function placeOf({ angler_id, peg_id }: Pick<Seat, "angler_id" | "peg_id">): string {
  return `${angler_id} on ${peg_id}`;
}

function placesOf({ seats }: Step): string[] {
  return seats.map(placeOf);
}

/** Along the water, where pegs have rising ids. */
function drawnInto({ placements }: SentRun, session: number, sector: number): string[] {
  return placements!
    .filter((one) => one.session_id === field.sessionIds[session])
    .filter((one) => one.sector_id === field.sectorIds[sector])
    .toSorted((a, b) => a.peg_id - b.peg_id)
    .map(placeOf);
}

async function revealedSteps({ id }: SentRun): Promise<number[]> {
  const { revealed } = await api.database.db
    .selectFrom("drawRun")
    .select("revealed")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return revealed;
}

/** Everything that a guest may ask of an event, and of this run. */
function publicAddresses(runId: number): string[] {
  return endpoints
    .filter(
      ({ method, access, path }) => method === "GET" && access === "event-guest" && path.includes("{event}"),
    )
    .map(({ path }) =>
      path.replace("{event}", String(event.id)).replace("draw-runs/{id}", `draw-runs/${runId}`),
    )
    .filter((path) => !path.includes("{"));
}

/** Whoever is named together with a peg, anywhere in an answer. */
function placesIn(value: unknown): Set<string> {
  if (typeof value !== "object" || value === null) return new Set();
  const inside = Object.values(value).flatMap((each) => [...placesIn(each)]);
  return new Set("angler_id" in value && "peg_id" in value ? [placeOf(value as Seat), ...inside] : inside);
}
