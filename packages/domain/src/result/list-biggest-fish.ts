import { compare, type Rational } from "../number/rational.ts";
import type { OrdersBy } from "../ruleset/classification.ts";
import { isCounting } from "../score/limit-catches.ts";
import type { RawScore } from "../score/score.ts";
import type { Round } from "./add-up-rounds.ts";
import { groupBy } from "./group-by.ts";
import type { Candidate } from "./standing.ts";

type BiggestFish = Extract<OrdersBy, { kind: "biggestFish" }>;

/**
 * K4, B7 [S42], M11 [S69]: every entry with its single biggest fish as the total. Without a species the size is the one
 * left after a deduction that hits the biggest fish (B3 [S71]). Those below the minimum are not listed.
 */
export function listBiggestFish(
  rule: BiggestFish,
  candidates: readonly Candidate[],
  rawScores: readonly RawScore[],
): readonly Candidate[] {
  const byEntry = groupBy(rawScores, (raw) => raw.entryId);
  return candidates.flatMap((candidate) => {
    const biggest = (byEntry.get(candidate.id) ?? [])
      .filter((raw) => raw.status === "caught")
      .map((raw) => ({ raw, size: findBiggest(rule, raw) }))
      .reduce<Biggest | undefined>(
        (best, each) => (best && compare(best.size, each.size) >= 0 ? best : each),
        undefined,
      );
    if (!biggest || biggest.size === 0 || compare(biggest.size, rule.minimum ?? 0) < 0) return [];
    const { id, startNumber, isFinalist, isDisqualified } = candidate;
    const round = candidate.rounds.find((each) => each.sessionId === biggest.raw.sessionId);
    return [
      {
        id,
        startNumber,
        rounds: round ? [scoreBySize(round, biggest.size)] : [],
        isFinalist,
        isDisqualified,
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

/** Written out: copying thousands of rounds by spreading them costs more than ranking them. */
function scoreBySize(round: Round, points: Rational): Round {
  const { sessionId, sessionNumber, status, raw, fishCount, longest, heaviest, places } = round;
  return { sessionId, sessionNumber, status, points, raw, fishCount, longest, heaviest, places, keeps: 1 };
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
