import type { ExampleList, ExampleWorld } from "../example.ts";
import { runSession } from "../score-client.ts";
import { fillTestField } from "../test-field.ts";

const protests = "/api/events/{event}/protests";

/** One good call of each endpoint about protests. */
export const protestExamples: ExampleList = {
  [`GET ${protests}`]: ({ event }) => ({ params: { event: event.url } }),
  [`GET ${protests}/anglers`]: ({ event }) => ({ params: { event: event.url } }),
  [`POST ${protests}`]: async (world) => {
    const { sessionId, anglerId } = await newPair(world);
    return {
      params: { event: world.event.id },
      body: { session_id: sessionId, angler_id: anglerId, subject: "score", text: "My fish was longer." },
    };
  },
  [`POST ${protests}/{id}/withdraw`]: async (world) => ({
    params: { event: world.event.id, id: await newProtest(world) },
  }),
  [`POST ${protests}/{id}/decide`]: async (world) => ({
    params: { event: world.event.id, id: await newProtest(world) },
    body: { status: "upheld", decision: "Measured again", revision: 1 },
  }),
};

/** A session that is fished, and an angler who is whoever calls. */
async function newPair({ api, event, caller }: ExampleWorld) {
  const { sessionIds, anglerIds } = await fillTestField(api, event, { sessions: 1, teams: 1 });
  await runSession(api, sessionIds[0]!);
  const userId = await findUser(api, caller?.email);
  const { db } = api.database;
  await db.updateTable("angler").set({ userId }).where("id", "=", anglerIds[0]!).execute();
  return { sessionId: sessionIds[0]!, anglerId: anglerIds[0]!, userId };
}

async function newProtest(world: ExampleWorld): Promise<number> {
  const pair = await newPair(world);
  const { id } = await world.api.database.db
    .insertInto("protest")
    .values({
      ...pair,
      eventId: world.event.id,
      subject: "score",
      text: "My fish was longer.",
      decidedAt: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Null for whoever has no account. */
async function findUser({ database: { db } }: ExampleWorld["api"], email = ""): Promise<number | null> {
  const user = await db.selectFrom("user").select("id").where("email", "=", email).executeTakeFirst();
  return user?.id ?? null;
}
