import { cardOf, isCardIn } from "@tightlines/domain/score/is-card-in";
import { orderAnglers, type PlacedAngler } from "./order-anglers.ts";
import type { ScoreBook } from "./score-book.ts";
import type { DeskState } from "./score-desk.ts";
import { isAbout, showScore, type ShownScore } from "./shown-score.ts";

export interface ListedScore {
  angler: PlacedAngler;
  scoreId: number | undefined;
  /** Undefined where nobody has said anything. */
  shown: ShownScore | undefined;
  /** How many entries somebody has to look at. */
  open: number;
}

/** Everybody who fishes in a session, along the water, with what is known of their score. */
export function listScores(
  book: ScoreBook,
  { scores, waiting }: Pick<DeskState, "scores" | "waiting">,
  sessionId: number | undefined,
): ListedScore[] {
  if (sessionId === undefined) return [];
  const stored = new Map(scores.map((score) => [score.anglerId, score]));
  return orderAnglers(book, sessionId).map((angler) => {
    const operations = waiting.filter(isAbout({ sessionId, anglerId: angler.id }));
    const score = stored.get(angler.id);
    // What was not accepted is no part of the score.
    const isUntold = !score && operations.every(({ answer }) => answer !== null);
    return {
      angler,
      scoreId: score?.id,
      shown: isUntold ? undefined : showScore(score, operations),
      open: operations.filter(({ answer }) => answer !== null).length,
    };
  });
}

/** Whether the card is in, as far as this device knows. */
export function isListedIn({ shown }: ListedScore): boolean {
  return shown !== undefined && isCardIn(cardOf(shown.entered));
}
