import type { SectorKind } from "@tightlines/domain/sector/sector-kind";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface SectorTable {
  id: GeneratedAlways<number>;
  eventId: number;
  /** The sector it is a part of; sub-sectors rank apart. */
  parentId: number | null;
  code: string;
  name: Generated<string>;
  description: Generated<string>;
  kind: SectorKind;
  /** Its place in the event's order. */
  position: number;
  latitude: Degrees;
  longitude: Degrees;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type SectorRow = Selectable<SectorTable>;

/** The driver reads exact decimals as text. */
type Degrees = ColumnType<string | null, number | null | undefined, number | null>;
