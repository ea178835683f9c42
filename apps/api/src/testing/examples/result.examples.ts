import { randomUUID } from "node:crypto";
import type { ExampleList, ExampleWorld } from "../example.ts";
import { fillTestField } from "../test-field.ts";
import { post } from "./post.ts";
import { newPair, weighed } from "./score.examples.ts";

const results = "/api/events/{event}/results";

/** One good call of each endpoint about results. */
export const resultExamples: ExampleList = {
  [`GET ${results}`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${results}/tables`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${results}/why`]: async (world) => {
    const { angler_id } = await newWeighed(world);
    return { params: { event: world.event.url }, query: { id: String(angler_id) } };
  },
  [`GET ${results}/species`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${results}/anglers/{id}`]: async (world) => {
    const { angler_id } = await newWeighed(world);
    return { params: { event: world.event.url, id: angler_id } };
  },
  [`GET ${results}/teams/{id}`]: async (world) => {
    const { id } = await post<{ id: number }>(world, "teams", { name: `Herons ${randomUUID()}` });
    return { params: { event: world.event.url, id } };
  },
  [`GET ${results}/units`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${results}/what-if/fields`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${results}/what-if`]: async (world) => {
    const { session_id, angler_id } = await newWeighed(world);
    const query = { angler: String(angler_id), session: String(session_id), weight_grams: "900" };
    return { params: { event: world.event.url }, query };
  },
  [`POST ${results}/preview`]: async (world) => ({
    params: { event: world.event.id },
    body: { operations: [weighed(await newPair(world))] },
  }),
  [`POST ${results}/calculate`]: async (world) => {
    await newDrawn(world);
    return { params: { event: world.event.id }, body: { reason: "After the first session" } };
  },
  [`GET ${results}/versions`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${results}/versions/{number}`]: newVersion,
  [`GET ${results}/versions/{number}/changes`]: newVersion,
  ...Object.fromEntries(
    ["results", "session-results", "sector-results", "scores", "filled-scorecards"].map((paper) => [
      `GET /api/events/{event}/${paper}.pdf`,
      printed,
    ]),
  ),
  "GET /api/events/{event}/certificates.pdf": async (world) => {
    await newFish(world);
    return { params: { event: world.event.id } };
  },
  [`GET ${results}/printed/{paper}`]: ({ event }) => ({
    params: { event: event.url, paper: "table-0-0-0123abcd" },
  }),
};

async function newVersion(world: ExampleWorld) {
  await newDrawn(world);
  const { number } = await post<{ number: number }>(world, "results/calculate", {});
  return { params: { event: world.event.url, number } };
}

/** An event in which somebody has a score, so that there is something to print. */
async function printed(world: ExampleWorld) {
  await newDrawn(world);
  return { params: { event: world.event.id } };
}

async function newWeighed(world: ExampleWorld) {
  const pair = await newPair(world);
  await post(world, "scores", { ...pair, weigh_in: { weight_grams: 4400 } });
  return pair;
}

/** Somebody with a fish that counts, so that there is a podium. */
async function newFish(world: ExampleWorld): Promise<void> {
  const { db } = world.api.database;
  const { id: speciesId } = await db
    .selectFrom("species")
    .select("id")
    .where("name", "=", "Rainbow trout")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("eventSpecies")
    .values({ eventId: world.event.id, speciesId, minLengthMm: 180, cap: null, points: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const catches = [{ species_id: speciesId, length_mm: 400 }];
  await post(world, "scores", { ...(await newPair(world)), catches });
}

/** Somebody on a peg, with a score. */
async function newDrawn(world: ExampleWorld): Promise<void> {
  const { api, event } = world;
  const { db } = api.database;
  const { session_id: sessionId, angler_id: anglerId } = await newWeighed(world);
  const { sectorIds } = await fillTestField(api, event, { sectors: 1, pegsPerSector: 2 });
  const sectorId = sectorIds[0]!;
  const { id: pegId } = await db
    .selectFrom("peg")
    .select("id")
    .where("sectorId", "=", sectorId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("draw")
    .values({
      eventId: event.id,
      sessionId,
      anglerId,
      sectorId,
      pegId,
      source: "manual",
      runId: null,
      changedBy: null,
    })
    .execute();
}
