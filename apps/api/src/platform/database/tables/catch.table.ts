import type { GeneratedAlways, Selectable } from "kysely";

/** A fish on a score, or a lot of alike ones. It is never deleted: what does not count has a reason. */
export interface CatchTable {
  eventId: number;
  /** The operation that added it. */
  id: string;
  /** The order in which they were added. */
  number: GeneratedAlways<number>;
  scoreId: number;
  saidBy: string;
  speciesId: number;
  lengthMm: number | null;
  weightGrams: number | null;
  count: number;
  isDead: boolean;
  isTagged: boolean;
  lineClassKg: number | null;
  caughtAt: Date | null;
  deductions: string[];
  voidReason: string | null;
}

export type CatchRow = Selectable<CatchTable>;
