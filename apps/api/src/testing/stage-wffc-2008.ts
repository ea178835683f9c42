import { randomUUID } from "node:crypto";
import { readWffc2008 } from "../../../../packages/domain/fixtures/read-wffc-2008.ts";
import { type Filled, fillTestField } from "./test-field.ts";

const SECTORS = 5;
const BEATS = 19;
const nothing = { anglers: [], sectors: [], earlier: [] };

/** The 2008 World Fly Fishing Championships in an event: all of it by rows. */
export async function stageWffc2008(
  api: Filled,
  event: { id: number },
  organizer: { user: { uid: string } },
) {
  const championship = readWffc2008({ isFishVoided: true });
  const { db } = api.database;
  const eventId = event.id;
  const size = { sectors: SECTORS, pegsPerSector: BEATS, sessions: 6 };
  const { sectorIds, sessionIds } = await fillTestField(api, event, size);
  await db.updateTable("session").set({ status: "running" }).where("eventId", "=", eventId).execute();
  const species = await db
    .selectFrom("species")
    .select("id")
    .where("name", "=", "Rainbow trout")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("eventSpecies")
    .values({ eventId, speciesId: species.id, minLengthMm: 180, cap: null, points: null })
    .execute();

  const teams = await db
    .insertInto("team")
    .values(
      championship.teams.map(({ country }, index) => ({
        eventId,
        name: country,
        startNumber: index + 1,
        logo: null,
      })),
    )
    .returning(["id", "name"])
    .execute();
  const countries = new Map([...championship.teamIds].map(([country, id]) => [id, country]));
  const teamOf = new Map(
    championship.facts.entries.map(({ id, teamId }) => [id, countries.get(teamId ?? 0)]),
  );
  const rows = await db
    .insertInto("angler")
    .values(
      championship.anglers.map(({ id, name }) => ({
        eventId,
        number: id,
        firstName: name.split(" ")[0]!,
        lastName: name.split(" ").slice(1).join(" "),
        teamId: teams.find((team) => team.name === teamOf.get(id))?.id ?? null,
        slot: null,
        groupId: null,
        userId: null,
      })),
    )
    .returning(["id", "number"])
    .execute();
  const anglerIds = new Map(rows.map(({ id, number }) => [number, id]));
  await drawAll();
  await enterAll();
  await db.updateTable("session").set({ status: "provisional" }).where("eventId", "=", eventId).execute();
  return championship;

  async function drawAll(): Promise<void> {
    const pegs = await db
      .selectFrom("peg")
      .select(["id", "sectorId", "number"])
      .where("eventId", "=", eventId)
      .execute();
    await db
      .insertInto("draw")
      .values(
        championship.fished.map(({ session, sector, beat, entryId }) => {
          const sectorId = sectorIds[sector - 1]!;
          const peg = pegs.find((each) => each.sectorId === sectorId && each.number === beat)!;
          return {
            eventId,
            sessionId: sessionIds[session - 1]!,
            anglerId: anglerIds.get(entryId)!,
            sectorId,
            pegId: peg.id,
            source: "drawn" as const,
            runId: null,
            changedBy: null,
          };
        }),
      )
      .execute();
    const run = await db
      .insertInto("drawRun")
      .values({
        eventId,
        number: 1,
        kind: "peg",
        sessionId: null,
        status: "published",
        seed: "0".repeat(64),
        seedSource: "server",
        seedHash: "0".repeat(64),
        plan: JSON.stringify({ sessionIds, mode: { kind: "free" } }),
        input: JSON.stringify({ ...nothing, mode: { kind: "free" }, sessionIds, constraints: [], pins: [] }),
        inputHash: "0".repeat(64),
        actorUid: organizer.user.uid,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const substitutes = championship.facts.units.flatMap((unit) =>
      (unit.substitutes ?? []).map((each) => ({ ...each, session: unit.sessionId })),
    );
    for (const [index, { session, outId, inId }] of substitutes.entries())
      await db
        .insertInto("drawChange")
        .values({
          eventId,
          runId: run.id,
          number: index + 1,
          change: JSON.stringify({
            kind: "substitution",
            anglerId: anglerIds.get(outId),
            reserve: { anglerId: anglerIds.get(inId), teamId: null, groupId: null, slot: null },
            sessionIds: [sessionIds[session - 1]],
            hasEmergencyPermission: false,
          }),
          news: JSON.stringify(nothing),
          moves: "[]",
          reason: "Ill",
          actorUid: organizer.user.uid,
          actorRole: "owner",
        })
        .execute();
  }

  /** As rows: whether fish arrive once each is asked elsewhere (e2e/championship.e2e.ts). */
  async function enterAll(): Promise<void> {
    const saidBy = randomUUID();
    const stored = await db
      .insertInto("score")
      .values(
        championship.facts.scores.map(({ sessionId, entryId }) => ({
          eventId,
          sessionId: sessionIds[sessionId - 1]!,
          anglerId: anglerIds.get(entryId)!,
          presenceSaidBy: saidBy,
          weightGrams: null,
          fishCount: null,
          biggestFishGrams: null,
          deadCount: null,
          weighInSaidBy: null,
          signedHash: null,
          signedBy: null,
          checkedHash: null,
          checkedBy: null,
          revision: 1,
        })),
      )
      .returning(["id", "sessionId", "anglerId"])
      .execute();
    const scoreIds = new Map(stored.map(({ id, sessionId, anglerId }) => [`${sessionId} ${anglerId}`, id]));
    for (const { sessionId, entryId, catches } of championship.facts.scores) {
      if (catches.length === 0) continue;
      const scoreId = scoreIds.get(`${sessionIds[sessionId - 1]} ${anglerIds.get(entryId)}`)!;
      await db
        .insertInto("catch")
        .values(
          catches.map(({ lengthMm, isVoid }) => ({
            eventId,
            id: randomUUID(),
            scoreId,
            saidBy,
            speciesId: species.id,
            lengthMm: lengthMm ?? null,
            weightGrams: null,
            count: 1,
            isDead: false,
            isTagged: false,
            lineClassKg: null,
            caughtAt: null,
            deductions: [],
            voidReason: isVoid === true ? "Jury" : null,
          })),
        )
        .execute();
    }
  }
}
