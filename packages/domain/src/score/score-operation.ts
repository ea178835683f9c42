import type { CatchValues, EnteredPresence, PenaltyValues } from "./entered-score.ts";
import type { WeighIn } from "./score.ts";

/**
 * What somebody says about a score. Devices send operations and never whole scores: two phones that add a fish each make
 * two fish, whatever the network does. An operation is carried out once; `id` is made on the device.
 */
export type ScoreOperation = { readonly id: string } & ScoreStep;

export type ScoreStep =
  | { readonly kind: "add-catch"; readonly catch: CatchValues }
  | {
      readonly kind: "change-catch";
      readonly catchId: string;
      readonly seen: Seen;
      readonly catch: CatchValues;
    }
  | { readonly kind: "void-catch"; readonly catchId: string; readonly seen: Seen; readonly reason: string }
  | { readonly kind: "restore-catch"; readonly catchId: string; readonly seen: Seen; readonly reason: string }
  | { readonly kind: "set-weigh-in"; readonly seen: Seen; readonly weighIn: WeighIn | null }
  | ({ readonly kind: "set-presence"; readonly seen: Seen } & EnteredPresence)
  | { readonly kind: "add-penalty"; readonly penalty: PenaltyValues; readonly reason: string }
  | {
      readonly kind: "void-penalty";
      readonly penaltyId: string;
      readonly seen: Seen;
      readonly reason: string;
    }
  | { readonly kind: "sign"; readonly hash: string }
  /** Somebody has read the card a second time, without seeing what the first had typed, and it says the same. */
  | { readonly kind: "check"; readonly hash: string };

/** The operation that had said a part last when the device showed it; null where nobody had said anything. */
type Seen = string | null;

/** A device that was without signal for long sends what it has in several calls. */
export const SCORE_OPERATIONS_AT_ONCE = 100;
