import type { Presence } from "@tightlines/domain/angler/presence";
import type { RegistrationStatus } from "@tightlines/domain/registration/registration-status";
import { type Insertable, sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";
import type { CheckInRow, CheckInTable } from "../../platform/database/tables/check-in.table.ts";

/** Somebody on the start list, with the last tap about them. */
export interface ListedAngler {
  id: number;
  number: number;
  firstName: string;
  lastName: string;
  teamId: number | null;
  teamName: string | null;
  category: string;
  isReserve: boolean;
  presence: Presence;
  checkInId: string | null;
  revision: number;
  by: string | null;
  madeAt: Date | null;
  receivedAt: Date | null;
}

/** A registration, and whom of the start list its code is for. */
export interface CodeRow {
  code: string;
  status: RegistrationStatus;
  /** Empty unless it is confirmed: devices keep the list, and the others have no place. */
  name: string;
  anglerIds: number[];
}

export function findAnglers(db: Db, eventId: number): Promise<ListedAngler[]> {
  return listed(db, eventId).orderBy("angler.number").execute();
}

export function findAnglersById(db: Db, eventId: number, ids: readonly number[]): Promise<ListedAngler[]> {
  return listed(db, eventId)
    .where("angler.id", "=", sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export function findByIds(db: Db, eventId: number, ids: readonly string[]): Promise<CheckInRow[]> {
  return db
    .selectFrom("checkIn")
    .selectAll()
    .where("eventId", "=", eventId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Answers whether it is stored: not where another call has stored one with the same id meanwhile. */
export async function insert(db: Db, row: Insertable<CheckInTable>): Promise<boolean> {
  const stored = await db
    .insertInto("checkIn")
    .values(row)
    .onConflict((conflict) => conflict.columns(["eventId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored !== undefined;
}

/** A registration is for its anglers on the start list, in the order they were named. */
export async function findCodes(db: Db, eventId: number): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select
      registration.check_in_code as code,
      registration.status,
      case when registration.status = 'confirmed' then
        coalesce(nullif(registration.team_name, ''), min(entrant.first_name || ' ' || entrant.last_name)
          filter (where entrant.position = 0), '')
      else '' end as name,
      coalesce(json_agg(entrant.angler_id order by entrant.position)
        filter (where entrant.angler_id is not null), '[]') as "anglerIds"
    from registration
    left join entrant on entrant.event_id = registration.event_id and entrant.registration_id = registration.id
    where registration.event_id = ${eventId}
    group by registration.id
    order by registration.id
  `.execute(db);
  return rows;
}

function listed(db: Db, eventId: number) {
  return db
    .selectFrom("angler")
    .leftJoin("team", "team.id", "angler.teamId")
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom("checkIn")
          .leftJoin("user", "user.id", "checkIn.userId")
          .select([
            "checkIn.id as checkInId",
            "checkIn.revision",
            "user.displayName as by",
            "checkIn.madeAt",
            "checkIn.receivedAt",
          ])
          .whereRef("checkIn.eventId", "=", "angler.eventId")
          .whereRef("checkIn.anglerId", "=", "angler.id")
          .orderBy("checkIn.number", "desc")
          .limit(1)
          .as("last"),
      (on) => on.onTrue(),
    )
    .select([
      "angler.id",
      "angler.number",
      "angler.firstName",
      "angler.lastName",
      "angler.teamId",
      "team.name as teamName",
      "angler.category",
      "angler.isReserve",
      "angler.presence",
      "last.checkInId",
      sql<number>`coalesce(last.revision, 0)`.as("revision"),
      "last.by",
      "last.madeAt",
      "last.receivedAt",
    ])
    .where("angler.eventId", "=", eventId);
}
