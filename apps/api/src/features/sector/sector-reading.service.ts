import { auditedValues } from "../../platform/audit/audited-values.ts";
import type { Db } from "../../platform/database/schema.ts";
import type { SectorRow } from "../../platform/database/tables/sector.table.ts";
import { requireFound } from "../../platform/http/require-found.ts";
import * as pegs from "./peg.repository.ts";
import { presentSector, type SectorWithPegs } from "./sector.presenter.ts";
import * as sectors from "./sector.repository.ts";

export async function getSector(db: Db, eventId: number, id: number): Promise<SectorWithPegs> {
  const sector = requireFound(await sectors.findById(db, eventId, id), "sector-not-found");
  return { ...sector, pegs: await pegs.findBySector(db, eventId, sector.id) };
}

export async function withPegs(
  db: Db,
  eventId: number,
  rows: readonly SectorRow[],
): Promise<SectorWithPegs[]> {
  const ids = rows.map(({ id }) => id);
  const bySector = await pegs.findBySectors(db, eventId, ids);
  return rows.map((row) => ({ ...row, pegs: bySector.get(row.id) ?? [] }));
}

/** What the trail keeps of a sector. Where it stands in the order is a matter of all of them. */
export function valuesOf(sector: SectorWithPegs) {
  const pegs = sector.pegs.map((peg) => auditedValues(peg, "sectorId", "position"));
  return { ...auditedValues(presentSector(sector), "position"), pegs };
}
