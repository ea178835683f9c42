import type { UnitOfRanking } from "../../ruleset/ruleset.ts";
import type { Substitute, Unit } from "./facts.ts";
import { groupBy } from "../../group-by.ts";

/** Where one entry was drawn in one session, as the draw has it. */
export interface Placement {
  readonly sessionId: number;
  readonly entryId: number;
  readonly sectorId: number;
  /** The sector above, when this one is a sub-sector. */
  readonly parentSectorId: number | null;
  readonly groupId: number | null;
  readonly pegId: number;
  /** The reserve who fished instead (F16 [D1]). */
  readonly substituteId: number | null;
}

/**
 * Who is ranked against whom (rulebook 12.1): the sector of a session with all its parts (C2, C6 [S24]), the sub-sector alone
 * (C4 [S21]), the boat (M4 [S63]), the group (F3 [D1]), or the whole match. N of each unit is the number drawn into it, so a
 * later withdrawal changes no price (R13).
 */
export function groupUnits(unit: UnitOfRanking, placements: readonly Placement[]): readonly Unit[] {
  const groups = groupBy(
    placements,
    (placement) => `${placement.sessionId}-${identifyUnit(unit, placement)}`,
  );
  return [...groups]
    .map(([id, members]): Unit => {
      const drawn = members.map((member) => member.entryId).sort((a, b) => a - b);
      const substitutes = members.flatMap(listSubstitute);
      return { id, sessionId: members[0]?.sessionId ?? 0, size: drawn.length, drawn, substitutes };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function identifyUnit(unit: UnitOfRanking, placement: Placement): string {
  const { sectorId, parentSectorId, groupId, pegId } = placement;
  const names: Readonly<Record<UnitOfRanking, string>> = {
    sector: String(parentSectorId ?? sectorId),
    "sub-sector": String(sectorId),
    boat: `${sectorId}-${pegId}`,
    group: String(groupId),
    match: "match",
  };
  return names[unit];
}

function listSubstitute({ entryId, substituteId }: Placement): readonly Substitute[] {
  return substituteId === null ? [] : [{ outId: entryId, inId: substituteId }];
}
