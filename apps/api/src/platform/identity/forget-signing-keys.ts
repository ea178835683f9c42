import type { Pool } from "pg";

/**
 * The embedded provider's keys are locked with a secret that no backup holds. A restored database starts
 * with new ones: everybody signs in again, and nobody is locked out.
 */
export async function forgetSigningKeys(pool: Pool): Promise<void> {
  await pool.query("delete from identity.jwks");
}
