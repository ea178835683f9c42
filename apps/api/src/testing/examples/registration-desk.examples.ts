import type { ExampleList, ExampleWorld } from "../example.ts";
import { newRegistration } from "./registration.examples.ts";

const registrations = "/api/events/{event}/registrations";

export const registrationDeskExamples: ExampleList = {
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
