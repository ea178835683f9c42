import type { Rational } from "@tightlines/domain/number/rational";
import { isRational } from "@tightlines/domain/number/rational";
import type { TieBreakTrace } from "@tightlines/domain/result/place/order-by-criteria";
import type { UnitResult } from "@tightlines/domain/result/unit/rank-population";
import type { Standing } from "@tightlines/domain/result/table/standing";
import type { Status } from "@tightlines/domain/score/score";
import { m } from "../../../paraglide/messages.js";
import { tieBreakSteps } from "../tie-break-steps.ts";

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
