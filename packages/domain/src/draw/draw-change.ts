import type { DrawAngler, DrawSector, Placement } from "./draw-input.ts";

/** What has happened since the draw was published. Sessions are those still to be fished. */
export type DrawChange =
  | { readonly kind: "withdrawal"; readonly anglerId: number; readonly sessionIds: readonly number[] }
  | { readonly kind: "late-entrant"; readonly angler: DrawAngler; readonly sessionIds: readonly number[] }
  | {
      readonly kind: "substitution";
      readonly anglerId: number;
      readonly reserve: DrawAngler;
      readonly sessionIds: readonly number[];
      /** R14 lets a reserve fish a sector again only by explicit emergency permission. */
      readonly hasEmergencyPermission: boolean;
    }
  | {
      readonly kind: "transfer";
      readonly anglerId: number;
      readonly toTeamId: number | null;
      readonly sessionIds: readonly number[];
      readonly isDrawLocked: boolean;
    }
  | { readonly kind: "peg-out-of-use"; readonly pegId: number; readonly sessionIds: readonly number[] }
  /** An organizer has placed people themselves: no rule gives this, so that it says where everybody goes. */
  | { readonly kind: "by-hand"; readonly places: readonly HandPlace[] };

/** Where somebody was put by hand; null where they were taken off their peg. */
export interface HandPlace {
  readonly sessionId: number;
  readonly anglerId: number;
  readonly to: { readonly sectorId: number; readonly pegId: number } | null;
}

/**
 * How the event differs from what the draw was made of: only what is new or changed, as it is now. Each change of a draw
 * carries it, so that anybody can compute the change again.
 */
export interface DrawNews {
  readonly anglers: readonly DrawAngler[];
  /** A sector that is gone has no pegs. */
  readonly sectors: readonly DrawSector[];
  /** Where people fish in the sessions of other draws; null where that is as it was. */
  readonly earlier: readonly Placement[] | null;
}

/** One line of the diff: nobody else moves. A null peg is where an angler comes from nowhere, or goes. */
export interface DrawMove {
  readonly sessionId: number;
  readonly anglerId: number;
  readonly fromPegId: number | null;
  readonly toPegId: number | null;
  readonly reason: MoveReason;
  /** Of duels: the round it is about, and whether they judge in it; the peg is the one they begin on, or the first of the two. */
  readonly round?: number | undefined;
  readonly isJudge?: boolean | undefined;
  /** Of an order of choice: whose turn it is about. */
  readonly turn?: number | undefined;
}

export type MoveReason =
  | "was-withdrawn"
  | "entered-late"
  | "was-replaced"
  | "replaces"
  | "changed-team"
  | "peg-out-of-use"
  | "made-room"
  | "by-hand";
