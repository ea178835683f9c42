import { listWaitingQueues } from "../../../lib/outbox/list-queues.ts";
import { readKept } from "../../../lib/outbox/kept.ts";
import { isOfPass, listPasses, ownerOf, shelfOf } from "./kept-pass.ts";
import type { ScoreBook } from "./score-book.ts";
import { readPhotoQueue } from "./photo-outbox.ts";
import { readScaleQueue } from "./scale-outbox.ts";
import { bookName, readQueueName } from "./score-outbox.ts";

/** What waits in an event for another pass than the one that is open. */
interface LeftQueue {
  queue: string;
  /** Of the pass it waits for, as long as that is kept on this device and still holds: it is sent with that one. */
  secret: string | undefined;
}

/** What was answered waits for nobody here: the organizer decides about it. */
export async function findLeftQueues(eventId: number, owner: string, now: number): Promise<LeftQueue[]> {
  const passes = await listPasses();
  const left: LeftQueue[] = [];
  for (const queue of await listWaitingQueues()) {
    const of = readQueueName(queue) ?? readScaleQueue(queue) ?? readPhotoQueue(queue);
    if (of?.eventId !== eventId || of.owner === owner || !isOfPass(of.owner)) continue;
    const secret = passes.find((pass) => ownerOf(pass.secret) === of.owner)?.secret;
    left.push({ queue, secret: secret && (await holds(secret, eventId, now)) ? secret : undefined });
  }
  return left;
}

async function holds(secret: string, eventId: number, now: number): Promise<boolean> {
  const book = await readKept<ScoreBook>(bookName(shelfOf(secret), eventId));
  return book?.pass != null && Date.parse(book.pass.expiresAt) > now;
}
