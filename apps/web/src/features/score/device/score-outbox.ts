import type { ScoreOperationInput, ScoreOutcome } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { SCORE_OPERATIONS_AT_ONCE } from "@tightlines/domain/score/score-operation";
import { keepWith } from "../../../lib/outbox/kept.ts";
import { createOutbox, type Outbox } from "../../../lib/outbox/outbox.ts";
import type { ScoreBook } from "./score-book.ts";
import type { ScoreCaller } from "./score-caller.ts";
import { sendReadable } from "./send-readable.ts";
import type { Pair } from "./shown-score.ts";

export type ScoreOutbox = Outbox<ScoreOperationInput, ScoreOutcome>;

export interface ScoreOutboxOptions {
  caller: Pick<ScoreCaller, "send" | "shelf">;
  eventId: number;
  /** One person's entries are never sent as somebody else's. */
  owner: string;
  /** Hears which are on their way, and that none is any more. */
  onSending?: (ids: readonly string[]) => void;
}

export function openScoreOutbox({ caller, eventId, owner, onSending }: ScoreOutboxOptions): ScoreOutbox {
  return createOutbox<ScoreOperationInput, ScoreOutcome>({
    queue: queueName(eventId, owner),
    // Over everybody who uses the device: a gap is what somebody else has not sent yet.
    counter: `score ${eventId}`,
    atOnce: SCORE_OPERATIONS_AT_ONCE,
    async send(operations) {
      onSending?.(operations.map(({ id }) => id));
      try {
        const outcomes = await sendReadable(operations, (some) => caller.send(eventId, some));
        return outcomes.map((outcome) => ({ score: null, ...outcome }));
      } finally {
        onSending?.([]);
      }
    },
    // What waits at the server is kept there, and carried out when what it builds on has arrived.
    isSettled: ({ outcome }) => outcome === "applied" || outcome === "repeated" || outcome === "waiting",
    takeIn: (outcomes) =>
      keepScores(
        caller.shelf,
        eventId,
        owner,
        outcomes.flatMap(({ score }) => (score ? [score] : [])),
      ),
  });
}

/** Keeps what the server has said about scores, as long as this person's book of the event is kept. */
export async function keepScores(
  shelf: string,
  eventId: number,
  owner: string,
  scores: readonly ScoreResponse[],
): Promise<void> {
  const values = new Map(scores.map((score) => [scoreName(shelf, eventId, score), score]));
  await keepWith(bookName(shelf, eventId), (book) => (book as ScoreBook).owner === owner, values);
}

const QUEUES = "score ";

export function queueName(eventId: number, owner: string): string {
  return `${QUEUES}${eventId} ${owner}`;
}

/** The event of a queue of scores, and whose it is. */
export function readQueueName(queue: string): { eventId: number; owner: string } | undefined {
  const [, eventId, owner] = /^score (\d+) (.+)$/.exec(queue) ?? [];
  return eventId && owner ? { eventId: Number(eventId), owner } : undefined;
}

export function bookName(shelf: string, eventId: number): string {
  return `${shelf}score-book ${eventId}`;
}

/** Which event stands behind an address, for a page that is opened without signal. */
export function addressName(shelf: string, eventUrl: string): string {
  return `${shelf}score-address ${eventUrl}`;
}

export function scoreName(shelf: string, eventId: number, { sessionId, anglerId }: Pair): string {
  return `${scoresOf(shelf, eventId, sessionId)}${anglerId}`;
}

/** What the names of a session's scores begin with. */
export function scoresOf(shelf: string, eventId: number, sessionId: number): string {
  return `${shelf}score ${eventId} ${sessionId} `;
}
