import { type Kysely, sql } from "kysely";

/**
 * What was chosen in an order of choice, and what repairs have made of an order or of duels. Choices of before are taken from
 * where people fish; nobody knows any more in which order they were made, which says nothing about who has which peg.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draw_run
      add column choices jsonb not null default '[]',
      add column held jsonb
  `.execute(db);
  await sql`
    update draw_run set choices = chosen.list
    from (
      select run_id, jsonb_agg(jsonb_build_object(
        'sessionId', session_id, 'turn', turn, 'anglerIds', angler_ids,
        'to', jsonb_build_object('sectorId', sector_id, 'pegId', peg_id), 'afterChange', 0
      ) order by session_id, turn) as list
      from (
        select draw.run_id, draw.session_id, draw.sector_id, draw.peg_id, (turn ->> 'turn')::int as turn,
          jsonb_agg(draw.angler_id order by draw.angler_id) as angler_ids
        from draw
        join draw_run as run on run.id = draw.run_id
        cross join jsonb_array_elements(run.outcome -> 'turns') as turn
        where draw.source = 'chosen' and (turn ->> 'sessionId')::bigint = draw.session_id
          and turn -> 'anglerIds' @> to_jsonb(draw.angler_id)
        group by 1, 2, 3, 4, 5
      ) as choice
      group by run_id
    ) as chosen
    where chosen.run_id = draw_run.id and draw_run.kind = 'peg'
  `.execute(db);
}
