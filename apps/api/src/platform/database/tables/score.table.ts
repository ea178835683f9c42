import type { SessionPresence } from "@tightlines/domain/score/score";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

/** What one angler did in one session. Each part names the operation that said it last. */
export interface ScoreTable {
  id: GeneratedAlways<number>;
  eventId: number;
  sessionId: number;
  anglerId: number;
  presence: Generated<SessionPresence>;
  lateMinutes: Generated<number>;
  presenceSaidBy: string | null;
  weightGrams: number | null;
  fishCount: number | null;
  biggestFishGrams: number | null;
  deadCount: number | null;
  weighInSaidBy: string | null;
  signedHash: string | null;
  signedBy: string | null;
  /** What a second person has read from the card, too. */
  checkedHash: string | null;
  checkedBy: string | null;
  /** 0 until something was said: such a row is there to be locked, and nobody sees it. */
  revision: Generated<number>;
  createdAt: ColumnType<Date, never, never>;
  updatedAt: ColumnType<Date, never, Date>;
}

export type ScoreRow = Selectable<ScoreTable>;
