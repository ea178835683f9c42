import type { Penalty } from "@tightlines/domain/score/score";
import type { GeneratedAlways, Selectable } from "kysely";

/** A card or decision on a score. */
export interface PenaltyTable {
  eventId: number;
  /** The operation that added it. */
  id: string;
  number: GeneratedAlways<number>;
  scoreId: number;
  saidBy: string;
  code: string;
  effect: Penalty["effect"];
  catchId: string | null;
  /** An exact number as text: 15/2. */
  points: string | null;
  weightGrams: number | null;
  reason: string;
  voidReason: string | null;
}

export type PenaltyRow = Selectable<PenaltyTable>;
