import type { Pool } from "pg";

export interface Field {
  eventId: number;
  sessionIds: number[];
  anglerIds: number[];
}

interface FieldSize {
  anglers: number;
  sessions: number;
  /** On the card of every angler in every session. */
  fishPerCard?: number;
}

/**
 * People, hours and what was caught, put into the tables directly: through the API it would take longer than what is measured.
 * Everybody is drawn in every session, in sectors of twenty.
 */
export async function fillField(
  pool: Pool,
  eventId: number,
  { anglers, sessions, fishPerCard = 0 }: FieldSize,
): Promise<Field> {
  const insert = async (sql: string, values: unknown[]) =>
    (await pool.query<{ id: number }>(`${sql} returning id`, values)).rows.map(({ id }) => id);
  const sessionIds = await insert(
    `insert into session (event_id, number, starts_at, ends_at)
     select $1, n, timestamptz '2026-05-01' + n * interval '4 hours', timestamptz '2026-05-01' + n * interval '4 hours' + interval '3 hours'
     from generate_series(1, $2::int) as n`,
    [eventId, sessions],
  );
  const anglerIds = await insert(
    `insert into angler (event_id, number, first_name, last_name)
     select $1, n, 'Angler', 'Rivers ' || n from generate_series(1, $2::int) as n`,
    [eventId, anglers],
  );
  await insert(
    `insert into sector (event_id, code, kind, position)
     select $1, 'S' || n, 'bank', n from generate_series(1, $2::int) as n`,
    [eventId, Math.ceil(anglers / PEGS)],
  );
  await insert(
    `insert into peg (event_id, sector_id, number, position)
     select $1, sector.id, n, n from sector cross join generate_series(1, $2::int) as n where event_id = $1`,
    [eventId, PEGS],
  );
  await insert(
    `insert into draw (event_id, session_id, angler_id, sector_id, peg_id, source)
     select $1, session.id, angler.id, sector.id, peg.id, 'manual'
     from session
     join angler on angler.event_id = $1
     join sector on sector.event_id = $1 and sector.position = (angler.number - 1) / $2::int + 1
     join peg on peg.sector_id = sector.id and peg.number = (angler.number - 1) % $2::int + 1
     where session.event_id = $1`,
    [eventId, PEGS],
  );
  if (fishPerCard > 0) await fillCards(pool, eventId, fishPerCard);
  await pool.query("analyze");
  return { eventId, sessionIds, anglerIds };
}

const PEGS = 20;

async function fillCards(pool: Pool, eventId: number, fishPerCard: number): Promise<void> {
  await pool.query(
    `insert into score (event_id, session_id, angler_id, revision)
     select event_id, session_id, angler_id, $2 from draw where event_id = $1`,
    [eventId, fishPerCard],
  );
  await pool.query(
    `with fish as (
       insert into catch (event_id, id, score_id, said_by, species_id, length_mm, count, is_dead, is_tagged, deductions)
       select event_id, made.id, score.id, made.id, 1, 180 + (score.id * 7 + n * 31) % 400, 1, false, false, '{}'
       from score cross join lateral (
         select gen_random_uuid() as id, n from generate_series(1, $2::int) as n where score.id is not null
       ) as made
       where event_id = $1
       returning id, score_id, length_mm
     )
     insert into score_operation (event_id, id, score_id, session_id, angler_id, kind, said, outcome, made_at)
     select $1, fish.id, fish.score_id, score.session_id, score.angler_id, 'add-catch',
       jsonb_build_object('id', fish.id, 'kind', 'add-catch', 'catch', jsonb_build_object('lengthMm', fish.length_mm)),
       'applied', now()
     from fish join score on score.id = fish.score_id`,
    [eventId, fishPerCard],
  );
}
