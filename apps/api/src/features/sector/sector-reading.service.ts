import type { SectorListQuery } from "@tightlines/contract/sector";
import type { Db } from "../../platform/database/schema.ts";
import type { SectorRow } from "../../platform/database/tables/sector.table.ts";
import { ProblemError } from "../../platform/http/problem-error.ts";
import { rowId } from "../../platform/http/row-id.ts";
import * as pegs from "./peg.repository.ts";
import { presentSector, type SectorWithPegs } from "./sector.presenter.ts";
import * as sectors from "./sector.repository.ts";

export async function listSectors(
  db: Db,
  eventId: number,
  query: SectorListQuery,
): Promise<{ rows: SectorWithPegs[]; total: number }> {
  const { page, pageSize } = query;
  const [rows, total] = await Promise.all([
    sectors.findPage(db, eventId, query, { limit: pageSize, offset: (page - 1) * pageSize }),
    sectors.count(db, eventId, query),
  ]);
  return { rows: await withPegs(db, eventId, rows), total };
}

export async function getSector(db: Db, eventId: number, id: string): Promise<SectorWithPegs> {
  const sector = orNotFound(await sectors.findById(db, eventId, rowId(id)));
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

/** What the trail keeps of a sector. */
export function valuesOf(sector: SectorWithPegs) {
  const { parentId, code, name, description, kind, latitude, longitude } = presentSector(sector);
  const marks = sector.pegs.map(({ number, isEnd, isAccessible, outOfUseReason }) => ({
    number,
    isEnd,
    isAccessible,
    outOfUseReason,
  }));
  return { parentId, code, name, description, kind, latitude, longitude, pegs: marks };
}

function orNotFound(row: SectorRow | undefined): SectorRow {
  if (!row) throw new ProblemError("sector-not-found");
  return row;
}
