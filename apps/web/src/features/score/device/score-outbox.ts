import type { ScoreOperationInput, ScoreOutcome } from "@tightlines/contract/score/score-operation";
import type { ScoreResponse } from "@tightlines/contract/score/score-response";
import { SCORE_OPERATIONS_AT_ONCE } from "@tightlines/domain/score/score-operation";
import type { Api } from "../../../lib/api/api.ts";
import { keepWith } from "../../../lib/outbox/kept.ts";
import { createOutbox, type Outbox } from "../../../lib/outbox/outbox.ts";
import type { ScoreBook } from "./score-book.ts";
import { sendOperations } from "./send-operations.ts";
import type { Pair } from "./shown-score.ts";

export type ScoreOutbox = Outbox<ScoreOperationInput, ScoreOutcome>;

export interface ScoreOutboxOptions {
  api: Api;
  eventId: number;
  /** One person's entries are never sent as somebody else's. */
  owner: string;
  /** Hears which are on their way, and that none is any more. */
  onSending?: (ids: readonly string[]) => void;
}

export function openScoreOutbox({ api, eventId, owner, onSending }: ScoreOutboxOptions): ScoreOutbox {
  return createOutbox<ScoreOperationInput, ScoreOutcome>({
    queue: queueName(eventId, owner),
    // Over everybody who uses the device: a gap is what somebody else has not sent yet.
    counter: `score ${eventId}`,
    atOnce: SCORE_OPERATIONS_AT_ONCE,
    async send(operations) {
      onSending?.(operations.map(({ id }) => id));
      try {
        return await sendOperations(api, eventId, operations);
      } finally {
        onSending?.([]);
      }
    },
    isSettled: ({ outcome }) => outcome === "applied" || outcome === "repeated",
    takeIn: (outcomes) =>
      keepScores(
        eventId,
        owner,
        outcomes.flatMap(({ score }) => (score ? [score] : [])),
      ),
  });
}

/** Keeps what the server has said about scores, as long as this person's book of the event is kept. */
export async function keepScores(
  eventId: number,
  owner: string,
  scores: readonly ScoreResponse[],
): Promise<void> {
  const values = new Map(scores.map((score) => [scoreName(eventId, score), score]));
  await keepWith(bookName(eventId), (book) => (book as ScoreBook).owner === owner, values);
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

export function bookName(eventId: number): string {
  return `score-book ${eventId}`;
}

/** Which event stands behind an address, for a page that is opened without signal. */
export function addressName(eventUrl: string): string {
  return `score-address ${eventUrl}`;
}

export function scoreName(eventId: number, { sessionId, anglerId }: Pair): string {
  return `${scoresOf(eventId, sessionId)}${anglerId}`;
}

/** What the names of a session's scores begin with. */
export function scoresOf(eventId: number, sessionId: number): string {
  return `score ${eventId} ${sessionId} `;
}
