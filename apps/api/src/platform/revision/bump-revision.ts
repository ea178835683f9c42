import type { Topic } from "@tightlines/contract/topic";
import { type Expression, type RawBuilder, sql } from "kysely";
import type { Db, Trx } from "../database/schema.ts";

export const REVISION_CHANNEL = "revision";

/**
 * Says that topics have changed, in the transaction that changes them: the numbers and the announcements exist only if
 * that transaction commits. The rows stay locked until then, so revisions of one topic commit in order; call it last,
 * since whoever else moves one of these topics waits. All are counted up in one order, so that nobody waits for
 * somebody who waits for them.
 */
export async function bumpRevisions(trx: Trx, topics: Iterable<Topic>): Promise<Map<string, number>> {
  const { rows } = await sql<{ topic: string; revision: number }>`
    with bumped as (
      insert into revision (topic, revision)
      select topic, 1 from unnest(${[...new Set(topics)]}::text[]) as topic order by topic
      on conflict (topic) do update set revision = revision.revision + 1
      returning topic, revision
    )
    select topic, revision, pg_notify(
      ${REVISION_CHANNEL}, json_build_object('topic', topic, 'revision', revision)::text
    )
    from bumped
  `.execute(trx);
  return new Map(rows.map(({ topic, revision }) => [topic, revision]));
}

/** Lets every process hear of something that keeps its own numbers, when the transaction commits. */
export async function announceRevision(db: Db, topic: string, revision: number): Promise<void> {
  await sql`select ${announcing(topic, sql`${revision}::bigint`)}`.execute(db);
}

/** The same as a part of a statement. */
export function announcing(topic: string, revision: Expression<unknown>): RawBuilder<unknown> {
  const told = sql`json_build_object('topic', ${topic}::text, 'revision', ${revision})`;
  return sql`pg_notify(${REVISION_CHANNEL}, ${told}::text)`;
}
