import type { ExampleList, ExampleWorld } from "../example.ts";
import { bankLine, registrationInput } from "../registration-client.ts";

const registrations = "/api/events/{event}/registrations";
const settings = "/api/events/{event}/registration-settings";

export const registrationExamples: ExampleList = {
  [`GET ${registrations}/state`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${registrations}`]: ({ event }) => ({
    params: { event: event.url },
    query: { page: "1", search: "ann", status: "confirmed" },
  }),
  [`GET ${registrations}/own`]: ({ event }) => ({ params: { event: event.id } }),
  "GET /api/account/registrations": () => ({}),
  [`GET ${registrations}/{id}`]: async (world) => ({
    params: { event: world.event.url, id: (await newRegistration(world)).id },
  }),
  [`POST ${registrations}`]: async (world) => {
    await open(world);
    return { params: { event: world.event.id }, body: { ...registrationInput() } };
  },
  [`PATCH ${registrations}/{id}`]: async (world) => {
    await open(world);
    const { id, revision } = await newRegistration(world);
    return { params: { event: world.event.id, id }, body: { phone: "+420 123 456 789", revision } };
  },
  [`POST ${registrations}/decide`]: async (world) => {
    const { id, revision } = await newRegistration(world);
    return { params: { event: world.event.id }, body: { rows: [{ id, revision }], payment_status: "paid" } };
  },
  [`POST ${registrations}/payments`]: ({ event }) => ({
    params: { event: event.id },
    body: { transactions: [bankLine()] },
  }),
  [`GET ${registrations}/start-list`]: ({ event }) => ({ params: { event: event.url } }),
  [`POST ${registrations}/start-list`]: async (world) => {
    await newRegistration(world);
    return { params: { event: world.event.id } };
  },
  [`DELETE ${registrations}/{id}`]: async (world) => ({
    params: { event: world.event.id, id: (await newRegistration(world, "cancelled")).id },
  }),
  [`GET ${settings}`]: ({ event }) => ({ params: { event: event.url } }),
  [`PATCH ${settings}`]: ({ event }) => ({ params: { event: event.id }, body: { hides_minors: true } }),
};

/** Made by rows: whoever calls may not be allowed to make one. It is the caller's own where they have an account. */
export async function newRegistration(
  { api, event, caller }: Pick<ExampleWorld, "api" | "event" | "caller">,
  status: "pending" | "confirmed" | "cancelled" = "confirmed",
) {
  const { db } = api.database;
  const user =
    caller && (await db.selectFrom("user").select("id").where("email", "=", caller.email).executeTakeFirst());
  const arrivals = await db
    .selectFrom("registration")
    .select(({ fn }) => fn.max("arrival").as("last"))
    .where("eventId", "=", event.id)
    .executeTakeFirst();
  const row = await db
    .insertInto("registration")
    .values({
      eventId: event.id,
      userId: user?.id ?? null,
      kind: "individual",
      category: "open",
      answers: "{}",
      status,
      arrival: (arrivals?.last ?? 0) + 1000,
      offeredUntil: null,
      acceptedRulesAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto("entrant")
    .values({
      eventId: event.id,
      registrationId: row.id,
      position: 0,
      firstName: "Ben",
      lastName: "Weir",
      nameKey: "ben weir",
      userId: null,
      anglerId: null,
    })
    .execute();
  return row;
}

async function open({ api, event }: ExampleWorld): Promise<void> {
  await api.database.db
    .updateTable("event")
    .set({ registrationOpensAt: new Date("2026-01-01T00:00:00Z") })
    .where("id", "=", event.id)
    .execute();
}
