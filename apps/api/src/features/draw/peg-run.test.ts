import type { DrawRunResponse } from "@tightlines/contract/draw-run";
import { toCamelCase } from "@tightlines/contract/wire/case";
import { commitDraw } from "@tightlines/domain/draw/commit-draw";
import { drawPegs } from "@tightlines/domain/draw/draw-pegs";
import { createInput, createSector, createSeed } from "@tightlines/domain/draw/draw.factory";
import { reportFairness } from "@tightlines/domain/draw/report-fairness";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type Person, type TestApi } from "../../testing/create-test-api.ts";
import { createTestEvent, type TestEvent } from "../../testing/test-event.ts";
import { verifyPublished } from "../../testing/verify-published.ts";
import * as runs from "./draw-run.repository.ts";

const SEED = createSeed(42);
const input = createInput({
  anglers: 6,
  sectors: [createSector(1, 7)],
  describeAngler: (anglerId) => ({ teamId: anglerId % 3 }),
  constraints: [{ kind: "team-mates-apart", strength: "hard" }],
});

let api: TestApi;
let organizer: Person;
let event: TestEvent;

beforeAll(async () => {
  api = await createTestApi();
  organizer = await api.asRole("organizer");
  event = await createTestEvent(api, organizer);
});
afterAll(() => api.close());

test("a peg draw is answered as what it is, and anybody can verify it", async () => {
  const id = await addPegRun(1, "published");
  const run = await get(id);
  expect(run).toMatchObject({ kind: "peg", sessionId: null, input, turns: [], duels: [], rests: [] });
  if (run.kind !== "peg") throw new Error("It became a group draw");
  expect(verifyPublished(run)).toMatchObject({
    isSeedAsCommitted: true,
    isInputAsCommitted: true,
    isDrawAsComputed: true,
  });
});

test("what a peg draw came to is for those who manage the event until it is published", async () => {
  const id = await addPegRun(2, "draft");
  expect(await get(id)).toMatchObject({
    seed: null,
    placements: null,
    turns: null,
    duels: null,
    report: null,
  });
  const seen = await get(id, organizer.token);
  expect(seen.placements).toHaveLength(6);
  expect(seen.seed).toBeNull();
});

test("a list says of each run which kind it is", async () => {
  const { data } = (
    await api.call({ method: "GET", url: `/api/events/${event.id}/draw-runs?kind=peg` })
  ).json();
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(["peg", "peg"]);
  expect(data[0]).toHaveProperty("session_id", null);
});

test("a run whose content is not of its kind is not taken for one", async () => {
  const { db } = api.database;
  const id = await addPegRun(3, "superseded");
  await db
    .updateTable("drawRun")
    .set({ outcome: JSON.stringify([{ anglerId: 1, groupId: 2 }]) })
    .where("id", "=", id)
    .execute();
  await expect(runs.findById(db, event.id, id)).rejects.toThrow("expected object, received array");
});

test("the database keeps no group draw without an outcome", async () => {
  const { db } = api.database;
  const id = await addPegRun(4, "superseded");
  const changed = db.updateTable("drawRun").set({ kind: "group", outcome: null }).where("id", "=", id);
  await expect(changed.execute()).rejects.toThrow("draw_run_group_shape");
});

async function addPegRun(number: number, status: "draft" | "published" | "superseded"): Promise<number> {
  const drawn = drawPegs(input, SEED);
  const commitment = commitDraw(input, SEED);
  if (!drawn.ok || !commitment.ok) throw new Error("There is no such draw");
  // As it was stored before there were duels.
  const { placements, turns } = drawn.value;
  const { id } = await api.database.db
    .insertInto("drawRun")
    .values({
      eventId: event.id,
      number,
      kind: "peg",
      status,
      ...commitment.value,
      seed: SEED,
      seedSource: "server",
      plan: JSON.stringify({ mode: input.mode, sessionIds: input.sessionIds }),
      input: JSON.stringify(input),
      outcome: JSON.stringify({ placements, turns }),
      report: JSON.stringify(reportFairness(input, drawn.value)),
      publishedAt: status === "published" ? new Date() : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function get(id: number, token?: string): Promise<DrawRunResponse> {
  const url = `/api/events/${event.id}/draw-runs/${id}`;
  const answer = await api.call({ method: "GET", url, token });
  expect(answer.statusCode).toBe(200);
  return toCamelCase(answer.json().data) as DrawRunResponse;
}
