import type { PegRunResponse } from "@tightlines/contract/draw-run";
import type { HeldDuel, HeldSeats } from "@tightlines/domain/draw/held-draw";

/** What is known of a run's duels once they may be seen. */
export type DuelRun = Pick<PegRunResponse, "duels" | "rests"> & Partial<Pick<PegRunResponse, "held">>;

export interface DuelRound {
  round: number;
  /** Along the water. */
  duels: readonly HeldDuel[];
  restIds: readonly number[];
}

/** The duels of a session, round by round, with what was changed since they were drawn. */
export function roundsOf(run: DuelRun, sessionId: number): DuelRound[] {
  const { duels, rests } = run.held ?? run;
  const here: readonly HeldDuel[] = (duels ?? []).filter((duel) => duel.sessionId === sessionId);
  const resting = (rests ?? []).filter((rest) => rest.sessionId === sessionId);
  const numbers = new Set([...here, ...resting].map(({ round }) => round));
  return [...numbers]
    .sort((a, b) => a - b)
    .map((round) => ({
      round,
      duels: here.filter((duel) => duel.round === round),
      restIds: resting.filter((rest) => rest.round === round).map(({ anglerId }) => anglerId),
    }));
}

/** What one angler does in a round: they fish, judge others, or rest. */
export type OwnRound = { round: number } & (
  | { kind: "fishes"; opponentId: number | null; pegIds: readonly [number, number]; judgeId: number | null }
  | { kind: "judges"; anglerIds: HeldSeats; pegIds: readonly [number, number] }
  | { kind: "rests" }
);

/** The rounds of one angler in a session; empty for whoever takes no part. The pegs of one who fishes: before and after half time. */
export function ownRounds(rounds: readonly DuelRound[], anglerId: number): OwnRound[] {
  return rounds.flatMap(({ round, duels, restIds }): OwnRound[] => {
    const own = duels.find(({ firstHalf }) => firstHalf.includes(anglerId));
    if (own) {
      const [before, after] = own.firstHalf[0] === anglerId ? ([0, 1] as const) : ([1, 0] as const);
      const pegIds = [own.pegIds[before], own.pegIds[after]] as const;
      return [{ round, kind: "fishes", opponentId: own.firstHalf[after], pegIds, judgeId: own.judgeId }];
    }
    const judged = duels.find(({ judgeId }) => judgeId === anglerId);
    if (judged) return [{ round, kind: "judges", anglerIds: judged.firstHalf, pegIds: judged.pegIds }];
    return restIds.includes(anglerId) ? [{ round, kind: "rests" }] : [];
  });
}
