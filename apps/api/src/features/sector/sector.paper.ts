import { sectorColours } from "@tightlines/domain/sector/sector-hues";
import type { SectorRow } from "../../platform/database/tables/sector.table.ts";

/** A sector as a paper names it. */
export interface PaperSector {
  id: number;
  code: string;
  label: string;
  hue: string;
  ink: string;
}

export function printSector({ id, code, name, position }: SectorRow): PaperSector {
  const label = name ? `Sector ${code}, ${name}` : `Sector ${code}`;
  return { id, code, label, ...sectorColours(position) };
}
