import { compare, type Rational } from "../number/rational.ts";
import type { OrdersBy, Population } from "../ruleset/classification.ts";
import { isCounting } from "../score/limit-catches.ts";
import type { RawScore } from "../score/score.ts";
import type { Round } from "./add-up-rounds.ts";
import { belongs } from "./match-population.ts";
import type { CompetitionFacts } from "./facts.ts";
import { groupBy } from "./group-by.ts";
import type { Candidate } from "./standing.ts";

type BiggestFish = Extract<OrdersBy, { kind: "biggestFish" }>;

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
  const byEntry = groupBy(rawScores, (raw) => raw.entryId);
  return facts.entries.flatMap((entry) => {
    const biggest = belongs(population, entry) ? chooseBiggest(rule, byEntry.get(entry.id) ?? []) : undefined;
    if (!biggest || biggest.size === 0 || compare(biggest.size, rule.minimum ?? 0) < 0) return [];
    return [
      {
        id: entry.id,
        startNumber: entry.startNumber,
        rounds: [describeRound(biggest, numbers.get(biggest.raw.sessionId) ?? 0)],
        isFinalist: false,
        isDisqualified: false,
        isIncomplete: false,
        charged: 0,
        biggestFishAt: findCaughtAt(rule, biggest),
      },
    ];
  });
}

interface Biggest {
  readonly raw: RawScore;
  readonly size: Rational;
}

function chooseBiggest(rule: BiggestFish, rawScores: readonly RawScore[]): Biggest | undefined {
  let biggest: Biggest | undefined;
  for (const raw of rawScores) {
    if (raw.status !== "caught") continue;
    const size = findBiggest(rule, raw);
    if (!biggest || compare(size, biggest.size) > 0) biggest = { raw, size };
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
  const sizes = raw.catches.filter((fish) => isCounting(fish) && fish.species === rule.species);
  return sizes
    .map((fish) => fish[rule.measure])
    .reduce<Rational>((best, each) => (compare(each, best) > 0 ? each : best), 0);
}

/** The earliest fish of that size, should there be several. */
function findCaughtAt(rule: BiggestFish, { raw, size }: Biggest): string | null {
  const times = raw.catches.filter((fish) => isCounting(fish) && fish[rule.measure] === size);
  return (
    times
      .map((fish) => fish.caughtAt)
      .filter((at) => at !== null)
      .sort()[0] ?? null
  );
}
