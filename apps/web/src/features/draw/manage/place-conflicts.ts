import type { DrawResponse } from "@tightlines/contract/draw";
import type { SectorResponse } from "@tightlines/contract/sector";
import { wholeSectors } from "../seat.ts";

/** Somebody on a peg, before it is so. */
export interface WantedPlace {
  sessionId: number;
  anglerId: number;
  teamId: number | null;
  pegId: number;
  needsAccessiblePeg: boolean;
}

export type PlaceConflict =
  /** These two are refused, unless the two exchange their pegs. */
  | { kind: "taken"; name: string }
  | { kind: "out-of-use"; reason: string }
  /** These are only said: the organizer decides. */
  | { kind: "team-mate-beside"; names: string }
  | { kind: "end-peg-again"; sessions: readonly number[] }
  | { kind: "sector-again"; sessions: readonly number[] }
  | { kind: "neighbour-again"; names: string }
  | { kind: "not-accessible" };

/** What stands in the way of a place, or speaks against it. */
export function findPlaceConflicts(
  { sessionId, anglerId, teamId, pegId, needsAccessiblePeg }: WantedPlace,
  draws: readonly DrawResponse[],
  sectors: readonly SectorResponse[],
): PlaceConflict[] {
  const pegs = sectors.flatMap((sector) => sector.pegs);
  const peg = pegs.find(({ id }) => id === pegId);
  const others = draws.filter((draw) => draw.sessionId === sessionId && draw.anglerId !== anglerId);
  const holder = others.find((draw) => draw.pegId === pegId);
  const beside = besideOf(pegId, sectors);
  const mates = others.filter(
    (draw) => teamId !== null && draw.teamId === teamId && beside.includes(draw.pegId),
  );
  const ends = new Set(pegs.filter(({ isEnd }) => isEnd).map(({ id }) => id));
  const elsewhere = draws.filter((draw) => draw.anglerId === anglerId && draw.sessionId !== sessionId);
  const onEnds = elsewhere.filter((draw) => ends.has(draw.pegId));
  const sectorId = wholeSectors(sectors).find((whole) => whole.pegs.some(({ id }) => id === pegId))?.sector
    .id;
  const inSector = elsewhere.filter((draw) => draw.sectorId === sectorId);
  const neighbours = others.filter(
    (other) => beside.includes(other.pegId) && elsewhere.some((draw) => sitBeside(draw, other.anglerId)),
  );
  const conflicts: PlaceConflict[] = [];
  if (holder) conflicts.push({ kind: "taken", name: holder.anglerName });
  if (peg && peg.outOfUseReason !== null) conflicts.push({ kind: "out-of-use", reason: peg.outOfUseReason });
  if (mates.length > 0)
    conflicts.push({ kind: "team-mate-beside", names: mates.map((draw) => draw.anglerName).join(", ") });
  if (ends.has(pegId) && onEnds.length > 0)
    conflicts.push({ kind: "end-peg-again", sessions: onEnds.map((draw) => draw.sessionNumber) });
  if (inSector.length > 0)
    conflicts.push({ kind: "sector-again", sessions: inSector.map((draw) => draw.sessionNumber) });
  if (neighbours.length > 0)
    conflicts.push({ kind: "neighbour-again", names: neighbours.map((draw) => draw.anglerName).join(", ") });
  if (needsAccessiblePeg && peg && !peg.isAccessible) conflicts.push({ kind: "not-accessible" });
  return conflicts;

  function sitBeside({ sessionId: then, pegId: own }: DrawResponse, otherId: number): boolean {
    const near = besideOf(own, sectors);
    return draws.some(
      (draw) => draw.sessionId === then && draw.anglerId === otherId && near.includes(draw.pegId),
    );
  }
}

/** The pegs before and after along the water; round a lake the last is beside the first. */
function besideOf(pegId: number, sectors: readonly SectorResponse[]): number[] {
  return wholeSectors(sectors).flatMap(({ sector, pegs }) => {
    const index = pegs.findIndex(({ id }) => id === pegId);
    if (index < 0) return [];
    const isRing = sector.kind === "lake";
    const before = pegs[index - 1] ?? (isRing ? pegs.at(-1) : undefined);
    const after = pegs[index + 1] ?? (isRing ? pegs[0] : undefined);
    return [before, after].flatMap((peg) => (peg && peg.id !== pegId ? peg.id : []));
  });
}
