import { formatRational } from "@tightlines/domain/number/format-rational";
import { compare, negate, type Rational } from "@tightlines/domain/number/rational";
import type { LeftoverTie, ResultPoints } from "@tightlines/domain/ruleset/rank-rules";
import type { PriceGroup } from "@tightlines/domain/ruleset/rule-statement";
import { m } from "../../../paraglide/messages.js";
import { showPoints } from "./rule-units.ts";
import { sayThen } from "./say-then.ts";
import { beginLarge, type SaidRule, say, sayList, type Statement } from "./said-rule.ts";

export function sayDuels({ duels: { rounds, scoring, qualifiers } }: Statement<"duels">): SaidRule {
  const facts = {
    rounds,
    win: formatRational(scoring.win),
    draw: formatRational(scoring.draw),
    loss: formatRational(scoring.loss),
  };
  return say(
    scoring.perFish === 0
      ? m.rules_duels_plain(facts)
      : m.rules_duels({ ...facts, perFish: formatRational(scoring.perFish) }),
    qualifiers !== null && m.rules_duels_finals({ count: qualifiers }),
  );
}

export function sayRanked({ unit, points, minimumField }: Statement<"ranked">): SaidRule {
  return say(
    m.rules_ranked({ unit, points: sayResultPoints(points) }),
    minimumField !== null && m.rules_minimum_field({ count: minimumField }),
  );
}

function sayResultPoints(points: ResultPoints): string {
  switch (points.kind) {
    case "place":
      return m.rules_points_place();
    case "raw":
      return m.rules_points_raw();
    case "table":
      return m.rules_points_table({
        points: points.points.map((each) => formatRational(each)).join(", "),
        tail: formatRational(points.tail),
      });
    case "base-step": {
      const [step, ...more] = points.steps;
      const first = formatRational(points.first);
      return step && more.length === 0
        ? m.rules_points_step({ first, step: formatRational(step.step) })
        : m.rules_points_steps({ first });
    }
    case "percent-of-best":
      return m.rules_points_percent();
    case "field-size":
      return m.rules_points_field();
    case "per-beaten":
      return m.rules_points_beaten({
        taking: formatRational(points.taking),
        each: formatRational(points.perBeaten),
      });
  }
}

export function sayTies({ ranking: { tieBreaks, leftoverTie } }: Statement<"ties">): SaidRule {
  const leftover = leftovers[leftoverTie]();
  return say(
    tieBreaks.length === 0
      ? m.rules_ties_none({ leftover })
      : m.rules_ties({ steps: sayThen(tieBreaks), leftover }),
  );
}

const leftovers: Readonly<Record<LeftoverTie, () => string>> = {
  shared: m.ruleset_leftover_shared,
  average: m.ruleset_leftover_average,
  dense: m.ruleset_leftover_dense,
  ordinal: m.ruleset_leftover_ordinal,
  lot: m.ruleset_leftover_lot,
};

export function sayPrices({ prices }: Statement<"prices">): SaidRule {
  const clauses = prices.map(({ statuses, price }) => {
    const who = sayList(statuses.map((status) => m.rules_who({ status })));
    return price.kind === "as-fished"
      ? m.rules_price_kept({ who })
      : m.rules_price({ who, what: sayPrice(price) });
  });
  return say(beginLarge(`${sayList(clauses)}.`));
}

function sayPrice(price: Exclude<PriceGroup["price"], { kind: "as-fished" }>): string {
  switch (price.kind) {
    case "last-place":
      return m.rules_price_last();
    case "average-remaining":
      return m.rules_price_average();
    case "shared-next":
      return m.rules_price_next();
    case "n-plus":
      return m.rules_price_field({ count: price.k });
    case "fixed":
      return showPoints(price.points);
    case "last-caught-plus":
      return sayOffset(price.k, m.rules_price_last_more, m.rules_price_last_less);
    case "blank-plus":
      return sayOffset(price.k, m.rules_price_blank_more, m.rules_price_blank_less);
  }
}

type Offset = (facts: { points: string }) => string;

function sayOffset(k: Rational, more: Offset, less: Offset): string {
  return compare(k, 0) < 0
    ? less({ points: formatRational(negate(k)) })
    : more({ points: formatRational(k) });
}
