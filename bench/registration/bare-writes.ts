import type { Pool } from "pg";
import type { Member } from "../../apps/api/src/testing/many-members.ts";

/** What the product writes for one registration, as it has written it, so that both write about the same bytes. */
export interface Template {
  confirmed: WrittenRows;
  waitlisted: WrittenRows;
}

interface WrittenRows {
  audit: string;
  mail: { subject: string; text: string; html: string; attachments: string; link: string };
  answer: string;
}

export async function readTemplate(pool: Pool, eventId: number): Promise<Template> {
  const read = async (status: string): Promise<WrittenRows> => {
    const { rows } = await pool.query<{ id: number; email: string }>(
      "select id, email from registration where event_id = $1 and status = $2 order by arrival limit 1",
      [eventId, status],
    );
    const { id } = rows[0]!;
    const audit = await pool.query<{ after: string }>(
      "select after::text from audit where noun = 'registration' and noun_id = $1",
      [String(id)],
    );
    const answer = await pool.query<{ answer: string }>(
      "select answer from idempotency_key where answer like $1",
      [`{"data":{"id":${id},%`],
    );
    return { audit: audit.rows[0]!.after, mail: letters[status]!, answer: answer.rows[0]!.answer };
  };
  return { confirmed: await read("confirmed"), waitlisted: await read("waitlisted") };
}

/** The words of a letter that was sent are forgotten: one of about the same length stands for it. */
const letters: Record<string, WrittenRows["mail"]> = {
  confirmed: letterOf(900, 1000),
  waitlisted: letterOf(900, 0),
};

function letterOf(characters: number, attached: number): WrittenRows["mail"] {
  const text = "A place at the water. ".repeat(characters / 22);
  const content = "QkVHSU46VkNBTEVOREFS".repeat(attached / 20);
  const attachments =
    attached === 0 ? [] : [{ name: "event.ics", type: "text/calendar", content, cid: null }];
  return {
    subject: "You are in: Opening Minute",
    text,
    html: `<p>${text}</p>`,
    attachments: JSON.stringify(attachments),
    link: "http://localhost:3000/events/opening-minute/registrations",
  };
}

export interface BareWrite {
  eventId: number;
  member: Member;
  template: Template;
}

/** The same rows in the same transaction, taking turns on the same row, without anything around it. */
export async function writeBarely(pool: Pool, { eventId, member, template }: BareWrite): Promise<void> {
  const client = await pool.connect();
  const { email, firstName, lastName } = member;
  const key = `bare-${eventId}-${firstName}`;
  try {
    await client.query("begin");
    await client.query("insert into idempotency_key (caller, key, fingerprint) values ($1, $2, $3)", [
      email,
      key,
      "x".repeat(43),
    ]);
    await client.query("select id from event where id = $1 for share", [eventId]);
    const { rows: arrivals } = await client.query<{ arrival: number }>(
      "update registration_settings set last_arrival = last_arrival + 1 where event_id = $1 returning last_arrival as arrival",
      [eventId],
    );
    const { rows: taken } = await client.query<{ places: number }>(
      "select count(*)::int as places from registration where event_id = $1 and (status = 'confirmed' or offered_until is not null)",
      [eventId],
    );
    const status = taken[0]!.places < 100 ? "confirmed" : "waitlisted";
    const { audit, mail, answer } = template[status];
    const { rows } = await client.query<{ id: number }>(
      `insert into registration (event_id, user_id, kind, category, email, answers, status, arrival, accepted_rules_at)
       select $1, id, 'individual', 'open', $2, '{}', $3, $4, now() from "user" where email = $2 returning id`,
      [eventId, email, status, arrivals[0]!.arrival],
    );
    const { id } = rows[0]!;
    await client.query(
      `insert into entrant (event_id, registration_id, position, first_name, last_name, user_id, name_key)
       select $1, $2, 0, $3, $4, id, lower($3 || ' ' || $4) from "user" where email = $5`,
      [eventId, id, firstName, lastName, email],
    );
    await client.query(
      "insert into audit (actor_uid, actor_name, event_id, noun, noun_id, action, after) values ($1, $2, $3, 'registration', $4, 'create', $5)",
      [email, `${firstName} ${lastName}`, eventId, String(id), audit],
    );
    await client.query(
      "insert into mail (to_address, subject, text, html, attachments, link) values ($1, $2, $3, $4, $5, $6)",
      [email, mail.subject, mail.text, mail.html, mail.attachments, mail.link],
    );
    await client.query('select pg_notify(\'revision\', \'{"topic":"mail","revision":1}\')');
    await client.query(
      `with bumped as (
         insert into revision (topic, revision) values ($1, 1)
         on conflict (topic) do update set revision = revision.revision + 1 returning topic, revision
       ) select pg_notify('revision', json_build_object('topic', topic, 'revision', revision)::text) from bumped`,
      [`event:${eventId}:registration`],
    );
    await client.query(
      "update idempotency_key set status = 201, answer = $3 where caller = $1 and key = $2",
      [email, key, answer],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
}
