import { fail, type Outcome, succeed } from "../outcome.ts";
import { openStream } from "../random/open-stream.ts";
import { readSeed } from "../random/read-seed.ts";
import { shuffleList } from "../random/shuffle-list.ts";
import type { DuelRules } from "../ruleset/duel-rules.ts";
import { pairByCircle, pairByThirds, type Round } from "./pair-rounds.ts";

export interface DuelPlan extends Pick<DuelRules, "rounds" | "judgedBy"> {
  readonly seed: string;
  readonly anglerIds: readonly number[];
}

export interface DuelSchedule {
  readonly duels: readonly Duel[];
  /** Anglers left without an opponent where the field does not come out even. */
  readonly rests: readonly { readonly round: number; readonly anglerId: number }[];
}

export interface Duel {
  readonly round: number;
  /** Two neighbouring pegs, from 1. */
  readonly box: number;
  readonly anglerIds: readonly [number, number];
  /** Null where an official judges (R8 [S19]). */
  readonly judgeId: number | null;
  /** Who sits on the left and on the right peg, before and after half time (T1 [S56]). */
  readonly halves: readonly [Half, Half];
}

export interface Half {
  readonly leftId: number;
  readonly rightId: number;
}

export type DuelProblem =
  | "seed-is-not-256-bits"
  | "angler-listed-twice"
  | "too-few-anglers"
  | "rounds-not-in-thirds"
  | "too-many-rounds";

/**
 * Schedules duels in which no pair meets twice (T3 [S59], R16) and seats are swapped at half time (T1 [S56]). The seed
 * decides who stands where in the scheme; nine rounds with anglers as judges are six duels and three
 * turns as judge for each (T2 [S56][S57][S58]).
 */
export function scheduleDuels(plan: DuelPlan): Outcome<DuelSchedule, DuelProblem> {
  const seed = readSeed(plan.seed);
  if (!seed) return fail("seed-is-not-256-bits");
  const anglerIds = plan.anglerIds.toSorted((a, b) => a - b);
  const twice = anglerIds.find((id, i) => id === anglerIds[i - 1]);
  if (twice !== undefined) return fail("angler-listed-twice", { anglerId: twice });
  const fewest = plan.judgedBy === "anglers" ? 3 : 2;
  if (anglerIds.length < fewest) return fail("too-few-anglers", { anglers: anglerIds.length, fewest });
  if (plan.judgedBy === "anglers" && plan.rounds % 3 !== 0)
    return fail("rounds-not-in-thirds", { rounds: plan.rounds });
  const mostRounds = countMostRounds(plan);
  if (plan.rounds > mostRounds) return fail("too-many-rounds", { rounds: plan.rounds, mostRounds });

  const drawn = shuffleList(anglerIds, openStream(seed, "duels"));
  const rounds =
    plan.judgedBy === "anglers" ? pairByThirds(drawn, plan.rounds) : pairByCircle(drawn, plan.rounds);
  return succeed({
    duels: rounds.flatMap(seatRound),
    rests: rounds.flatMap(({ rests }, i) => rests.map((anglerId) => ({ round: i + 1, anglerId }))),
  });
}

/** Beyond these, somebody would have to meet somebody again. */
function countMostRounds({ anglerIds, judgedBy }: DuelPlan): number {
  if (judgedBy === "anglers") return Math.ceil(anglerIds.length / 3) * 3;
  return anglerIds.length % 2 === 0 ? anglerIds.length - 1 : anglerIds.length;
}

/** Boxes move on from round to round so that nobody keeps a peg; who starts on the left alternates likewise. */
function seatRound({ pairs, judgeIds }: Round, index: number): Duel[] {
  return pairs.map(([one, other], i) => {
    const first = (index + i) % 2 === 0 ? { leftId: one, rightId: other } : { leftId: other, rightId: one };
    return {
      round: index + 1,
      box: ((i + index) % pairs.length) + 1,
      anglerIds: [one, other],
      judgeId: judgeIds[(i + index) % pairs.length] ?? null,
      halves: [first, { leftId: first.rightId, rightId: first.leftId }],
    };
  });
}
