import type { ExampleList, ExampleWorld } from "../example.ts";
import { giveRight } from "../test-event.ts";
import { newEmail } from "../test-login.ts";

export const securityExamples: ExampleList = {
  "GET /api/events/{event}/securities": ({ event }) => ({
    params: { event: event.url },
    query: { page: "1", search: "ann", sort: "name" },
  }),
  "GET /api/events/{event}/securities/{id}": async (world) => ({ params: await scorerOf(world) }),
  "POST /api/events/{event}/securities": ({ event }) => ({
    params: { event: event.id },
    body: { email: newEmail("helper"), right: "scorer" },
  }),
  "PATCH /api/events/{event}/securities/{id}": async (world) => ({
    params: await scorerOf(world),
    body: { right: "organizer", revision: 1 },
  }),
  "DELETE /api/events/{event}/securities/{id}": async (world) => ({ params: await scorerOf(world) }),
  "POST /api/events/{event}/invitations/{id}/resend": async (world) => ({ params: await invitedTo(world) }),
  "DELETE /api/events/{event}/invitations/{id}": async (world) => ({ params: await invitedTo(world) }),
};

/** Some endpoints are tried without an event; then nobody has a right on it. */
async function scorerOf({ api, event }: ExampleWorld) {
  const { db } = api.database;
  if (!(await isThere({ api, event }))) return { event: event.id, id: 1 };
  const helper = await api.asRole("member", "helper");
  await giveRight(api, event, helper, "scorer");
  const { id } = await db
    .selectFrom("security")
    .select("id")
    .where("eventId", "=", event.id)
    .where("userId", "=", helper.user.id)
    .executeTakeFirstOrThrow();
  return { event: event.id, id };
}

async function invitedTo({ api, event }: ExampleWorld) {
  if (!(await isThere({ api, event }))) return { event: event.id, id: 1 };
  const { id } = await api.database.db
    .insertInto("invitation")
    .values({ eventId: event.id, email: newEmail("invited").toLowerCase(), right: "scorer" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { event: event.id, id };
}

async function isThere({ api, event }: Pick<ExampleWorld, "api" | "event">): Promise<boolean> {
  const { db } = api.database;
  return Boolean(await db.selectFrom("event").select("id").where("url", "=", event.url).executeTakeFirst());
}
