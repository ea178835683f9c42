import { randomUUID } from "node:crypto";
import type { ExampleList, ExampleWorld } from "../example.ts";

const teams = "/api/events/{event}/teams";

export const teamExamples: ExampleList = {
  [`GET ${teams}`]: ({ event }) => ({ params: { event: event.url }, query: { page: "1", search: "herons" } }),
  [`POST ${teams}/import`]: ({ event }) => ({
    params: { event: event.id },
    body: { columns: ["name"], rows: [["Sázava"], ["Otava"]] },
  }),
  [`POST ${teams}/import/undo`]: async (world) => {
    const { id, revision } = await newTeam(world);
    return { params: { event: world.event.id }, body: { added: [{ id, revision }], changed: [] } };
  },
  [`POST ${teams}`]: ({ event }) => ({ params: { event: event.id }, body: { name: "Weir Herons" } }),
  [`GET ${teams}/{id}`]: async (world) => ({
    params: { event: world.event.url, id: (await newTeam(world)).id },
  }),
  [`PATCH ${teams}/{id}`]: async (world) => {
    const { id, revision } = await newTeam(world);
    return { params: { event: world.event.id, id }, body: { captain: "Ann Rivers", revision } };
  },
  [`DELETE ${teams}/{id}`]: async (world) => ({
    params: { event: world.event.id, id: (await newTeam(world)).id },
  }),
};

/** Made by a row: whoever calls may not be allowed to make one. */
export function newTeam({ api, event }: Pick<ExampleWorld, "api" | "event">) {
  return api.database.db
    .insertInto("team")
    .values({ eventId: event.id, name: `Team ${randomUUID()}` })
    .returningAll()
    .executeTakeFirstOrThrow();
}
