import type { RulesetResponse } from "@tightlines/contract/ruleset/ruleset";
import type { Ruleset } from "@tightlines/domain/ruleset/ruleset";
import type { EventRow } from "../../platform/database/tables/event.table.ts";
import type { RulesetVersionRow } from "./ruleset.repository.ts";

export function presentRuleset(
  event: EventRow,
  versions: readonly RulesetVersionRow[],
  { species, hasStartedSession }: { species: RulesetResponse["species"]; hasStartedSession: boolean },
): RulesetResponse {
  return {
    ruleset: currentRuleset(event),
    revision: versions[0]?.revision ?? 1,
    frozenBy: hasStartedSession ? "session" : hasBegun(event) ? "event" : null,
    species,
    versions: versions.map(({ version, ruleset, reason, changedBy, createdAt }) => ({
      version,
      ruleset,
      reason,
      changedBy,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** How long protests may come is a setting of the event, which may change without the rules: it says what holds. */
function currentRuleset({ ruleset, protestMinutes }: EventRow): Ruleset {
  return { ...ruleset, publication: { ...ruleset.publication, protestWindowMinutes: protestMinutes } };
}

function hasBegun({ status }: EventRow): boolean {
  return ["running", "finished", "archived"].includes(status);
}
