import { PASS_OPEN_ENTRIES, rates } from "@tightlines/contract/limits";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { drawClient } from "../../testing/draw-client.ts";
import { runSession, say, scoreClient, type SentOutcome, type SentPair } from "../../testing/score-client.ts";
import { sendAs } from "../../testing/send-as.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { fillTestField, type TestField } from "../../testing/test-field.ts";
import { useRate } from "../../testing/use-rate.ts";

let api: TestApi;
let organizer: Person;
let speciesId: number;
let event: TestEvent;
let field: TestField;
/** In the first session: somebody of the first sector, and somebody of the second. */
let near: SentPair;
let far: SentPair;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  const { id } = await api.database.db.selectFrom("species").select("id").limit(1).executeTakeFirstOrThrow();
  speciesId = id;
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
  field = await fillTestField(api, event, { sectors: 2, pegsPerSector: 2, sessions: 2, teams: 4 });
  const client = drawClient(api, event, organizer);
  await client.publish({ session_ids: field.sessionIds, mode: { kind: "free" } });
  const draws = await client.draws(`&session_id=${field.sessionIds[0]}`);
  const pairOf = (sector_id: number | undefined): SentPair => {
    const { session_id, angler_id } = draws.find((draw) => draw.sector_id === sector_id)!;
    return { session_id, angler_id };
  };
  near = pairOf(field.sectorIds[0]);
  far = pairOf(field.sectorIds[1]);
  for (const id of field.sessionIds) await runSession(api, id);
});
afterAll(() => api.close());

test("whoever holds a pass gets everything within it, and nothing else", async () => {
  const { secret } = await newPass({ session_ids: [field.sessionIds[0]], sector_ids: [field.sectorIds[0]] });
  await scoreClient(api, event, organizer).outcomes([fish(near), fish(far)]);
  const { status, data } = await open(secret);
  expect(status).toBe(200);
  expect(data).toMatchObject({ pass: { name: "Jan", state: "valid" }, event: { id: event.id } });
  expect(data.sessions.map(({ id }: { id: number }) => id)).toEqual([field.sessionIds[0]]);
  expect(data.draws).toHaveLength(2);
  expect(data.anglers).toHaveLength(2);
  expect(data.choices.length).toBeGreaterThan(1);
  expect(data.draws.every((draw: { sector_id: number }) => draw.sector_id === field.sectorIds[0])).toBe(true);
  expect(data.scores).toMatchObject([{ ...near, catches: [{ length_mm: 300 }] }]);
});

test("scores are entered once, and say with which pass", async () => {
  const { secret, id } = await newPass();
  const caught = fish(near);
  const [first, again] = [await send(secret, [caught]), await send(secret, [caught])];
  expect([first[0]!.outcome, again[0]!.outcome]).toEqual(["applied", "repeated"]);
  const { data } = await scoreClient(api, event, organizer).call("GET", "/operations");
  expect(data).toMatchObject([{ by: "Jan", pass_id: id, outcome: "applied" }]);
  const [pass] = (await sendAs(api, organizer, "GET", `/events/${event.id}/passes`)).data;
  expect(pass.last_seen_at).not.toBeNull();
});

test("whoever holds a pass learns no more of those under age than a visitor", async () => {
  const path = `/events/${event.id}/anglers/${near.angler_id}`;
  const { data: angler } = await sendAs(api, organizer, "GET", path);
  const minor = { first_name: "Eva", last_name: "Novotna", is_minor: true, revision: angler.revision };
  await sendAs(api, organizer, "PATCH", path, minor);
  const { secret } = await newPass();
  const [outcome] = await send(secret, [fish(near)]);
  expect(outcome!.score).toMatchObject({ angler_name: "Eva N." });
  const { data } = await open(secret);
  expect(JSON.stringify(data)).not.toContain("Novotna");
});

test("what lies outside a pass is refused, and holds nothing back", async () => {
  const { secret } = await newPass({ session_ids: [field.sessionIds[0]], sector_ids: [field.sectorIds[0]] });
  const later = { ...near, session_id: field.sessionIds[1]! };
  await scoreClient(api, event, organizer).outcomes([fish(far), fish(later)]);
  const outcomes = await send(secret, [fish(far), fish(later), fish(near)]);
  expect(outcomes.map(({ problem }) => problem?.code ?? null)).toEqual([
    "pass-other-sector",
    "pass-other-session",
    null,
  ]);
  expect(outcomes[2]!.outcome).toBe("applied");
  // Nor does the answer tell what others have entered there.
  expect(outcomes.map(({ score }) => score?.catches.length ?? null)).toEqual([null, null, 1]);
  const check = say(far, "check", { hash: "0".repeat(64) });
  expect(await send(secret, [check])).toMatchObject([{ outcome: "refused", score: null }]);
});

test("a pass for a sector reaches its sub-sectors", async () => {
  const [whole, part] = field.sectorIds as [number, number];
  await api.database.db.updateTable("sector").set({ parentId: whole }).where("id", "=", part).execute();
  const { secret } = await newPass({ sector_ids: [whole] });
  expect((await send(secret, [fish(near), fish(far)])).map(({ outcome }) => outcome)).toEqual([
    "applied",
    "applied",
  ]);
  expect((await open(secret)).data.anglers).toHaveLength(4);
  const smaller = await newPass({ sector_ids: [part] });
  expect(await send(smaller.secret, [fish(near), fish(far)])).toMatchObject([
    { problem: { code: "pass-other-sector" } },
    { outcome: "applied" },
  ]);
});

test("a pass gives no penalty, and does not check what it has entered", async () => {
  const { secret } = await newPass();
  const outcomes = await send(secret, [
    say(near, "add-penalty", {
      penalty: { code: "red", effect: "none", points: null },
      reason: "Too many hooks",
    }),
    say(near, "check", { hash: "0".repeat(64) }),
  ]);
  expect(outcomes.map(({ problem }) => problem?.code)).toEqual(["pass-not-for-this", "pass-not-for-this"]);
});

test("what was entered with an expired pass is not lost: the organizer accepts it", async () => {
  const pass = await newPass();
  const expires_at = "2020-01-01T00:00:00.000Z";
  await sendAs(api, organizer, "PATCH", `/events/${event.id}/passes/${pass.id}`, { expires_at, revision: 1 });
  const caught = fish(near);
  expect(await send(pass.secret, [caught])).toMatchObject([
    { outcome: "refused", problem: { code: "pass-expired" }, score: null },
  ]);
  expect((await open(pass.secret)).data.pass.state).toBe("expired");
  const scores = scoreClient(api, event, organizer);
  expect((await scores.call("GET", "/operations?is_open=true")).data).toMatchObject([{ id: caught.id }]);
  const taken = { is_taken: true, reason: "They were at the water" };
  expect((await scores.call("POST", `/operations/${caught.id}/decide`, taken)).data).toMatchObject({
    outcome: "applied",
    score: { catches: [{ length_mm: 300 }] },
  });
});

test("an ended pass opens nothing, and guessing is limited by where it comes from", async () => {
  const { secret, id } = await newPass();
  await sendAs(api, organizer, "POST", `/events/${event.id}/passes/${id}/revoke`, {});
  expect(await open(secret)).toMatchObject({ status: 403, code: "pass-revoked" });
  expect(
    await sendAs(api, null, "POST", "/pass/operations", { secret, operations: [fish(near)] }),
  ).toMatchObject({
    status: 403,
  });
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 40; attempt++) statuses.add((await open(`guess-${attempt}`)).status);
  expect([...statuses]).toEqual([404, 429]);
  const other = await newPass();
  expect((await open(other.secret)).status).toBe(200);
});

test("a pass has a rate of its own, and so has everybody who calls with a secret", async () => {
  const { secret, id } = await newPass();
  const other = await newPass();
  expect(await send(secret, [fish(near)])).toMatchObject([{ outcome: "applied" }]);
  expect((await open(secret)).status).toBe(200);
  await useRate(api, "passEntry", String(id), rates.passEntry.attempts - 1);
  // A call costs as much as it says.
  const late = { secret, operations: [fish(near), fish(near)] };
  expect(await sendAs(api, null, "POST", "/pass/operations", late)).toMatchObject({
    status: 429,
    code: "too-many-requests",
  });
  await useRate(api, "passOpening", String(id), rates.passOpening.attempts);
  expect((await open(secret)).status).toBe(429);
  expect((await open(other.secret)).status).toBe(200);

  await useRate(api, "secret", "127.0.0.1", rates.secret.attempts);
  expect((await open(other.secret)).status).toBe(429);
  expect((await sendAs(api, null, "POST", "/receipt", { secret: "no receipt" })).status).toBe(429);
  await useRate(api, "secret", "127.0.0.1", 0);
});

test("what a pass sends and nobody can carry out is kept up to a limit", async () => {
  const { secret, id } = await newPass({ sector_ids: [field.sectorIds[0]] });
  const first = fish(far);
  expect(await send(secret, [first])).toMatchObject([{ problem: { code: "pass-other-sector" } }]);
  await api.database.pool.query(
    `insert into score_operation (event_id, id, session_id, angler_id, kind, said, outcome, pass_id, made_at)
     select $1, gen_random_uuid(), 1, 1, 'sign', '{}', 'refused', $2, now() from generate_series(2, $3::int)`,
    [event.id, id, PASS_OPEN_ENTRIES],
  );
  const invented = fish({ session_id: 999_999, angler_id: 999_999 });
  expect(await send(secret, [fish(near), invented, fish(far), first])).toMatchObject([
    { outcome: "applied" },
    { outcome: "refused", problem: { code: "pass-too-many-open" } },
    { outcome: "refused", problem: { code: "pass-too-many-open" } },
    { outcome: "refused", problem: { code: "pass-other-sector" } },
  ]);
  const scores = scoreClient(api, event, organizer);
  const { meta } = await scores.call("GET", "/operations?is_open=true");
  expect(meta.total).toBe(PASS_OPEN_ENTRIES);
  // A decision makes room.
  await scores.call("POST", `/operations/${first.id}/decide`, { is_taken: false, reason: "Not theirs" });
  expect(await send(secret, [fish(far)])).toMatchObject([{ problem: { code: "pass-other-sector" } }]);
});

async function newPass(limits: object = {}): Promise<{ id: number; secret: string }> {
  const pass = { name: "Jan", expires_at: "2099-01-01T00:00:00Z", ...limits };
  return (await sendAs(api, organizer, "POST", `/events/${event.id}/passes`, pass)).data;
}

function open(secret: string) {
  return sendAs(api, null, "POST", "/pass", { secret });
}

async function send(secret: string, operations: object[]): Promise<SentOutcome[]> {
  return (await sendAs(api, null, "POST", "/pass/operations", { secret, operations })).data;
}

function fish(pair: SentPair) {
  return say(pair, "add-catch", { catch: { species_id: speciesId, length_mm: 300 } });
}
