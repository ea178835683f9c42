import type { Rational } from "../number/rational.ts";
import type { RankRules } from "./rank-rules.ts";

/** A published table: who is in it, how their rounds add up, and how totals are ordered (layer 3 of rulebook 0). */
export interface Classification {
  readonly id: string;
  readonly lists: "entries" | "teams";
  /** Rulebook 12.10. */
  readonly population: Population;
  /** F9 [D1]: leave everyone else out and rank every unit again, with its smaller N. */
  readonly reranks: boolean;
  /** What this table does differently from the ruleset's ranking. */
  readonly ranking?: Partial<RankRules>;
  readonly ordersBy: OrdersBy;
  readonly aggregate: Aggregate;
  /** Rulebook 12.12. */
  readonly tieBreaks: readonly TotalTieBreak[];
  readonly leftoverTie: "shared" | "dense" | "ordinal" | "lot";
  readonly team?: TeamRules;
  readonly cut?: Cut;
  readonly qualifying?: Qualifying;
}

/** Both conditions must hold; an empty population is everyone. */
export interface Population {
  readonly categories?: readonly string[];
  readonly onlyTeamMembers?: boolean;
}

/** K4, B7 [S42], M11 [S69]: the biggest fish is a table of its own, perhaps of one species, perhaps with a minimum. */
export type OrdersBy =
  | { readonly kind: "rounds" }
  | {
      readonly kind: "biggest-fish";
      readonly measure: "length" | "weight";
      readonly species?: string;
      readonly minimum?: Rational;
    };

/** Rulebook 12.11. */
export interface Aggregate {
  readonly counts:
    | { readonly kind: "all" }
    /** U6: best k of n. */
    | { readonly kind: "best"; readonly rounds: number }
    /** U4: the worst so many count nothing; U7 [D9]: they count half. */
    | { readonly kind: "drop"; readonly rounds: number; readonly keeps: 0 | "1/2" };
  /** U8 [D4]: nothing is dropped until so many rounds produced fish. */
  readonly dropsFromRoundsWithFish?: number;
  /** U8: a blank or absent round is not used as the drop. */
  readonly neverDrops?: readonly ("blank" | "absent" | "withdrawn" | "disqualified")[];
  /** U6: fewer rounds fished and there is no place at all. */
  readonly minimumRounds?: number;
}

/** F13 [D1], C6, U5, U9 [S32], B5 [S41], B6, D3, K4. */
export type TotalTieBreak =
  | "total-raw"
  /** B5: only the sessions before the cut. */
  | "full-field-raw"
  | "fish-count"
  | "count-of-firsts"
  | "best-places"
  | "longest-fish"
  | "heaviest-fish"
  | "best-round"
  | "last-round"
  | "dropped-result"
  /** M11 [S69]: of two equal biggest fish, the earlier. */
  | "biggest-fish-earlier";

/** Rulebook 12.13. */
export interface TeamRules {
  /** How many score for a team in a session. */
  readonly size: number;
  /** All of them, or the best so many. */
  readonly counted: "all" | number;
  /** A team that fields fewer: charged as absent, taken as it is, or not placed. */
  readonly incomplete: "charge" | "as-is" | "unranked";
  /** U10 [S33]: a round may be worth the sum of the members' points, or the team's place on that sum. */
  readonly roundPoints: "sum" | "place";
}

/**
 * Rulebook 12.14, B5 [S41]: after this session only the best go on, of the whole table or of each unit of that session. Who was then
 * drawn is a finalist, and finalists stand before everyone else; one who stays away is replaced by drawing the next.
 */
export interface Cut {
  readonly afterSession: number;
  readonly keep: number;
  readonly per: "overall" | "unit";
  readonly scores: "carry-over" | "reset";
}

/** K6 [S37]: the best so many go through; one who is through already may pass the place down. */
export interface Qualifying {
  readonly top: number;
  readonly per: "overall" | "unit";
  readonly passesDown: boolean;
}
