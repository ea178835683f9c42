import { type DuelProblem, type DuelRest, scheduleDuels, type Seats } from "../duel/schedule-duels.ts";
import { fail, type Outcome, succeed } from "../outcome.ts";
import type { DrawInput, DuelMode } from "./draw-input.ts";
import { type DuelBox, listDuelBoxes } from "./list-duel-boxes.ts";

/** Two anglers who meet on two neighbouring pegs. */
export interface DrawnDuel extends DuelBox {
  readonly sessionId: number;
  /** From 1 in each session. */
  readonly round: number;
  /** Who fishes from the first and from the second of the pegs. At half time they change seats (T1 [S56]). */
  readonly firstHalf: Seats;
  readonly secondHalf: Seats;
  /** Null where an official judges. */
  readonly judgeId: number | null;
}

export type DuelDrawProblem = DuelProblem | "too-few-boxes";

/** The duels of all sessions, each on two pegs (R1 f, T1 to T3): the boxes of the schedule are the pairs of pegs in order. */
export function drawDuels(
  seed: string,
  { sessionIds, anglers, sectors }: DrawInput,
  { rounds, judgedBy }: DuelMode,
): Outcome<{ duels: DrawnDuel[]; rests: readonly DuelRest[] }, DuelDrawProblem> {
  const scheduled = scheduleDuels({ seed, sessionIds, anglers, rounds, judgedBy });
  if (!scheduled.ok) return scheduled;
  const { duels, rests } = scheduled.value;
  const boxes = listDuelBoxes(sectors);
  const atOnce = duels.reduce((most, { box }) => Math.max(most, box), 0);
  if (atOnce > boxes.length) return fail("too-few-boxes", { duels: atOnce, boxes: boxes.length });
  return succeed({
    duels: duels.map(({ sessionId, round, box, halves: [firstHalf, secondHalf], judgeId }) => ({
      sessionId,
      round,
      ...boxes[box - 1]!,
      firstHalf,
      secondHalf,
      judgeId,
    })),
    rests,
  });
}
