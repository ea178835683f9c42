import { randomBytes } from "node:crypto";
import type { Pool } from "pg";

/** A code for a letter. It belongs to one account and serves the one purpose it is named after. */
export async function createCode(
  pool: Pool,
  purpose: string,
  uid: string,
  milliseconds: number,
): Promise<string> {
  const code = randomBytes(24).toString("base64url");
  await pool.query(
    `insert into identity.verification (id, identifier, value, "expiresAt") values ($1, $2, $3, $4)`,
    [randomBytes(16).toString("hex"), `${purpose}:${code}`, uid, new Date(Date.now() + milliseconds)],
  );
  return code;
}

/** The account a code was made for, while it is good. */
export async function findHolder(pool: Pool, purpose: string, code: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ uid: string }>(
    `select value as uid from identity.verification where identifier = $1 and "expiresAt" > now()`,
    [`${purpose}:${code}`],
  );
  return rows[0]?.uid;
}

/** Whatever was mailed to an account opens it no more: its password or its address is another one now. */
export async function endCodes(pool: Pool, uid: string): Promise<void> {
  await pool.query("delete from identity.verification where value = $1", [uid]);
}
