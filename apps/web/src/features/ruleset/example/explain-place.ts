import type { Rational } from "@tightlines/domain/number/rational";
import { isRational } from "@tightlines/domain/number/rational";
import type { TieBreakStep, TieBreakTrace } from "@tightlines/domain/result/place/order-by-criteria";
import type { UnitResult } from "@tightlines/domain/result/unit/rank-population";
import type { Standing } from "@tightlines/domain/result/table/standing";
import type { Status } from "@tightlines/domain/score/score";
import { m } from "../../../paraglide/messages.js";

type Names = Readonly<Record<number, string>>;
type Show = (value: Rational) => string;

/** Why somebody has this place in the table, when the total alone does not say it. */
export function explainStanding({ trace, status }: Standing, names: Names, show: Show): readonly string[] {
  if (status !== "ranked") return [unrankedSentences[status]()];
  return [
    ...(trace.decidedBy ? [explainTie(trace.decidedBy, names, show)] : []),
    ...(trace.awaitsLot ? [m.ruleset_why_lot()] : trace.sharedBy > 1 ? [m.ruleset_why_shared()] : []),
  ];
}

/** What a session brought, when it was not simply a place by the catch. */
export function explainRound(unit: UnitResult, id: number, names: Names, show: Show): readonly string[] {
  const row = unit.rows.find((each) => each.entryId === id);
  if (!row) return [];
  const day = unit.sessionNumber;
  const points = show(row.points);
  if (row.trace.price)
    return [m.ruleset_why_priced({ day, status: statusWords[row.trace.price.status](), points })];
  const caught = m.ruleset_why_caught({ day, raw: show(row.raw), count: row.fishCount });
  if (row.trace.decidedBy) return [caught, explainTie(row.trace.decidedBy, names, show)];
  return row.trace.sharedBy > 1 ? [caught, m.ruleset_why_shared()] : [caught];
}

function explainTie({ step, behindId, own, theirs }: TieBreakTrace, names: Names, show: Show): string {
  const write = (fact: unknown): string => (isRational(fact) ? show(fact) : writeTime(fact));
  return m.ruleset_why_tie({
    name: names[behindId] ?? "",
    by: tieBreakSteps[step](),
    own: write(own),
    theirs: write(theirs),
  });
}

/** An instant is read as a time of day, anything else as it is. */
function writeTime(fact: unknown): string {
  if (Array.isArray(fact)) return fact.join(", ");
  return typeof fact === "string" ? (/T(\d\d:\d\d)/.exec(fact)?.[1] ?? fact) : "–";
}

const statusWords: Record<Exclude<Status, "caught">, () => string> = {
  blank: m.ruleset_missed_blank,
  absent: m.ruleset_missed_absent,
  withdrawn: m.ruleset_missed_withdrawn,
  disqualified: m.ruleset_missed_disqualified,
};

const unrankedSentences: Record<Exclude<Standing["status"], "ranked">, () => string> = {
  "too-few-rounds": m.ruleset_why_too_few,
  incomplete: m.ruleset_why_incomplete,
  disqualified: m.ruleset_why_disqualified,
};

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
