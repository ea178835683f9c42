import { randomUUID } from "node:crypto";
import type { Database } from "../platform/database/database.ts";

export interface Member {
  email: string;
  firstName: string;
  lastName: string;
  token: string;
}

/** What hands out tokens, and the database behind it. */
export interface Served {
  database: Pick<Database, "pool">;
  call(request: {
    method: "GET";
    url: string;
    headers: Record<string, string>;
  }): Promise<{ statusCode: number; body: string }>;
}

/**
 * So many people with accounts and tokens. Their rows are written at once: hashing five hundred passwords would take longer
 * than what is tested with them.
 */
export async function addMembers(api: Served, count: number): Promise<Member[]> {
  const wave = randomUUID().slice(0, 8);
  const people = Array.from({ length: count }, (_, index) => ({
    uid: `${wave}-${index}`,
    session: randomUUID().replaceAll("-", ""),
    email: `${wave}-${index}@example.org`,
    firstName: `Member${index}`,
    lastName: wave,
  }));
  const columns = [
    people.map(({ uid }) => uid),
    people.map(({ email }) => email),
    people.map(({ firstName }) => firstName),
    people.map(({ session }) => session),
  ];
  const given = "unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (uid, email, name, session)";
  const { pool } = api.database;
  await pool.query(
    `insert into identity."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
     select uid, name, email, $4 is not null, now(), now() from ${given}`,
    columns,
  );
  await pool.query(
    `insert into identity.session (id, "userId", token, "expiresAt", "createdAt", "updatedAt")
     select session, uid, session, now() + interval '1 day', now(), now() from ${given}`,
    columns,
  );
  await pool.query(
    `insert into "user" (uid, email, first_name, last_name, display_name, role, is_email_proven)
     select uid, email, name, $5, name || ' ' || $5, 'member', session is not null from ${given}`,
    [...columns, wave],
  );
  const members: Member[] = [];
  for (const { session, email, firstName, lastName } of people) {
    const answer = await api.call({
      method: "GET",
      url: "/api/auth/token",
      headers: { authorization: `Bearer ${session}` },
    });
    if (answer.statusCode !== 200) throw new Error(`No token: ${answer.body}`);
    members.push({ email, firstName, lastName, token: (JSON.parse(answer.body) as { token: string }).token });
  }
  return members;
}
