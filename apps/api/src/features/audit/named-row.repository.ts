import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Db } from "../../platform/database/schema.ts";

/** What an id of the trail may stand for. */
export type NamedKind = keyof typeof sources;

export type NamedValues = Readonly<Record<string, unknown>>;

/** Rows by what they are, and then by their ids. */
export type NamedIds = ReadonlyMap<NamedKind, ReadonlySet<number>>;

/** What names the rows an event has today, by `kind:id`, in one query; what is gone is missing. */
export async function findPresent(
  db: Db,
  eventId: number,
  wanted: NamedIds,
): Promise<Map<string, NamedValues>> {
  const parts = [...wanted].map(
    ([kind, ids]) =>
      sql`select ${kind}::text as kind, id, named from (${sources[kind](eventId)}) as present
        where id = any(${[...ids]}::bigint[])`,
  );
  if (parts.length === 0) return new Map();
  const { rows } = await sql<{ kind: string; id: number; named: NamedValues }>`
    ${sql.join(parts, sql` union all `)}
  `.execute(db);
  return new Map(rows.map(({ kind, id, named }) => [`${kind}:${id}`, named]));
}

/** What the trail kept of rows, the newest of each value, by `kind:id`: so much is known of those that are gone. */
export async function findKept(db: Db, eventId: number, wanted: NamedIds): Promise<Map<string, NamedValues>> {
  const pairs = [...wanted].flatMap(([noun, ids]) => [...ids].map((id) => ({ noun, nounId: String(id) })));
  if (pairs.length === 0) return new Map();
  const { rows } = await sql<{ key: string; values: NamedValues | null }>`
    select noun || ':' || noun_id as key, coalesce(before, '{}') || coalesce(after, '{}') as values
    from audit
    join unnest(${pairs.map(({ noun }) => noun)}::text[], ${pairs.map(({ nounId }) => nounId)}::text[])
      as gone (noun, noun_id) using (noun, noun_id)
    where event_id = ${eventId}
    order by id
  `.execute(db);
  const kept = new Map<string, NamedValues>();
  for (const { key, values } of rows) kept.set(key, { ...kept.get(key), ...values });
  return kept;
}

const entered = sql`coalesce(nullif(team_name, ''), (
  select string_agg(first_name || ' ' || last_name, ', ' order by position) from entrant
  where entrant.event_id = registration.event_id and entrant.registration_id = registration.id
))`;

const sources = {
  user: () => sql`select id, jsonb_build_object('name', display_name) as named from "user"`,
  species: () => sql`select id, jsonb_build_object('name', name) as named from species`,
  team: (event: number) => ofEvent(event, sql`team`, sql`'name', name`),
  sector: (event: number) => ofEvent(event, sql`sector`, sql`'code', code, 'name', name`),
  session: (event: number) => ofEvent(event, sql`session`, sql`'number', number, 'name', name`),
  group: (event: number) => ofEvent(event, sql`"group"`, sql`'code', code, 'name', name`),
  angler: (event: number) =>
    ofEvent(event, sql`angler`, sql`'firstName', first_name, 'lastName', last_name, 'number', number`),
  registration: (event: number) => ofEvent(event, sql`registration`, sql`'people', ${entered}`),
  "draw-run": (event: number) => ofEvent(event, sql`draw_run`, sql`'number', number`),
  pass: (event: number) => ofEvent(event, sql`pass`, sql`'name', name`),
  peg: (event: number) => ofEvent(event, sql`peg`, sql`'number', number`),
  draw: (event: number) => ofEvent(event, sql`draw`, sql`'anglerId', angler_id, 'sessionId', session_id`),
  score: (event: number) => ofEvent(event, sql`score`, sql`'anglerId', angler_id, 'sessionId', session_id`),
  protest: (event: number) =>
    ofEvent(event, sql`protest`, sql`'anglerId', angler_id, 'sessionId', session_id`),
  rotation: (event: number) =>
    ofEvent(event, sql`rotation`, sql`'groupId', group_id, 'sessionId', session_id`),
  security: (event: number) => ofEvent(event, sql`security`, sql`'userId', user_id`),
} satisfies Record<string, (eventId: number) => RawBuilder<unknown>>;

function ofEvent(eventId: number, table: RawBuilder<unknown>, named: RawBuilder<unknown>) {
  return sql`select id, jsonb_build_object(${named}) as named from ${table} where event_id = ${eventId}`;
}
