import { eventTopic, type Topic } from "@tightlines/contract/topic";
import { sql } from "kysely";
import type { Db, Trx } from "../database/schema.ts";

export const REVISION_CHANNEL = "revision";

/**
 * Says that a topic has changed, in the transaction that changes it: the number and the announcement exist only
 * if that transaction commits. The row stays locked until then, so revisions of one topic commit in order.
 */
export async function bumpRevision(trx: Trx, topic: Topic | `event:${string}`): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    with bumped as (
      insert into revision (topic, revision) values (${topic}, 1)
      on conflict (topic) do update set revision = revision.revision + 1
      returning topic, revision
    )
    select revision, pg_notify(${REVISION_CHANNEL}, json_build_object('topic', topic, 'revision', revision)::text)
    from bumped
  `.execute(trx);
  return rows[0]!.revision;
}

/**
 * Says that the pages of these events show something else now. The addresses are topics as well as long as pages are
 * kept by them.
 */
export async function bumpEvents(trx: Trx, events: readonly { id: number; url: string }[]): Promise<void> {
  for (const id of new Set(events.map((event) => event.id))) await bumpRevision(trx, eventTopic(id));
  for (const url of new Set(events.map((event) => event.url))) await bumpRevision(trx, `event:${url}`);
}

/** Lets every process hear of something that keeps its own numbers, when the transaction commits. */
export async function announceRevision(db: Db, topic: string, revision: number): Promise<void> {
  await sql`
    select pg_notify(${REVISION_CHANNEL}, json_build_object('topic', ${topic}::text, 'revision', ${revision}::bigint)::text)
  `.execute(db);
}
