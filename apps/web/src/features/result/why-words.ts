import type {
  ExplainedFish,
  ExplainedResult,
  ExplainedSession,
} from "@tightlines/contract/result/explained-result";
import type { ResultMeasure, ResultTables } from "@tightlines/contract/result/result-table";
import { m } from "../../paraglide/messages.js";
import { tieBreakSteps } from "../ruleset/tie-break-steps.ts";
import type { Units } from "../score/measure.ts";
import { showValue } from "../score/show-value.ts";
import { sizeWords, statusWord, unitName } from "./result-words.ts";

interface Frame {
  units: Units;
  tables: Pick<ResultTables, "rawMeasure" | "roundMeasure">;
}

type Tie = NonNullable<ExplainedResult["decidedBy"]>;

/** Which step of the tie-break decided, in the words of the rules. */
export function tieWords({ step, behind, own, theirs }: Tie, frame: Frame): string {
  const measure = measureOf(step, frame);
  return m.result_why_tie({
    name: behind,
    rule: tieBreakSteps[step](),
    own: showValue(own, measure, frame.units),
    theirs: showValue(theirs, measure, frame.units),
  });
}

/** What a session brought, and why it is worth what it is. */
export function sessionWords(session: ExplainedSession, frame: Frame): string[] {
  const { price, decidedBy, awaitsLot, sharedBy, counts, extras, setByJury, adjustments } = session;
  const { place, fieldSize: field, fishCount: count } = session;
  const points = showValue(session.points, frame.tables.roundMeasure, frame.units);
  const raw = showValue(session.raw, frame.tables.rawMeasure, frame.units);
  const where = unitName(session.unit);
  return [
    ...(where ? [`${where}.`] : []),
    price
      ? m.result_why_priced({
          status: statusWord(session.status) ?? "",
          points,
          rule: priceWords(price),
          field: price.fieldSize,
          caught: price.caught,
        })
      : caughtWords(count, { raw, place: place ?? "–", field, points }),
    ...(decidedBy ? [tieWords(decidedBy, frame)] : []),
    ...(awaitsLot
      ? [m.result_why_lot()]
      : sharedBy > 1
        ? [m.result_why_shared({ count: sharedBy, points })]
        : []),
    ...[...adjustments, ...extras].map(({ code, amount }) =>
      m.result_why_extra({ code: code.replaceAll("-", " "), amount }),
    ),
    ...(setByJury ? [m.result_why_set({ points, ...setByJury })] : []),
    ...(counts === "none" ? [m.result_why_dropped()] : counts === "half" ? [m.result_why_half()] : []),
  ];
}

/** A catch that was weighed as a whole has no number of fish. */
function caughtWords(count: number, said: Parameters<typeof m.result_why_weighed>[0]): string {
  return count === 0 ? m.result_why_weighed(said) : m.result_why_caught({ ...said, count });
}

/** One catch: what it scored, or why it does not count. */
export function fishWords(fish: ExplainedFish, frame: Frame): string {
  const { species, points, verdict } = fish;
  const size = sizeWords(fish, frame.units);
  if (verdict === "counted" || verdict === "tail")
    return m.result_why_fish({
      species,
      size,
      points: showValue(points, frame.tables.rawMeasure, frame.units),
    });
  return m.result_why_not_counted({ species, size, why: (verdicts[verdict] ?? m.result_verdict_limit)() });
}

const verdicts: Readonly<Partial<Record<ExplainedFish["verdict"], () => string>>> = {
  void: m.result_verdict_void,
  ineligible: m.result_verdict_ineligible,
  undersized: m.result_verdict_undersized,
  "worth-too-little": m.result_verdict_worth_too_little,
  "gate-closed": m.result_verdict_gate_closed,
};

const prices: Readonly<Record<NonNullable<ExplainedSession["price"]>["kind"], () => string>> = {
  "last-place": m.ruleset_price_last_place,
  "average-remaining": m.ruleset_price_average,
  "n-plus": m.ruleset_price_n_plus,
  "last-caught-plus": m.ruleset_price_last_caught,
  "shared-next": m.ruleset_price_next,
  fixed: m.ruleset_price_fixed,
  "blank-plus": m.ruleset_price_blank_plus,
};

function priceWords({ kind, amount }: NonNullable<ExplainedSession["price"]>): string {
  return amount === null ? prices[kind]() : `${prices[kind]()} (${amount})`;
}

const weights: ReadonlySet<Tie["step"]> = new Set(["heaviest-fish", "second-heaviest-fish", "total-weight"]);
const lengths: ReadonlySet<Tie["step"]> = new Set(["longest-fish", "second-longest-fish", "total-length"]);
const catches: ReadonlySet<Tie["step"]> = new Set(["total-raw", "full-field-raw", "best-round"]);

function measureOf(step: Tie["step"], { tables }: Frame): ResultMeasure {
  if (catches.has(step)) return tables.rawMeasure;
  if (weights.has(step)) return "weight";
  return lengths.has(step) ? "length" : "points";
}
