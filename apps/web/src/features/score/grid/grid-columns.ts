import type { CatchRules } from "@tightlines/domain/ruleset/catch-rules";
import { entryFields } from "@tightlines/domain/score/entry-fields";
import { m } from "../../../paraglide/messages.js";
import type { Measured } from "../measure.ts";

export type ColumnName = "weight" | "count" | "biggest" | "dead" | "fish";
export type GridForm = "weigh-in" | "catches";

export interface GridColumn {
  name: ColumnName;
  label: () => string;
  /** Undefined for a list of fish. */
  measured?: Measured;
}

const weight: GridColumn = { name: "weight", label: m.score_weight, measured: "weight" };
const count: GridColumn = { name: "count", label: m.score_grid_count, measured: "count" };
const biggest: GridColumn = { name: "biggest", label: m.score_biggest, measured: "weight" };
const dead: GridColumn = { name: "dead", label: m.score_grid_dead, measured: "count" };
const fish: GridColumn = { name: "fish", label: m.score_grid_fish };

/**
 * What the desk types for each angler. A catch that is weighed as a whole has a cell for each figure on the card; fish that
 * score one by one stand in one cell, as they stand on the card: "BTR 32.3 28 RTR 41".
 */
export function gridColumns(rules: CatchRules, form: GridForm): readonly GridColumn[] {
  if (form === "catches") return [fish];
  const fields = entryFields(rules);
  if (rules.catchScore.kind === "count") return [count];
  return fields.dead ? [weight, count, biggest, dead] : [weight, count, biggest];
}

/** A fish on a line class needs more than a cell: such scores are entered angler by angler. */
export function fitsGrid(rules: CatchRules): boolean {
  return !entryFields(rules).lineClass;
}
