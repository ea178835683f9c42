import { compare, type Rational } from "../../number/rational.ts";
import type { OrdersBy, Population } from "../../ruleset/classification.ts";
import { isCounting } from "../../score/limit-catches.ts";
import type { RawScore } from "../../score/score.ts";
import type { Round } from "./add-up-rounds.ts";
import { compareInstants } from "../unit/compare-unit-entries.ts";
import { belongs } from "../facts/match-population.ts";
import type { CompetitionFacts } from "../facts/facts.ts";
import type { Candidate } from "./standing.ts";

type BiggestFish = Extract<OrdersBy, { kind: "biggest-fish" }>;

/**
 * K4, B7 [S42], M11 [S69]: every entry with its single biggest fish as the total, in the one round it was caught in. Without
 * a species the size is the one left after a deduction that hits the biggest fish (B3 [S71]). Those without a fish, or with
 * none of the minimum size, are not listed.
 */
export function listBiggestFish(
  rule: BiggestFish,
  population: Population,
  facts: CompetitionFacts,
  rawScores: readonly RawScore[],
): readonly Candidate[] {
  const numbers = new Map(facts.sessions.map((session) => [session.id, session.number]));
  const biggest = chooseBiggest(rule, rawScores);
  const candidates: Candidate[] = [];
  for (const entry of facts.entries) {
    const own = biggest.get(entry.id);
    if (!own || !belongs(population, entry)) continue;
    candidates.push({
      id: entry.id,
      startNumber: entry.startNumber,
      rounds: [describeRound(own, numbers.get(own.raw.sessionId) ?? 0)],
      isFinalist: false,
      isDisqualified: false,
      isIncomplete: false,
      charged: 0,
      biggestFishAt: findCaughtAt(rule, own),
    });
  }
  return candidates;
}

interface Biggest {
  readonly raw: RawScore;
  readonly size: Rational;
}

/** By entry: the first session that has it, where several have one of that size. */
function chooseBiggest(rule: BiggestFish, rawScores: readonly RawScore[]): ReadonlyMap<number, Biggest> {
  const biggest = new Map<number, Biggest>();
  for (const raw of rawScores) {
    if (raw.status !== "caught") continue;
    const size = findBiggest(rule, raw);
    if (size === 0 || compare(size, rule.minimum ?? 0) < 0) continue;
    const before = biggest.get(raw.entryId);
    if (!before || compare(size, before.size) > 0) biggest.set(raw.entryId, { raw, size });
  }
  return biggest;
}

function describeRound({ raw, size }: Biggest, sessionNumber: number): Round {
  return {
    sessionId: raw.sessionId,
    sessionNumber,
    status: raw.status,
    points: size,
    raw: raw.value,
    fishCount: raw.fishCount,
    longest: raw.longest,
    heaviest: raw.heaviest,
    places: [],
    keeps: 1,
  };
}

function findBiggest(rule: BiggestFish, raw: RawScore): Rational {
  if (rule.species === undefined) return rule.measure === "length" ? raw.longest : raw.heaviest;
  return findBiggestListed(rule, raw).size;
}

/** Null where the biggest fish was only weighed, not listed. */
function findCaughtAt(rule: BiggestFish, { raw, size }: Biggest): string | null {
  const listed = findBiggestListed(rule, raw);
  return compare(listed.size, size) < 0 ? null : listed.caughtAt;
}

/** The biggest single fish of those listed, as measured; of equal ones the earliest. A lot's weight is no fish's weight. */
function findBiggestListed(
  { species, measure }: BiggestFish,
  { catches }: RawScore,
): { readonly size: Rational; readonly caughtAt: string | null } {
  let size: Rational = 0;
  let caughtAt: string | null = null;
  for (const fish of catches) {
    const isMeant = isCounting(fish) && (species === undefined || fish.species === species);
    if (!isMeant || (measure === "weight" && fish.fish !== 1)) continue;
    const difference = compare(fish[measure], size);
    if (difference < 0 || (difference === 0 && compareInstants(fish.caughtAt, caughtAt) >= 0)) continue;
    size = fish[measure];
    caughtAt = fish.caughtAt;
  }
  return { size, caughtAt };
}
