import type { TieBreakStep } from "@tightlines/domain/result/place/order-by-criteria";
import { m } from "../../paraglide/messages.js";

/** What each step of a tie-break asks for, as the rules say it. */
export const tieBreakSteps: Readonly<Record<TieBreakStep, () => string>> = {
  "fish-count": m.ruleset_tie_fish_count,
  "longest-fish": m.ruleset_tie_longest,
  "second-longest-fish": m.ruleset_tie_second_longest,
  "heaviest-fish": m.ruleset_tie_heaviest,
  "second-heaviest-fish": m.ruleset_tie_second_heaviest,
  "total-weight": m.ruleset_tie_total_weight,
  "total-length": m.ruleset_tie_total_length,
  "first-fish-earlier": m.ruleset_tie_first_earlier,
  "last-fish-earlier": m.ruleset_tie_last_earlier,
  "total-raw": m.ruleset_tie_total_raw,
  "count-of-firsts": m.ruleset_tie_firsts,
  "best-places": m.ruleset_tie_best_places,
  "best-round": m.ruleset_tie_best_round,
  "last-round": m.ruleset_tie_last_round,
  "dropped-result": m.ruleset_tie_dropped,
  "biggest-fish-earlier": m.ruleset_tie_biggest_earlier,
  "full-field-raw": m.ruleset_tie_full_field,
  "start-number": m.ruleset_tie_start_number,
  id: m.ruleset_tie_id,
  lot: m.ruleset_tie_lot,
};
