import { compare, type Rational } from "../../number/rational.ts";
import type { RankRules, UnitTieBreak } from "../../ruleset/rank-rules.ts";
import type { RawScore } from "../../score/score.ts";
import type { Contestant } from "../facts/facts.ts";
import type { Criteria, TieBreakCriterion } from "../place/order-by-criteria.ts";

/** Raw score first, then the ruleset's tie-breaks in order, then start number or lot where those decide (rulebook 12.8). */
export function compareUnitEntries(rules: RankRules, lots: readonly number[]): Criteria<Contestant> {
  return [
    { compare: (a, b) => compare(b.raw.value, a.raw.value) },
    ...rules.tieBreaks.map(findTieBreak),
    ...decideLeftover(rules, lots),
  ];
}

function findTieBreak(tieBreak: UnitTieBreak): TieBreakCriterion<Contestant> {
  switch (tieBreak) {
    case "fish-count":
      return preferMore(tieBreak, (raw) => raw.fishCount);
    case "longest-fish":
      return preferMore(tieBreak, (raw) => raw.longest);
    case "second-longest-fish":
      return preferMore(tieBreak, (raw) => raw.secondLongest);
    case "heaviest-fish":
      return preferMore(tieBreak, (raw) => raw.heaviest);
    case "second-heaviest-fish":
      return preferMore(tieBreak, (raw) => raw.secondHeaviest);
    case "total-weight":
      return preferMore(tieBreak, (raw) => raw.totalWeight);
    case "total-length":
      return preferMore(tieBreak, (raw) => raw.totalLength);
    case "first-fish-earlier":
      return preferEarlier(tieBreak, (raw) => raw.firstCaughtAt);
    case "last-fish-earlier":
      return preferEarlier(tieBreak, (raw) => raw.lastCaughtAt);
  }
}

function preferMore(step: UnitTieBreak, read: (raw: RawScore) => Rational): TieBreakCriterion<Contestant> {
  return { step, compare: (a, b) => compare(read(b.raw), read(a.raw)), read: (item) => read(item.raw) };
}

/** A fish without a time is behind every fish with one: the claim cannot be shown. */
function preferEarlier(
  step: UnitTieBreak,
  read: (raw: RawScore) => string | null,
): TieBreakCriterion<Contestant> {
  return {
    step,
    compare: (a, b) => compareInstants(read(a.raw), read(b.raw)),
    read: (item) => read(item.raw),
  };
}

function decideLeftover(rules: RankRules, lots: readonly number[]): readonly TieBreakCriterion<Contestant>[] {
  if (rules.leftoverTie === "ordinal") {
    const startNumber = (item: Contestant): number => item.entry.startNumber;
    return [
      { step: "start-number", compare: (a, b) => startNumber(a) - startNumber(b), read: startNumber },
      { step: "id", compare: (a, b) => a.entry.id - b.entry.id, read: (item) => item.entry.id },
    ];
  }
  return rules.leftoverTie === "lot" ? [preferLot(lots, (item: Contestant) => item.entry.id)] : [];
}

/** Lots come in as data: first drawn stands first, one not drawn yet stands behind and stays tied with others like it. */
export function preferLot<T>(lots: readonly number[], identify: (item: T) => number): TieBreakCriterion<T> {
  const positions = new Map(lots.map((id, index) => [id, index]));
  const read = (item: T): number => positions.get(identify(item)) ?? lots.length;
  return { step: "lot", compare: (a, b) => read(a) - read(b), read };
}

export function compareInstants(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}
