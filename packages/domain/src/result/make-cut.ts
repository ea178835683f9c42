import { fail, succeed, type Outcome } from "../outcome.ts";
import type { RulesetProblemCode } from "../ruleset/check-ruleset.ts";
import type { Ruleset } from "../ruleset/ruleset.ts";
import type { FactsProblemCode } from "./facts/check-facts.ts";
import { computeResults } from "./compute-results.ts";
import type { CompetitionFacts } from "./facts/facts.ts";
import { qualifyEntries, type Qualified } from "./qualify-entries.ts";

export type CutProblemCode = RulesetProblemCode | FactsProblemCode | "result-no-cut" | "result-cut-too-early";

/**
 * Who goes on after a cut (rulebook 12.14, B5 [S41]: "top 50, top 10"): the best `keep` of the table as it stands after that session,
 * whatever has been fished since. Those who share the last place all go on. `withdrawn` pass their place down (K6 [S37]).
 */
export function makeCut(
  ruleset: Ruleset,
  classificationId: string,
  facts: CompetitionFacts,
  withdrawn: ReadonlySet<number> = new Set(),
): Outcome<readonly Qualified[], CutProblemCode> {
  const classification = ruleset.classifications.find((each) => each.id === classificationId);
  const cut = classification?.cut;
  if (!classification || !cut) return fail("result-no-cut", { classification: classificationId });
  const sessions = facts.sessions.filter(
    (session) => session.isOfficial && session.number <= cut.afterSession,
  );
  const unfinished = sessions.find((session) => !session.isComplete);
  const last = sessions.find((session) => session.number === cut.afterSession);
  if (unfinished || !last)
    return fail("result-cut-too-early", { session: unfinished?.number ?? cut.afterSession });

  // Without the later sessions nobody is a finalist yet, so the table is that of the full field.
  const ids = new Set(sessions.map((session) => session.id));
  const results = computeResults(
    { ...ruleset, classifications: [classification] },
    { ...facts, sessions, units: facts.units.filter((unit) => ids.has(unit.sessionId)) },
  );
  if (!results.ok) return results;
  const [table] = results.value.classifications;
  const { keep: top, per } = cut;
  if (!table) return succeed([]);
  const units = table.units.filter((unit) => unit.sessionId === last.id);
  return succeed(qualifyEntries({ top, per, passesDown: true }, { ...table, units }, withdrawn));
}
