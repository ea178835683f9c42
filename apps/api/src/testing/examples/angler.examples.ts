import type { AnglerRow } from "../../platform/database/tables/angler.table.ts";
import type { ExampleList, ExampleWorld } from "../example.ts";
import { newTeam } from "./team.examples.ts";

const anglers = "/api/events/{event}/anglers";

export const anglerExamples: ExampleList = {
  [`GET ${anglers}`]: ({ event }) => ({ params: { event: event.url }, query: { page: "1", search: "ann" } }),
  [`GET ${anglers}/choices`]: ({ event }) => ({ params: { event: event.url } }),
  [`POST ${anglers}/import`]: ({ event }) => ({
    params: { event: event.id },
    body: { columns: ["fullName", "team"], rows: [["Jan Novák", "Sázava"]] },
  }),
  [`POST ${anglers}/import/undo`]: async (world) => {
    const { id, revision } = await newAngler(world);
    return {
      params: { event: world.event.id },
      body: { added: [{ id, revision }], changed: [], added_teams: [] },
    };
  },
  [`POST ${anglers}`]: ({ event }) => ({
    params: { event: event.id },
    body: { first_name: "Ann", last_name: "Rivers" },
  }),
  [`GET ${anglers}/{id}`]: async (world) => ({ params: await pathOf(world) }),
  [`PATCH ${anglers}/{id}`]: async (world) => ({
    params: await pathOf(world),
    body: { club: "Weir Anglers", revision: 1 },
  }),
  [`DELETE ${anglers}/{id}`]: async (world) => ({ params: await pathOf(world) }),
  [`POST ${anglers}/delete`]: async (world) => {
    const { id, revision } = await newAngler(world);
    return { params: { event: world.event.id }, body: { rows: [{ id, revision }] } };
  },
  [`POST ${anglers}/delete/undo`]: ({ event }) => ({
    params: { event: event.id },
    body: { anglers: [{ first_name: "Ann", last_name: "Rivers" }] },
  }),
  [`POST ${anglers}/{id}/transfer`]: async (world) => ({
    params: await pathOf(world),
    body: { team_id: await teamId(world), reason: "Asked by both captains" },
  }),
  [`POST ${anglers}/{id}/substitute`]: async (world) => ({
    params: await pathOf(world),
    body: { reserve_id: (await newAngler(world, { isReserve: true })).id, reason: "A broken arm" },
  }),
  [`POST ${anglers}/assign`]: async (world) => ({
    params: { event: world.event.id },
    body: { ids: [(await newAngler(world)).id], category: "youth" },
  }),
};

/** Made by a row: whoever calls may not be allowed to make one. */
export async function newAngler(
  { api, event }: Pick<ExampleWorld, "api" | "event">,
  values: Partial<Pick<AnglerRow, "isReserve" | "teamId" | "slot" | "groupId">> = {},
): Promise<AnglerRow> {
  const { db } = api.database;
  const { last } = await db
    .selectFrom("angler")
    .select((row) => row.fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  return db
    .insertInto("angler")
    .values({
      eventId: event.id,
      number: (last ?? 0) + 1,
      firstName: "Ann",
      lastName: "Rivers",
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function pathOf(world: ExampleWorld): Promise<{ event: number; id: number }> {
  return { event: world.event.id, id: (await newAngler(world)).id };
}

async function teamId(world: ExampleWorld): Promise<number> {
  return (await newTeam(world)).id;
}
