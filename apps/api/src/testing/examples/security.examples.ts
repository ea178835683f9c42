import { hashOfCode, makeCode } from "../../platform/identity/secret-code.ts";
import type { ExampleList, ExampleWorld } from "../example.ts";
import { createTestEvent, giveRight } from "../test-event.ts";
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
  "GET /api/invitations": () => ({}),
  "POST /api/invitations/{id}/accept": async (world) => ({ params: await invitedAs(world) }),
  "GET /api/events/{event}/invitation-links": ({ event }) => ({ params: { event: event.url } }),
  "POST /api/events/{event}/invitation-links": ({ event }) => ({
    params: { event: event.id },
    body: { right: "scorer", max_people: 5, expires_at: new Date(Date.now() + 3_600_000).toISOString() },
  }),
  "POST /api/events/{event}/invitation-links/{id}/revoke": async (world) => ({
    params: { event: world.event.id, id: (await addLink(world)).id },
  }),
  "POST /api/invitation-link": async (world) => ({ body: { secret: (await linkElsewhere(world)).secret } }),
  "POST /api/invitation-link/accept": async (world) => ({
    body: { secret: (await linkElsewhere(world)).secret },
  }),
  "DELETE /api/invitations/{id}": async (world) => ({ params: await invitedAs(world) }),
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

async function invitedTo(world: ExampleWorld) {
  return { event: world.event.id, id: await invite(world, newEmail("invited")) };
}

/** These paths name no event, so there has to be one. */
async function invitedAs({ api, caller, ...world }: ExampleWorld) {
  const event = await createTestEvent(api, await api.asRole("organizer", "host"));
  return { id: await invite({ api, caller, ...world, event }, caller?.email ?? newEmail("invited")) };
}

/** By an administrator, who may invite to any event. */
async function invite({ api, event }: ExampleWorld, email: string): Promise<number> {
  if (!(await isThere({ api, event }))) return 1;
  const { user } = await api.asRole("administrator", "inviter");
  const { id } = await api.database.db
    .insertInto("invitation")
    .values({ eventId: event.id, email: email.toLowerCase(), right: "scorer", invitedBy: user.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** These paths name no event, so there has to be one. */
async function linkElsewhere({ api, ...world }: ExampleWorld) {
  const event = await createTestEvent(api, await api.asRole("organizer", "host"));
  return addLink({ api, ...world, event });
}

/** By an administrator, who may invite to any event. */
async function addLink({ api, event }: ExampleWorld): Promise<{ id: number; secret: string }> {
  const secret = makeCode();
  if (!(await isThere({ api, event }))) return { id: 1, secret };
  const { user } = await api.asRole("administrator", "inviter");
  const { id } = await api.database.db
    .insertInto("invitationLink")
    .values({
      eventId: event.id,
      right: "scorer",
      maxPeople: 5,
      expiresAt: new Date(Date.now() + 3_600_000),
      secretHash: hashOfCode(secret),
      invitedBy: user.id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, secret };
}

async function isThere({ api, event }: Pick<ExampleWorld, "api" | "event">): Promise<boolean> {
  const { db } = api.database;
  return Boolean(await db.selectFrom("event").select("id").where("url", "=", event.url).executeTakeFirst());
}
