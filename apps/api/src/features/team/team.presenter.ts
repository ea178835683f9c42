import type { TeamResponse } from "@tightlines/contract/team";
import type { TeamRow } from "../../platform/database/tables/team.table.ts";
import type { ShownCaptains } from "./team-uses.ts";

export function presentTeam({ eventId: _eventId, ...row }: TeamRow): TeamResponse {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** The one place where the public's view of a captain replaces the text that the organizer wrote. */
export function showCaptain(team: TeamRow, captains: ShownCaptains): TeamRow {
  return { ...team, captain: captains.get(team.id) ?? team.captain };
}
