import type { Db } from "../platform/database/schema.ts";

export interface TestField {
  sectorIds: number[];
  sessionIds: number[];
  teamIds: number[];
  /** Team by team. */
  anglerIds: number[];
}

/** Whatever has a database: an API under test, or a running product that is filled. */
export interface Filled {
  database: { db: Db };
}

interface FieldSize {
  sectors?: number;
  /** The first and the last of each sector are end pegs. */
  pegsPerSector?: number;
  sessions?: number;
  teams?: number;
  anglersPerTeam?: number;
}

/** Water, hours and people of an event, put into the tables directly. */
export async function fillTestField(
  { database: { db } }: Filled,
  { id: eventId }: { id: number },
  { sectors = 0, pegsPerSector = 0, sessions = 0, teams = 0, anglersPerTeam = 1 }: FieldSize,
): Promise<TestField> {
  const rowsOf = async (table: "sector" | "session" | "team" | "angler"): Promise<number> => {
    const counted = db.selectFrom(table).where("eventId", "=", eventId);
    const { total } = await counted
      .select((row) => row.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return total;
  };
  const sectorIds = await insertEach(await rowsOf("sector"), sectors, (n) =>
    db
      .insertInto("sector")
      .values({ eventId, parentId: null, code: `S${n}`, kind: "bank", position: n })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const numbers = Array.from({ length: pegsPerSector }, (_, index) => index + 1);
  const pegs = sectorIds.flatMap((sectorId) =>
    numbers.map((number) => ({
      eventId,
      sectorId,
      number,
      position: number,
      outOfUseReason: null,
      isEnd: number === 1 || number === pegsPerSector,
    })),
  );
  if (pegs.length > 0) await db.insertInto("peg").values(pegs).execute();
  const sessionIds = await insertEach(await rowsOf("session"), sessions, (n) =>
    db
      .insertInto("session")
      .values({ eventId, number: n, startsAt: atHour(3 * n), endsAt: atHour(3 * n + 2) })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const teamIds = await insertEach(await rowsOf("team"), teams, (n) =>
    db
      .insertInto("team")
      .values({ eventId, name: `Team ${n}`, logo: null, startNumber: n })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const earlier = await rowsOf("angler");
  const anglerIds = await insertEach(earlier, teams * anglersPerTeam, (n) =>
    db
      .insertInto("angler")
      .values({
        eventId,
        number: n,
        firstName: "Angler",
        lastName: `Nr ${n}`,
        teamId: teamIds[Math.floor((n - 1 - earlier) / anglersPerTeam)]!,
        slot: ((n - 1 - earlier) % anglersPerTeam) + 1,
        groupId: null,
        userId: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return { sectorIds, sessionIds, teamIds, anglerIds };
}

/** One after the other, so that ids rise with numbers, which go on where the earlier rows end. */
async function insertEach(
  earlier: number,
  count: number,
  insert: (n: number) => Promise<{ id: number }>,
): Promise<number[]> {
  const ids: number[] = [];
  for (let n = earlier + 1; n <= earlier + count; n += 1) ids.push((await insert(n)).id);
  return ids;
}

function atHour(hour: number): Date {
  return new Date(Date.UTC(2027, 3, 3, hour));
}
