import type { Pool } from "pg";

/** Whatever was mailed to an account opens it no more: its password or its address is another one now. */
export async function endCodes(pool: Pool, uid: string): Promise<void> {
  await pool.query("delete from identity.verification where value = $1", [uid]);
}
