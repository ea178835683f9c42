import type { ScoreStep } from "@tightlines/domain/score/score-operation";
import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

/** Everything that was said about scores, in the order it was received: their history and their trail. */
export interface ScoreOperationTable {
  eventId: number;
  /** Made on the device: sent again, it is found by it. */
  id: string;
  number: GeneratedAlways<number>;
  scoreId: number | null;
  sessionId: number;
  anglerId: number;
  kind: ScoreStep["kind"];
  /** As it was read. */
  said: JsonColumn;
  /** SHA-256 of the JSON that was sent, its keys in one order; null for what the product says itself, and for the oldest. */
  sentHash: string | null;
  outcome: "applied" | "conflict" | "refused";
  /** Why it was refused. */
  problem: JsonColumn;
  /** The part of the score that it changed. */
  before: JsonColumn;
  after: JsonColumn;
  reason: Generated<string>;
  userId: number | null;
  /** Instead of somebody with an account. */
  passId: number | null;
  /** Who has taken it in from somebody else's device. */
  takenInBy: number | null;
  deviceId: string | null;
  deviceNumber: number | null;
  /** By the clock of the device. */
  madeAt: Date;
  receivedAt: Generated<Date>;
  decidedAt: Date | null;
  decidedBy: number | null;
  decidedReason: Generated<string>;
}

type JsonColumn = ColumnType<object | null, string | null, string | null>;

export type ScoreOperationRow = Selectable<ScoreOperationTable>;
