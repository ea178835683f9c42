import type { PenaltyInput } from "@tightlines/contract/score/score-values";
import { m } from "../../../paraglide/messages.js";
import { showWeight, type Units } from "../measure.ts";

export const penaltyEffects: Record<PenaltyInput["effect"], () => string> = {
  none: m.penalty_effect_none,
  "fish-voided": m.penalty_effect_fish,
  "session-zeroed": m.penalty_effect_zero,
  "session-absent": m.penalty_effect_absent,
  "event-disqualified": m.penalty_effect_disqualified,
  "points-set": m.penalty_effect_set,
};

/** What a penalty does: "One fish does not count, 2 points, 500 g". */
export function penaltyDoes({ effect, points, weightGrams }: PenaltyInput, units: Units): string {
  const isSet = effect === "points-set";
  const parts = [
    effect !== "none" && !isSet && penaltyEffects[effect](),
    points !== null && (isSet ? m.penalty_does_set : m.penalty_does_points)({ points }),
    weightGrams !== null && m.penalty_does_weight({ weight: showWeight(weightGrams, units) }),
  ];
  return parts.filter(Boolean).join(", ") || penaltyEffects.none();
}
