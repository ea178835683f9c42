import type { ChangerRole } from "@tightlines/contract/draw-change";
import type { DrawSource } from "@tightlines/domain/draw/draw-source";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

/** Where one angler fishes in one session. */
export interface DrawTable {
  id: GeneratedAlways<number>;
  eventId: number;
  sessionId: number;
  anglerId: number;
  /** The whole sector, also where the peg lies in a part of it. */
  sectorId: number;
  pegId: number;
  source: DrawSource;
  /** The run that drew it; null for whom nobody has drawn. */
  runId: number | null;
  /** Why it was changed after the draw, and who did it. */
  reason: Generated<string>;
  changedBy: ChangerRole | null;
  /** Whether others fish from the same peg after a change by hand: a pair that has chosen it together. */
  isShared: Generated<boolean>;
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type DrawRow = Selectable<DrawTable>;
