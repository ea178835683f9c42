import { compare, type Rational } from "../../number/rational.ts";
import type { Classification, TotalTieBreak } from "../../ruleset/classification.ts";
import type { Round } from "./add-up-rounds.ts";
import { compareInstants, preferLot } from "../unit/compare-unit-entries.ts";
import type { Criteria, TieBreakCriterion, TieBreakStep } from "../place/order-by-criteria.ts";
import type { Totalled } from "./standing.ts";

/** The total first, then the table's tie-breaks in order, then start number or lot where those decide (rulebook 12.12). */
export function compareTotals(
  rules: Pick<Classification, "tieBreaks" | "leftoverTie">,
  direction: "low" | "high",
  lots: readonly number[],
): Criteria<Totalled> {
  const better = direction === "low" ? 1 : -1;
  return [
    { compare: (a, b) => compare(a.total, b.total) * better },
    ...rules.tieBreaks.map((tieBreak) => findTieBreak(tieBreak, direction)),
    ...(rules.leftoverTie === "ordinal"
      ? [preferLess("start-number", (item) => item.candidate.startNumber), byId]
      : []),
    ...(rules.leftoverTie === "lot" ? [preferLot(lots, (item: Totalled) => item.id)] : []),
  ];
}

const byId = preferLess("id", (item) => item.id);

function findTieBreak(tieBreak: TotalTieBreak, direction: "low" | "high"): TieBreakCriterion<Totalled> {
  const better = direction === "low" ? -1 : 1;
  switch (tieBreak) {
    case "total-raw":
      return preferMore(tieBreak, (item) => item.totalRaw);
    case "full-field-raw":
      return preferMore(tieBreak, (item) => item.fullFieldRaw);
    case "fish-count":
      return preferMore(tieBreak, (item) => item.fishCount);
    case "longest-fish":
      return preferMore(tieBreak, (item) => item.longest);
    case "heaviest-fish":
      return preferMore(tieBreak, (item) => item.heaviest);
    case "count-of-firsts":
      return preferMore(tieBreak, (item) => listPlaces(item).filter((place) => place === 1).length);
    case "best-places":
      return preferList(tieBreak, (item) => listPlaces(item).toSorted((a, b) => a - b), -1);
    case "best-round":
      return preferList(
        tieBreak,
        (item) => sortDescending(item.counted.map((round) => round.raw)).slice(0, 1),
        1,
      );
    case "last-round":
      return preferList(tieBreak, (item) => listLastRound(item.counted), better);
    case "dropped-result":
      return preferList(tieBreak, (item) => listDropped(item.counted, better), better);
    case "biggest-fish-earlier":
      return {
        step: tieBreak,
        compare: (a, b) => compareInstants(a.candidate.biggestFishAt, b.candidate.biggestFishAt),
        read: (item) => item.candidate.biggestFishAt,
      };
  }
}

function preferMore(step: TieBreakStep, read: (item: Totalled) => Rational): TieBreakCriterion<Totalled> {
  return { step, compare: (a, b) => compare(read(b), read(a)), read };
}

function preferLess(step: TieBreakStep, read: (item: Totalled) => Rational): TieBreakCriterion<Totalled> {
  return { step, compare: (a, b) => compare(read(a), read(b)), read };
}

/** Compares number by number; `better` is 1 when more is better. A missing number is worse than any. */
function preferList(
  step: TieBreakStep,
  read: (item: Totalled) => readonly Rational[],
  better: 1 | -1,
): TieBreakCriterion<Totalled> {
  return {
    step,
    compare: (a, b) => {
      const own = read(a);
      const theirs = read(b);
      for (let index = 0; index < Math.max(own.length, theirs.length); index += 1) {
        const mine = own[index];
        const other = theirs[index];
        if (mine === undefined) return 1;
        if (other === undefined) return -1;
        const difference = compare(other, mine) * better;
        if (difference !== 0) return difference;
      }
      return 0;
    },
    read,
  };
}

function listPlaces(item: Totalled): number[] {
  return item.counted.filter((round) => round.keeps !== 0).flatMap((round) => round.places);
}

function listLastRound(rounds: readonly Round[]): readonly Rational[] {
  const last = rounds.toSorted((a, b) => a.sessionNumber - b.sessionNumber).at(-1);
  return last ? [last.points] : [];
}

/** U9 [S32]: the dropped results come back, best first. */
function listDropped(rounds: readonly Round[], better: 1 | -1): readonly Rational[] {
  const dropped = rounds.filter((round) => round.keeps !== 1).map((round) => round.points);
  return better === 1 ? sortDescending(dropped) : sortDescending(dropped).toReversed();
}

function sortDescending(values: readonly Rational[]): Rational[] {
  return values.toSorted((a, b) => compare(b, a));
}
