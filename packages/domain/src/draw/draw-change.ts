import type { DrawAngler } from "./draw-input.ts";

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
  | { readonly kind: "peg-out-of-use"; readonly pegId: number; readonly sessionIds: readonly number[] };

/** One line of the diff: nobody else moves. A null peg is where an angler comes from nowhere, or goes. */
export interface DrawMove {
  readonly sessionId: number;
  readonly anglerId: number;
  readonly fromPegId: number | null;
  readonly toPegId: number | null;
  readonly reason: MoveReason;
}

export type MoveReason =
  | "was-withdrawn"
  | "entered-late"
  | "was-replaced"
  | "replaces"
  | "changed-team"
  | "peg-out-of-use"
  | "made-room";
