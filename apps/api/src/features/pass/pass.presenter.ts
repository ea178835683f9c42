import type { PassResponse } from "@tightlines/contract/pass";
import type { PassRow } from "../../platform/database/tables/pass.table.ts";

/** Without its secret, of which only a hash is stored. */
export function presentPass({ eventId: _event, secretHash: _hash, ...row }: PassRow): PassResponse {
  return {
    ...row,
    expiresAt: row.expiresAt.toISOString(),
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
