import type { ScaleCheckInput, ScaleCheckOutcome } from "@tightlines/contract/score/scale-check";
import { createOutbox, type Outbox } from "../../../lib/outbox/outbox.ts";
import type { ScoreCaller } from "./score-caller.ts";

export interface ScaleOutboxOptions {
  caller: Pick<ScoreCaller, "sendChecks">;
  eventId: number;
  owner: string;
}

/** The checks of scales that one person has made in one event and that are not sent yet. */
export function openScaleOutbox({
  caller,
  eventId,
  owner,
}: ScaleOutboxOptions): Outbox<ScaleCheckInput, ScaleCheckOutcome> {
  return createOutbox<ScaleCheckInput, ScaleCheckOutcome>({
    queue: `${QUEUES}${eventId} ${owner}`,
    counter: `${QUEUES}${eventId}`,
    atOnce: 20,
    send: (checks) => caller.sendChecks(eventId, checks),
    // One that is refused is about a session that is gone, or no business of this pass.
    isSettled: () => true,
    takeIn: async () => {},
  });
}

const QUEUES = "scale-check ";

/** The event of a queue of checks, and whose it is. */
export function readScaleQueue(queue: string): { eventId: number; owner: string } | undefined {
  const [, eventId, owner] = /^scale-check (\d+) (.+)$/.exec(queue) ?? [];
  return eventId && owner ? { eventId: Number(eventId), owner } : undefined;
}

/** Under which the device keeps what was checked on it for a session. */
export function scaleName(shelf: string, eventId: number, sessionId: number): string {
  return `${shelf}scale-check ${eventId} ${sessionId}`;
}
