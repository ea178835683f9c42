import { fail, type Outcome, succeed } from "../outcome.ts";
import type { ChangeProblem } from "./apply-change.ts";
import type { DrawChange, DrawMove, MoveReason } from "./draw-change.ts";
import type { DrawInput } from "./draw-input.ts";
import type { HeldDuel, HeldSchedule, HeldSeats } from "./held-draw.ts";
import { stepIn } from "./step-in.ts";

type Schedule = Pick<HeldSchedule, "duels" | "rests">;

export interface DuelRepair extends Schedule {
  readonly input: DrawInput;
  readonly moves: readonly DrawMove[];
}

/**
 * Repairs a schedule of duels: the seat of somebody who has withdrawn stays empty and their opponent fishes alone (R13), an
 * official judges where they would have; a reserve takes over every seat, turn as judge and rest (R14). Everything else is
 * paired for the whole field, so that it needs a new draw.
 */
export function repairDuels(
  input: DrawInput,
  held: Schedule,
  change: DrawChange,
): Outcome<DuelRepair, ChangeProblem> {
  if (change.kind !== "withdrawal" && change.kind !== "substitution") return fail("needs-a-new-draw");
  const { anglerId, sessionIds } = change;
  const isDueled = (id: number) =>
    held.duels.some((duel) => sessionIds.includes(duel.sessionId) && isIn(duel, id)) ||
    held.rests.some((rest) => sessionIds.includes(rest.sessionId) && rest.anglerId === id);
  if (!isDueled(anglerId)) return fail("angler-not-in-draw", { anglerId });
  if (change.kind === "withdrawal") return succeed({ input, ...replace(held, change, null) });
  const stepped = stepIn(input, change, isDueled);
  if (!stepped.ok) return stepped;
  return succeed({ input: stepped.value, ...replace(held, change, change.reserve.anglerId) });
}

function replace(
  held: Schedule,
  { anglerId, sessionIds }: { readonly anglerId: number; readonly sessionIds: readonly number[] },
  byId: number | null,
): Schedule & Pick<DuelRepair, "moves"> {
  const isOpen = ({ sessionId }: { readonly sessionId: number }) => sessionIds.includes(sessionId);
  const swap = (id: number | null) => (id === anglerId ? byId : id);
  const seats = ([one, other]: HeldSeats): HeldSeats => [swap(one), swap(other)];
  return {
    duels: held.duels.map((duel) =>
      isOpen(duel)
        ? {
            ...duel,
            firstHalf: seats(duel.firstHalf),
            secondHalf: seats(duel.secondHalf),
            judgeId: swap(duel.judgeId),
          }
        : duel,
    ),
    rests: held.rests.flatMap((rest) => {
      if (!isOpen(rest) || rest.anglerId !== anglerId) return rest;
      return byId === null ? [] : { ...rest, anglerId: byId };
    }),
    moves: held.duels
      .filter((duel) => isOpen(duel) && isIn(duel, anglerId))
      .flatMap((duel) => listMoves(duel, anglerId, byId)),
  };
}

function listMoves(duel: HeldDuel, anglerId: number, byId: number | null): DrawMove[] {
  const { sessionId, round, pegIds, firstHalf, judgeId } = duel;
  const pegId = firstHalf[1] === anglerId ? pegIds[1] : pegIds[0];
  const about = { sessionId, round, ...(judgeId === anglerId && { isJudge: true }) };
  const reason: MoveReason = byId === null ? "was-withdrawn" : "was-replaced";
  const goes = { ...about, anglerId, fromPegId: pegId, toPegId: null, reason };
  if (byId === null) return [goes];
  return [goes, { ...about, anglerId: byId, fromPegId: null, toPegId: pegId, reason: "replaces" }];
}

function isIn({ firstHalf, judgeId }: HeldDuel, anglerId: number): boolean {
  return firstHalf.includes(anglerId) || judgeId === anglerId;
}
