import type { MeasuredTo } from "@tightlines/domain/species/measured-to";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface SpeciesTable {
  id: GeneratedAlways<number>;
  name: string;
  latinName: string;
  code: string;
  defaultMinLengthMm: number | null;
  measuredTo: MeasuredTo;
  photo: string | null;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type SpeciesRow = Selectable<SpeciesTable>;
