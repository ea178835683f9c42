import type { Rounding } from "../number/round-to-step.ts";
import type {
  CatchBonuses,
  CatchLimits,
  CatchRules,
  CatchScore,
  Consequence,
  SpeciesRule,
} from "./catch-rules.ts";
import type {
  Aggregate,
  Classification,
  Cut,
  Qualifying,
  TeamRules,
  TotalTieBreak,
} from "./classification.ts";
import type { DuelRules } from "./duel-rules.ts";
import type { Prices, RankRules, ResultBonuses, ResultPoints } from "./rank-rules.ts";
import type { Publication, UnitOfRanking } from "./ruleset.ts";

/** One thing that an angler should know about the rules, as a code with the facts of its sentence. */
export type RuleStatement =
  | { readonly code: "duels"; readonly duels: DuelRules }
  | { readonly code: "worth"; readonly score: CatchScore; readonly rounding: Rounding | null }
  | { readonly code: "species"; readonly kinds: readonly SpeciesKind[]; readonly others: SpeciesRule | null }
  | {
      readonly code: "limits";
      readonly limits: CatchLimits;
      readonly selfReports: CatchRules["selfReports"] | null;
    }
  | { readonly code: "bonuses"; readonly ofCatch: CatchBonuses; readonly ofResult: ResultBonuses }
  | { readonly code: "costs"; readonly costs: Costs }
  | {
      readonly code: "ranked";
      readonly unit: UnitOfRanking;
      readonly points: ResultPoints;
      readonly minimumField: number | null;
    }
  | { readonly code: "ties"; readonly ranking: Pick<RankRules, "tieBreaks" | "leftoverTie"> }
  | { readonly code: "prices"; readonly prices: readonly PriceGroup[] }
  | {
      readonly code: "total";
      readonly direction: RankRules["direction"];
      readonly ordersBy: Classification["ordersBy"];
      readonly aggregate: Aggregate;
      readonly tieBreaks: readonly TotalTieBreak[];
      readonly cut: Cut | null;
      readonly qualifying: Qualifying | null;
    }
  | { readonly code: "teams"; readonly team: TeamRules }
  | { readonly code: "tables"; readonly tables: readonly Classification[] }
  | { readonly code: "season"; readonly aggregate: Aggregate }
  | { readonly code: "publication"; readonly publication: Publication };

/** Species that one rule is about: what sport calls by one name is several species of the list. */
export interface SpeciesKind {
  readonly codes: readonly string[];
  readonly rule: SpeciesRule;
}

/** Who pays the same price is said together. */
export interface PriceGroup {
  readonly statuses: readonly (keyof Prices)[];
  readonly price: Prices["withdrawn"];
}

export type Costs = Pick<CatchRules, "undersized" | "deductions"> & {
  readonly overLimit: Consequence | null;
  /** From how many fish on the price for too many is paid. */
  readonly most: number | null;
};
