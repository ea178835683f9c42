import type { ExampleList, ExampleWorld } from "../example.ts";
import { newRegistration } from "./registration.examples.ts";

const registrations = "/api/events/{event}/registrations";

export const registrationDeskExamples: ExampleList = {
  [`GET ${registrations}/lottery`]: async (world) => {
    await chooseLottery(world);
    return { params: { event: world.event.url } };
  },
  [`POST ${registrations}/lottery`]: async (world) => {
    await chooseLottery(world);
    await newRegistration(world, "pending");
    await world.api.database.db
      .updateTable("event")
      .set({ registrationClosesAt: new Date("2026-02-01T00:00:00Z") })
      .where("id", "=", world.event.id)
      .execute();
    return { params: { event: world.event.id }, body: { ingredient: "3 17 22 34 41 49" } };
  },
  [`GET ${registrations}/doubles`]: ({ event }) => ({ params: { event: event.url } }),
  [`POST ${registrations}/{id}/merge`]: async (world) => {
    const [one, other] = [await newRegistration(world), await newRegistration(world)];
    return {
      params: { event: world.event.id, id: one.id },
      body: {
        other_id: other.id,
        revision: one.revision,
        other_revision: other.revision,
        reason: "Registered twice",
      },
    };
  },
  [`POST ${registrations}/{id}/erase-contact`]: async (world) => {
    const { id, revision } = await newRegistration(world);
    return { params: { event: world.event.id, id }, body: { reason: "They asked for it", revision } };
  },
  [`GET ${registrations}/message`]: ({ event }) => ({
    params: { event: event.url },
    query: { status: "confirmed", search: "ann" },
  }),
  [`POST ${registrations}/message`]: async (world) => {
    await reachable(world);
    return {
      params: { event: world.event.id },
      body: { subject: "Meeting point", text: "We meet at six.", status: "confirmed" },
    };
  },
};

async function reachable(world: ExampleWorld): Promise<void> {
  const { id } = await newRegistration(world);
  await world.api.database.db
    .updateTable("registration")
    .set({ email: "ben@example.org" })
    .where("id", "=", id)
    .execute();
}

/** Made by rows: whoever calls may not be allowed to. The last example may have drawn it already. */
async function chooseLottery({ api, event }: ExampleWorld): Promise<void> {
  const { db } = api.database;
  await db
    .insertInto("registrationSettings")
    .values({ eventId: event.id, mode: "lottery", holdHours: null })
    .onConflict((conflict) => conflict.column("eventId").doUpdateSet({ mode: "lottery" }))
    .execute();
  await db.deleteFrom("lottery").where("eventId", "=", event.id).execute();
  const secret = { seed: "42".repeat(32), seedHash: "43".repeat(32) };
  await db
    .insertInto("lottery")
    .values({ eventId: event.id, ...secret })
    .execute();
}
