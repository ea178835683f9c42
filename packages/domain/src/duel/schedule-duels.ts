import { describeProblem, fail, type Outcome, type Problem, succeed } from "../outcome.ts";
import { openStream } from "../random/open-stream.ts";
import { readSeed } from "../random/read-seed.ts";
import { shuffleList } from "../random/shuffle-list.ts";
import type { DuelRules } from "../ruleset/duel-rules.ts";
import { assignJudges } from "./assign-judges.ts";
import { MOST_ROUNDS } from "./most-rounds.ts";
import { pairByCircle, pairByThirds, type Round } from "./pair-rounds.ts";

/** The rounds are those of each session. */
export interface DuelPlan extends Pick<DuelRules, "rounds" | "judgedBy"> {
  readonly seed: string;
  /** In the order they are fished. */
  readonly sessionIds: readonly number[];
  readonly anglers: readonly DuelAngler[];
}

export interface DuelAngler {
  readonly anglerId: number;
  readonly teamId: number | null;
}

export interface DuelSchedule {
  readonly duels: readonly Duel[];
  readonly rests: readonly DuelRest[];
}

export interface Duel {
  readonly sessionId: number;
  /** From 1 in each session. */
  readonly round: number;
  /** Two neighbouring pegs, from 1. */
  readonly box: number;
  readonly anglerIds: readonly [number, number];
  /** Null where an official judges (R8 [S19]). */
  readonly judgeId: number | null;
  /** Who sits on the first and on the second peg, before and after half time (T1 [S56]). */
  readonly halves: readonly [Seats, Seats];
}

export type Seats = readonly [number, number];

/** An angler who neither fishes nor judges in a round, because the field does not come out even. */
export interface DuelRest {
  readonly sessionId: number;
  readonly round: number;
  readonly anglerId: number;
}

export type DuelProblem =
  | "seed-is-not-256-bits"
  | "angler-listed-twice"
  | "too-few-anglers"
  | "rounds-not-in-thirds"
  | "too-many-rounds";

/**
 * Schedules duels in which no pair meets twice, in all the sessions together (T3 [S59], R16), and seats are swapped at half
 * time (T1 [S56]). The seed decides who stands where in the scheme; nine rounds with anglers as judges are six
 * duels and three turns as judge for each (T2 [S56][S57][S58]).
 */
export function scheduleDuels(plan: DuelPlan): Outcome<DuelSchedule, DuelProblem> {
  const seed = readSeed(plan.seed);
  if (!seed) return fail("seed-is-not-256-bits");
  const anglerIds = plan.anglers.map(({ anglerId }) => anglerId).sort((a, b) => a - b);
  const problem = findPlanProblem(plan, anglerIds);
  if (problem) return { ok: false, problem };

  const drawn = shuffleList(anglerIds, openStream(seed, "duels"));
  const rounds = plan.rounds * plan.sessionIds.length;
  const paired = plan.judgedBy === "anglers" ? pairByThirds(drawn, rounds) : pairByCircle(drawn, rounds);
  const areMates = compareTeams(plan.anglers);
  const duels: Duel[] = [];
  const rests: DuelRest[] = [];
  const judged = new Map<number, number>();
  for (const [index, { pairs, judgeIds }] of paired.entries()) {
    const sessionId = plan.sessionIds[Math.floor(index / plan.rounds)]!;
    const round = (index % plan.rounds) + 1;
    // Where there are more judges than duels, those who have judged most rest.
    const byTurn = judgeIds.toSorted((a, b) => (judged.get(a) ?? 0) - (judged.get(b) ?? 0));
    const seated = seatRound({ pairs, judgeIds: byTurn }, index, areMates);
    for (const { judgeId } of seated)
      if (judgeId !== null) judged.set(judgeId, (judged.get(judgeId) ?? 0) + 1);
    const busy = new Set(seated.flatMap(({ anglerIds: pair, judgeId }) => [...pair, judgeId]));
    duels.push(...seated.map((duel) => ({ sessionId, round, ...duel })));
    const resting = anglerIds.filter((anglerId) => !busy.has(anglerId));
    rests.push(...resting.map((anglerId) => ({ sessionId, round, anglerId })));
  }
  return succeed({ duels, rests });
}

function findPlanProblem(
  { rounds, sessionIds, judgedBy }: DuelPlan,
  anglerIds: readonly number[],
): Problem<DuelProblem> | undefined {
  const twice = anglerIds.find((id, i) => id === anglerIds[i - 1]);
  if (twice !== undefined) return describeProblem("angler-listed-twice", { anglerId: twice });
  const anglers = anglerIds.length;
  const fewest = judgedBy === "anglers" ? 3 : 2;
  if (anglers < fewest) return describeProblem("too-few-anglers", { anglers, fewest });
  if (judgedBy === "anglers" && rounds % 3 !== 0) return describeProblem("rounds-not-in-thirds", { rounds });
  const wanted = rounds * sessionIds.length;
  const mostRounds = countMostRounds(anglers, judgedBy);
  if (wanted > mostRounds) return describeProblem("too-many-rounds", { anglers, rounds: wanted, mostRounds });
  return undefined;
}

/** Beyond these, somebody would have to meet somebody again. */
function countMostRounds(anglers: number, judgedBy: DuelPlan["judgedBy"]): number {
  const inCircle = anglers % 2 === 0 ? anglers - 1 : anglers;
  return Math.min(MOST_ROUNDS, judgedBy === "anglers" ? Math.ceil(anglers / 3) * 3 : inCircle);
}

function compareTeams(anglers: readonly DuelAngler[]): (one: number, other: number) => boolean {
  const teamOf = new Map(anglers.map(({ anglerId, teamId }) => [anglerId, teamId]));
  return (one, other) => teamOf.get(one) !== null && teamOf.get(one) === teamOf.get(other);
}

/** Boxes move on from round to round so that nobody keeps a peg; who starts on the first peg alternates likewise. */
function seatRound(
  round: Round,
  index: number,
  areMates: (one: number, other: number) => boolean,
): Omit<Duel, "sessionId" | "round">[] {
  const judges = assignJudges(round, index, areMates);
  const seated = round.pairs.map(([one, other], i) => {
    const first: Seats = (index + i) % 2 === 0 ? [one, other] : [other, one];
    const box = ((i + index) % round.pairs.length) + 1;
    const halves: Duel["halves"] = [first, [first[1], first[0]]];
    return { box, anglerIds: [one, other] as const, judgeId: judges[i] ?? null, halves };
  });
  return seated.sort((a, b) => a.box - b.box);
}
