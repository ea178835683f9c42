import type { PresetName } from "../event/preset-name.ts";
import type { NumberFormat } from "../number/format-rational.ts";
import type { CatchRules } from "./catch-rules.ts";
import type { Classification } from "./classification.ts";
import type { DuelRules } from "./duel-rules.ts";
import type { RankRules } from "./rank-rules.ts";
import type { SeasonRules } from "./season-rules.ts";

/**
 * Everything an organiser decides about scoring, as plain data (rulebook 12). It is copied into the event, frozen when
 * the first session starts, and every result says which version of it was used.
 */
export interface Ruleset {
  /** Raised by one with every edit people may have read, so that a result can name the rules it was made with. */
  readonly version: number;
  /** The preset this ruleset began as; it may have been edited since. */
  readonly preset: PresetName;
  /** Rulebook 12.1: who is ranked against whom. */
  readonly unit: UnitOfRanking;
  /** Rulebook 12.2 to 12.5 and 12.17: from catches to a raw score. */
  readonly catching: CatchRules;
  /** Rulebook 12.6 to 12.9: from raw scores to places and points inside one unit. */
  readonly ranking: RankRules;
  /** Rulebook 12.10 to 12.14: the tables that are published. */
  readonly classifications: readonly Classification[];
  /** T1 to T7: the event is fished in duels, with a schedule and a table of their own (see the duel folder). */
  readonly duels?: DuelRules;
  /** Rulebook 12.15: what this competition is worth in a season. */
  readonly season?: SeasonRules;
  /** Rulebook 12.16: how exact numbers are shown. */
  readonly display: NumberFormat;
  /** Rulebook 12.18: what the public sees, and until when a result may be contested. */
  readonly publication: Publication;
}

/**
 * One unit per session and: sector with all its parts (C2; the zone of C6 is such a sector), sub-sector (C4), boat (M4),
 * group (F3), or the whole match.
 */
export type UnitOfRanking = "sector" | "sub-sector" | "boat" | "group" | "match";

/** Y8 [S84]: standings may be hidden before the end. Protest windows: 30 min [S42], 60 min [S104]. */
export interface Publication {
  readonly hiddenLastMinutes: number;
  readonly protestWindowMinutes: number;
}
