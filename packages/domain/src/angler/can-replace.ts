import type { Presence } from "./presence.ts";

interface Angler {
  id: number;
  teamId: number | null;
}

/** Whether a reserve may take somebody's place: of the same team, or of none yet, and neither absent nor withdrawn. */
export function canReplace(
  reserve: Angler & { isReserve: boolean; presence: Presence },
  angler: Angler,
): boolean {
  const isOfTeam = reserve.teamId === null || reserve.teamId === angler.teamId;
  const isAway = reserve.presence === "absent" || reserve.presence === "withdrawn";
  return reserve.isReserve && reserve.id !== angler.id && isOfTeam && !isAway;
}
