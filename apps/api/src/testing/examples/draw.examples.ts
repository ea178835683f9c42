import { randomUUID } from "node:crypto";
import type { ExampleList, ExampleWorld } from "../example.ts";
import { fillTestField } from "../test-field.ts";
import { post } from "./post.ts";

/** One good call of each endpoint about draws and their runs. */
export const drawExamples: ExampleList = {
  "GET /api/events/{event}/draws": ({ event }) => ({ params: { event: event.url } }),
  "GET /api/events/{event}/draws/{id}": async (world) => at(world, (await newDraw(world)).id),
  "POST /api/events/{event}/draws": async (world) => ({
    params: { event: world.event.id },
    body: await newPlace(world),
  }),
  "PATCH /api/events/{event}/draws/{id}": async (world) => {
    const { id, revision } = await newDraw(world);
    const { peg_id } = await newPlace(world);
    return { ...at(world, id), body: { peg_id, reason: "The bank gave way", revision } };
  },
  "DELETE /api/events/{event}/draws/{id}": async (world) => ({
    ...at(world, (await newDraw(world)).id),
    query: { reason: "Went home" },
  }),
  "GET /api/events/{event}/draws.pdf": drawn,
  "GET /api/events/{event}/duels.pdf": inDuels,
  "GET /api/events/{event}/team-draws.pdf": drawn,
  "GET /api/events/{event}/peg-cards.pdf": drawn,
  "GET /api/events/{event}/scorecards.pdf": drawn,
  "GET /api/events/{event}/duel-cards.pdf": inDuels,
  "GET /api/events/{event}/printed/{paper}": ({ event }) => ({
    params: { event: event.url, paper: "team-0-0-0123abcd" },
  }),
  "GET /api/events/{event}/draw-runs": ({ event }) => ({ params: { event: event.url } }),
  "GET /api/events/{event}/draw-runs/{id}": async (world) => at(world, (await newRun(world)).id),
  "GET /api/events/{event}/draw-runs/{id}/sealed-input": async (world) => at(world, (await newRun(world)).id),
  "POST /api/events/{event}/draw-runs/{id}/publish": async (world) => {
    const { id, revision } = await newRun(world);
    return { ...at(world, id), body: { revision } };
  },
  "POST /api/events/{event}/draw-runs/{id}/publish/undo": async (world) => {
    const { id, revision } = await newRun(world);
    const published = await post<Row>(world, `draw-runs/${id}/publish`, { revision });
    return { ...at(world, id), body: { revision: published.revision, reason: "Used by mistake" } };
  },
  "POST /api/events/{event}/draw-runs/preview": async (world) => ({
    params: { event: world.event.id },
    body: await newWish(world),
  }),
  "POST /api/events/{event}/draw-runs": async (world) => ({
    params: { event: world.event.id },
    body: await newWish(world),
  }),
  "POST /api/events/{event}/draw-runs/{id}/draw": async (world) => {
    const { id, revision } = await post<Row>(world, "draw-runs", await newWish(world));
    return { ...at(world, id), body: { revision } };
  },
  "GET /api/events/{event}/ceremony": ({ event }) => ({ params: { event: event.url } }),
  "POST /api/events/{event}/draw-runs/{id}/reveal": async (world) => {
    const { id, revision } = await post<Row>(world, "draw-runs", await newWish(world));
    await post<Row>(world, `draw-runs/${id}/draw`, { revision });
    return { ...at(world, id), body: { step: 0 } };
  },
  "GET /api/events/{event}/choosing": ({ event }) => ({ params: { event: event.url } }),
  "POST /api/events/{event}/draw-runs/{id}/choices": async (world) => {
    const { id, session_id } = await newOrder(world);
    return { ...at(world, id), body: { session_id, turn: 1, peg_id: null } };
  },
  "POST /api/events/{event}/draw-runs/{id}/choices/undo": async (world) => {
    const { id, session_id } = await newOrder(world);
    await post(world, `draw-runs/${id}/choices`, { session_id, turn: 1, peg_id: null });
    return { ...at(world, id), body: { session_id, turn: 1 } };
  },
  "POST /api/events/{event}/draw-runs/{id}/lock": async (world) => {
    const { id, revision } = await publishedRun(world);
    return { ...at(world, id), body: { revision } };
  },
  "POST /api/events/{event}/draw-runs/{id}/unlock": async (world) => {
    const { id, revision } = await publishedRun(world);
    const locked = await post<Row>(world, `draw-runs/${id}/lock`, { revision });
    return { ...at(world, id), body: { revision: locked.revision, reason: "A peg is gone" } };
  },
  "GET /api/events/{event}/draw-needs": ({ event }) => ({ params: { event: event.url } }),
  "GET /api/events/{event}/draw-runs/{id}/changes": async (world) =>
    at(world, (await publishedPegs(world)).id),
  "POST /api/events/{event}/draw-runs/{id}/changes/preview": async (world) => {
    const { id, repair } = await brokenRun(world);
    return { ...at(world, id), body: { repair } };
  },
  "POST /api/events/{event}/draw-runs/{id}/changes": async (world) => {
    const { id, repair } = await brokenRun(world);
    const { basis } = await post<{ basis: string }>(world, `draw-runs/${id}/changes/preview`, { repair });
    return { ...at(world, id), body: { repair, basis, reason: "Went home" } };
  },
  "POST /api/events/{event}/draw-runs/{id}/changes/undo": async (world) => {
    const { id, repair } = await brokenRun(world);
    const { basis } = await post<{ basis: string }>(world, `draw-runs/${id}/changes/preview`, { repair });
    const made = { repair, basis, reason: "Went home" };
    const { number } = await post<{ number: number }>(world, `draw-runs/${id}/changes`, made);
    return { ...at(world, id), body: { number, reason: "They came back" } };
  },
};

interface Row {
  id: number;
  revision: number;
}

function at({ event }: ExampleWorld, id: number) {
  return { params: { event: event.id, id } };
}

/** A draw of a session of its own, so that examples of one event do not replace each other. */
async function newWish({ api, event }: ExampleWorld) {
  const { sessionIds } = await fillTestField(api, event, {
    sectors: 1,
    pegsPerSector: 9,
    sessions: 1,
    teams: 2,
  });
  return { session_ids: sessionIds, mode: { kind: "free" } };
}

/** An order in which pegs are chosen, in force. */
function newOrder(world: ExampleWorld): Promise<Row & { session_id: number }> {
  return inForce(world, { kind: "order-of-choice", by: "angler", later_sessions: "drawn" });
}

/** One round of duels, in force. */
function newDuels(world: ExampleWorld): Promise<Row> {
  return inForce(world, { kind: "duels", rounds: 1, judged_by: "officials" });
}

async function inForce(world: ExampleWorld, mode: object): Promise<Row & { session_id: number }> {
  const { session_ids } = await newWish(world);
  const prepared = await post<Row>(world, "draw-runs", { session_ids, mode });
  const drawn = await post<Row>(world, `draw-runs/${prepared.id}/draw`, { revision: prepared.revision });
  const published = await post<Row>(world, `draw-runs/${drawn.id}/publish`, { revision: drawn.revision });
  return { ...published, session_id: session_ids[0]! };
}

/** Somebody without a peg, and a free one. */
async function newPlace({ api, event }: ExampleWorld) {
  const { sessionIds, anglerIds, sectorIds } = await fillTestField(api, event, {
    sectors: 1,
    pegsPerSector: 1,
    sessions: 1,
    teams: 1,
  });
  const peg = await api.database.db
    .selectFrom("peg")
    .select("id")
    .where("sectorId", "=", sectorIds[0]!)
    .executeTakeFirstOrThrow();
  return { session_id: sessionIds[0], angler_id: anglerIds[0], peg_id: peg.id, reason: "Came late" };
}

async function inDuels(world: ExampleWorld) {
  await newDuels(world);
  return { params: { event: world.event.id } };
}

/** An event in which somebody has a peg, so that there is something to print. */
async function drawn(world: ExampleWorld) {
  await newDraw(world);
  return { params: { event: world.event.id } };
}

async function newDraw(world: ExampleWorld): Promise<Row> {
  return post(world, "draws", await newPlace(world));
}

async function publishedRun(world: ExampleWorld): Promise<Row> {
  const { id, revision } = await newRun(world);
  return post(world, `draw-runs/${id}/publish`, { revision });
}

/** A draw of pegs that is in force. */
async function publishedPegs(world: ExampleWorld): Promise<Row & { placements: { angler_id: number }[] }> {
  const { id, revision } = await post<Row>(world, "draw-runs", await newWish(world));
  const drawn = await post<Row>(world, `draw-runs/${id}/draw`, { revision });
  return post(world, `draw-runs/${id}/publish`, { revision: drawn.revision });
}

/** The same, with somebody in it who has withdrawn since. */
async function brokenRun(world: ExampleWorld): Promise<Row & { repair: object }> {
  const { placements, ...run } = await publishedPegs(world);
  const { angler_id } = placements[0]!;
  await world.api.database.db
    .updateTable("angler")
    .set({ presence: "withdrawn" })
    .where("id", "=", angler_id)
    .execute();
  return { ...run, repair: { kind: "withdrawal", angler_id } };
}

/** A draw of groups, made by an administrator, who may. */
async function newRun(world: ExampleWorld): Promise<Row> {
  await fillTestField(world.api, world.event, { teams: 2 });
  await world.api.database.db
    .insertInto("group")
    .values({ eventId: world.event.id, code: randomUUID(), position: 1 })
    .execute();
  return post(world, "groups/draw", { reason: "Once more" });
}
