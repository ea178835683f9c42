import type { Classification } from "../../ruleset/classification.ts";
import type { RankRules } from "../../ruleset/rank-rules.ts";
import { belongs, isEveryone } from "../facts/match-population.ts";
import type { CompetitionFacts, Contestant, Entry, SessionFacts, Unit } from "../facts/facts.ts";
import { listMissedRounds } from "../facts/list-missed-rounds.ts";
import { overrideOverallTop } from "./override-overall-top.ts";
import type { Field } from "../place/price-missing.ts";
import { rankUnit, type UnitRow } from "./rank-unit.ts";
import type { FindRawScore } from "../facts/score-facts.ts";

/** One sector-session (or whatever the ruleset ranks) as one classification sees it. */
export interface UnitResult {
  readonly unitId: string;
  readonly sessionId: number;
  readonly sessionNumber: number;
  /** What prices were reckoned from. Its size is N of this classification: without those it leaves out. */
  readonly field: Field;
  readonly rows: readonly UnitRow[];
}

/**
 * Ranks every unit for one classification (rulebook 12.10). With `reranks`, everyone outside the population is left out
 * first and N shrinks with them (F9 [D1]: 0 of 18 teams come out right otherwise); without, all are ranked and the rest
 * are merely not shown.
 */
export function rankPopulation(
  classification: Classification,
  rules: RankRules,
  facts: CompetitionFacts,
  findRawScore: FindRawScore,
): readonly UnitResult[] {
  const entries = new Map(facts.entries.map((entry) => [entry.id, entry]));
  const { population, reranks } = classification;
  const isInside = isEveryone(population)
    ? () => true
    : (entryId: number): boolean => belongs(population, entries.get(entryId));
  const isRanked = reranks ? isInside : () => true;
  const isShown = reranks || isEveryone(population) ? undefined : isInside;
  const missed =
    classification.lists === "entries" ? listMissedRounds(facts) : new Map<Unit, readonly number[]>();

  return facts.sessions
    .filter((session) => session.isOfficial)
    .toSorted((a, b) => a.number - b.number)
    .flatMap((session) => {
      const units = facts.units
        .filter((unit) => unit.sessionId === session.id)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((unit) => {
          const ids = [...listSlots(unit), ...(session.isComplete ? (missed.get(unit) ?? []) : [])].filter(
            isRanked,
          );
          const fieldSize = unit.size - unit.drawn.filter((id) => !isRanked(id)).length;
          return { unit, fieldSize, contestants: findContestants(ids, session, entries, findRawScore) };
        });
      const ranked = units.map(({ unit, fieldSize, contestants }) => ({
        unitId: unit.id,
        sessionId: session.id,
        sessionNumber: session.number,
        ...rankUnit(rules, contestants, fieldSize, facts.lots?.entries),
      }));
      const contestants = units.flatMap((each) => each.contestants);
      const results = overrideOverallTop(rules, contestants, ranked, facts.lots?.entries);
      if (!isShown) return results;
      return results.map((unit) => ({ ...unit, rows: unit.rows.filter((row) => isShown(row.entryId)) }));
    });
}

/** Who fished: those drawn, with each reserve in the slot of the one replaced. */
export function listSlots(unit: Unit): readonly number[] {
  const { substitutes } = unit;
  if (!substitutes || substitutes.length === 0) return unit.drawn;
  return unit.drawn.map((id) => substitutes.find((each) => each.outId === id)?.inId ?? id);
}

function findContestants(
  ids: readonly number[],
  session: SessionFacts,
  entries: ReadonlyMap<number, Entry>,
  findRawScore: FindRawScore,
): readonly Contestant[] {
  const contestants: Contestant[] = [];
  for (const id of ids) {
    const entry = entries.get(id);
    const raw = findRawScore(session, id);
    if (entry && raw) contestants.push({ entry, raw });
  }
  return contestants;
}
