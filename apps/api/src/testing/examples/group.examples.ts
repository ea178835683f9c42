import { randomUUID } from "node:crypto";
import type { ExampleList, ExampleWorld } from "../example.ts";
import { post } from "./post.ts";
import { fillTestField } from "../test-field.ts";

/** One good call of each endpoint about groups, their draw and the rotation. */
export const groupExamples: ExampleList = {
  "GET /api/events/{event}/groups": ({ event }) => ({ params: { event: event.url } }),
  "GET /api/events/{event}/groups/{id}": async (world) => at(world, await newGroup(world)),
  "POST /api/events/{event}/groups": ({ event }) => ({
    params: { event: event.id },
    body: { code: randomUUID().slice(0, 8) },
  }),
  "POST /api/events/{event}/groups/series": ({ event }) => ({
    params: { event: event.url },
    body: { count: 3 },
  }),
  "POST /api/events/{event}/groups/series/undo": async (world) => ({
    params: { event: world.event.id },
    body: { rows: [{ id: await newGroup(world), revision: 1 }] },
  }),
  "PATCH /api/events/{event}/groups/order": async (world) => {
    await newGroup(world);
    const rows = await world.api.database.db
      .selectFrom("group")
      .select("id")
      .where("eventId", "=", world.event.id)
      .orderBy("position")
      .orderBy("id")
      .execute();
    const seen = rows.map(({ id }) => id);
    return { params: { event: world.event.id }, body: { ids: seen.toReversed(), seen } };
  },
  "PATCH /api/events/{event}/groups/{id}": async (world) => ({
    ...at(world, await newGroup(world)),
    body: { name: "Gold", revision: 1 },
  }),
  "DELETE /api/events/{event}/groups/{id}": async (world) => at(world, await newGroup(world)),

  "GET /api/events/{event}/rotations": ({ event }) => ({ params: { event: event.url } }),
  "GET /api/events/{event}/rotations/{id}": async (world) => at(world, await newCell(world)),
  "POST /api/events/{event}/rotations": async (world) => {
    const { sessionIds, sectorIds } = await fillTestField(world.api, world.event, {
      sectors: 1,
      sessions: 1,
    });
    const [sessionId, sectorId] = [sessionIds[0], sectorIds[0]];
    return {
      params: { event: world.event.id },
      body: { group_id: await newGroup(world), session_id: sessionId, sector_id: sectorId },
    };
  },
  "POST /api/events/{event}/rotations/generate": async (world) => {
    await fillTestField(world.api, world.event, { sectors: 1, sessions: 1 });
    await newGroup(world);
    return { params: { event: world.event.url }, body: {} };
  },
  "POST /api/events/{event}/rotations/generate/undo": async (world) => {
    await fillTestField(world.api, world.event, { sectors: 1, sessions: 1 });
    await newGroup(world);
    const { cells } = await post<{ cells: Row[] }>(world, "rotations/generate", { replace: true });
    const rows = cells.map(({ id, revision }) => ({ id, revision }));
    return { params: { event: world.event.id }, body: { rows } };
  },
  "PATCH /api/events/{event}/rotations/{id}": async (world) => ({
    ...at(world, await newCell(world)),
    body: { sector_id: null, revision: 1 },
  }),
  "DELETE /api/events/{event}/rotations/{id}": async (world) => at(world, await newCell(world)),

  "POST /api/events/{event}/groups/draw": async (world) => {
    await fillTestField(world.api, world.event, { teams: 2 });
    await newGroup(world);
    return { params: { event: world.event.id }, body: {} };
  },
};

interface Row {
  id: number;
  revision: number;
}

function at({ event }: ExampleWorld, id: number) {
  return { params: { event: event.id, id } };
}

async function newGroup({ api, event }: ExampleWorld): Promise<number> {
  const { id } = await api.database.db
    .insertInto("group")
    .values({ eventId: event.id, code: randomUUID(), position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function newCell(world: ExampleWorld): Promise<number> {
  const { sessionIds, sectorIds } = await fillTestField(world.api, world.event, { sectors: 1, sessions: 1 });
  const groupId = await newGroup(world);
  const { id } = await world.api.database.db
    .insertInto("rotation")
    .values({ eventId: world.event.id, groupId, sessionId: sessionIds[0]!, sectorId: sectorIds[0]! })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
