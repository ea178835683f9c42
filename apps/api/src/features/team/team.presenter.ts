import type { TeamResponse } from "@tightlines/contract/team";
import type { TeamRow } from "../../platform/database/tables/team.table.ts";

export function presentTeam({ eventId: _eventId, ...row }: TeamRow): TeamResponse {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
