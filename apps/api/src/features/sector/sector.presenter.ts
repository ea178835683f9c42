import type { SectorResponse } from "@tightlines/contract/sector";
import type { PegRow } from "../../platform/database/tables/peg.table.ts";
import type { SectorRow } from "../../platform/database/tables/sector.table.ts";

export interface SectorWithPegs extends SectorRow {
  pegs: PegRow[];
}

export function presentSector({ eventId: _eventId, ...sector }: SectorWithPegs): SectorResponse {
  return {
    ...sector,
    latitude: asNumber(sector.latitude),
    longitude: asNumber(sector.longitude),
    createdAt: sector.createdAt.toISOString(),
    updatedAt: sector.updatedAt.toISOString(),
    pegs: sector.pegs.map(presentPeg),
  };
}

function presentPeg({ eventId: _event, sectorId: _sector, position: _position, ...peg }: PegRow) {
  return peg;
}

function asNumber(degrees: string | null): number | null {
  return degrees === null ? null : Number(degrees);
}
