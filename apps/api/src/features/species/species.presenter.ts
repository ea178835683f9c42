import type { SpeciesResponse } from "@tightlines/contract/species";
import type { SpeciesRow } from "../../platform/database/tables/species.table.ts";

export function presentSpecies(row: SpeciesRow): SpeciesResponse {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
