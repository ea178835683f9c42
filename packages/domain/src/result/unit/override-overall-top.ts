import { add, subtract, sum } from "../../number/rational.ts";
import type { RankRules } from "../../ruleset/rank-rules.ts";
import { compareUnitEntries } from "./compare-unit-entries.ts";
import type { Contestant } from "../facts/facts.ts";
import { orderByCriteria } from "../place/order-by-criteria.ts";
import type { UnitRow } from "./rank-unit.ts";

/**
 * U3, Linton [S29]: the best of the whole session take points of their own instead of their section's, and the sections
 * do not close up behind them.
 */
export function overrideOverallTop<R extends { readonly rows: readonly UnitRow[] }>(
  rules: RankRules,
  contestants: readonly Contestant[],
  units: readonly R[],
  lots: readonly number[] = [],
): readonly R[] {
  if (rules.resultPoints.kind !== "table" || rules.resultPoints.overallTop === undefined) return units;
  const { overallTop } = rules.resultPoints;
  const ordered = orderByCriteria(
    contestants.filter((each) => each.raw.status === "caught"),
    compareUnitEntries(rules, lots),
    (each) => each.entry.id,
    (a, b) => a.entry.startNumber - b.entry.startNumber,
  );
  const points = new Map(ordered.map(({ item, tie }) => [item.entry.id, overallTop[tie.first - 1]]));
  return units.map((unit) => ({
    ...unit,
    rows: unit.rows.map((row) => {
      const top = points.get(row.entryId);
      if (top === undefined || row.status !== "caught") return row;
      const { extras } = row.trace;
      const inSection = subtract(row.points, sum(extras.map((each) => each.amount)));
      const override = { code: "overallTop", amount: subtract(top, inSection), times: 1 };
      return {
        ...row,
        points: add(row.points, override.amount),
        trace: { ...row.trace, extras: [...extras, override] },
      };
    }),
  }));
}
