import type { Person, TestApi } from "./create-test-api.ts";
import { drawClient } from "./draw-client.ts";
import { createTestEvent } from "./test-event.ts";
import { fillTestField, type TestField } from "./test-field.ts";

/** An event of five pairs whose two sessions are drawn and public, and what can happen to it afterwards. */
export async function createDrawnField(
  api: TestApi,
  organizer: Person,
  beforeDraw: (field: TestField) => Promise<void> = async () => {},
) {
  const event = await createTestEvent(api, organizer);
  const size = { sectors: 2, pegsPerSector: 11, sessions: 2, teams: 5, anglersPerTeam: 2 };
  const field = await fillTestField(api, event, size);
  const client = drawClient(api, event, organizer);
  await beforeDraw(field);
  const run = await client.publish({
    session_ids: field.sessionIds,
    mode: { kind: "free" },
    constraints: [{ kind: "team-mates-apart", strength: "hard" }],
  });
  const { db } = api.database;

  async function addAngler(values: { teamId?: number; isReserve?: boolean } = {}): Promise<number> {
    const anglers = await db.selectFrom("angler").select("number").where("eventId", "=", event.id).execute();
    const number = Math.max(...anglers.map((angler) => angler.number)) + 1;
    const { id } = await db
      .insertInto("angler")
      .values({
        eventId: event.id,
        number,
        firstName: "Late",
        lastName: "Comer",
        teamId: null,
        slot: null,
        groupId: null,
        userId: null,
        ...values,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  async function setAngler(
    id: number,
    values: { presence?: "withdrawn" | "absent"; teamId?: number; slot?: null },
  ): Promise<void> {
    await db.updateTable("angler").set(values).where("id", "=", id).execute();
  }

  async function closePeg(id: number): Promise<void> {
    await db.updateTable("peg").set({ outOfUseReason: "Flooded" }).where("id", "=", id).execute();
  }

  async function pegIds(sectorId?: number): Promise<number[]> {
    const rows = await db
      .selectFrom("peg")
      .select(["id", "sectorId"])
      .where("eventId", "=", event.id)
      .execute();
    return rows.filter((peg) => sectorId === undefined || peg.sectorId === sectorId).map(({ id }) => id);
  }

  /** A peg on which nobody fishes in a session. */
  async function freePeg(sessionId: number, sectorId?: number): Promise<number> {
    const taken = new Set((await client.draws(`&session_id=${sessionId}`)).map(({ peg_id }) => peg_id));
    const free = (await pegIds(sectorId)).find((id) => !taken.has(id));
    if (free === undefined) throw new Error("Every peg is taken");
    return free;
  }

  return { event, field, client, run, addAngler, setAngler, closePeg, pegIds, freePeg };
}

export type DrawnField = Awaited<ReturnType<typeof createDrawnField>>;
