import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Field } from "../harness/fill-field.ts";

/** What the product has written for one fish, so that both write the same bytes. */
export interface Template {
  said: string;
  after: string;
}

export async function readTemplate(pool: Pool, eventId: number): Promise<Template> {
  const { rows } = await pool.query<Template>(
    "select said::text, after::text from score_operation where event_id = $1 limit 1",
    [eventId],
  );
  return rows[0]!;
}

export interface BareFish {
  field: Field;
  anglerId: number;
  passId: number;
  template: Template;
}

/** The rows of one fish in one transaction, with the topic counted up, and nothing asked or checked. */
export async function writeBarely(
  pool: Pool,
  { field, anglerId, passId, template }: BareFish,
): Promise<void> {
  const { eventId, sessionIds } = field;
  const sessionId = sessionIds.at(-1)!;
  const id = randomUUID();
  const client = await pool.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ id: number }>(
      `insert into score (event_id, session_id, angler_id, revision) values ($1, $2, $3, 1)
       on conflict on constraint score_taken do update set revision = score.revision + 1, updated_at = now()
       returning id`,
      [eventId, sessionId, anglerId],
    );
    const scoreId = rows[0]!.id;
    await client.query(
      `insert into score_operation
         (event_id, id, score_id, session_id, angler_id, kind, said, outcome, after, pass_id, device_id, device_number, made_at)
       values ($1, $2, $3, $4, $5, 'add-catch', $6, 'applied', $7, $8, $9, 1, now())`,
      [eventId, id, scoreId, sessionId, anglerId, template.said, template.after, passId, randomUUID()],
    );
    await client.query(
      `insert into catch (event_id, id, score_id, said_by, species_id, length_mm, count, is_dead, is_tagged, deductions)
       values ($1, $2, $3, $2, 1, 312, 1, false, false, '{}')`,
      [eventId, id, scoreId],
    );
    await client.query(
      `with bumped as (
         insert into revision (topic, revision) values ($1, 1)
         on conflict (topic) do update set revision = revision.revision + 1 returning topic, revision
       )
       select pg_notify('revision', json_build_object('topic', topic, 'revision', revision)::text) from bumped`,
      [`event:${eventId}:score`],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
