import type { EventFacts } from "@tightlines/domain/event/event-checklist";
import { needsGroups } from "@tightlines/domain/event/event-layout";
import type { PresetName } from "@tightlines/domain/event/preset-name";
import { sql } from "kysely";
import type { Db } from "../platform/database/schema.ts";
import { isAwaitingDraw } from "../features/registration/lottery.repository.ts";
import { findOpen, type OpenSession } from "../features/session/session.repository.ts";

export interface NextSession {
  id: number;
  number: number;
  name: string;
  startsAt: Date;
  endsAt: Date;
  isRunning: boolean;
}

export type EventProgress = EventFacts & { nextSession: NextSession | null; openSessions: OpenSession[] };

/** Of teams that are not complete; the others are counted. */
const NAMED_AT_MOST = 3;

/** Counts what is there of an event. */
export async function countProgress(db: Db, eventId: number): Promise<EventProgress> {
  const counted = await sql<Omit<EventFacts, "needsGroups"> & { preset: PresetName }>`
    with
      chosen as (select * from event where id = ${eventId}),
      fishing as (select * from angler where event_id = ${eventId} and takes_part(angler)),
      official as (
        select * from session where event_id = ${eventId} and kind = 'official' and status <> 'cancelled'
      ),
      -- Pegs stand in a sector itself or in its sub-sectors, and then the sector has none of its own.
      stretch as (
        select sector.code, sector.position, count(peg.id) filter (where peg.out_of_use_reason is null) as size
        from sector left join peg on peg.event_id = sector.event_id and peg.sector_id = sector.id
        where sector.event_id = ${eventId}
          and not exists (select from sector part where part.event_id = ${eventId} and part.parent_id = sector.id)
        group by sector.id
      ),
      block as (
        select "group".code, "group".position, count(fishing.id) as size
        from "group" left join fishing on fishing.group_id = "group".id
        where "group".event_id = ${eventId}
        group by "group".id
      ),
      short as (
        select name, anglers, row_number() over (order by name, id) as place
        from (
          select id, name, (select count(*) from fishing where fishing.team_id = team.id) as anglers
          from team where event_id = ${eventId}
        ) as counted
        where anglers < (select team_size from chosen)
      ),
      undrawn as (select where ${isAwaitingDraw(eventId)})
    select
      (select ruleset ->> 'preset' from chosen) as preset,
      (select registration_for = 'team' from chosen) as "isTeamEvent",
      (select count(*) from sector where event_id = ${eventId}) as sectors,
      (select count(*) from stretch where size = 0) as "sectorsWithoutPegs",
      (select coalesce(sum(size), 0)::int from stretch) as pegs,
      (select json_build_object('code', code, 'size', size) from stretch order by size, position limit 1)
        as "smallestSector",
      (select count(*) from official) as sessions,
      (select count(*) from team where event_id = ${eventId}) as teams,
      (
        select json_build_object(
          'count', count(*),
          'teamSize', (select team_size from chosen),
          'named', json_agg(json_build_object('name', name, 'anglers', anglers) order by place)
            filter (where place <= ${NAMED_AT_MOST})
        ) from short having count(*) > 0
      ) as "shortTeams",
      (
        select count(*) from registration
        where event_id = ${eventId} and status in ('pending', 'confirmed', 'waitlisted')
      ) as registered,
      (
        select count(*) from registration
        where event_id = ${eventId} and status = 'pending' and not exists (select from undrawn)
      ) as undecided,
      (
        select count(*) from registration
        where event_id = ${eventId} and status = 'pending' and exists (select from undrawn)
      ) as "inLottery",
      (select count(*) from registration where event_id = ${eventId} and status = 'confirmed') as confirmed,
      (
        select count(*) from registration
        where event_id = ${eventId} and status = 'confirmed' and payment_status = 'paid'
      ) as paid,
      (select count(*) from fishing) as anglers,
      (select count(*) from fishing where team_id is null) as "anglersWithoutTeam",
      (select count(*) from fishing where group_id is null and presence <> 'absent') as "anglersWithoutGroup",
      (select count(*) from block) as groups,
      (select json_build_object('code', code, 'size', size) from block order by size, position limit 1)
        as "smallestGroup",
      (select json_build_object('code', code, 'size', size) from block order by size desc, position limit 1)
        as "largestGroup",
      (
        select count(*) from rotation join official on official.id = rotation.session_id
        where rotation.event_id = ${eventId}
      ) as "rotationCells",
      (
        select count(*) from (
          select from rotation join official on official.id = rotation.session_id
          where rotation.event_id = ${eventId} and sector_id is not null
          group by session_id, sector_id having count(*) > 1
        ) as collision
      ) as "rotationCollisions",
      (
        select count(*) from official where exists (
          select from draw_run
          where draw_run.event_id = ${eventId} and draw_run.plan -> 'sessionIds' @> to_jsonb(official.id)
            and kind = 'peg' and draw_run.status in ('published', 'locked')
        )
      ) as "drawnSessions"
  `.execute(db);
  const nextSession = await findNextSession(db, eventId);
  const { preset, ...facts } = counted.rows[0]!;
  return {
    ...facts,
    needsGroups: needsGroups(preset, facts),
    nextSession,
    openSessions: await findOpen(db, eventId),
  };
}

/** What is fished now, or what is fished next. */
async function findNextSession(db: Db, eventId: number): Promise<NextSession | null> {
  const row = await db
    .selectFrom("session")
    .select(["id", "number", "name", "startsAt", "endsAt"])
    .select(sql<boolean>`status = 'running'`.as("isRunning"))
    .where("eventId", "=", eventId)
    .where("kind", "<>", "rest")
    .where((where) =>
      where.or([
        where("status", "=", "running"),
        where.and([where("status", "=", "scheduled"), where("endsAt", ">", sql<Date>`now()`)]),
      ]),
    )
    .orderBy(sql`status = 'running'`, "desc")
    .orderBy("startsAt")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
