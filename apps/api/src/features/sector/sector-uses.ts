import type { Db } from "../../platform/database/schema.ts";

/** What later nouns do with sectors and their pegs. They hand it over in app.ts: a noun knows none that comes after it. */
export interface SectorUses {
  /** How many cells of the rotation lead into a sector. */
  countCells: (db: Db, eventId: number, sectorId: number) => Promise<number>;
  /** Which of these pegs somebody has been drawn on, or may be, each with the numbers of the draws. */
  findDrawn: (
    db: Db,
    eventId: number,
    pegIds: readonly number[],
  ) => Promise<{ pegId: number; draws: number[] }[]>;
}
