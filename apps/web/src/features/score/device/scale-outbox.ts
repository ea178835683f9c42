import type { ScaleCheckInput, ScaleCheckOutcome } from "@tightlines/contract/score/scale-check";
import { SCALE_CHECKS_AT_ONCE } from "@tightlines/domain/score/needs-scale";
import { createOutbox, type Outbox, type Waiting } from "../../../lib/outbox/outbox.ts";
import type { ScoreCaller } from "./score-caller.ts";
import { sendReadable } from "./send-readable.ts";

export type WaitingCheck = Waiting<ScaleCheckInput, ScaleCheckOutcome>;

export interface ScaleOutboxOptions {
  caller: Pick<ScoreCaller, "sendChecks">;
  eventId: number;
  owner: string;
}

/** The checks of scales that one person has made in one event and that the server has not taken in. */
export function openScaleOutbox({
  caller,
  eventId,
  owner,
}: ScaleOutboxOptions): Outbox<ScaleCheckInput, ScaleCheckOutcome> {
  return createOutbox<ScaleCheckInput, ScaleCheckOutcome>({
    queue: scaleQueueName(eventId, owner),
    counter: `${QUEUES}${eventId}`,
    atOnce: SCALE_CHECKS_AT_ONCE,
    send: (checks) => sendReadable(checks, (some) => caller.sendChecks(eventId, some)),
    isSettled: ({ outcome }) => outcome !== "refused",
    takeIn: async () => {},
  });
}

const QUEUES = "scale-check ";

export function scaleQueueName(eventId: number, owner: string): string {
  return `${QUEUES}${eventId} ${owner}`;
}

/** The event of a queue of checks, and whose it is. */
export function readScaleQueue(queue: string): { eventId: number; owner: string } | undefined {
  const [, eventId, owner] = /^scale-check (\d+) (.+)$/.exec(queue) ?? [];
  return eventId && owner ? { eventId: Number(eventId), owner } : undefined;
}

/** Under which the device keeps what was checked on it for a session. */
export function scaleName(shelf: string, eventId: number, sessionId: number): string {
  return `${shelf}scale-check ${eventId} ${sessionId}`;
}
