import type { ExampleList, ExampleWorld } from "../example.ts";

export const eventSpeciesExamples: ExampleList = {
  "GET /api/events/{event}/species": ({ event }) => ({
    params: { event: event.url },
    query: { page_size: "200" },
  }),
  "GET /api/events/{event}/species/{id}": async (world) => ({ params: await chosen(world) }),
  "POST /api/events/{event}/species": ({ event }) => ({
    params: { event: event.id },
    body: { species_id: 1, min_length_mm: 250, cap: 5, points: "7.5" },
  }),
  "POST /api/events/{event}/species/many": ({ event }) => ({
    params: { event: event.id },
    body: { species_ids: [1, 2, 3] },
  }),
  "PATCH /api/events/{event}/species/{id}": async (world) => ({
    params: await chosen(world),
    body: { min_length_mm: 0, revision: 1 },
  }),
  "DELETE /api/events/{event}/species/{id}": async (world) => ({ params: await chosen(world) }),
};

/** Some endpoints are tried without an event; then there is nothing to choose for. */
async function chosen({ api, event }: ExampleWorld) {
  const row = await api.database.db
    .insertInto("eventSpecies")
    .columns(["eventId", "speciesId"])
    .expression((from) =>
      from
        .selectFrom("event")
        .select((row) => ["event.id", row.val(4).as("speciesId")])
        .where("event.url", "=", event.url),
    )
    .returning("speciesId")
    .executeTakeFirst();
  return { event: event.id, id: row?.speciesId ?? 1 };
}
