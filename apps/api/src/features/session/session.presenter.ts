import type { SessionResponse } from "@tightlines/contract/session";
import type { SessionRow } from "../../platform/database/tables/session.table.ts";

export function presentSession({ eventId: _event, ...row }: SessionRow): SessionResponse {
  return {
    ...row,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
