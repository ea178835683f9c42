import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { createOutbox, type Outbox, type Waiting } from "../../../lib/outbox/outbox.ts";
import type { PhotoBody, ScoreCaller } from "./score-caller.ts";

/** What became of a photo: it is stored, or the server has said why not. */
export interface PhotoAnswer {
  problem: { detail: string } | null;
}

export type WaitingPhoto = Waiting<PhotoBody, PhotoAnswer>;

export interface PhotoOutboxOptions {
  caller: Pick<ScoreCaller, "sendPhoto">;
  eventId: number;
  owner: string;
}

/** The photos that one person has taken of fish in one event and that the server has not taken in. */
export function openPhotoOutbox({
  caller,
  eventId,
  owner,
}: PhotoOutboxOptions): Outbox<PhotoBody, PhotoAnswer> {
  return createOutbox<PhotoBody, PhotoAnswer>({
    queue: photoQueueName(eventId, owner),
    counter: `${QUEUES}${eventId}`,
    // A photo at a time: what has arrived is off the device although the signal goes again.
    atOnce: 1,
    send: async ([body]) => [await sendOnce(() => caller.sendPhoto(eventId, body!))],
    isSettled: ({ problem }) => problem === null,
    takeIn: async () => {},
  });
}

/** These say nothing about the photo: it waits on. */
const LATER = new Set([401, 403, 408, 429]);

/** Answers why a photo is refused; fails where it has to be sent again. */
export async function sendOnce(send: () => Promise<unknown>): Promise<PhotoAnswer> {
  try {
    await send();
    return { problem: null };
  } catch (error) {
    const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
    if (!isRefused || LATER.has(error.status)) throw error;
    return { problem: { detail: error.message } };
  }
}

const QUEUES = "photo ";

export function photoQueueName(eventId: number, owner: string): string {
  return `${QUEUES}${eventId} ${owner}`;
}

/** The event of a queue of photos, and whose it is. */
export function readPhotoQueue(queue: string): { eventId: number; owner: string } | undefined {
  const [, eventId, owner] = /^photo (\d+) (.+)$/.exec(queue) ?? [];
  return eventId && owner ? { eventId: Number(eventId), owner } : undefined;
}
