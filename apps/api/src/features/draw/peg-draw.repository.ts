import type { Candidate as DrawCandidate } from "@tightlines/domain/draw/find-needs";
import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import * as rotations from "../rotation/rotation.repository.ts";
import * as pegs from "../sector/peg.repository.ts";
import * as sectors from "../sector/sector.repository.ts";
import * as sessions from "../session/session.repository.ts";
import * as draws from "./draw.repository.ts";

/** An angler as far as pegs are concerned. */
export interface Candidate extends DrawCandidate {
  name: string;
}

export type DrawFacts = Awaited<ReturnType<typeof findFacts>>;

/** All that an event holds which a draw of pegs is made of. */
export async function findFacts(db: Db, eventId: number) {
  const found = await sectors.findAll(db, eventId);
  const ids = found.map(({ id }) => id);
  return {
    candidates: await findCandidates(db, eventId),
    sessions: await sessions.findAll(db, eventId),
    sectors: found,
    pegsOf: await pegs.findBySectors(db, eventId, ids),
    cells: await rotations.findAll(db, eventId),
    draws: await draws.findAll(db, eventId),
  };
}

function findCandidates(db: Db, eventId: number): Promise<Candidate[]> {
  return db
    .selectFrom("angler")
    .select(["id as anglerId", sql<string>`first_name || ' ' || last_name`.as("name")])
    .select(["teamId", "groupId", "slot", "needsAccessiblePeg", "isReserve", "presence"])
    .where("eventId", "=", eventId)
    .orderBy("id")
    .execute();
}
