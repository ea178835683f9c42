import type { CatchRules } from "@tightlines/domain/ruleset/catch-rules";
import type { EventRow } from "../../../platform/database/tables/event.table.ts";

/** What is written down of a fish, in the unit that the event's rules read. */
export function measureLabel({ ruleset: { catching } }: Pick<EventRow, "ruleset">): string {
  return measures(catching) === "length"
    ? `Length (${catching.units.length.name === "inch" ? "in" : "mm"})`
    : `Weight (${weightUnit(catching)})`;
}

export function weightUnit({ units }: Pick<CatchRules, "units">): string {
  return units.weight.name === "pound" ? "lb" : "g";
}

function measures({ catchScore }: CatchRules): "length" | "weight" {
  switch (catchScore.kind) {
    case "formula":
      return catchScore.measure;
    case "weight":
    case "line-class":
      return "weight";
    case "length":
    case "count":
    case "species-table":
    case "length-to-weight":
      return "length";
  }
}
