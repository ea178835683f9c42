import type { SessionPresence } from "@tightlines/domain/score/score";
import type { Card } from "@tightlines/domain/score/is-card-in";
import { sql } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

export interface SeatRow extends Card {
  sectorId: number | null;
  sectorCode: string | null;
  pegNumber: number | null;
  anglerId: number;
  anglerNumber: number;
  anglerName: string;
  teamName: string | null;
  scoreId: number | null;
  presence: SessionPresence | null;
  fishCount: number;
  weighInGrams: number | null;
  openCount: number;
  /** Whether they fish in the session; others are here because something was entered for them. */
  isExpected: boolean;
  lastAt: Date | null;
  lastBy: string | null;
}

/**
 * Everybody who fishes in a session, along the water; all who take part, where nobody was drawn. Also those for whom
 * something was entered nevertheless.
 */
export async function findSeats(db: Db, eventId: number, sessionId: number): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    with said as (
      select distinct on (angler_id) angler_id, received_at, user_id, pass_id
      from score_operation where event_id = ${eventId} and session_id = ${sessionId}
      order by angler_id, number desc
    ), open as (
      select angler_id, count(*) as total from score_operation
      where event_id = ${eventId} and session_id = ${sessionId} and outcome <> 'applied' and decided_at is null
      group by angler_id
    ), fish as (
      select score_id, sum(count) filter (where void_reason is null) as total,
        count(*) filter (where void_reason is null) as standing
      from catch
      where event_id = ${eventId}
        and score_id in (select id from score where event_id = ${eventId} and session_id = ${sessionId})
      group by score_id
    ), cards as (
      select score_id, count(*) as standing from penalty
      where event_id = ${eventId} and void_reason is null
        and score_id in (select id from score where event_id = ${eventId} and session_id = ${sessionId})
      group by score_id
    )
    select sector.id as sector_id, sector.code as sector_code, peg.number as peg_number,
      angler.id as angler_id, angler.number as angler_number,
      angler.first_name || ' ' || angler.last_name as angler_name, team.name as team_name,
      score.id as score_id, score.presence, score.weight_grams as weigh_in_grams, coalesce(score.signed_hash is not null, false) as was_signed,
      coalesce(fish.total, score.fish_count, 0)::int as fish_count, coalesce(open.total, 0)::int as open_count,
      score.presence_said_by is not null as is_presence_said, score.weight_grams is not null as is_weighed,
      (coalesce(fish.standing, 0) + coalesce(cards.standing, 0))::int as standing_parts,
      score.weigh_in_said_by is not null or fish.score_id is not null as has_caught,
      seat.is_expected, said.received_at as last_at, coalesce("user".display_name, pass.name) as last_by
    from angler
    left join draw on draw.event_id = ${eventId} and draw.session_id = ${sessionId} and draw.angler_id = angler.id
    left join sector on sector.id = draw.sector_id
    left join peg on peg.id = draw.peg_id
    left join team on team.id = angler.team_id
    left join score on score.event_id = ${eventId} and score.session_id = ${sessionId}
      and score.angler_id = angler.id and score.revision > 0
    left join fish on fish.score_id = score.id
    left join cards on cards.score_id = score.id
    left join open on open.angler_id = angler.id
    left join said on said.angler_id = angler.id
    left join "user" on "user".id = said.user_id
    left join pass on pass.event_id = ${eventId} and pass.id = said.pass_id
    cross join lateral (
      select draw.id is not null or (
        not angler.is_reserve and angler.presence <> 'withdrawn'
        and not exists (select from draw where event_id = ${eventId} and session_id = ${sessionId})
      ) as is_expected
    ) as seat
    where angler.event_id = ${eventId} and (seat.is_expected or score.id is not null)
    order by sector.position, peg.position, angler.number
  `.execute(db);
  return rows;
}

interface ControllerRow {
  kind: "pass" | "person";
  id: number;
  name: string;
  sectorCodes: string[];
  hasEnded: boolean;
  seenAt: Date | null;
  entryCount: number;
}

/** Every pass that is good for a session or was used in it, and everybody who has entered something; seen last, first. */
export async function findControllers(db: Db, eventId: number, sessionId: number): Promise<ControllerRow[]> {
  const { rows } = await sql<ControllerRow>`
    with said as (
      select user_id, pass_id, count(*) as total, max(received_at) as last_at
      from score_operation where event_id = ${eventId} and session_id = ${sessionId}
      group by user_id, pass_id
    )
    select 'pass' as kind, pass.id, pass.name,
      array(select sector.code from sector where sector.event_id = ${eventId}
        and sector.id = any(pass.sector_ids) order by sector.position) as sector_codes,
      pass.revoked_at is not null or pass.expires_at <= now() as has_ended,
      greatest(pass.last_seen_at, said.last_at) as seen_at, coalesce(said.total, 0)::int as entry_count
    from pass left join said on said.pass_id = pass.id
    where pass.event_id = ${eventId} and (said.total is not null or (
      pass.revoked_at is null and (pass.session_ids = '{}' or ${sessionId} = any(pass.session_ids))
    ))
    union all
    select 'person', "user".id, "user".display_name, '{}', false, said.last_at, said.total::int
    from said join "user" on "user".id = said.user_id
    order by seen_at desc nulls last, name
  `.execute(db);
  return rows;
}
