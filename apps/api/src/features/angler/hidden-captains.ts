import { shortenCaptain } from "@tightlines/domain/angler/shorten-captain";
import { groupBy } from "@tightlines/domain/group-by";
import type { Db } from "../../platform/database/schema.ts";
import type { ShownCaptains } from "../team/team-uses.ts";
import { findMinorsByTeam } from "./angler.repository.ts";

/** The captains who are anglers of their own team and under age, as an event that hides its youth shows them. */
export async function findHiddenCaptains(db: Db, eventId: number): Promise<ShownCaptains> {
  const teams = groupBy(await findMinorsByTeam(db, eventId), ({ teamId }) => teamId);
  const shown = [...teams].map(([teamId, minors]) => {
    const { captain } = minors[0]!;
    return { teamId, captain, shortened: shortenCaptain(captain, minors) };
  });
  return new Map(
    shown
      .filter(({ captain, shortened }) => shortened !== captain)
      .map(({ teamId, shortened }) => [teamId, shortened]),
  );
}
