import type { RotationCell } from "../rotation/rotation.ts";
import type { DuelRules } from "../ruleset/duel-rules.ts";

/**
 * All that decides a draw apart from the seed. It is what the published hash is taken of. Lists may come
 * in any order except where the order says something: sessions as they are fished, pegs as they lie along the water.
 */
export interface DrawInput {
  readonly mode: DrawMode;
  readonly sessionIds: readonly number[];
  readonly anglers: readonly DrawAngler[];
  readonly sectors: readonly DrawSector[];
  readonly constraints: readonly Constraint[];
  readonly pins: readonly Pin[];
  /** Where people fished before this draw, for the constraints that look back. */
  readonly earlier: readonly Placement[];
}

/** The ways to draw of rulebook R1. Boats and partners (g) are pegs with a capacity in any of them. */
export type DrawMode =
  /** (a) Any peg of any sector. */
  | { readonly kind: "free" }
  /** (c) A peg of the sector the angler has been given for that session. */
  | { readonly kind: "per-sector"; readonly assignments: readonly SectorAssignment[] }
  /** (e) A peg of the sector the angler's group fishes in that session; a group that rests is not drawn. */
  | { readonly kind: "rotation"; readonly cells: readonly RotationCell[] }
  /** (b) A row of a peg grid for each team; its anglers take the row by slot, or by a second draw (R2 [S96]). */
  | { readonly kind: "team-rows"; readonly rows: readonly PegRow[]; readonly membersTake: "slot" | "lot" }
  /** (d) Nobody gets a peg: the order in which anglers, or teams, choose one (K5 [S37]). */
  | {
      readonly kind: "order-of-choice";
      readonly by: "angler" | "team";
      /** Drawn anew for each session, or the first order turned round every second time (R7 [S55]). */
      readonly laterSessions: "drawn" | "reversed";
    }
  /** (f) Nobody has one peg: who meets whom round by round, and on which two pegs (T1 to T3). */
  | DuelMode;

/** So many rounds in each session. */
export interface DuelMode extends Pick<DuelRules, "rounds" | "judgedBy"> {
  readonly kind: "duels";
}

export interface DrawAngler {
  readonly anglerId: number;
  readonly teamId: number | null;
  readonly groupId: number | null;
  /** Place in the team, from 1. */
  readonly slot: number | null;
  /** Only these pegs are for them, whatever the reason; the constraint `given-pegs` says how strictly (R9 [S99]). */
  readonly onlyPegIds?: readonly number[] | undefined;
  /** In runs that were drawn before `given-pegs`, with `accessible-peg`: everybody could read who needs one. */
  readonly needsAccessiblePeg?: boolean | undefined;
}

export interface DrawSector {
  readonly sectorId: number;
  /** In walking order: a peg's neighbours are the ones before and after it, in use or not. */
  readonly pegs: readonly DrawPeg[];
  /** Round a lake the last peg is the first one's neighbour. */
  readonly isRing: boolean;
}

export interface DrawPeg {
  readonly pegId: number;
  readonly isEnd: boolean;
  /** In runs that were drawn before `given-pegs`. */
  readonly isAccessible?: boolean | undefined;
  readonly isOutOfUse: boolean;
  /** How many fish from it: 1, or the seats of a boat. */
  readonly capacity: number;
}

export interface SectorAssignment {
  readonly sessionId: number;
  readonly anglerId: number;
  readonly sectorId: number;
}

export interface PegRow {
  readonly rowNumber: number;
  /** The peg of slot 1, slot 2 and so on. */
  readonly pegIds: readonly number[];
}

/** An angler an organizer has placed by hand. Always kept: a draw that cannot keep it has no result. */
export interface Pin {
  readonly sessionId: number;
  readonly anglerId: number;
  readonly pegId: number;
}

export interface Placement {
  readonly sessionId: number;
  readonly anglerId: number;
  readonly sectorId: number;
  readonly pegId: number;
}

export type Constraint =
  | { readonly kind: ConstraintKind; readonly strength: "hard" }
  | { readonly kind: ConstraintKind; readonly strength: "soft"; readonly weight: number };

export type ConstraintKind =
  /** Nobody beside, or in one boat with, somebody of the same team (R5 [S34], R8 [S19]). */
  | "team-mates-apart"
  /** Nobody in a sector they have fished (F4 [D1], R6 [S24]). */
  | "new-sector"
  /** Nobody on an end peg who has had one (R4 [S22][S60]). */
  | "one-end-peg"
  /** Nobody beside somebody they have had as a neighbour (R16 [S60]). */
  | "new-neighbour"
  /** One of certain pegs for whoever is kept to these; nothing says why (decision 0033). */
  | "given-pegs"
  /** An accessible peg for those who need one (R9 [S99]): what an organizer wishes, and what earlier runs said openly. */
  | "accessible-peg";
