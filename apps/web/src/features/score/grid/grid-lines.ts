import type { EnteredScore } from "@tightlines/domain/score/entered-score";
import { isUntold } from "@tightlines/domain/score/entered-score";
import type { RawScore } from "@tightlines/domain/score/score";
import { groupBy } from "@tightlines/domain/group-by";
import { orderAnglers, type PlacedAngler } from "../device/order-anglers.ts";
import type { ScoreBook } from "../device/score-book.ts";
import type { DeskState } from "../device/score-desk.ts";
import { type Pair, showScore, totalOf, type WaitingScore } from "../device/shown-score.ts";

/** One angler of the session, as the device has them. */
export interface GridLine {
  angler: PlacedAngler;
  pair: Pair;
  entered: EnteredScore;
  total: RawScore;
  isTold: boolean;
  /** How far it has come. */
  state: "none" | "waiting" | "sending" | "confirmed";
  /** How many entries somebody has to look at. */
  open: number;
  scoreId: number | undefined;
}

export type KnownLines = ReadonlyMap<number, { key: string; line: GridLine }>;

/** The lines along the water. A line about which nothing new is known is the same object as before. */
export function listLines(
  book: ScoreBook,
  { scores, waiting, sending }: Pick<DeskState, "scores" | "waiting" | "sending">,
  sessionId: number,
  known: KnownLines,
): KnownLines {
  const stored = new Map(scores.map((score) => [score.anglerId, score]));
  const said = groupBy(
    waiting.filter(({ body }) => body.sessionId === sessionId),
    ({ body }) => body.anglerId,
  );
  return new Map(
    orderAnglers(book, sessionId).map((angler) => {
      const score = stored.get(angler.id);
      const operations = said.get(angler.id) ?? [];
      const isSending = operations.some(({ id }) => sending.has(id));
      const key = [score?.revision, isSending, ...operations.map(keyOf)].join(" ");
      const before = known.get(angler.id);
      if (before?.key === key) return [angler.id, before];
      const pair = { sessionId, anglerId: angler.id };
      const { entered, waiting: parts } = showScore(score, operations);
      const isTold = !isUntold(entered);
      const state = parts.size > 0 ? (isSending ? "sending" : "waiting") : isTold ? "confirmed" : "none";
      const line: GridLine = {
        angler,
        pair,
        entered,
        total: totalOf(book, entered, pair),
        isTold,
        state,
        open: operations.filter(({ answer }) => answer !== null).length,
        scoreId: score?.id,
      };
      return [angler.id, { key, line }];
    }),
  );
}

function keyOf({ id, answer }: WaitingScore): string {
  return answer === null ? id : `${id}!`;
}
