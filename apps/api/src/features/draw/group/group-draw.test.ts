import { drawGroups } from "@tightlines/domain/group/draw-groups";
import { verifyGroups } from "@tightlines/domain/group/verify-groups";
import { toCamelCase } from "@tightlines/contract/wire/case";
import type { GroupRunResponse } from "@tightlines/contract/draw-run";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAnglerClient } from "../../../testing/angler-client.ts";
import { createTestApi, type Person, type TestApi } from "../../../testing/create-test-api.ts";
import { tap } from "../../../testing/examples/check-in.examples.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { createTestEvent, giveRight, type TestEvent } from "../../../testing/test-event.ts";
import { fillTestField } from "../../../testing/test-field.ts";
import * as runs from "../draw-run.repository.ts";

const SEED = "00".repeat(31) + "2a";

let api: TestApi;
let organizer: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
});
beforeEach(async () => {
  event = await createTestEvent(api, organizer);
});
afterAll(() => api.close());

test("a draw is prepared, previewed, published and can be verified by anybody", async () => {
  const { groupIds } = await setUp({ groups: 5, teams: 4, anglersPerTeam: 5 });
  const draft = await send("POST", "/groups/draw", {});
  expect(draft.status).toBe(201);
  expect(draft.data).toMatchObject({ number: 1, kind: "group", status: "draft", seed: null, reason: "" });
  expect(draft.data.drawn_at).toEqual(expect.any(String));
  expect(draft.data.placements).toHaveLength(20);
  expect(draft.data.report).toEqual({
    sizes: groupIds.map((id) => ({ group_id: id, anglers: 4 })),
    teams: 4,
    teams_in_every_group: 4,
    meetings: [],
    kept: 0,
  });
  expect(await groupsOfAnglers()).toEqual(Array.from({ length: 20 }, () => null));

  const path = `/draw-runs/${draft.data.id}`;
  const published = await send("POST", `${path}/publish`, { revision: draft.data.revision });
  expect(published).toMatchObject({ status: 200, data: { status: "published" } });
  expect(published.data.seed).toMatch(/^[0-9a-f]{64}$/);
  const groupOf = published.data.placements.map(({ group_id }: { group_id: number }) => group_id);
  expect(await groupsOfAnglers()).toEqual(groupOf);

  const seen = await sendToEvent(undefined, "GET", path);
  const run = toCamelCase(seen.data) as GroupRunResponse;
  expect(verifyGroups({ ...run, seed: run.seed!, placements: run.placements! })).toMatchObject({
    isAlgorithmKnown: true,
    isSeedAsCommitted: true,
    isInputAsCommitted: true,
    isDrawAsComputed: true,
  });
});

test("before it is published nobody has the seed, and outsiders not even the outcome", async () => {
  await setUp({ groups: 2, teams: 2, anglersPerTeam: 2 });
  const { data } = await send("POST", "/groups/draw", { seed: SEED });
  expect(JSON.stringify(await send("GET", `/draw-runs/${data.id}`))).not.toContain(SEED);
  expect(JSON.stringify(await send("GET", "/draw-runs"))).not.toContain(SEED);
  const scorer = await api.asRole("organizer", "scorer");
  await giveRight(api, event, scorer, "scorer");
  const ownerWithoutRole = await api.asRole("member", "owner by right");
  await giveRight(api, event, ownerWithoutRole, "owner");
  for (const outsider of [undefined, await api.asRole("member"), scorer, ownerWithoutRole]) {
    const seen = await sendToEvent(outsider, "GET", `/draw-runs/${data.id}`);
    expect(seen.data).toMatchObject({ seed: null, placements: null, report: null });
    expect(seen.data.seed_hash).toBe(data.seed_hash);
    expect(seen.data.input_hash).toBe(data.input_hash);
  }
  const trail = await api.database.db.selectFrom("audit").select("after").execute();
  expect(JSON.stringify(trail)).not.toContain(SEED);
});

test("every run comes out as a file, the seed only of those that are published", async () => {
  await setUp({ groups: 2, teams: 2, anglersPerTeam: 2 });
  const first = await send("POST", "/groups/draw", { seed: SEED });
  await send("POST", `/draw-runs/${first.data.id}/publish`, { revision: first.data.revision });
  await send("POST", "/groups/draw", { seed: "ff".repeat(32), reason: "=1+1" });
  const { body } = await api.call({ method: "GET", url: `/api/events/${event.url}/draw-runs.csv` });
  const [, second, published] = body.split("\r\n");
  expect(second).toMatch(/^2,group,draft,.*,,'=1\+1,.*,$/);
  expect(published).toMatch(new RegExp(`^1,group,published,.*,${SEED}$`));
});

test("the same seed and anglers make the same groups as the rules alone", async () => {
  const { groupIds, anglerIds, teamIds } = await setUp({ groups: 3, teams: 3, anglersPerTeam: 2 });
  const { data } = await send("POST", "/groups/draw", { seed: SEED.toUpperCase() });
  const anglers = anglerIds.map((anglerId, i) => ({
    anglerId,
    teamId: teamIds[Math.floor(i / 2)]!,
    pinnedGroupId: null,
  }));
  const expected = drawGroups({ anglers, groupIds }, SEED);
  expect(toCamelCase(data.placements)).toEqual(expected.ok && expected.value);
});

test("drawing again needs a reason, supersedes, and every run stays listed", async () => {
  await setUp({ groups: 2, teams: 2, anglersPerTeam: 2 });
  const first = await send("POST", "/groups/draw", {});
  const silent = await send("POST", "/groups/draw", { reason: "  " });
  expect([silent.status, silent.fields]).toMatchObject([
    422,
    { reason: [{ detail: "Say why it is drawn again." }] },
  ]);
  const second = await send("POST", "/groups/draw", { reason: "A team was missing" });
  expect(
    await send("POST", `/draw-runs/${first.data.id}/publish`, { revision: first.data.revision }),
  ).toMatchObject({ status: 409, code: "draw-run-not-draft", detail: expect.stringContaining("superseded") });
  await publish(second.data);
  const third = await send("POST", "/groups/draw", { reason: "Late withdrawal" });
  await publish(third.data);

  const { data, meta } = await sendToEvent(undefined, "GET", "/draw-runs?kind=group");
  expect(meta.total).toBe(3);
  expect(
    data.map(({ number, status, reason, seed }: Record<string, string>) => [
      number,
      status,
      reason,
      seed !== null,
    ]),
  ).toEqual([
    [3, "published", "Late withdrawal", true],
    [2, "superseded", "A team was missing", true],
    // Never published, and replaced: everybody sees what was thrown away.
    [1, "superseded", "", true],
  ]);
  expect(data[0].actor_name).toBe(organizer.user.display_name);
});

test("reserves and those who withdrew are not drawn", async () => {
  const { anglerIds } = await setUp({ groups: 2, teams: 4 });
  await change(anglerIds[0]!, { isReserve: true });
  await change(anglerIds[1]!, { presence: "withdrawn" });
  const { data } = await send("POST", "/groups/draw", {});
  expect(data.placements.map(({ angler_id }: { angler_id: number }) => angler_id)).toEqual(
    anglerIds.slice(2),
  );
});

test("those whom check-in found absent are not drawn; whoever is late or not seen yet is", async () => {
  const { anglerIds } = await setUp({ groups: 2, teams: 4 });
  const said = ["absent", "late", "present"].map((presence, i) => tap(anglerIds[i]!, { presence }));
  expect((await send("POST", "/check-in/operations", { operations: said })).status).toBe(200);
  const { data } = await send("POST", "/groups/draw", {});
  expect(data.placements.map(({ angler_id }: { angler_id: number }) => angler_id)).toEqual(
    anglerIds.slice(1),
  );
  // Whoever turns up before the draw is published changes what it was made of.
  const found = tap(anglerIds[0]!, { seen: { presence: "absent", check_in_id: said[0]!.id } });
  await send("POST", "/check-in/operations", { operations: [found] });
  expect(await send("POST", `/draw-runs/${data.id}/publish`, { revision: data.revision })).toMatchObject({
    code: "draw-input-changed",
  });
});

test("whoever was placed by hand stays; whom chance placed is drawn again", async () => {
  const { anglerIds, groupIds } = await setUp({ groups: 2, teams: 6 });
  await change(anglerIds[0]!, { groupId: groupIds[1]! });
  const first = await send("POST", "/groups/draw", {});
  expect(pinsOf(first.data)).toEqual([anglerIds[0]]);
  await publish(first.data);
  const again = await send("POST", "/groups/draw", { reason: "Again" });
  expect(pinsOf(again.data)).toEqual([anglerIds[0]]);
  const fresh = await send("POST", "/groups/draw", { reason: "All anew", keep: "nobody" });
  expect(pinsOf(fresh.data)).toEqual([]);
});

test("late entrants are drawn into the groups that are there", async () => {
  const { anglerIds } = await setUp({ groups: 2, teams: 4 });
  await publish((await send("POST", "/groups/draw", {})).data);
  expect(await send("POST", "/groups/draw", { keep: "everybody", reason: "Late" })).toMatchObject({
    status: 422,
    code: "nobody-to-draw",
  });
  await change(anglerIds[3]!, { groupId: null });
  const { data } = await send("POST", "/groups/draw", { keep: "everybody", reason: "Late entrant" });
  expect(pinsOf(data)).toEqual(anglerIds.slice(0, 3));
});

test("team mates may be put together when that is wanted", async () => {
  await setUp({ groups: 2, teams: 2, anglersPerTeam: 2 });
  const { data } = await send("POST", "/groups/draw", { are_teams_spread: false });
  expect(data.input.anglers.every(({ team_id }: { team_id: null }) => team_id === null)).toBe(true);
});

test("a draw that cannot be is refused by name", async () => {
  await setUp({ groups: 0, teams: 2 });
  expect(await send("POST", "/groups/draw", {})).toMatchObject({ status: 422, code: "no-groups" });
  const { data: groups } = await send("POST", "/groups/series", { count: 2 });
  expect(await send("POST", "/groups/draw", { group_ids: [999_999] })).toMatchObject({
    status: 404,
    code: "group-not-found",
  });
  const anglers = await api.database.db
    .selectFrom("angler")
    .select("id")
    .where("eventId", "=", event.id)
    .orderBy("id")
    .execute();
  await change(anglers[0]!.id, { groupId: groups[1].id });
  expect(await send("POST", "/groups/draw", { group_ids: [groups[0].id] })).toMatchObject({
    status: 422,
    code: "pinned-to-unknown-group",
    detail: expect.stringContaining("Angler Nr 1 keeps Group B"),
  });
  for (const seed of ["12", "zz".repeat(32), 5])
    expect(await send("POST", "/groups/draw", { seed })).toMatchObject({ status: 422 });
});

test("an event without anglers has nobody to draw", async () => {
  await setUp({ groups: 2, teams: 0 });
  expect(await send("POST", "/groups/draw", {})).toMatchObject({ status: 422, code: "nobody-to-draw" });
});

test("what went in must still be so when a draw is published", async () => {
  const { anglerIds } = await setUp({ groups: 2, teams: 4 });
  const { data } = await send("POST", "/groups/draw", {});
  await change(anglerIds[0]!, { presence: "withdrawn" });
  expect(await send("POST", `/draw-runs/${data.id}/publish`, { revision: data.revision })).toMatchObject({
    status: 409,
    code: "draw-input-changed",
  });
  await change(anglerIds[0]!, { presence: "expected" });
  expect(await send("POST", `/draw-runs/${data.id}/publish`, { revision: 7 })).toMatchObject({
    status: 409,
    code: "stale-revision",
    current: { seed: null },
  });
  await publish(data);
});

test("a draw is not published while it would empty a group the rotation counts on", async () => {
  const { groupIds, sessionIds } = await setUp({ groups: 2, teams: 2, sessions: 1 });
  await publish((await send("POST", "/groups/draw", {})).data);
  const cell = { group_id: groupIds[1], session_id: sessionIds[0], sector_id: null };
  expect((await send("POST", "/rotations", cell)).status).toBe(201);
  const { data } = await send("POST", "/groups/draw", { group_ids: [groupIds[0]], reason: "One group" });
  expect(await send("POST", `/draw-runs/${data.id}/publish`, { revision: data.revision })).toMatchObject({
    status: 409,
    code: "group-emptied",
  });
});

test("a draw is not published once another one is locked for those it moves", async () => {
  const { anglerIds, groupIds } = await setUp({ groups: 2, teams: 4 });
  await publish((await send("POST", "/groups/draw", {})).data);
  const { data } = await send("POST", "/groups/draw", { group_ids: [groupIds[0]], reason: "One group" });
  await createAnglerClient(api, organizer, event).addDraw("locked", anglerIds, 3);
  expect(await send("POST", `/draw-runs/${data.id}/publish`, { revision: data.revision })).toMatchObject({
    status: 409,
    code: "draw-locked",
  });
});

test("a run of another event names nothing", async () => {
  await setUp({ groups: 1, teams: 1 });
  const { data } = await send("POST", "/groups/draw", {});
  event = await createTestEvent(api, organizer, { name: "Another" });
  expect(await send("GET", `/draw-runs/${data.id}`)).toMatchObject({ code: "draw-run-not-found" });
  expect(await send("POST", `/draw-runs/${data.id}/publish`, { revision: 1 })).toMatchObject({
    code: "draw-run-not-found",
  });
  const elsewhere = { eventId: event.id, id: data.id, kind: "group" } as const;
  await expect(runs.publish(api.database.db, elsewhere, [])).rejects.toThrow("no result");
});

test("publishing is in the trail, for the run and for everybody it moved", async () => {
  await setUp({ groups: 2, teams: 2 });
  const { data } = await send("POST", "/groups/draw", {});
  await publish(data);
  const trail = await api.database.db
    .selectFrom("audit")
    .select(["noun", "action"])
    .where("eventId", "=", event.id)
    .where("noun", "in", ["draw-run", "angler"])
    .orderBy("id")
    .execute();
  expect(trail.map(({ noun, action }) => `${noun} ${action}`)).toEqual([
    "draw-run create",
    "angler update",
    "angler update",
    "draw-run publish",
  ]);
});

async function setUp({
  groups,
  ...size
}: {
  groups: number;
  teams: number;
  anglersPerTeam?: number;
  sessions?: number;
}) {
  const field = await fillTestField(api, event, size);
  if (groups === 0) return { ...field, groupIds: [] };
  const { data } = await send("POST", "/groups/series", { count: groups });
  return { ...field, groupIds: data.map(({ id }: { id: number }) => id) as number[] };
}

async function publish({ id, revision }: { id: number; revision: number }): Promise<void> {
  expect((await send("POST", `/draw-runs/${id}/publish`, { revision })).status).toBe(200);
}

function pinsOf(run: unknown): number[] {
  const { input } = toCamelCase(run) as GroupRunResponse;
  return input.anglers.filter(({ pinnedGroupId }) => pinnedGroupId !== null).map(({ anglerId }) => anglerId);
}

async function groupsOfAnglers(): Promise<(number | null)[]> {
  const rows = await api.database.db
    .selectFrom("angler")
    .select("groupId")
    .where("eventId", "=", event.id)
    .orderBy("id")
    .execute();
  return rows.map(({ groupId }) => groupId);
}

async function change(
  anglerId: number,
  values: { groupId?: number | null; isReserve?: boolean; presence?: "withdrawn" | "expected" },
): Promise<void> {
  await api.database.db.updateTable("angler").set(values).where("id", "=", anglerId).execute();
}

function send(method: "GET" | "POST", path: string, payload?: object) {
  return sendToEvent(organizer, method, path, payload);
}

function sendToEvent(person: Person | undefined, method: "GET" | "POST", path: string, payload?: object) {
  return sendAs(api, person, method, `/events/${event.id}${path}`, payload);
}
