import type { DrawRunStatus } from "../platform/database/tables/draw-run.table.ts";
import type { Person, TestApi } from "./create-test-api.ts";
import { sendAs } from "./send-as.ts";
import type { TestEvent } from "./test-event.ts";

export type AnglerClient = ReturnType<typeof createAnglerClient>;

/** Calls about the anglers of one event, and what stands around them. */
export function createAnglerClient(api: TestApi, owner: Person, event: TestEvent) {
  const { db } = api.database;
  let draws = 0;

  function send(
    method: "GET" | "POST" | "PATCH" | "DELETE",
    path: string,
    payload?: object,
    person: Person | null = owner,
  ) {
    return sendAs(api, person, method, `/events/${event.id}${path}`, payload);
  }

  return {
    event,
    send,
    async add(values: object = {}) {
      const answer = await send("POST", "/anglers", { first_name: "Ann", last_name: "Rivers", ...values });
      if (answer.status !== 201) throw new Error(`No angler: ${answer.detail}`);
      return answer.data;
    },
    async addTeam(name: string): Promise<number> {
      return (await send("POST", "/teams", { name })).data.id;
    },
    async addGroup(code: string): Promise<number> {
      const row = { eventId: event.id, code, position: 1 };
      const { id } = await db.insertInto("group").values(row).returning("id").executeTakeFirstOrThrow();
      return id;
    },
    /** Sends a group to rest in a session of its own. */
    async addRotation(groupId: number): Promise<void> {
      const startsAt = new Date("2027-04-03T07:00:00Z");
      const session = await db
        .insertInto("session")
        .values({ eventId: event.id, number: 1, startsAt, endsAt: new Date("2027-04-03T10:00:00Z") })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db.insertInto("rotation").values({ eventId: event.id, groupId, sessionId: session.id }).execute();
    },
    async addDraw(status: DrawRunStatus, anglerIds: number[], number = ++draws): Promise<void> {
      const input = JSON.stringify({ anglers: anglerIds.map((anglerId) => ({ anglerId })) });
      const seed = "0".repeat(64);
      await db
        .insertInto("drawRun")
        .values({
          eventId: event.id,
          number,
          kind: "peg",
          status,
          seed,
          seedSource: "server",
          seedHash: "",
          input,
          inputHash: "",
        })
        .execute();
    },
    trail: () =>
      db
        .selectFrom("audit")
        .select(["action", "before", "after", "reason"])
        .where("noun", "=", "angler")
        .where("eventId", "=", event.id)
        .orderBy("id")
        .execute(),
  };
}
