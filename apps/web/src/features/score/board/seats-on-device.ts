import type { BoardSeat } from "@tightlines/contract/score/score-board";
import { emptyScore, type EnteredScore } from "@tightlines/domain/score/entered-score";
import { isSigned } from "@tightlines/domain/score/hash-score";
import { nameOf } from "../../angler/angler-name.ts";
import { isListedIn, listScores } from "../device/list-scores.ts";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState } from "../device/score-desk.ts";

/** The seats of a session by what this device has: what the server said last, and what was entered here since. */
export function seatsOnDevice(
  book: ScoreBook,
  state: Pick<DeskState, "scores" | "waiting">,
  sessionId: number,
  known: readonly BoardSeat[],
): BoardSeat[] {
  const before = new Map(known.map((seat) => [seat.anglerId, seat]));
  return listScores(book, state, sessionId).map((listed): BoardSeat => {
    const { angler, shown } = listed;
    const { id: anglerId, number: anglerNumber, teamName, place } = angler;
    const seat = before.get(anglerId);
    const isIn = isListedIn(listed);
    const entered = shown?.entered ?? emptyScore;
    return {
      sectorId: seat?.sectorId ?? null,
      sectorCode: seat?.sectorCode ?? place?.sectorCode ?? null,
      pegNumber: place?.pegNumber ?? null,
      anglerId,
      anglerNumber,
      anglerName: nameOf(angler),
      teamName,
      // The page that corrects a score needs the server; the one that enters it does not.
      scoreId: null,
      isIn,
      presence: isIn ? entered.presence.value.presence : null,
      fishCount: countFish(entered),
      weighInGrams: entered.weighIn.value?.weightGrams ?? null,
      isSigned: isSigned(entered),
      wasSigned: entered.signature.value !== null,
      openCount: seat?.openCount ?? 0,
      lastEntry: seat?.lastEntry ?? null,
    };
  });
}

function countFish({ catches, weighIn }: EnteredScore): number {
  if (catches.length === 0) return weighIn.value?.fishCount ?? 0;
  const standing = catches.filter(({ voidReason }) => voidReason === null);
  return standing.reduce((sum, { values }) => sum + (values.count ?? 1), 0);
}
