import type { DuelRest } from "../duel/schedule-duels.ts";
import type { Turn } from "./draw-choice-order.ts";
import type { DrawnDuel } from "./draw-duels.ts";
import type { Placement } from "./draw-input.ts";

/** A draw as it stands after some changes: which of these lists says something depends on the way it was drawn. */
export interface HeldDraw extends HeldSchedule {
  readonly placements: readonly Placement[];
}

/** What a draw has given besides pegs for a session. */
export interface HeldSchedule {
  readonly turns: readonly Turn[];
  readonly duels: readonly HeldDuel[];
  readonly rests: readonly DuelRest[];
}

/** A duel in which a seat may have become empty. */
export interface HeldDuel extends Omit<DrawnDuel, "firstHalf" | "secondHalf"> {
  readonly firstHalf: HeldSeats;
  readonly secondHalf: HeldSeats;
}

/** Null where somebody has withdrawn: the other fishes alone. */
export type HeldSeats = readonly [number | null, number | null];

/** The peg that those whose turn it was have chosen, all of them together; null where they gave it back. */
export interface Choice {
  readonly sessionId: number;
  readonly turn: number;
  readonly anglerIds: readonly number[];
  readonly to: { readonly sectorId: number; readonly pegId: number } | null;
  /** The number of the last change of the draw before they chose; 0 where nothing was changed before. */
  readonly afterChange: number;
}
